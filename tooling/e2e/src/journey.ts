import { type Product, startProduct } from '@candil/product';
import { test as base, expect } from '@playwright/test';

/** A test with the product running, one for each worker; the page may say nothing on its console. */
export const journey = base.extend<{ quietConsole: undefined }, { product: Product }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads what a fixture needs from its first argument
    async ({}, use) => {
      const product = await startProduct();
      await use(product);
      await product.remove();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ product }, use) => use(product.url),
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
