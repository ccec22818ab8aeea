import { SAMPLE_USERS } from '@candil/product';
import { once } from '../breadth';
import { expect, journey } from '../journey';
import { PICTURED } from '../pictured';
import { enterAs } from '../sign-in';
import { type JourneyLanguage, pattern, words } from '../words';

/** The catalogue names its lights in each language. */
const PLACES: readonly { language: JourneyLanguage; email: string; globe: string }[] = [
  { language: 'en', email: SAMPLE_USERS.distributor, globe: 'Cinta globe 20' },
  { language: 'de', email: SAMPLE_USERS.distributor, globe: 'Cinta Kugel 20' },
  { language: 'us', email: SAMPLE_USERS.distributorUsa, globe: 'Cinta Globe 20' },
];

for (const { language, email, globe } of once(PLACES))
  journey(
    `a belt of two spans with six lights is drawn, saved, changed, validated and ordered, in ${language}`,
    async ({ page, product }) => {
      journey.slow();
      page.setDefaultTimeout(20_000);
      const w = words(language);
      /** The collection's name is left out if everything belongs to it. */
      const shown = (label: string) => new RegExp(`^${label} ${globe.replace('Cinta ', '')}`, 'i');
      const name = `Belts ${language} ${Date.now() % 100000}`;
      await enterAs(page, product.url, language, email);
      await page.setViewportSize({ width: 1440, height: 900 });

      // The collection leads with something that was drawn.
      await page.goto('/create-project/select-collection/225');
      await expect(page.getByRole('link', { name: w('eproject:picker.draw.plusminus') })).toBeVisible();
      await page.getByRole('link', { name: w('eproject:picker.draw.start') }).click();
      await expect(page).toHaveURL(/\/new-product\/plusminus-drawing-configurator\?preconfigId=225-garland$/);
      const room = page.getByRole('tree');
      const dock = page.getByRole('region', { name: w('editor:panels.dock.label') });
      await expect(room.getByRole('treeitem', { name: shown('L6') })).toBeVisible();
      await expect(dock.getByText(w('editor:words.issue.nothing'))).toBeVisible();

      // Into a project that is named on the way; the project shows the same values as the dock.
      const price = (await dock.getByRole('paragraph').first().innerText()).trim();
      await page.getByRole('button', { name: w('eproject:composition.addToNew') }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(w('eproject:configurator.chooseProject.name')).fill(name);
      await dialog.getByRole('button', { name: w('eproject:configurator.chooseProject.submitNew') }).click();
      await expect(page).toHaveURL(/\/project\/[0-9a-f-]{36}$/, PICTURED);
      const line = page.getByRole('row').filter({ hasText: /CR\d+/ });
      await expect(line).toContainText(price);
      await expect(line).toContainText(w('eproject:composition.pieces', { count: 6, name: globe }));

      // It opens in the configurator that made it; a light less, and saved over itself.
      await line.getByRole('link', { name: /^Cinta/ }).click();
      await expect(page).toHaveURL(/plusminus-drawing-configurator\/edit$/);
      await room.getByRole('treeitem', { name: /^L6 / }).click();
      await page.keyboard.press('Delete');
      await expect(room.getByRole('treeitem', { name: /^L6 / })).toBeHidden();
      await page.getByRole('button', { name: w('eproject:composition.save') }).click();
      await expect(page).toHaveURL(/\/project\/[0-9a-f-]{36}$/, PICTURED);
      await expect(line).toContainText(w('eproject:composition.pieces', { count: 5, name: globe }));

      // Validated: nothing can be drawn, and nothing has changed since.
      await line.getByRole('button', { name: pattern(w('eproject:project.line.menu')) }).click();
      await page.getByRole('menuitem', { name: w('eproject:project.line.validate') }).click();
      await expect(page).toHaveURL(/plusminus-drawing-configurator\/validate$/);
      await expect(page.getByText(pattern(w('eproject:composition.since.same')))).toBeVisible();
      await page.getByRole('button', { name: w('eproject:composition.confirm') }).click();
      await expect(page).toHaveURL(/\/project\/[0-9a-f-]{36}$/, PICTURED);
      await expect(page.getByText(pattern(w('eproject:composition.confirmed'))).first()).toBeVisible();

      // A budget names its pieces, and the order its number.
      const project = page.url();
      await page.getByRole('link', { name: w('eproject:project.generateBudget') }).click();
      await expect(page.getByText(globe).first()).toBeVisible();
      await page.goto(project);
      await page.getByRole('link', { name: w('eproject:project.newOrder') }).click();
      await page.getByRole('button', { name: w('eproject:order.place') }).click();
      await dialog.getByRole('button', { name: w('eproject:order.place') }).click();
      await expect(page).toHaveURL(/\/order\/\d+$/);
      await expect(page.getByRole('main')).toContainText(/CR\d+/);

      // An ordered composition can still be viewed.
      await page.goto(project);
      await line.getByRole('link', { name: /^Cinta/ }).click();
      await expect(page).toHaveURL(/plusminus-drawing-configurator\/view$/);
      await expect(room.getByRole('treeitem', { name: shown('L5') })).toBeVisible();
      await expect(page.getByRole('button', { name: w('eproject:composition.save') })).toBeHidden();

      // A copy of it is something new, and is kept before it is saved.
      await page.getByRole('button', { name: w('eproject:composition.copy') }).click();
      await expect(page).toHaveURL(/\/new-product\/plusminus-drawing-configurator\?handedOver=/);
      await expect(room.getByRole('treeitem', { name: shown('L5') })).toBeVisible();
      const copied = page.url();
      await page.reload();
      await expect(room.getByRole('treeitem', { name: shown('L5') })).toBeVisible();
      expect(page.url()).toBe(copied);
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.getByRole('button', { name: w('editor:panels.top.share') }).click();
      await expect(page.getByText(w('eproject:composition.linkCopied'), { exact: true })).toBeVisible();
      const code = (await page.evaluate(() => navigator.clipboard.readText())).split('/').at(-1) ?? '';

      // A link shows its composition and changes nothing; a broken one says so.
      await page.goto(`/plusminus-drawing-configurator/product/${code}`);
      await expect(room.getByRole('treeitem', { name: shown('L5') })).toBeVisible();
      await page.goto(`/plusminus-drawing-configurator/product/${code.slice(0, 200)}`);
      await expect(page.getByRole('heading', { name: w('eproject:composition.unreadable') })).toBeVisible();
    },
  );
