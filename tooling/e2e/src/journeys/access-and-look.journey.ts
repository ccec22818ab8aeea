import { AxeBuilder } from '@axe-core/playwright';
import { SAMPLE_USERS, signIn } from '@candil/product';
import { expect, journey } from '../journey';
import { enterAs, openIn } from '../sign-in';
import { words } from '../words';

const w = words('en');

const violations = async (page: Parameters<typeof openIn>[0]) => {
  const { violations: found } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
};

for (const colorScheme of ['light', 'dark'] as const)
  journey(`every screen is accessible in ${colorScheme}`, async ({ page, product }) => {
    journey.slow();
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await openIn(page, product.url, 'en');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await enterAs(page, product.url, 'en', SAMPLE_USERS.distributor);
    const session = await signIn(product.url, SAMPLE_USERS.distributor);
    const projects = (await session.call('GET', '/v1/projects?itemsPerPage=50')).body.items;
    const open = projects.find(({ status, pieces }: { status: number; pieces: number }) => status === 1 && pieces > 1);
    const [order] = (await session.call('GET', '/orders')).body.items;
    const paths = [
      '/',
      '/projects',
      '/create-project/select-collection',
      '/create-project/select-collection/110',
      '/new-product/RegularConfigurator?subFamily=110&catalog=16&model=0820',
      `/project/${open.id}`,
      `/project/${open.id}/new-order`,
      '/orders',
      `/order/${order.orderId}`,
      '/error-403',
      '/nowhere',
    ];
    for (const path of paths) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await violations(page), path).toEqual([]);
    }
  });

for (const width of [390, 1024, 1440])
  journey(`no screen scrolls sideways at ${width} px`, async ({ page, product }) => {
    await page.setViewportSize({ width, height: 844 });
    await enterAs(page, product.url, 'en', SAMPLE_USERS.distributor);
    const session = await signIn(product.url, SAMPLE_USERS.distributor);
    const [project] = (await session.call('GET', '/v1/projects?itemsPerPage=1')).body.items;
    const paths = ['/', '/projects', '/create-project/select-collection', '/orders', `/project/${project.id}`];
    for (const path of paths) {
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), path).toBeLessThanOrEqual(0);
    }
  });

/** Sets a flag for everybody, as an administrator does. */
const setFlag = async (url: string, name: string, isOn: boolean) => {
  const admin = await signIn(url, SAMPLE_USERS.admin);
  const { set, flags } = (await admin.call('GET', '/v1/staff/flags')).body;
  const { version } = flags.find((flag: { name: string }) => flag.name === name);
  const settings = { version, sets: { [set]: isOn }, emails: [], subFamilyIds: null, applicationIds: null };
  expect((await admin.call('PUT', `/v1/staff/flags/${name}`, settings)).status).toBe(200);
};

journey('whoever lacks a privilege is told so, and visitors are led to the start', async ({ page, product }) => {
  await openIn(page, product.url, 'en', '/orders');
  await expect(page).toHaveURL(/\/(\?.*)?$/);
  await enterAs(page, product.url, 'en', SAMPLE_USERS.webUser);
  await page.goto('/');
  const orders = page.getByRole('banner').getByRole('link', { name: w('common-front:shell.orders') });
  await expect(orders).toHaveCount(1);
  await setFlag(product.url, 'menuPrivileges', true);
  try {
    await page.goto('/orders');
    await expect(page).toHaveURL(/\/not-authorised$/);
    await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
    await expect(orders).toHaveCount(0);
  } finally {
    await setFlag(product.url, 'menuPrivileges', false);
  }
});
