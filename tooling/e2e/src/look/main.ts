import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PASSWORD, SAMPLE_USERS, signIn, startProduct } from '@candil/product';
import { type BrowserContext, chromium } from '@playwright/test';
import { BROWSER } from '../browser';
import { indexPage } from './index-page';
import { ADDRESS_OF, type Opener, SCREENS, type Screen } from './screens';

const FOLDER = fileURLToPath(new URL('../../../../.look/', import.meta.url));
const WIDTHS = [390, 1024, 1440];
const HEIGHTS: Record<number, number> = { 390: 844, 1024: 768, 1440: 900 };
const THEMES = ['light', 'dark'] as const;
const LANGUAGES = ['en', 'de'] as const;
const OPENERS: readonly Opener[] = ['visitor', 'member', 'admin'];

/** Names on the command line choose screens; none means all. */
const chosen = process.argv.slice(2);
const screens = chosen.length === 0 ? SCREENS : SCREENS.filter(({ name }) => chosen.some((part) => name.includes(part)));
if (screens.length === 0)
  throw new Error(`No screen is called ${chosen.join(', ')}. There are: ${SCREENS.map(({ name }) => name).join(', ')}.`);

const product = await startProduct();
const browser = await chromium.launch(BROWSER);
const session = await signIn(product.url, SAMPLE_USERS.distributor);
const taken: string[] = [];
const complaints: string[] = [];

const enter = async (context: BrowserContext, email: string) => {
  const data = { email, password: PASSWORD };
  const answer = await context.request.post(`${product.url}/api/v1/auth/login`, { headers: { origin: product.url }, data });
  if (!answer.ok()) throw new Error(`Signing in answered ${answer.status()}`);
};

const take = async (context: BrowserContext, screen: Screen, name: string) => {
  const page = await context.newPage();
  page.on('console', (message) => message.type() === 'error' && complaints.push(`${name}: ${message.text()}`));
  page.on('pageerror', (error) => complaints.push(`${name}: ${error.message}`));
  const path = typeof screen.path === 'string' ? screen.path : await screen.path(session);
  await page.goto(`${product.url}${path}`, { waitUntil: 'networkidle' });
  await screen.act?.(page);
  await page.screenshot({ path: join(FOLDER, `${name}.png`), animations: 'disabled' });
  taken.push(name);
  await page.close();
};

await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
try {
  for (const language of LANGUAGES)
    for (const theme of THEMES)
      for (const width of WIDTHS) {
        const settings = {
          viewport: { width, height: HEIGHTS[width] ?? 900 },
          colorScheme: theme,
          locale: language,
          reducedMotion: 'reduce' as const,
        };
        for (const by of OPENERS) {
          const context = await browser.newContext(settings);
          if (by !== 'visitor') await enter(context, ADDRESS_OF[by]);
          await context.addCookies([{ name: 'language', value: language, url: product.url }]);
          for (const screen of screens)
            if ((screen.by ?? 'member') === by) await take(context, screen, `${screen.name}-${width}-${theme}-${language}`);
          await context.close();
        }
      }
} finally {
  await browser.close();
  await product.remove();
}
await writeFile(join(FOLDER, 'index.html'), indexPage(taken));
for (const complaint of new Set(complaints)) process.stdout.write(`console: ${complaint}\n`);
process.stdout.write(`${taken.length} pictures under .look/, all on .look/index.html\n`);
