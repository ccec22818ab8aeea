import { SAMPLE_USERS, signIn } from '@candil/product';
import { expect, journey } from '../journey';
import { barriers, sideways, structureFaults, WIDTHS } from '../screen-checks';
import { setFlag } from '../set-flag';
import { enterAs, openIn } from '../sign-in';
import { words } from '../words';

const w = words('en');

journey('every screen is accessible in both themes and stays within every width', async ({ page, product }) => {
  // A dozen screens, each in two themes and three widths.
  journey.setTimeout(400_000);
  const visit = async (path: string) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await barriers(page), path).toEqual([]);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      expect(await sideways(page), `${path} at ${width} px`).toBe(0);
      if (width === WIDTHS[0]) expect(await structureFaults(page), `${path} at ${width} px`).toEqual([]);
    }
  };
  await openIn(page, product.url, 'en');
  await visit('/');
  await enterAs(page, product.url, 'en', SAMPLE_USERS.distributor);
  const session = await signIn(product.url, SAMPLE_USERS.distributor);
  const projects = (await session.call('GET', '/v1/projects?itemsPerPage=50')).body.items;
  const open = projects.find(({ status, pieces }: { status: number; pieces: number }) => status === 1 && pieces > 1);
  const [order] = (await session.call('GET', '/orders')).body.items;
  await visit('/');
  await visit('/projects');
  await visit('/create-project/select-collection');
  await visit('/create-project/select-collection/110');
  await visit('/new-product/RegularConfigurator?subFamily=110&catalog=16&model=0820');
  await visit(`/project/${open.id}`);
  await visit(`/project/${open.id}/new-order`);
  await visit('/orders');
  await visit(`/order/${order.orderId}`);
  await visit('/error-403');
  await visit('/nowhere');
});

journey('whoever lacks a privilege is told so, and visitors are led to the start', async ({ page, product }) => {
  await openIn(page, product.url, 'en', '/orders');
  await expect(page).toHaveURL(/\/(\?.*)?$/);
  await enterAs(page, product.url, 'en', SAMPLE_USERS.webUser);
  const orders = page.getByRole('banner').getByRole('link', { name: w('common-front:shell.orders') });
  await setFlag(product.url, 'menuPrivileges', false);
  try {
    await page.goto('/');
    await expect(orders).toHaveCount(1);
  } finally {
    await setFlag(product.url, 'menuPrivileges', true);
  }
  await page.goto('/orders');
  await expect(page).toHaveURL(/\/not-authorised$/);
  await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
  await expect(orders).toHaveCount(0);
});
