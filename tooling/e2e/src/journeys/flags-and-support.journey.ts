import { SAMPLE_USERS } from '@candil/product';
import { once } from '../breadth';
import { expect, journey } from '../journey';
import { enterAs, openIn } from '../sign-in';
import { type JourneyLanguage, words } from '../words';

const LANGUAGES: readonly JourneyLanguage[] = ['en', 'de'];
const PDF = '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n';

for (const language of once(LANGUAGES, 'de')) {
  journey(
    `an administrator switches a flag, and another session sees its effect without loading anew, in ${language}`,
    async ({ page, browser, product }) => {
      const w = words(language);
      const other = await (await browser.newContext({ baseURL: product.url })).newPage();
      await enterAs(other, product.url, language, SAMPLE_USERS.specifier);
      await other.goto('/');
      const orders = other.getByRole('link', { name: w('common-front:shell.orders'), exact: true }).first();
      await enterAs(page, product.url, language, SAMPLE_USERS.admin);
      await page.goto('/staff/flags');
      const change = async (kind: string) => {
        await page.getByRole('button', { name: w('eproject:flags.edit', { name: 'menuPrivileges' }) }).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByLabel(new RegExp(w('eproject:flags.field.set', { set: 'PRO' }))).selectOption(kind);
        await dialog.getByRole('button', { name: w('eproject:flags.save') }).click();
        await expect(dialog).toBeHidden();
      };
      await change('off');
      await expect(orders).toBeVisible({ timeout: 30_000 });
      await change('on');
      await expect(orders).toBeHidden({ timeout: 30_000 });
      await page.getByRole('button', { name: w('eproject:flags.edit', { name: 'menuPrivileges' }) }).click();
      await expect(page.getByRole('dialog').getByRole('listitem').first()).toContainText('"PRO":true');
    },
  );

  journey(`somebody asks for support with a file, and the maker gets it, in ${language}`, async ({ page, product }) => {
    const w = words(language);
    await enterAs(page, product.url, language, SAMPLE_USERS.specifier);
    await openIn(page, product.url, language, '/login-area/support');
    await page.getByLabel(w('login-area:support.message')).fill('The driver hums at 10 %.');
    await page.locator('input[type="file"]').setInputFiles({ name: 'hum.pdf', mimeType: 'application/pdf', buffer: Buffer.from(PDF) });
    await expect(page.getByText('hum.pdf')).toBeVisible();
    for (const field of [w('login-area:support.type'), w('login-area:support.subject')]) {
      await page.getByRole('combobox', { name: field }).click();
      await page.getByRole('option').first().click();
    }
    await page.getByRole('button', { name: w('login-area:support.submit') }).click();
    await expect(page.getByText(/S\d{5}/)).toBeVisible();
    await expect
      .poll(async () => {
        const { items } = await (await fetch(`${product.url}/api/v1/outbox?itemsPerPage=100`)).json();
        return items.filter(({ template }: { template: string }) => template === 'supportRequested').length;
      })
      .toBeGreaterThan(0);
  });
}
