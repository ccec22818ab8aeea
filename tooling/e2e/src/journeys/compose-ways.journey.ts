import { SAMPLE_USERS } from '@candil/product';
import type { Page } from '@playwright/test';
import { IN_PROOF } from '../breadth';
import { PLACE } from '../browser';
import { expect, journey } from '../journey';
import { enterAs } from '../sign-in';
import { words } from '../words';

const w = words('en');
const START = '/new-product/crea-configurator?subFamily=110';
const place = (model: string) => w('editor:panels.library.place', { name: model });

/** What must stand in the end, however it was made: seven lights on one canopy of free wires, nothing open. */
const sevenStand = async (page: Page, canopyFacts: string) => {
  await expect(page.getByText(w('editor:words.issue.nothing'))).toBeVisible();
  const room = page.getByRole('tree');
  await expect(
    room.getByRole('treeitem', { name: new RegExp(`^${w('editor:views.tree.canopy', { label: 'A' })}.*${canopyFacts}`) }),
  ).toBeVisible();
  await expect(room.getByRole('treeitem', { name: /^L7 Alba 18/ })).toBeVisible();
};

journey('seven pendants are composed by fingers on a phone', IN_PROOF, async ({ browser, product }) => {
  journey.slow();
  const context = await browser.newContext({
    ...PLACE,
    baseURL: product.url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await enterAs(page, product.url, 'en', SAMPLE_USERS.distributor);
  await page.goto(START);
  await page.getByRole('button', { name: w('editor:panels.start.empty') }).tap();
  await page.getByRole('radio', { name: w('editor:views.view.plan') }).tap();
  const plan = page.getByRole('application', { name: /plan/i });
  const properties = page.getByRole('region', { name: w('editor:panels.inspector.label') });
  const hang = async (model: string, x: number, y: number) => {
    await page
      .getByRole('toolbar')
      .getByRole('button', { name: w('editor:panels.tool.add') })
      .tap();
    await page.getByRole('button', { name: place(model) }).tap();
    // The sheet has made way, and the plan its whole size.
    await expect(page.locator('[data-detent="peek"]')).toBeVisible();
    const box = await plan.boundingBox();
    if (box === null) throw new Error('the plan is not drawn');
    await page.touchscreen.tap(box.x + box.width * x, box.y + box.height * y);
    // It comes back with what was hung.
    await expect(page.locator('[data-detent="half"]')).toBeVisible();
  };
  await hang('Alba 33', 0.35, 0.4);
  await expect(properties.getByRole('heading', { level: 2 })).toHaveText('L1 · Alba 33');
  await properties.getByRole('button', { name: new RegExp(`^${w('editor:views.tree.canopy', { label: 'A' })} · `) }).tap();
  await properties.getByRole('radio', { name: 'Free wire' }).tap();
  for (const [x, y] of [
    [0.45, 0.5],
    [0.55, 0.42],
    [0.62, 0.5],
    [0.4, 0.58],
    [0.52, 0.58],
    [0.62, 0.6],
  ] as const)
    await hang('Alba 18', x, y);
  for (const choice of ['2700 K', 'DALI-2']) {
    await page
      .getByRole('button', {
        name: choice === '2700 K' ? w('editor:words.issue.toFix_other', { count: 2 }) : w('editor:words.issue.toFix_one', { count: 1 }),
      })
      .tap();
    await properties.getByRole('button', { name: new RegExp(`^${choice}.*L1–L7`) }).tap();
  }
  await page.getByRole('radio', { name: w('editor:panels.sheet.page.tree') }).tap();
  await sevenStand(page, 'Free wire');
  await context.close();
});

journey('seven pendants are composed by keys alone', IN_PROOF, async ({ page, product }) => {
  journey.slow();
  await enterAs(page, product.url, 'en', SAMPLE_USERS.distributor);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(START);
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const focused = page.locator(':focus');
  await page.getByRole('button', { name: w('editor:panels.start.empty') }).focus();
  await press('Enter');
  // The first model has the keyboard; arrows go to the one that is wanted.
  await expect(focused).toHaveAccessibleName(place('Alba 18'));
  await press('ArrowDown', 'ArrowDown');
  await expect(focused).toHaveAccessibleName(place('Alba 33'));
  await press('Enter', 'Shift+ArrowLeft', 'Shift+ArrowLeft', 'Shift+ArrowLeft', 'Enter');
  const properties = page.getByRole('region', { name: w('editor:panels.inspector.label') });
  await expect(properties.getByRole('heading', { level: 2 })).toHaveText('L1 · Alba 33');
  await properties.getByRole('button', { name: new RegExp(`^${w('editor:views.tree.canopy', { label: 'A' })} · `) }).focus();
  await press('Enter');
  await properties.getByRole('radio', { name: 'Surface Basic' }).focus();
  await press('ArrowRight');
  await expect(properties.getByRole('radio', { name: 'Free wire' })).toBeChecked();
  const ways = [
    ['Shift+ArrowRight', 'Shift+ArrowRight'],
    ['Shift+ArrowDown', 'Shift+ArrowDown', 'Shift+ArrowDown'],
    ['Shift+ArrowUp', 'Shift+ArrowUp', 'Shift+ArrowUp'],
    ['Shift+ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowRight'],
    ['Shift+ArrowDown', 'Shift+ArrowRight', 'Shift+ArrowDown'],
    ['Shift+ArrowLeft', 'Shift+ArrowUp', 'Shift+ArrowUp'],
  ];
  for (const way of ways) {
    // A radio keeps letters to itself; from anywhere else the key of the tool leads to the models.
    await page.getByRole('application', { name: /plan/i }).focus();
    await press('a', 'Home');
    await expect(focused).toHaveAccessibleName(place('Alba 18'));
    await press('Enter', ...way, 'Enter');
  }
  for (const choice of ['2700 K', 'DALI-2']) {
    await properties.getByRole('button', { name: new RegExp(`^${choice}.*L1–L7`) }).focus();
    await press('Enter');
  }
  await sevenStand(page, 'Free wire');
});
