import { SAMPLE_USERS, signIn } from '@candil/product';
import { once } from '../breadth';
import { expect, journey } from '../journey';
import { signInAs } from '../sign-in';
import { words } from '../words';

for (const width of once([390, 1440]))
  journey(`all products of a project are validated in one summary, ${width} px wide`, async ({ page, product }) => {
    journey.slow();
    const w = words('en');
    const session = await signIn(product.url, SAMPLE_USERS.distributor);
    const products = [
      { referenceCode: '082042/2A_10', quantity: 6 },
      { referenceCode: '016210/1A_18', quantity: 2 },
      // Made from ten pieces upwards.
      { referenceCode: '082062/1A_10', quantity: 4 },
    ];
    const { body: project } = await session.call('POST', '/v1/projects', { name: `Validated ${width} ${Date.now() % 100000}`, products });
    await page.setViewportSize({ width, height: width < 768 ? 844 : 900 });
    await signInAs(page, product.url, 'en', SAMPLE_USERS.distributor);
    await page.goto(`/project/${project.id}`);

    // The preview comes first: lines that can be confirmed with price and weeks, and the reasons against the others.
    await page.getByRole('button', { name: w('eproject:validation.open') }).click();
    const dialog = page.getByRole('dialog', { name: w('eproject:validation.dialog') });
    await expect(dialog.getByRole('row').filter({ hasText: '082042/2A_10' })).toContainText(/412,00\s€.*3 weeks/);
    await expect(dialog.getByRole('listitem').filter({ hasText: 'L3 Alba 33' })).toContainText('10');
    await dialog.getByRole('button', { name: w('eproject:validation.confirm_other', { count: 2 }) }).click();
    await expect(page.getByText(w('eproject:validation.done_other', { count: 2 })).first()).toBeVisible();
    await expect(page.getByText(w('eproject:validation.state', { done: 2, total: 3 }))).toBeVisible();

    // The third leads to where it is corrected.
    await page.getByRole('button', { name: w('eproject:validation.open') }).click();
    await expect(dialog.getByText(w('eproject:validation.none'))).toBeVisible();
    await dialog.getByRole('link', { name: /L3 Alba 33/ }).click();
    await expect(page).toHaveURL(new RegExp(`/validate/${project.id}/`));
    await expect(page.getByRole('heading', { level: 1 })).toContainText('L3 Alba 33');
  });
