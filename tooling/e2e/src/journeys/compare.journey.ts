import { IN_PROOF } from '../breadth';
import { expect, journey } from '../journey';
import { PLACES } from '../places';
import { enterAs } from '../sign-in';
import { words } from '../words';

for (const { language, email, catalogId, mark } of PLACES) {
  const [first, second] = [`0820${mark}42/1A_10`, `0820${mark}11/2A_10`];

  journey(`variants are kept, compared by keys, sent on and added to a project, in ${language}`, IN_PROOF, async ({ page, product }) => {
    const w = words(language);
    // The toast that follows has a command of the same name.
    const keep = page.getByRole('button', { name: w('eproject:compare.keep'), exact: true }).first();
    await enterAs(page, product.url, language, email);
    for (const code of [first, second]) {
      await page.goto(
        `/new-product/RegularConfigurator?subFamily=110&catalog=${catalogId}&model=0820&reference=${encodeURIComponent(code)}`,
      );
      await keep.press('Enter');
      await expect(keep).toHaveAttribute('aria-pressed', 'true');
    }

    // The tray survives a reload, and opens at an address of its own.
    await page.goto('/projects');
    await page.getByRole('button', { name: w('eproject:compare.tray.open_other', { count: 2 }) }).press('Enter');
    await page
      .getByRole('dialog')
      .getByRole('link', { name: w('eproject:compare.tray.compare') })
      .press('Enter');
    const table = page.getByRole('table', { name: w('eproject:compare.table') });
    await expect(table.getByRole('columnheader')).toHaveCount(3);
    const address = page.url();

    await page.getByRole('button', { name: w('eproject:compare.remove', { name: 'Alba 33', code: second }) }).press('Enter');
    await expect(table.getByRole('columnheader')).toHaveCount(2);
    await page.goto(address);
    await expect(table.getByRole('columnheader')).toHaveCount(3);

    await table
      .getByRole('button', { name: w('eproject:browse.preconfig.add') })
      .first()
      .press('Enter');
    await page.getByRole('textbox', { name: w('eproject:configurator.chooseProject.name') }).fill('Compared');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/project/*');
    await expect(page.getByText(first)).toBeVisible();
  });
}
