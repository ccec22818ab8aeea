import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PASSWORD, SAMPLE_USERS } from '@candil/product';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, journey } from '../journey';
import { openIn } from '../sign-in';
import { words } from '../words';

const shown = (page: Page) => page.evaluate(() => [document.documentElement.lang, document.documentElement.dir]);
const enter = async (context: BrowserContext, url: string) => {
  const data = { email: SAMPLE_USERS.distributor, password: PASSWORD };
  await context.request.post(`${url}/api/v1/auth/login`, { headers: { origin: url }, data });
};

journey.describe('the language of the first view', () => {
  for (const [what, locale, cookie, expected] of [
    ['the cookie, whatever the browser speaks', 'fr-FR', 'de', 'de-DE'],
    ['of the browser', 'fr-CH', undefined, 'fr-FR'],
    ['American English by its tag', 'en-US', undefined, 'en-US'],
    ['English for a language the platform has not', 'pt-BR', undefined, 'en-GB'],
  ] as const)
    journey(`is ${what}`, async ({ browser, product }) => {
      const context = await browser.newContext({ locale });
      if (cookie) await context.addCookies([{ name: 'language', value: cookie, url: product.url }]);
      const page = await context.newPage();
      await page.goto(product.url);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await shown(page)).toEqual([expected, 'ltr']);
      await context.close();
    });

  journey('is that of the account before that of the browser, and a cookie before both', async ({ browser, product }) => {
    const context = await browser.newContext({ locale: 'fr-FR' });
    await enter(context, product.url);
    const { language } = await (await context.request.get(`${product.url}/api/v1/account`)).json();
    await context.clearCookies({ name: 'language' });
    const page = await context.newPage();
    await page.goto(product.url);
    await expect.poll(() => shown(page)).toEqual([`${language.isoCode}-${language.isoCode.toUpperCase()}`, 'ltr']);
    await openIn(page, product.url, 'de', '/projects');
    await expect(page.getByRole('heading', { level: 1, name: words('de')('eproject:projects.title') })).toBeVisible();
    expect(await shown(page)).toEqual(['de-DE', 'ltr']);
    await context.close();
  });
});

journey('the language changes on the spot, keeps what is typed, and stays', async ({ page, product }) => {
  await openIn(page, product.url, 'en');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: words('de')('common-front:shell.signIn') })).toBeVisible();
  expect([await shown(page), await page.evaluate(() => 'sameDocument' in window)]).toEqual([['de-DE', 'ltr'], true]);
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'language');
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect([cookie?.value, Math.round(days)]).toEqual(['de', 30]);
  await page.reload();
  await expect.poll(() => shown(page)).toEqual(['de-DE', 'ltr']);
});

journey('texts of the operator are laid over the built-in ones; without an answer those stay', async ({ page, product }) => {
  const w = words('us');
  const folder = join(product.dataDir, 'translations', 'us');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'common-front.json'), JSON.stringify({ shell: { support: 'Write to Mar' } }));
  await openIn(page, product.url, 'us');
  await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Write to Mar' })).toBeVisible();
  await page.route('**/apihub/translations**', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('contentinfo').getByRole('button', { name: w('common-front:shell.support') })).toBeVisible();
});
