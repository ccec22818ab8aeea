import { SAMPLE_USERS } from '@candil/product';
import type { Locator, Page } from '@playwright/test';
import { keepsFocus } from './focus-at-rest';
import { expect } from './journey';
import { type JourneyLanguage, pattern, type words } from './words';

/** Languages in which belts and sticks are walked through; the catalogue names its lights in each. */
export const SPATIAL_PLACES: readonly { language: JourneyLanguage; email: string; globe: string }[] = [
  { language: 'en', email: SAMPLE_USERS.distributor, globe: 'Globe 20' },
  { language: 'de', email: SAMPLE_USERS.distributor, globe: 'Kugel 20' },
  { language: 'us', email: SAMPLE_USERS.distributorUsa, globe: 'Globe 20' },
];

/** Way of pressing and filling controls: by mouse, by finger or by key. */
export interface Hand {
  readonly press: (what: Locator) => Promise<unknown>;
  /** Types over what a field has. */
  readonly write: (field: Locator, text: string) => Promise<unknown>;
}

export const MOUSE: Hand = { press: (what) => what.click(), write: (field, text) => field.fill(text) };

export const FINGER: Hand = {
  press: (what) => what.tap(),
  write: async (field, text) => {
    await field.tap();
    await field.fill(text);
  },
};

/** Goes on with the Tab key until it has the focus; the arrows lead within a group. */
const MOST_STEPS = 160;

/** Nothing but keys: what cannot be reached by Tab cannot be pressed. */
export const keysOf = (page: Page): Hand => {
  const reach = async (what: Locator) => {
    await expect(what).toBeVisible();
    for (let step = 0; step < MOST_STEPS; step += 1) {
      if ((await what.evaluate((element) => element === document.activeElement)) && (await keepsFocus(what))) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`${what} is not reached by Tab`);
  };
  return {
    press: async (what) => {
      await reach(what);
      await page.keyboard.press('Enter');
    },
    write: async (field, text) => {
      await reach(field);
      await page.keyboard.press('Control+a');
      await page.keyboard.type(text);
    },
  };
};

/** Chooses by the repairs that are offered until nothing is open. */
export const repairAll = async (page: Page, w: ReturnType<typeof words>, { press }: Hand, most = 6) => {
  const repair = page.getByRole('button', { name: /^(2700 K|DALI-2) / });
  const nothing = page.getByText(w('editor:words.issue.nothing')).first();
  for (let open = 0; open < most; open += 1) {
    await expect(repair.first().or(nothing)).toBeVisible();
    if (await nothing.isVisible()) return;
    const offered = await repair.count();
    await press(repair.first());
    await expect(repair).not.toHaveCount(offered);
  }
  await expect(nothing).toBeVisible();
};

/** From two lines in a project to their validation, a budget that names their pieces, and an order. */
export const validateBudgetAndOrder = async (page: Page, w: ReturnType<typeof words>, { press }: Hand, named: readonly string[]) => {
  const project = page.url();
  const dialog = page.getByRole('dialog');
  await press(page.getByRole('button', { name: w('eproject:validation.open') }));
  await press(dialog.getByRole('button', { name: w('eproject:validation.confirm_other', { count: 2 }) }));
  await expect(page.getByText(w('eproject:validation.done_other', { count: 2 })).first()).toBeVisible();

  await press(page.getByRole('link', { name: w('eproject:project.generateBudget') }));
  // On a phone the form comes first; the sheet lies behind it.
  const preview = page.getByRole('radio', { name: w('eproject:budget.view.preview'), exact: true });
  if ((page.viewportSize()?.width ?? 0) < 768) await press(preview);
  for (const name of named) await expect(page.getByText(name).first()).toBeVisible();
  await page.goto(project);
  await press(page.getByRole('link', { name: w('eproject:project.newOrder') }));
  await press(page.getByRole('button', { name: w('eproject:order.place') }));
  await press(dialog.getByRole('button', { name: w('eproject:order.place') }));
  await expect(page).toHaveURL(/\/order\/\d+$/);
  await expect(page.getByRole('main').getByText(pattern('CR{{number}}'))).toHaveCount(2);
};
