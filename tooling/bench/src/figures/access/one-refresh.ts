import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { PASSWORD, type Product, SAMPLE_USERS } from '@candil/product';
import type { Browser, Page } from 'playwright-core';
import { build } from 'vite';
import { figure } from '../../report';
import { openUnwatchedPage, type UnwatchedPage } from './unwatched-page';

const AT_ONCE = 100;
/** One round depends on the other work of the machine; the median of several shows the client. */
const ROUNDS = 9;
/** Longer than a loop of refreshes would take to show itself. */
const SETTLED_MILLISECONDS = 2_000;
const CLIENT = fileURLToPath(new URL('./refreshing-page.ts', import.meta.url));

/** Results of the calls, reported by the page in the browser. */
interface Outcome {
  readonly succeeded: number;
  readonly silent: number;
  readonly losses: number;
  readonly refreshes: number;
  /** Longest wait of a call between the refresh and its second try. */
  readonly resumedMilliseconds: number;
  /** Time of the browser itself to begin the requests, one after the other: the floor of the measurement. */
  readonly beginningMilliseconds: number;
}

const bundleOf = async (entry: string): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['source', 'module', 'browser'] },
    build: { write: false, target: 'es2022', minify: false, lib: { entry, formats: ['iife'], name: 'page', fileName: 'page' } },
  });
  const [bundle] = Array.isArray(built) ? built : [built];
  if (!bundle || !('output' in bundle)) throw new Error('The client could not be bundled.');
  return bundle.output[0].code;
};

const countRefreshes = (page: Page) => {
  const urls: string[] = [];
  // Calls of the framed sign-in do not count.
  page.on('request', (request) => request.frame() === page.mainFrame() && urls.push(new URL(request.url()).pathname));
  return { refreshes: () => urls.filter((path) => path.endsWith('/auth/refresh')).length, paths: () => [...urls] };
};

const manyCalls = (page: UnwatchedPage) => page.evaluate(`candil.callAtOnce(${AT_ONCE})`) as Promise<Outcome>;

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const inOneClient = async (browser: Browser, { url }: Product, script: string) => {
  const page = await openUnwatchedPage(browser, `${url}/icon.svg`);
  await page.evaluate(script);
  await page.evaluate(`candil.signIn(${JSON.stringify(SAMPLE_USERS.distributor)}, ${JSON.stringify(PASSWORD)})`);
  const rounds: Outcome[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.forgetCookies('auth_token');
    rounds.push(await manyCalls(page));
  }
  const each = <Key extends 'refreshes' | 'succeeded' | 'losses'>(key: Key): string =>
    [...new Set(rounds.map((round) => round[key]))].join(' or ');
  const resumed = median(rounds.map(({ resumedMilliseconds }) => resumedMilliseconds));
  const ofBrowser = median(rounds.map(({ beginningMilliseconds }) => beginningMilliseconds));
  const ofClient = median(rounds.map(({ resumedMilliseconds, beginningMilliseconds }) => resumedMilliseconds - beginningMilliseconds));
  const value = `${ROUNDS} rounds, each ${each('refreshes')} refresh, ${each('succeeded')} successes, ${each('losses')} logouts; resumed within ${resumed.toFixed(1)} ms, ${ofBrowser.toFixed(1)} of it the browser's own to begin the requests, ${ofClient.toFixed(1)} the client's (medians)`;
  const isOne = rounds.every(({ refreshes, succeeded, losses }) => refreshes === 1 && succeeded === AT_ONCE && losses === 0);
  figure(
    '1, 100 calls of one client in Chromium',
    value,
    '1 refresh, 100 successes, 0 logouts, <= 20 ms beyond the browser',
    isOne && ofClient <= 20,
  );

  await page.forgetCookies();
  const bad = await manyCalls(page);
  await pause(SETTLED_MILLISECONDS);
  const tried = await page.evaluate('candil.refreshesSince()');
  figure(
    '1, the same with a refresh that fails',
    `${tried} refresh, ${bad.losses} logout, ${bad.silent} failures without a display`,
    '1 refresh, 1 logout, 100 silent',
    tried === 1 && bad.losses === 1 && bad.silent === AT_ONCE,
  );
  await page.close();
};

/** Not a part of the page that arrives late on a busy machine, nor the flags, which every page polls. */
const isOfALoop = (path: string): boolean => !path.startsWith('/assets/') && path !== '/api/v1/flags';

const inThePortal = async (browser: Browser, { url }: Product) => {
  const context = await browser.newContext({ locale: 'en-GB' });
  const page = await context.newPage();
  await context.request.post(`${url}/api/v1/auth/login`, {
    data: { email: SAMPLE_USERS.distributor, password: PASSWORD },
    headers: { origin: url },
  });
  await page.goto(`${url}/projects`);
  await page.locator('h1').waitFor();
  await context.clearCookies({ name: /auth_token|refresh_token/ });
  const seen = countRefreshes(page);
  await page.locator('header a[href="/orders"]').click();
  await page.waitForURL(`${url}/`);
  await page.getByRole('dialog').waitFor();
  await page.waitForTimeout(SETTLED_MILLISECONDS);
  const settled = seen.paths().length;
  await page.waitForTimeout(SETTLED_MILLISECONDS);
  const loops = seen.paths().slice(settled).filter(isOfALoop);
  const framed = await page.getByRole('dialog').locator('iframe').count();
  const errors = (await page.getByRole('dialog').count()) + (await page.getByRole('alert').count()) - framed;
  const at = new URL(page.url()).pathname;
  figure(
    '1, the portal when the refresh fails',
    `${seen.refreshes()} refresh, at ${at}, ${errors} errors shown, ${loops.length} calls afterwards ${loops.join(' ')}`.trimEnd(),
    '1 refresh, at /, 0, 0',
    seen.refreshes() === 1 && at === '/' && errors === 0 && loops.length === 0,
  );
  await context.close();
};

/** Figure 1: calls that meet the end of the access token at once, in one client and on a screen of the portal. */
export const oneRefresh = async (browser: Browser, product: Product) => {
  await inOneClient(browser, product, await bundleOf(CLIENT));
  await inThePortal(browser, product);
};
