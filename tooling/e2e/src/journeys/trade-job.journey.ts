import { SAMPLE_USERS } from '@candil/product';
import { once } from '../breadth';
import { expect, journey } from '../journey';
import { signInAs } from '../sign-in';
import { type JourneyLanguage, pattern, words } from '../words';

const JOBS: readonly { language: JourneyLanguage; email: string; money: RegExp }[] = once([
  { language: 'en', email: SAMPLE_USERS.distributor, money: /[\d.]+,\d\d\s€/ },
  { language: 'de', email: SAMPLE_USERS.distributor, money: /[\d.]+,\d\d\s€/ },
  { language: 'us', email: SAMPLE_USERS.distributorUsa, money: /\$[\d,]+\.\d\d/ },
]);

for (const { language, email, money } of JOBS)
  journey(`the trade job from sign-in to order, in ${language}, and it survives a restart`, async ({ page, product }) => {
    journey.slow();
    const w = words(language);
    const name = `Journey ${language} ${Date.now() % 100000}`;
    await signInAs(page, product.url, language, email);

    // A new project starts with a collection and a model.
    await page
      .getByRole('link', { name: w('common-front:home.newProject') })
      .first()
      .click();
    await page.locator('main a[href$="/select-collection/110"]').first().click();
    await page.getByRole('link', { name: w('eproject:picker.configure', { name: 'Alba 33' }) }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Alba 33');

    // Every open choice is made; price and delivery stand there at once.
    for (const attribute of ['temperature', 'control', 'installation'] as const) {
      const group = page.getByRole('radiogroup', { name: pattern(w(`eproject:configurator.attribute.${attribute}`)) });
      await group.locator('[role=radio]:not([data-incompatible])').first().click();
    }
    const summary = page.getByRole('region', { name: w('eproject:configurator.summary') });
    await expect(summary).toContainText(money);
    await summary.getByRole('spinbutton', { name: w('eproject:configurator.quantity') }).fill('6');

    // It goes into a project that is named on the way.
    await summary.getByRole('button', { name: w('eproject:configurator.addToProject') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(w('eproject:configurator.chooseProject.name')).fill(name);
    await dialog.getByRole('button', { name: w('eproject:configurator.chooseProject.submitNew') }).click();
    await expect(page).toHaveURL(/\/project\/[0-9a-f-]{36}/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);

    // The project: count, copy, take out, put back.
    const rows = page.getByRole('row').filter({ hasText: 'Alba 33' });
    await expect(rows).toHaveCount(1);
    const quantity = page.getByRole('spinbutton', { name: w('eproject:project.line.quantityOf', { name: 'Alba 33' }) });
    const total = page.getByRole('complementary', { name: w('eproject:project.summary') });
    const before = await total.innerText();
    await quantity.first().fill('8');
    await expect(total).not.toHaveText(before);
    await page.getByRole('button', { name: w('eproject:project.line.menu', { tag: 'L1', name: 'Alba 33' }) }).click();
    await page.getByRole('menuitem', { name: w('eproject:project.line.clone') }).click();
    await expect(rows).toHaveCount(2);
    await page.getByRole('button', { name: w('eproject:project.line.menu', { tag: 'L2', name: 'Alba 33' }) }).click();
    await page.getByRole('menuitem', { name: w('eproject:project.line.delete') }).click();
    await expect(rows).toHaveCount(1);
    const undo = w('widgets:widgets.undo');
    // The toast writes the word, the bar of the project shows a sign.
    await page.getByRole('button', { name: undo }).filter({ hasText: undo }).click();
    await expect(rows).toHaveCount(2);

    // The order: one last look, then its number.
    await page.getByRole('link', { name: w('eproject:project.newOrder') }).click();
    await page.getByLabel(w('eproject:order.internalNumber')).fill('PO-4711');
    await page.getByRole('button', { name: w('eproject:order.place') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: w('eproject:order.place') })
      .click();
    await expect(page).toHaveURL(/\/order\/\d+$/);
    const orderId = page.url().split('/').at(-1) as string;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(w('eproject:order.detail.title', { orderId }));
    await expect(page.getByRole('main')).toContainText('PO-4711');

    // It is still there after the service was ended and started again, session included.
    await product.end();
    await product.start();
    await page.goto('/orders');
    await page.getByRole('link', { name: w('eproject:order.list.open', { orderId }) }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(w('eproject:order.detail.title', { orderId }));
    await page.getByRole('link', { name: w('eproject:order.detail.openProject') }).click();
    await expect(page.getByText(w('eproject:project.orderedAs', { orderId }))).toBeVisible();
  });
