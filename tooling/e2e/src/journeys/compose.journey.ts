import type { Locator, Page } from '@playwright/test';
import { once } from '../breadth';
import { CREA_PLACES, saveChangeAndOrder } from '../crea';
import { expect, journey } from '../journey';
import { enterAs } from '../sign-in';
import { pattern, words } from '../words';

/** Positions of six more lights, as shares of the plan's drawing. */
const AROUND = [
  [0.45, 0.5],
  [0.55, 0.42],
  [0.65, 0.5],
  [0.4, 0.62],
  [0.52, 0.64],
  [0.64, 0.66],
] as const;

const click = async (page: Page, plan: { x: number; y: number; width: number; height: number }, [x, y]: readonly [number, number]) =>
  page.mouse.click(plan.x + plan.width * x, plan.y + plan.height * y);

for (const { language, email, freeWire } of once(CREA_PLACES))
  journey(`seven pendants on one canopy are composed, saved, changed and ordered, in ${language}`, async ({ page, product }) => {
    journey.slow();
    page.setDefaultTimeout(20_000);
    const w = words(language);
    await enterAs(page, product.url, language, email);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/new-product/crea-configurator?subFamily=110');
    await page.getByRole('button', { name: w('editor:panels.start.empty') }).click();

    // One light under a canopy of its own, which then becomes a free-wire one.
    const properties = page.getByRole('region', { name: w('editor:panels.inspector.label') });
    const plan = page.getByRole('application', { name: pattern(w('editor:views.canvas.plan_other')) });
    const drawing = await plan.boundingBox();
    if (drawing === null) throw new Error('the plan is not drawn');
    const place = (model: string) => page.getByRole('button', { name: w('editor:panels.library.place', { name: model }) }).click();
    await place('Alba 33');
    await click(page, drawing, [0.35, 0.4]);
    await expect(properties.getByRole('heading', { level: 2 })).toHaveText('L1 · Alba 33');
    const canopy = w('editor:views.tree.canopy', { label: 'A' });
    await properties.getByRole('button', { name: new RegExp(`^${canopy} · `) }).click();
    await properties.getByRole('radio', { name: freeWire }).click();
    for (const at of AROUND) {
      await place('Alba 18');
      await click(page, drawing, at);
    }
    const room = page.getByRole('tree');
    await expect(room.getByRole('treeitem', { name: /^L7 Alba 18/ })).toBeVisible();

    // A drag is one step, and one step back.
    const fourth = plan.getByRole('button', { name: /^L4/ });
    const middleOf = async (part: Locator) => {
      const box = await part.boundingBox();
      if (box === null) throw new Error('the luminaire is not drawn');
      return [box.x + box.width / 2, box.y + box.height / 2] as const;
    };
    // The halo of the selection lies around its middle, the label below it does not.
    const body = fourth.locator('circle').first();
    const [x, y] = await middleOf(body);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 20, y - 30, { steps: 5 });
    await page.mouse.move(x + 10, y - 60, { steps: 5 });
    await page.mouse.up();
    const [, moved] = await middleOf(body);
    expect(moved).toBeLessThan(y - 20);
    await page.keyboard.press('Control+z');
    await expect.poll(async () => (await middleOf(body))[1]).toBeCloseTo(y, 0);

    // Missing values are chosen for all lights at once, by the offered repairs.
    const dock = page.getByRole('region', { name: w('editor:panels.dock.label') });
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    for (const choice of ['2700 K', 'DALI-2'])
      await page
        .getByRole('button', { name: new RegExp(`^${choice} .*L1.*L7`) })
        .first()
        .click();
    await expect(dock.getByText(w('editor:words.issue.nothing'))).toBeVisible();

    await saveChangeAndOrder(page, w, language, {
      priceAt: '[data-dock] p',
      press: (what) => what.click(),
      write: (field, text) => field.fill(text),
      select: (name) => room.getByRole('treeitem', { name }).click(),
    });
  });
