import type { Browser, Page } from '@playwright/test';
import { IN_PROOF } from '../breadth';
import { PLACE } from '../browser';
import { expect, journey } from '../journey';
import { PICTURED } from '../pictured';
import { enterAs } from '../sign-in';
import { FINGER, type Hand, keysOf, MOUSE, repairAll, SPATIAL_PLACES, validateBudgetAndOrder } from '../spatial';
import { pattern, words } from '../words';

type Words = ReturnType<typeof words>;

/** A way to draw: the hand that presses, and what differs where the room itself is touched. */
interface Way {
  readonly hand: Hand;
  /** A belt of two spans, on the ceiling. */
  readonly drawBelt: () => Promise<void>;
  /** A luminaire of the library, hung on the belt. */
  readonly hang: (name: string) => Promise<void>;
  /** To where the figures are. */
  readonly findFigures: () => Promise<unknown>;
}

const WAYS = {
  mouse: (page: Page, w: Words): Way => {
    const plan = page.getByRole('application', { name: pattern(w('editor:views.canvas.plan_other')) });
    const click = async (x: number, y: number) => {
      const box = await plan.boundingBox();
      if (box === null) throw new Error('the plan is not drawn');
      await page.mouse.click(box.x + box.width * x, box.y + box.height * y);
    };
    return {
      hand: MOUSE,
      drawBelt: async () => {
        await page
          .getByRole('button', { name: w('editor:belts.start.draw'), exact: true })
          .first()
          .click();
        await page.getByRole('radio', { name: w('editor:views.view.plan'), exact: true }).click();
        for (const x of [0.35, 0.5, 0.65]) await click(x, 0.5);
        await page.getByRole('button', { name: w('editor:belts.draft.end'), exact: true }).click();
      },
      hang: async (name) => {
        await page.getByRole('button').filter({ hasText: name }).click();
        await click(0.42, 0.5);
      },
      findFigures: async () => undefined,
    };
  },
  fingers: (page: Page, w: Words): Way => {
    const tap = async (x: number, y: number) => {
      const box = await page.locator('[data-view="3d"]').boundingBox();
      if (box === null) throw new Error('no view in three dimensions');
      await page.touchscreen.tap(box.x + box.width * x, box.y + box.height * y);
    };
    const back = page.getByRole('button', { name: w('editor:belts.draft.back'), exact: true });
    return {
      hand: FINGER,
      drawBelt: async () => {
        await page
          .getByRole('button', { name: w('editor:belts.start.draw'), exact: true })
          .first()
          .tap();
        // The first tap counts as soon as the room takes it: three arrives after the screen.
        await expect(async () => {
          await tap(0.2, 0.35);
          await expect(back).toBeVisible({ timeout: 1500 });
        }).toPass();
        await tap(0.5, 0.3);
        await tap(0.8, 0.4);
        await page.getByRole('button', { name: w('editor:belts.draft.end'), exact: true }).tap();
      },
      hang: async (name) => {
        await page.getByRole('button', { name: w('editor:belts.tool.luminaire'), exact: true }).tap();
        await page.getByRole('button').filter({ hasText: name }).tap();
        // The sheet has made way, and the picture its whole size.
        await expect(page.locator('[data-detent="peek"]')).toBeVisible();
        await tap(0.35, 0.38);
      },
      findFigures: () => page.getByText(w('editor:panels.sheet.page.library'), { exact: true }).tap(),
    };
  },
  keys: (page: Page, w: Words): Way => {
    const hand = keysOf(page);
    const press = async (key: string, times = 1) => {
      for (let count = 0; count < times; count += 1) await page.keyboard.press(key);
    };
    return {
      hand,
      drawBelt: async () => {
        await hand.press(page.getByRole('button', { name: w('editor:belts.start.draw'), exact: true }).first());
        // The drawing has the keyboard; a point goes where the arrows take it, and Enter sets it.
        await expect(page.getByRole('application').first()).toBeFocused();
        await press('Shift+ArrowLeft', 10);
        await press('Enter');
        for (const _span of [1, 2]) {
          await press('Shift+ArrowRight', 10);
          await press('Enter');
        }
        await press('Enter');
      },
      hang: async (name) => {
        await hand.press(page.getByRole('button').filter({ hasText: name }));
        await press('Shift+ArrowLeft', 3);
        await press('Enter');
      },
      findFigures: async () => undefined,
    };
  },
} as const;

/** A page for the hand: a phone for fingers, a desk for the rest. */
const pageFor = (browser: Browser, way: keyof typeof WAYS, baseURL: string) =>
  way === 'fingers'
    ? browser.newPage({ ...PLACE, baseURL, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
    : browser.newPage({ ...PLACE, baseURL, viewport: { width: 1440, height: 900 } });

for (const way of ['mouse', 'fingers', 'keys'] as const)
  for (const { language, email, globe } of SPATIAL_PLACES)
    journey(
      `a belt of two spans and a zigzag of five sticks are drawn by ${way} and ordered, in ${language}`,
      IN_PROOF,
      async ({ browser, product }) => {
        journey.slow();
        const page = await pageFor(browser, way, product.url);
        page.setDefaultTimeout(20_000);
        const w = words(language);
        await enterAs(page, product.url, language, email);
        const { hand, drawBelt, hang, findFigures } = WAYS[way](page, w);
        const button = (key: string) => page.getByRole('button', { name: w(key), exact: true });

        await page.goto('/new-product/plusminus-drawing-configurator');
        await drawBelt();
        // Fed by the repair that is offered, at the point where it begins.
        await hand.press(page.getByRole('button', { name: pattern(w('editor:belts.feed.at', { name: 'P1' })) }).first());
        await hang(globe);
        await repairAll(page, w, hand);
        await hand.press(button('eproject:composition.addToNew'));
        const dialog = page.getByRole('dialog');
        await hand.write(dialog.getByLabel(w('eproject:configurator.chooseProject.name')), `Drawn by ${way} ${Date.now() % 100000}`);
        await hand.press(dialog.getByRole('button', { name: w('eproject:configurator.chooseProject.submitNew') }));
        await expect(page).toHaveURL(/\/project\/[0-9a-f-]{36}$/, PICTURED);
        const project = page.url();

        await page.goto(`${project}/add-product/sticks-drawing-configurator`);
        await findFigures();
        await hand.press(button('editor:sticks.figure.zig-zag'));
        await hand.press(button('editor:sticks.figure.place'));
        await repairAll(page, w, hand);
        await hand.press(button('eproject:composition.add'));
        await expect(page).toHaveURL(project, PICTURED);
        await validateBudgetAndOrder(page, w, hand, [globe, 'Junco 115']);
        await page.close();
      },
    );
