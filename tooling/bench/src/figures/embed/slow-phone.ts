import { startProduct } from '@candil/product';
import type { Browser } from 'playwright-core';
import { openBrowser } from '../../browser';
import { slowdownTo } from '../../measure';
import { figure } from '../../report';

/** A slow phone on slow 4G, as Lighthouse has them: so many times slower than the machine on which the targets were set. */
const SLOWER = 4;
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const ROUNDS = 5;
const [MOST_POSTER, MOST_INTERACTIVE] = [1200, 2500];

/** Milliseconds from the address of the frame to its poster, and to a button of the editor that is there to be pressed. */
const openOnce = async (browser: Browser, url: string, slowdown: number) => {
  // Nobody has been here before: each round has a cache of its own.
  const context = await browser.newContext({ ...PHONE, locale: 'en-GB' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(() => {
    const seen: Record<string, number> = {};
    Object.assign(window, { __seen: seen });
    new MutationObserver(() => {
      if (document.querySelector('[data-editor] button')) seen.interactive ??= performance.now();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator('[data-editor] button').first().waitFor({ timeout: 60_000 });
  const seen = await page.evaluate(() => {
    // The poster is the first content, and may be painted before all of it is there. Chromium takes no picture as wide and high as the window
    // for its largest content.
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const poster = performance.getEntriesByType('resource').find(({ name }) => name.includes('poster')) as PerformanceResourceTiming;
    const { interactive } = (window as unknown as { __seen: Record<string, number> }).__seen;
    return { poster: Math.max(paint?.startTime ?? Number.NaN, poster?.responseEnd ?? Number.NaN), interactive };
  });
  await context.close();
  return { poster: seen.poster, interactive: seen.interactive ?? Number.NaN };
};

const median = (values: readonly number[]) => [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** When the frame shows its poster and when it can be worked in, by the clock: a busy machine makes both later. */
export const slowPhone = async (): Promise<void> => {
  const browser = await openBrowser();
  if (browser === undefined) return;
  const slowdown = slowdownTo(SLOWER);
  const product = await startProduct({ REQUESTS_PER_MINUTE: '0' });
  try {
    const rounds: Awaited<ReturnType<typeof openOnce>>[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push(await openOnce(browser, `${product.url}/iframe/plusminus-drawing-configurator?locale=en`, slowdown));
    const [poster, interactive] = [median(rounds.map((each) => each.poster)), median(rounds.map((each) => each.interactive))];
    const machine = `${SLOWER}x CPU (${slowdown.toFixed(1)}x of this machine), slow 4G, empty cache, median of ${ROUNDS}`;
    figure('embed, poster on a slow phone', `${poster.toFixed(0)} ms (${machine})`, `<= ${MOST_POSTER} ms`, poster <= MOST_POSTER);
    figure(
      'embed, interactive on a slow phone',
      `${interactive.toFixed(0)} ms (${machine})`,
      `<= ${MOST_INTERACTIVE} ms`,
      interactive <= MOST_INTERACTIVE,
    );
  } finally {
    await browser.close();
    await product.remove();
  }
};
