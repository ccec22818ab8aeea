import AxeBuilder from '@axe-core/playwright';
import { SAMPLE_USERS, signIn } from '@candil/product';
import type { Page } from '@playwright/test';
import { BREADTH, once } from '../breadth';
import { expect, journey } from '../journey';
import { enterAs } from '../sign-in';
import { type JourneyLanguage, words } from '../words';
import { workbook } from '../workbook';

/** Each catalogue with its own mark in the codes, and a code of the other one. */
const TRADES: readonly { language: JourneyLanguage; email: string; catalogId: number; mark: string; otherMark: string }[] = [
  { language: 'de', email: SAMPLE_USERS.distributor, catalogId: 16, mark: '', otherMark: '-' },
  { language: 'us', email: SAMPLE_USERS.distributorUsa, catalogId: 21, mark: '-', otherMark: '' },
];

const rowsOf = (page: Page, code: string) => page.getByRole('row').filter({ hasText: code });

for (const { language, email, catalogId, mark, otherMark } of once(TRADES, TRADES.at(-1))) {
  const w = words(language);
  const dome = `0820${mark}42/2A_10`;
  const small = `0162${mark}10/1A_18`;
  const openProject = async (page: Page, url: string, name: string) => {
    const session = await signIn(url, email);
    const { status, body } = await session.call('POST', '/v1/projects', { name, catalogId, products: [] });
    expect(status).toBe(201);
    await enterAs(page, url, language, email);
    await page.goto(`/project/${body.id}`);
    return page.getByLabel(w('eproject:project.quickAdd.label'));
  };

  journey(`a list pasted from a mail is mended line by line and added in one step, in ${language}`, async ({ page, product }) => {
    journey.slow();
    const field = await openProject(page, product.url, `Pasted ${language}`);
    const mail = [
      'Dear Anna, please add',
      `4 x 0820 ${mark}42 / 2A _ 10`,
      `${small}\t2`,
      `O820${mark}42/2A_10`,
      `0802${mark}42/2A_10 x3`,
      `0820${otherMark}42/2A_10`,
      '0162/1',
      `${dome} × 1,5`,
      `9999${mark}11/1A_10`,
      'Best regards',
    ];
    await field.fill(mail.join('\n'));
    await field.press('Enter');
    const dialog = page.getByRole('dialog');
    const group = (key: string, count: number) => dialog.getByRole('region', { name: w(`eproject:paste.group.${key}`, { count }) });
    await expect(group('good', 2)).toContainText('Alba 33');
    await expect(group('repaired', 2).getByRole('listitem')).toHaveCount(2);
    await expect(group('refused', 4)).toContainText(w('eproject:paste.reason.price-key', { key: '0162/1' }));
    await expect(dialog.getByText(w('eproject:paste.group.ignored', { count: 2 }))).toBeVisible();

    // Nothing in it keeps anyone out, in any width.
    for (const width of BREADTH === 'proof' ? [390, 1024, 1440] : [390]) {
      await page.setViewportSize({ width, height: 900 });
      const { violations } = await new AxeBuilder({ page }).include('[role=dialog]').analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    }

    // One repair, then all; the translated candidate; a quantity; a correction in place.
    await dialog.getByRole('button', { name: w('eproject:paste.repairLine', { line: 4, to: dome }) }).click();
    await expect(group('good', 3)).toBeVisible();
    await dialog.getByRole('button', { name: w('eproject:paste.repairAll') }).click();
    await expect(group('good', 4)).toBeVisible();
    await dialog.getByRole('combobox', { name: w('eproject:paste.candidates.label', { line: 6 }) }).click();
    await dialog.getByRole('option', { name: dome }).click();
    await expect(group('good', 5)).toBeVisible();
    await dialog.getByRole('spinbutton', { name: w('eproject:paste.quantityOf', { name: 'Alba 33', line: 8 }) }).fill('15');
    await expect(group('good', 6)).toBeVisible();
    await dialog.getByRole('button', { name: w('eproject:paste.editLine', { line: 9 }) }).click();
    const line = dialog.getByRole('textbox', { name: w('eproject:paste.editLine', { line: 9 }) });
    await line.fill(`${small} x 7`);
    await line.press('Enter');
    await expect(group('good', 7)).toBeVisible();

    // One article stands there five times: 4 + 1 + 3 + 1 + 15 pieces.
    await dialog.getByRole('button', { name: w('eproject:paste.merge') }).click();
    await expect(group('good', 2)).toBeVisible();
    await dialog.getByRole('button', { name: w('eproject:paste.add_other', { count: 2 }) }).click();
    await expect(dialog).toBeHidden();
    await expect(rowsOf(page, dome).getByRole('spinbutton')).toHaveValue('24');
    await expect(rowsOf(page, small).getByRole('spinbutton')).toHaveValue('9');

    // The one line nobody decided on stays where it was pasted, with its reason.
    await expect(field).toHaveValue('0162/1');
    await expect(page.getByRole('alert').filter({ hasText: '0162/1' })).toContainText(
      w('eproject:paste.reason.price-key', { key: '0162/1' }),
    );

    const undo = w('widgets:widgets.undo');
    // The toast writes the word, the bar of the project shows a sign.
    await page.getByRole('button', { name: undo }).filter({ hasText: undo }).click();
    await expect(rowsOf(page, dome)).toHaveCount(0);
    await expect(rowsOf(page, small)).toHaveCount(0);
  });

  journey(`an uploaded workbook becomes lines, and what is no list says so, in ${language}`, async ({ page, product }) => {
    await openProject(page, product.url, `Uploaded ${language}`);
    await page.getByRole('button', { name: w('eproject:paste.open') }).click();
    const dialog = page.getByRole('dialog');
    const file = dialog.locator('input[type=file]');
    await file.setInputFiles({ name: 'list.xlsx', mimeType: 'application/zip', buffer: Buffer.from('PK\u0003\u0004 and no more') });
    await expect(dialog.getByRole('alert')).toContainText(w('eproject:paste.problem.file-damaged.title'));
    const rows = [
      ['Pos', 'Code', 'Qty', 'Room'],
      [1, dome, 6, 'Lobby'],
      [2, small, 2, 'Bar'],
    ];
    await file.setInputFiles({ name: 'list.xlsx', mimeType: 'application/octet-stream', buffer: workbook(rows) });
    await expect(dialog.getByText(w('eproject:paste.source.columns', { code: 'Code', quantity: 'Qty' }))).toBeVisible();
    await dialog.getByRole('button', { name: w('eproject:paste.add_other', { count: 2 }) }).click();
    await expect(rowsOf(page, dome).getByRole('spinbutton')).toHaveValue('6');
    await expect(rowsOf(page, small).getByRole('spinbutton')).toHaveValue('2');
  });

  journey(`a project is made of an uploaded CSV and keeps what is left over, in ${language}`, async ({ page, product }) => {
    await enterAs(page, product.url, language, email);
    await page.goto('/projects');
    await page.getByRole('button', { name: w('eproject:paste.open') }).click();
    const dialog = page.getByRole('dialog');
    const csv = Buffer.from(`Menge;Artikel\r\n3;"${dome}"\r\n1,5;${small}\r\n`, 'latin1');
    await dialog.locator('input[type=file]').setInputFiles({ name: 'liste.csv', mimeType: 'text/csv', buffer: csv });
    const create = dialog.getByRole('button', { name: w('eproject:paste.create_one', { count: 1 }) });
    await create.click();
    await expect(dialog.getByText(w('eproject:paste.nameMissing'))).toBeVisible();
    const name = `From CSV ${language}`;
    await dialog.getByLabel(w('eproject:paste.name')).fill(name);
    await create.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    await expect(rowsOf(page, dome).getByRole('spinbutton')).toHaveValue('3');
    await expect(page.getByLabel(w('eproject:project.quickAdd.label'))).toHaveValue(`1,5;${small}`);
    await expect(page.getByRole('alert').filter({ hasText: small })).toContainText(
      w('eproject:paste.reason.quantity-unclear', { value: '1,5' }),
    );
  });
}
