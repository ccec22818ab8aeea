import { SAMPLE_USERS, signIn, startProduct } from '@candil/product';
import { test as base, expect, type Page } from '@playwright/test';
import { ADDRESS_OF } from '../look/screens';
import { brokenLayout } from '../pseudo/broken-layout';
import { EVERY_SCREEN, type OpenedScreen, unopenedRoutes } from '../pseudo/every-screen';
import { saidByService } from '../pseudo/said-by-service';
import { unmarkedWords } from '../pseudo/unmarked-words';
import { writePseudoLanguage } from '../pseudo/write-pseudo-language';
import { enterAs } from '../sign-in';

/** The product with every English text marked and 40 % longer; one for each worker. */
const journey = base.extend<object, { url: string }>({
  url: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads what a fixture needs from its first argument
    async ({}, use) => {
      const product = await startProduct({ WEB_HOST: 'www.candil.example' });
      await writePseudoLanguage(product.dataDir);
      await use(product.url);
      await product.remove();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

/** What is wrong with a screen. */
const complaintsOf = async (page: Page, url: string, screen: OpenedScreen, data: () => Promise<string[]>): Promise<string[]> => {
  const path = typeof screen.path === 'string' ? screen.path : await screen.path(await signIn(url, SAMPLE_USERS.distributor));
  await page.goto(`${url}${path}`, { waitUntil: 'networkidle' });
  await screen.act?.(page);
  const unmarked = async () => {
    const known = await data();
    return (await Promise.all(page.frames().map((frame) => unmarkedWords(frame, known)))).flat();
  };
  // Delivered texts come after the first paint.
  await expect
    .poll(unmarked, { timeout: 15_000, message: `${screen.name} shows words that are in no locale` })
    .toEqual([])
    .catch(() => undefined);
  const words = (await unmarked()).map((text) => `${screen.name}: “${text}” is in no locale`);
  const layout = (await Promise.all(page.frames().map(brokenLayout))).flat().map((text) => `${screen.name}: ${text}`);
  return [...words, ...layout];
};

for (const width of [390, 1440])
  for (const who of ['visitor', 'member', 'admin'] as const)
    journey(
      `every word a${who === 'admin' ? 'n' : ''} ${who} sees is translated, and fits when it is 40 % longer, at ${width} px`,
      async ({ page, url }) => {
        // Some thirty screens in one go.
        journey.setTimeout(400_000);
        await page.setViewportSize({ width, height: width < 768 ? 844 : 900 });
        await page.emulateMedia({ reducedMotion: 'reduce' });
        if (who === 'visitor') await page.context().addCookies([{ name: 'language', value: 'en', url }]);
        else await enterAs(page, url, 'en', ADDRESS_OF[who]);
        const data = saidByService(page);
        const found: string[] = [];
        for (const screen of EVERY_SCREEN.filter(({ by }) => by === who)) found.push(...(await complaintsOf(page, url, screen, data)));
        expect(found).toEqual([]);
      },
    );

journey('every screen of the portal is among those that are opened; a new one joins look/screens or pseudo/every-screen', () => {
  expect(unopenedRoutes()).toEqual([]);
});
