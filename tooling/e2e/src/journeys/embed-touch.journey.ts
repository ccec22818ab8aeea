import { openHostPage } from '@candil/embed-host';
import type { Locator, Page, Route } from '@playwright/test';
import { IN_PROOF } from '../breadth';
import { PLACE } from '../browser';
import { moveFingers, type Spot } from '../fingers';
import { expect, journey } from '../journey';
import { words } from '../words';

const w = words('en');
/** The script of the frame that draws the editor. */
const EDITOR = '**/iframe/assets/open-frame*.js';
const said = (page: Page) => page.getByLabel('What the configurator says');
const frameOf = (page: Page) => page.frameLocator('candil-configurator iframe');

const middleOf = async (what: Locator): Promise<Spot> => {
  const box = await what.boundingBox();
  if (box === null) throw new Error(`${what} is not drawn`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

journey(
  'fingers draw and zoom in the frame, and over its poster scroll the page around it',
  IN_PROOF,
  async ({ browser, product, hostPort }) => {
    journey.slow();
    const host = await openHostPage(product.url, hostPort);
    const context = await browser.newContext({ ...PLACE, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    try {
      const page = await context.newPage();
      page.setDefaultTimeout(20_000);

      // The editor is held back: what stands in the frame is its poster, and a swipe over it is the page's.
      const held: Route[] = [];
      await page.route(EDITOR, (route) => void held.push(route));
      await page.goto(`${host.url}/?locale=en`);
      const poster = frameOf(page).locator('img.poster');
      await expect(poster).toBeVisible();
      // A page that still settles may lose a swipe.
      await expect(async () => {
        await moveFingers(page, [{ from: await middleOf(page.locator('candil-configurator')), by: { x: 0, y: -240 } }]);
        await expect.poll(() => page.evaluate(() => window.scrollY), { timeout: 3000 }).toBeGreaterThan(100);
      }).toPass();
      await Promise.all(held.map((route) => route.continue()));
      await page.unroute(EDITOR);

      await expect(said(page)).toContainText('ready: plusminus-drawing-configurator');
      await page.getByRole('button', { name: 'Load a composition' }).tap();
      await expect(frameOf(page).getByText('80 W').first()).toBeVisible();
      await page.evaluate(() => document.querySelector('candil-configurator')?.scrollIntoView());
      const resting = await page.evaluate(() => window.scrollY);
      await frameOf(page)
        .getByRole('radio', { name: w('editor:views.view.plan'), exact: true })
        .tap();

      // A tap selects a luminaire; a second touch drags it along its belt.
      const plan = frameOf(page).locator('[data-view="plan"]');
      const light = plan.getByRole('button', { name: /^L6\b/ });
      const body = light.locator('circle').first();
      const before = await middleOf(body);
      await page.touchscreen.tap(before.x, before.y);
      await expect(light).toHaveAttribute('aria-pressed', 'true');
      await expect(said(page)).not.toContainText('changed:');
      await moveFingers(page, [{ from: before, by: { x: 14, y: 0 } }]);
      await expect(said(page)).toContainText('changed: 9 luminaires');
      // It snaps to an even distance on the way.
      expect((await middleOf(body)).x).toBeGreaterThan(before.x + 1);

      // Two fingers zoom the drawing, and change nothing in it.
      const { x, y } = await middleOf(plan);
      const fit = plan.getByRole('button', { name: w('editor:views.canvas.fit') });
      await expect(fit).toBeHidden();
      await moveFingers(page, [
        { from: { x: x - 30, y }, by: { x: -60, y: 0 } },
        { from: { x: x + 30, y }, by: { x: 60, y: 0 } },
      ]);
      await expect(fit).toBeVisible();
      expect((await said(page).innerText()).match(/changed:/g)).toHaveLength(1);
      // Neither moved the page around.
      expect(await page.evaluate(() => window.scrollY)).toBe(resting);
    } finally {
      await context.close();
      host.close();
    }
  },
);
