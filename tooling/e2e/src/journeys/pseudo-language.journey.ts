import { SAMPLE_USERS, SHORT_LIVED, signIn, startProduct } from '@candil/product';
import { test as base, expect, type Page } from '@playwright/test';
import { IN_PROOF } from '../breadth';
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
      const product = await startProduct({ WEB_HOST: 'www.candil.example' }, SHORT_LIVED);
      await writePseudoLanguage(product.dataDir);
      await use(product.url);
      await product.remove();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

/** Lists faults of the current page: words that no locale holds, texts that do not fit. */
const complaintsOf = async (page: Page, name: string, data: () => Promise<string[]>): Promise<string[]> => {
  const unmarked = async () => {
    const known = await data();
    return (await Promise.all(page.frames().map((frame) => unmarkedWords(frame, known)))).flat();
  };
  // Delivered texts come after the first paint.
  await expect
    .poll(unmarked, { timeout: 15_000, message: `${name} shows words that are in no locale` })
    .toEqual([])
    .catch(() => undefined);
  const words = (await unmarked()).map((text) => `${name}: “${text}” is in no locale`);
  const layout = (await Promise.all(page.frames().map(brokenLayout))).flat().map((text) => `${name}: ${text}`);
  return [...words, ...layout];
};

const NARROW_AND_WIDE = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;

/** Lists faults of a screen at either width: resized where it was only opened, opened again where something was done on it. */
const complaintsAtBothWidths = async (page: Page, url: string, screen: OpenedScreen, data: () => Promise<string[]>): Promise<string[]> => {
  const path = typeof screen.path === 'string' ? screen.path : await screen.path(await signIn(url, SAMPLE_USERS.distributor));
  const complaints: string[] = [];
  for (const [turn, size] of NARROW_AND_WIDE.entries()) {
    await page.setViewportSize(size);
    if (turn === 0 || screen.act) await page.goto(`${url}${path}`, { waitUntil: 'networkidle' });
    await screen.act?.(page);
    complaints.push(...(await complaintsOf(page, `${screen.name} at ${size.width} px`, data)));
  }
  return complaints;
};

/** Screens checked in one test: a retry, or a failure that stops one, costs no more than these. */
const AT_ONCE = 10;

for (const who of ['visitor', 'member', 'admin'] as const) {
  const screens = EVERY_SCREEN.filter(({ by }) => by === who);
  for (let first = 0; first < screens.length; first += AT_ONCE) {
    const some = screens.slice(first, first + AT_ONCE);
    journey(
      `every word a${who === 'admin' ? 'n' : ''} ${who} sees is translated, and fits when it is 40 % longer, from ${some[0]?.name} on`,
      IN_PROOF,
      async ({ page, url }) => {
        journey.setTimeout(600_000);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        if (who === 'visitor') await page.context().addCookies([{ name: 'language', value: 'en', url }]);
        else await enterAs(page, url, 'en', ADDRESS_OF[who]);
        const data = saidByService(page);
        const found: string[] = [];
        for (const screen of some) found.push(...(await complaintsAtBothWidths(page, url, screen, data)));
        expect(found).toEqual([]);
      },
    );
  }
}

journey('every screen of the portal is among those that are opened; a new one joins look/screens or pseudo/every-screen', () => {
  expect(unopenedRoutes()).toEqual([]);
});
