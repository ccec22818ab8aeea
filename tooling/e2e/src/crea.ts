import { SAMPLE_USERS } from '@candil/product';
import type { Locator, Page } from '@playwright/test';
import { expect } from './journey';
import { PICTURED } from './pictured';
import { type JourneyLanguage, pattern, type words } from './words';

/** Languages in which crea is walked through; the catalogue names its installations in each. */
export const CREA_PLACES: readonly { language: JourneyLanguage; email: string; freeWire: string }[] = [
  { language: 'de', email: SAMPLE_USERS.distributor, freeWire: 'Freies Kabel' },
  { language: 'en', email: SAMPLE_USERS.distributor, freeWire: 'Free wire' },
  { language: 'us', email: SAMPLE_USERS.distributorUsa, freeWire: 'Free Wire' },
];

/** Way of saving and ordering a composition: by mouse, by finger or by key. */
export interface Hand {
  /** Selector of the price in the dock. */
  readonly priceAt: string;
  readonly press: (what: Locator) => Promise<unknown>;
  /** Types over what a field has. */
  readonly write: (field: Locator, text: string) => Promise<unknown>;
  /** Selects a luminaire, so that its properties are in sight. */
  readonly select: (name: RegExp) => Promise<unknown>;
}

/** From the composition on the screen through its project, once changed, to its validation, budget and order. */
export const saveChangeAndOrder = async (page: Page, w: ReturnType<typeof words>, language: JourneyLanguage, hand: Hand) => {
  const { press, write, select } = hand;
  const dialog = page.getByRole('dialog');
  const properties = page.getByRole('region', { name: w('editor:panels.inspector.label') });
  // The project shows the same values as the dock.
  const price = (await page.locator(hand.priceAt).first().innerText()).trim();
  await press(page.getByRole('button', { name: w('eproject:composition.addToNew') }));
  await write(dialog.getByLabel(w('eproject:configurator.chooseProject.name')), `Composed ${language} ${Date.now() % 100000}`);
  await press(dialog.getByRole('button', { name: w('eproject:configurator.chooseProject.submitNew') }));
  await expect(page).toHaveURL(/\/project\/[0-9a-f-]{36}$/, PICTURED);
  const project = page.url();
  const line = page.getByRole('row').filter({ hasText: /CR\d+/ });
  await expect(line).toContainText(price);
  await expect(line).toContainText(w('eproject:composition.pieces', { count: 6, name: 'Alba 18' }));

  // Opened again, hung lower and saved over itself.
  await press(line.getByRole('link', { name: /^Alba/ }));
  await expect(page).toHaveURL(/crea-configurator\/edit$/);
  await select(/^L1 Alba 33/);
  await write(properties.getByRole('textbox', { name: w('editor:panels.room.height') }), language === 'us' ? `5' 3"` : '160');
  await page.keyboard.press('Enter');
  await press(page.getByRole('button', { name: w('eproject:composition.save') }));
  await expect(page).toHaveURL(project, PICTURED);
  await expect(line).not.toContainText(price);

  // Validated: nothing can be drawn, and nothing has changed since.
  await press(line.getByRole('button', { name: pattern(w('eproject:project.line.menu')) }));
  await press(page.getByRole('menuitem', { name: w('eproject:project.line.validate') }));
  await expect(page).toHaveURL(/crea-configurator\/validate$/);
  await expect(page.getByText(pattern(w('eproject:composition.since.same')))).toBeVisible();
  await expect(page.getByRole('button', { name: w('editor:panels.library.place', { name: 'Alba 18' }) })).toBeHidden();
  await press(page.getByRole('button', { name: w('eproject:composition.confirm') }));
  await expect(page).toHaveURL(project, PICTURED);
  await expect(page.getByText(pattern(w('eproject:composition.confirmed'))).first()).toBeVisible();

  // A budget names its pieces, and the order its number.
  await press(page.getByRole('link', { name: w('eproject:project.generateBudget') }));
  await expect(page.getByText('Alba 18').first()).toBeVisible();
  await page.goto(project);
  await press(page.getByRole('link', { name: w('eproject:project.newOrder') }));
  await press(page.getByRole('button', { name: w('eproject:order.place') }));
  await press(dialog.getByRole('button', { name: w('eproject:order.place') }));
  await expect(page).toHaveURL(/\/order\/\d+$/);
  await expect(page.getByRole('main')).toContainText(/CR\d+/);
};
