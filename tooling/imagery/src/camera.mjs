import { chromium } from 'playwright-core';

const LAUNCH_ARGS = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--no-sandbox', '--disable-background-networking'];
const PATIENCE_MILLISECONDS = 300_000;

/**
 * A browser that draws by software, so that every machine gets the same picture, on a page whose script is ready.
 * @param {string} address of the page
 * @param {'drawPicture' | 'drawComposition'} ready the function that the page offers
 */
const openPage = async (address, ready) => {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: LAUNCH_ARGS });
  const page = await browser.newPage({ viewport: { width: 800, height: 800 }, deviceScaleFactor: 1 });
  page.setDefaultTimeout(PATIENCE_MILLISECONDS);
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) console.warn(`  browser: ${message.text()}`);
  });
  // Without this a page that does not load would be waited for until the time limit.
  const trouble = new Promise((_, reject) => {
    page.on('pageerror', reject);
    page.on('response', (response) => response.status() >= 400 && reject(new Error(`${response.status()} ${response.url()}`)));
  });
  trouble.catch(() => undefined);
  await page.goto(address, { waitUntil: 'commit' });
  await Promise.race([page.waitForFunction((name) => window[name] !== undefined, ready), trouble]);
  return { browser, page };
};

/**
 * For pictures of models.
 * @param {string} origin of the picture page
 */
export const openCamera = async (origin) => {
  const { browser, page } = await openPage(origin, 'drawPicture');

  /**
   * @param {Record<string, string>} request parameters of `drawPicture`
   * @param {number} samples number of drawings averaged into the picture
   */
  const take = async (request, samples) => {
    const query = new URLSearchParams({ ...request, samples: String(samples) }).toString();
    const renderer = await page.evaluate((text) => window.drawPicture(text), query);
    if (!/swiftshader/i.test(renderer))
      throw new Error(`Pictures are drawn by SwiftShader so that they are equal everywhere; this is ${renderer}`);
    return page.locator('canvas').screenshot();
  };
  return { take, close: () => browser.close() };
};

/**
 * For pictures of compositions.
 * @param {string} origin of the picture page
 */
export const openCompositionCamera = async (origin) => {
  const { browser, page } = await openPage(`${origin}/composition.html`, 'drawComposition');
  /**
   * @param {import('@candil/configurator').Scene} scene
   * @param {readonly import('@candil/configurator').Furniture[]} furniture
   * @param {import('@candil/configurator-3d/view').PictureOptions} options
   */
  const take = async (scene, furniture, options) => {
    const text = await page.evaluate(
      ([room, pieces, request]) => window.drawComposition(room, pieces, request),
      [scene, furniture, options],
    );
    return Buffer.from(text, 'base64');
  };
  return { take, close: () => browser.close() };
};
