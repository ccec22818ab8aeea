import { chromium } from 'playwright-core';

const LAUNCH_ARGS = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--no-sandbox', '--disable-background-networking'];
const PICTURE_MILLISECONDS = 240_000;

/** A browser that draws by software, so that every machine gets the same picture. */
export const openCamera = async (origin) => {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: LAUNCH_ARGS });
  const page = await browser.newPage({ viewport: { width: 800, height: 800 }, deviceScaleFactor: 1 });
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) console.warn(`  browser: ${message.text()}`);
  });

  // Without this a page that does not load would be waited for until the time limit.
  const trouble = new Promise((_, reject) => {
    page.on('pageerror', reject);
    page.on('response', (response) => response.status() >= 400 && reject(new Error(`${response.status()} ${response.url()}`)));
  });
  trouble.catch(() => undefined);

  const take = async (picture, samples) => {
    // The page draws while it loads, so its load event may come late.
    await page.goto(`${origin}/?${new URLSearchParams({ ...picture, samples: String(samples) })}`, { waitUntil: 'commit' });
    const shown = await Promise.race([page.waitForFunction(() => window.pictureState, undefined, { timeout: PICTURE_MILLISECONDS }), trouble]);
    const state = await shown.jsonValue();
    if (state.kind === 'failed') throw new Error(state.message);
    if (!/swiftshader/i.test(state.renderer))
      throw new Error(`Pictures are drawn by SwiftShader so that they are equal everywhere; this is ${state.renderer}`);
    return { png: await page.locator('canvas').screenshot(), milliseconds: state.milliseconds };
  };
  return { take, close: () => browser.close() };
};
