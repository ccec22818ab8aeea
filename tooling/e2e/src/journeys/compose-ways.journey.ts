import type { Locator, Page } from '@playwright/test';
import { IN_PROOF } from '../breadth';
import { PLACE } from '../browser';
import { CREA_PLACES, saveChangeAndOrder } from '../crea';
import { focusAtRest } from '../focus-at-rest';
import { expect, journey } from '../journey';
import { enterAs } from '../sign-in';
import { words } from '../words';

type Words = ReturnType<typeof words>;
const START = '/new-product/crea-configurator?subFamily=110';

/** Expected result of every way: seven lights on one canopy of free wires, without issues. */
const sevenStand = async (page: Page, w: Words, canopyFacts: string) => {
  await expect(page.getByText(w('editor:words.issue.nothing'))).toBeVisible();
  const room = page.getByRole('tree');
  await expect(
    room.getByRole('treeitem', { name: new RegExp(`^${w('editor:views.tree.canopy', { label: 'A' })}.*${canopyFacts}`) }),
  ).toBeVisible();
  await expect(room.getByRole('treeitem', { name: /^L7 Alba 18/ })).toBeVisible();
};

const planOf = (page: Page, w: Words) =>
  page.getByRole('region', { name: w('editor:views.view.plan'), exact: true }).getByRole('application');

/** The position of an element after its layout has settled. */
const restingBox = async (what: Locator, standing: Locator) => {
  await expect(standing).toBeVisible();
  await standing.evaluate((element) => Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)));
  const box = await what.boundingBox();
  if (box === null) throw new Error('it is not drawn');
  return box;
};

for (const { language, email, freeWire } of CREA_PLACES)
  journey(
    `seven pendants are composed, saved, changed and ordered by fingers on a phone, in ${language}`,
    IN_PROOF,
    async ({ browser, product }) => {
      journey.slow();
      const w = words(language);
      const place = (model: string) => w('editor:panels.library.place', { name: model });
      const context = await browser.newContext({
        ...PLACE,
        baseURL: product.url,
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
      });
      const page = await context.newPage();
      page.setDefaultTimeout(20_000);
      await enterAs(page, product.url, language, email);
      await page.goto(START);
      await page.getByRole('button', { name: w('editor:panels.start.empty') }).tap();
      await page.getByRole('radio', { name: w('editor:views.view.plan') }).tap();
      const plan = planOf(page, w);
      const properties = page.getByRole('region', { name: w('editor:panels.inspector.label') });
      /** A finger has a model in the hand until it says that it is done. */
      const hang = async (model: string, places: readonly (readonly [number, number])[]) => {
        await page
          .getByRole('toolbar')
          .getByRole('button', { name: w('editor:panels.tool.add') })
          .tap();
        await page.getByRole('button', { name: place(model) }).tap();
        const box = await restingBox(plan, page.locator('[data-detent="peek"]'));
        for (const [x, y] of places) await page.touchscreen.tap(box.x + box.width * x, box.y + box.height * y);
        await page.getByRole('button', { name: w('editor:views.scope.done') }).tap();
        // The sheet made way, and comes back with the last choice.
        await expect(page.locator('[data-detent="half"]')).toBeVisible();
      };
      await hang('Alba 33', [[0.35, 0.4]]);
      await expect(properties.getByRole('heading', { level: 2 })).toHaveText('L1 · Alba 33');
      await properties.getByRole('button', { name: new RegExp(`^${w('editor:views.tree.canopy', { label: 'A' })} · `) }).tap();
      await properties.getByRole('radio', { name: freeWire }).tap();
      await hang('Alba 18', [
        [0.45, 0.48],
        [0.55, 0.4],
        [0.64, 0.48],
        [0.4, 0.55],
        [0.52, 0.56],
        [0.62, 0.57],
      ]);
      for (const choice of ['2700 K', 'DALI-2']) {
        await page
          .getByRole('button', {
            name: choice === '2700 K' ? w('editor:words.issue.toFix_other', { count: 2 }) : w('editor:words.issue.toFix_one', { count: 1 }),
          })
          .tap();
        await properties.getByRole('button', { name: new RegExp(`^${choice}.*L1–L7`) }).tap();
      }
      const sheet = (part: string) => page.getByRole('radio', { name: w(`editor:panels.sheet.page.${part}`) }).tap();
      await sheet('tree');
      await sevenStand(page, w, freeWire);
      await saveChangeAndOrder(page, w, language, {
        priceAt: '[data-dock] button span',
        press: (what) => what.tap(),
        write: async (field, text) => {
          await field.tap();
          await field.fill(text);
        },
        select: async (name) => {
          await sheet('tree');
          await page.getByRole('tree').getByRole('treeitem', { name }).tap();
          await sheet('inspector');
        },
      });
      await context.close();
    },
  );

for (const { language, email, freeWire } of CREA_PLACES)
  journey(`seven pendants are composed, saved, changed and ordered by keys alone, in ${language}`, IN_PROOF, async ({ page, product }) => {
    journey.slow();
    const w = words(language);
    const place = (model: string) => w('editor:panels.library.place', { name: model });
    page.setDefaultTimeout(20_000);
    await enterAs(page, product.url, language, email);
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
    const installations = properties.getByRole('radiogroup').filter({ has: page.getByRole('radio', { name: freeWire }) });
    await installations.getByRole('radio', { checked: true }).focus();
    await press('ArrowRight');
    await expect(properties.getByRole('radio', { name: freeWire })).toBeChecked();
    // A radio keeps letters to itself; from anywhere else the key of the tool leads to the models.
    await planOf(page, w).focus();
    await press('a', 'Home');
    await expect(focused).toHaveAccessibleName(place('Alba 18'));
    // It stays in the hand, each time beside the last light, until Escape.
    await press('Enter');
    for (const way of ['Right', 'Right', 'Down', 'Left', 'Left', 'Left'])
      await press(`Shift+Arrow${way}`, `Shift+Arrow${way}`, `Shift+Arrow${way}`, 'Enter');
    await press('Escape');
    for (const choice of ['2700 K', 'DALI-2']) {
      await properties.getByRole('button', { name: new RegExp(`^${choice}.*L1–L7`) }).focus();
      await press('Enter');
    }
    await sevenStand(page, w, freeWire);
    await saveChangeAndOrder(page, w, language, {
      priceAt: '[data-dock] p',
      press: async (what) => {
        await focusAtRest(what);
        await press('Enter');
      },
      write: async (field, text) => {
        await focusAtRest(field);
        await press('Control+a');
        await page.keyboard.type(text);
      },
      select: async (name) => {
        await focusAtRest(page.getByRole('tree').getByRole('treeitem', { name }));
        await press('Enter');
      },
    });
  });
