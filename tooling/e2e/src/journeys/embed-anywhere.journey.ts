import { openHostPage } from '@candil/embed-host';
import type { Page } from '@playwright/test';
import { IN_PROOF } from '../breadth';
import { PLACE } from '../browser';
import { expect, journey } from '../journey';
import { pattern, words } from '../words';

const w = words('en');
const said = (page: Page) => page.getByLabel('What the configurator says');
const frameOf = (page: Page) => page.frameLocator('candil-configurator iframe');
const READY = 'ready: plusminus-drawing-configurator';
/** Far more than the editor and the page have stops. */
const MOST_STOPS = 200;

/** Presses a key until something of the page has the focus. */
const goTo = async (page: Page, key: 'Tab' | 'Shift+Tab', isThere: () => Promise<boolean>) => {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press(key);
    if (await isThere()) return stop;
  }
  throw new Error(`${key} does not lead there`);
};

journey('Tab goes through the frame and out of it, in both directions', IN_PROOF, async ({ page, product, hostPort }) => {
  const host = await openHostPage(product.url, hostPort);
  try {
    await page.goto(`${host.url}/?locale=en`);
    await expect(said(page)).toContainText(READY);
    await expect(frameOf(page).getByRole('toolbar').first()).toBeVisible();
    const load = page.getByRole('button', { name: 'Load a composition' });
    const isInFrame = () => page.evaluate(() => document.activeElement?.tagName === 'CANDIL-CONFIGURATOR');
    const isOnLoad = () => load.evaluate((element) => element === document.activeElement);
    await goTo(page, 'Tab', isInFrame);
    // Many stops lie within: what is drawn is worked in by keys.
    expect(await goTo(page, 'Tab', isOnLoad)).toBeGreaterThan(10);
    expect(await goTo(page, 'Shift+Tab', isInFrame)).toBe(0);
    await goTo(page, 'Shift+Tab', async () => !(await isInFrame()));
  } finally {
    host.close();
  }
});

journey('a belt is drawn by fingers in the frame, on a phone', IN_PROOF, async ({ browser, product, hostPort }) => {
  const host = await openHostPage(product.url, hostPort);
  const viewport = { width: 390, height: 844 };
  const page = await browser.newPage({ ...PLACE, viewport, hasTouch: true, isMobile: true });
  try {
    await page.goto(`${host.url}/?locale=en&height=auto`);
    await page.locator('candil-configurator').scrollIntoViewIfNeeded();
    await expect(said(page)).toContainText(READY);
    const frame = frameOf(page);
    // Chromium makes no click of a simulated finger in a frame of another origin; what is drawn takes the finger itself.
    await frame
      .getByRole('button', { name: w('editor:belts.start.draw'), exact: true })
      .first()
      .click();
    await frame.getByRole('radio', { name: w('editor:views.view.plan'), exact: true }).click();
    const box = await frame.getByRole('application').first().boundingBox();
    if (box === null) throw new Error('the plan is not drawn');
    for (const x of [0.3, 0.5, 0.7]) await page.touchscreen.tap(box.x + box.width * x, box.y + box.height * 0.45);
    await frame.getByRole('button', { name: w('editor:belts.draft.end'), exact: true }).click();
    await expect(said(page)).toContainText('changed: 0 luminaires');
    // Nothing of the frame sticks out of the page.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
  } finally {
    await page.close();
    host.close();
  }
});

journey('without WebGL the frame draws its plan and its elevation', IN_PROOF, async ({ page, product, hostPort }) => {
  const host = await openHostPage(product.url, hostPort);
  try {
    await page.addInitScript(() => {
      const { getContext } = HTMLCanvasElement.prototype;
      HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...more: unknown[]) {
        return kind.startsWith('webgl') ? null : (getContext as (...given: unknown[]) => unknown).call(this, kind, ...more);
      } as typeof getContext;
    });
    await page.goto(`${host.url}/?locale=en`);
    await expect(said(page)).toContainText(READY);
    await page.getByRole('button', { name: 'Load a composition' }).click();
    await expect(frameOf(page).getByText('80 W', { exact: true }).first()).toBeVisible();
    const view = (name: string) => frameOf(page).getByRole('application', { name: pattern(w(`editor:views.canvas.${name}`)) });
    await expect(view('elevation_other')).toBeVisible();
    await frameOf(page).getByRole('radio', { name: w('editor:views.view.plan'), exact: true }).click();
    await expect(view('plan_other')).toBeVisible();
    await page.getByRole('button', { name: 'Export GLB' }).click();
    await expect(said(page)).toContainText(/exported: Cinta\.glb, \d{6,} bytes/);
  } finally {
    host.close();
  }
});
