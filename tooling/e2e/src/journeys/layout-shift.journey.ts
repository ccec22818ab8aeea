import { SAMPLE_USERS, signIn } from '@candil/product';
import { expect, journey } from '../journey';
import { LAYOUT_SHIFT_MAX, layoutShifts, watchLayoutShifts } from '../layout-shift';
import { enterAs } from '../sign-in';

journey('nothing that is already drawn moves while a screen loads, on a phone and at a desk', async ({ page, product }) => {
  // Five screens in two widths.
  journey.setTimeout(240_000);
  await enterAs(page, product.url, 'en', SAMPLE_USERS.distributor);
  const session = await signIn(product.url, SAMPLE_USERS.distributor);
  const projects = (await session.call('GET', '/v1/projects?itemsPerPage=50')).body.items;
  const { id } = projects.find(({ status, pieces }: { status: number; pieces: number }) => status === 1 && pieces > 1);
  await watchLayoutShifts(page);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of [
      '/',
      '/projects',
      `/project/${id}`,
      '/new-product/RegularConfigurator?subFamily=110&catalog=16&model=0820',
      `/project/${id}/generate-budget`,
    ]) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const { sum, moved } = await layoutShifts(page);
      expect(sum, `${path} at ${width} px moved ${moved.join('; ')}`).toBeLessThanOrEqual(LAYOUT_SHIFT_MAX);
    }
  }
});

journey('an element that moves late is measured', async ({ page, product }) => {
  await watchLayoutShifts(page);
  await page.goto(`${product.url}/error-403`, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const before = await layoutShifts(page);
  await page.evaluate(() => {
    const late = document.createElement('div');
    late.style.height = '300px';
    document.body.prepend(late);
  });
  const after = await layoutShifts(page);
  expect(after.sum).toBeGreaterThan(before.sum + LAYOUT_SHIFT_MAX);
  expect(after.moved.length).toBeGreaterThan(before.moved.length);
});
