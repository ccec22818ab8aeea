import { freePort, type Product, SHORT_LIVED, startProduct } from '@candil/product';
import { test as base, expect } from '@playwright/test';
import { BREADTH } from './breadth';
import { PLACE } from './browser';
import { shareContext } from './shared-context';

/** The domain of the maker's own people. */
export const STAFF_DOMAIN = 'maker.example';

/** A test with the product running, one for each worker; the page may say nothing on its console. */
export const journey = base.extend<
  { quietConsole: undefined; drawsRoom: boolean },
  { hostPort: number; product: Product; sharedContext: ReturnType<typeof shareContext> | undefined }
>({
  /** Port of a foreign page that embeds the configurator. */
  hostPort: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads what a fixture needs from its first argument
    async ({}, use) => use(await freePort()),
    { scope: 'worker' },
  ],
  product: [
    async ({ hostPort }, use) => {
      const own = { STAFF_DOMAINS: STAFF_DOMAIN, EMBED_ANCESTORS: `http://127.0.0.1:${hostPort}` };
      const product = await startProduct(own, SHORT_LIVED);
      await use(product);
      await product.remove();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  sharedContext: [
    async ({ browser, product }, use) => {
      // The proof gives every journey a fresh context.
      const shared = BREADTH === 'test' ? shareContext(browser, product.url) : undefined;
      await use(shared);
      await shared?.close();
    },
    { scope: 'worker' },
  ],
  /** True when an editor draws its room in three dimensions. In `npm test` one journey does; in the proof all do. */
  drawsRoom: [false, { option: true }],
  context: async ({ browser, product, sharedContext, drawsRoom }, use) => {
    if (sharedContext === undefined || drawsRoom) {
      const own = await browser.newContext({ ...PLACE, baseURL: product.url });
      await use(own);
      await own.close();
      return;
    }
    await use(await sharedContext.get());
    await sharedContext.empty();
  },
  page: async ({ context }, use) => use(await context.newPage()),
  quietConsole: [
    async ({ page }, use) => {
      const said: string[] = [];
      page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
      page.on('pageerror', (error) => said.push(error.message));
      await use(undefined);
      // A refused request is the point of many journeys; Chromium reports each as an error of its own.
      expect(said.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };
