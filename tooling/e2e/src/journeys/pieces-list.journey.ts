import { signIn } from '@candil/product';
import type { Page } from '@playwright/test';
import { once } from '../breadth';
import { expect, journey } from '../journey';
import { PLACES } from '../places';
import { enterAs } from '../sign-in';
import { words } from '../words';

/** Puts text where a spreadsheet would. */
const pasteText = async (page: Page, text: string) => {
  await page.evaluate((given) => {
    const data = new DataTransfer();
    data.setData('text/plain', given);
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, text);
};

for (const { language, email, catalogId, mark } of once(PLACES, PLACES.at(-1))) {
  const w = words(language);
  const dome = `0820${mark}42/2A_10`;

  journey(
    `a list of pieces is pasted, completed, saved and opened again by the keyboard alone, in ${language}`,
    async ({ page, product }) => {
      journey.slow();
      const session = await signIn(product.url, email);
      const { body } = await session.call('POST', '/v1/projects', { name: `Pieces ${language}`, catalogId, products: [] });
      await enterAs(page, product.url, language, email);
      await page.goto(`/project/${body.id}/add-product/BundleListConfigurator?subFamily=225`);
      const grid = page.getByRole('grid', { name: w('editor:pieces.grid') });
      await grid.focus();

      // Ten lines, three of them correct; no line enters the list before it was reviewed.
      await pasteText(page, [`${dome}\t6`, '8010\t250', 'chandelier\t4', 'Best regards'].join('\n'));
      const dialog = page.getByRole('dialog', { name: w('editor:pieces.paste.title') });
      const line = dialog.getByRole('checkbox', { name: w('editor:pieces.paste.take', { row: 2 }) });
      await line.focus();
      await page.keyboard.press('Space');
      await dialog.getByRole('button', { name: w('editor:pieces.paste.add_other', { count: 3 }) }).press('Enter');
      await expect(grid.getByRole('row').filter({ hasText: 'chandelier' })).toBeVisible();

      // Companions of a belt are suggested, added, and dismissed.
      const suggestions = page.getByRole('list', { name: w('editor:pieces.companion.label') });
      await expect(suggestions.getByRole('listitem')).toHaveCount(2);
      await suggestions.getByRole('listitem').first().getByRole('button').first().press('Enter');
      await expect(suggestions.getByRole('listitem')).toHaveCount(1);
      await suggestions.getByRole('button', { name: w('editor:pieces.companion.dismiss') }).press('Enter');
      await expect(suggestions).toBeHidden();

      // The wrong line is written anew, counted, and its finish chosen; one step is taken back.
      await grid.focus();
      await page.keyboard.press('Control+End');
      await page.keyboard.press('Home');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.type(dome);
      await page.keyboard.press('Enter');
      await expect(grid.getByText('chandelier', { exact: true })).toBeHidden();
      await expect(grid.getByRole('row').filter({ hasText: dome })).toHaveCount(2);
      await page.keyboard.press('Control+z');
      await expect(grid.getByText('chandelier', { exact: true })).toBeVisible();
      await page.keyboard.press('Control+Shift+z');
      await expect(grid.getByText('chandelier', { exact: true })).toBeHidden();

      // An invalid quantity is reported and changes nothing.
      await grid.focus();
      await page.keyboard.press('Control+Home');
      for (let step = 0; step < 7; step += 1) await page.keyboard.press('ArrowRight');
      await page.keyboard.type('0');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert')).toContainText('0');

      await page.getByRole('button', { name: w('eproject:composition.add'), exact: true }).press('Enter');
      await page.waitForURL(`**/project/${body.id}`);
      const { body: saved } = await session.call('GET', `/v2/project/${body.id}`);
      const [list] = saved.products;
      expect([list.configuratorType.id, list.type]).toEqual([8, 'CREATION']);
      expect(list.compositions[0].articles.map((piece: { quantity: number }) => piece.quantity)).toEqual([10]);

      await page.goto(`/project/${body.id}/product/${list._id}/BundleListConfigurator?activeTab=summary`);
      await expect(page.getByRole('tab', { name: w('editor:pieces.tab.summary') })).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('tabpanel')).toContainText(w('editor:pieces.summary.light'));
      await page.getByRole('tab', { name: w('editor:pieces.tab.list') }).click();
      await expect(grid.getByRole('row').filter({ hasText: dome })).toHaveCount(2);
    },
  );
}

for (const { language, email, catalogId, mark } of once(PLACES))
  journey(
    `a pasted text of ten thousand lines is refused with its figures, and nothing is lost, in ${language}`,
    async ({ page, product }) => {
      const w = words(language);
      const line = `0820${mark}42/2A_10\t1\n`;
      await enterAs(page, product.url, language, email);
      await page.goto('/new-product/BundleListConfigurator?subFamily=110');
      await page.getByRole('grid', { name: w('editor:pieces.grid') }).focus();
      await pasteText(page, line.repeat(10_000));
      const dialog = page.getByRole('dialog', { name: w('editor:pieces.paste.title') });
      await expect(dialog.getByRole('alert')).toContainText(catalogId === 21 ? '10,000' : '10.000');
      await expect(dialog.getByRole('textbox')).toHaveValue(new RegExp(line));
    },
  );
