import { SAMPLE_USERS, signIn } from '@candil/product';
import { expect, journey } from '../journey';
import { enterAs, fillSignIn, openIn } from '../sign-in';
import { words } from '../words';

const w = words('en');
const LINE = { referenceCode: '0820 42/2A_10', quantity: 6 };

const newProject = async (url: string, email: string, name: string) => {
  const session = await signIn(url, email);
  const { status, body } = await session.call('POST', '/v1/projects', { name, catalogId: 16, products: [LINE] });
  expect(status).toBe(201);
  return { session, project: body };
};

journey('a wrong password says so and keeps the address that was typed', async ({ page, product }) => {
  await openIn(page, product.url, 'en');
  await page
    .getByRole('banner')
    .getByRole('button', { name: w('common-front:shell.signIn') })
    .click();
  await fillSignIn(page, 'en', SAMPLE_USERS.specifier, 'not-the-password');
  const frame = page.getByRole('dialog').frameLocator('iframe');
  await expect(frame.getByText(w('common-front:session.login.failed'))).toBeVisible();
  await expect(frame.getByLabel(w('common-front:session.login.email'))).toHaveValue(SAMPLE_USERS.specifier);
});

journey(
  'a session that ends in the middle of an edit leads home, and signing in goes on where it was, nothing typed is lost',
  async ({ page, product }) => {
    const { project } = await newProject(product.url, SAMPLE_USERS.distributor, 'Session ends');
    await enterAs(page, product.url, 'en', SAMPLE_USERS.distributor);
    await page.goto(`/project/${project.id}/new-order`);
    const number = page.getByLabel(w('eproject:order.internalNumber'));
    await number.fill('PO-KEPT');
    await page.context().clearCookies({ name: /auth_token|refresh_token/ });
    await page.getByRole('spinbutton', { name: w('eproject:order.quantityOf', { name: 'Alba 33' }) }).fill('9');
    await expect(page.getByRole('dialog').getByText(w('common-front:session.modal.again.title'))).toBeVisible();
    await fillSignIn(page, 'en', SAMPLE_USERS.distributor);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(number).toHaveValue('PO-KEPT');
    const session = await signIn(product.url, SAMPLE_USERS.distributor);
    await expect.poll(async () => (await session.call('GET', `/v2/project/${project.id}`)).body.products[0].quantity).toBe(9);
  },
);

journey("someone else's project leads to the forbidden page", async ({ page, product }) => {
  const { project } = await newProject(product.url, SAMPLE_USERS.otherDistributor, 'Not yours');
  await enterAs(page, product.url, 'en', SAMPLE_USERS.distributor);
  for (const id of [project.id, '00000000-0000-4000-8000-000000000000']) {
    await page.goto(`/project/${id}`);
    await expect(page).toHaveURL(/\/error-403$/);
  }
});

journey('a double click on "Place order" makes one order', async ({ page, product }) => {
  const { session, project } = await newProject(product.url, SAMPLE_USERS.distributor, 'Double click');
  await enterAs(page, product.url, 'en', SAMPLE_USERS.distributor);
  await page.goto(`/project/${project.id}/new-order`);
  await page.getByRole('button', { name: w('eproject:order.place') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: w('eproject:order.place') })
    .dblclick();
  await expect(page).toHaveURL(/\/order\/\d+$/);
  const { body } = await session.call('GET', '/orders?search=Double%20click');
  expect(body.total).toBe(1);
});

journey('two tabs on one project: the stale one is asked, nothing is overwritten', async ({ page, context, product }) => {
  const { session, project } = await newProject(product.url, SAMPLE_USERS.distributor, 'Two tabs');
  await enterAs(page, product.url, 'en', SAMPLE_USERS.distributor);
  await page.goto(`/project/${project.id}`);
  const name = page.getByRole('heading', { level: 1 });
  await expect(name).toContainText('Two tabs');
  const renamed = await session.call('PATCH', `/v1/projects/${project.id}`, { version: project.version, name: 'Renamed elsewhere' });
  expect(renamed.status).toBe(200);

  await page.getByRole('button', { name: w('eproject:project.line.menu', { tag: 'L1', name: 'Alba 33' }) }).click();
  await page.getByRole('menuitem', { name: w('eproject:project.line.clone') }).click();
  await expect(page.getByRole('dialog').getByText(w('eproject:project.conflict.title'))).toBeVisible();
  await page.getByRole('button', { name: w('eproject:project.conflict.again') }).click();
  await expect(name).toContainText('Renamed elsewhere');
  await expect(page.getByRole('row').filter({ hasText: 'Alba 33' })).toHaveCount(2);
  const { body } = await session.call('GET', `/v2/project/${project.id}`);
  expect([body.name, body.products.length]).toEqual(['Renamed elsewhere', 2]);
  await context.close();
});

journey('without a client code nobody orders, and it says what is missing', async ({ page, product }) => {
  const { project } = await newProject(product.url, SAMPLE_USERS.withoutClientCode, 'No client code');
  await enterAs(page, product.url, 'en', SAMPLE_USERS.withoutClientCode);
  await page.goto(`/project/${project.id}/new-order`);
  await expect(page).toHaveURL(/\/not-authorised\?reason=client-code$/);
  await expect(page.getByRole('heading', { name: w('common-front:errors.codes.NO_CLIENT_CODE.title') })).toBeVisible();
});

journey('codes pasted with rubbish between them: the good ones are added, the rest stays with its reason', async ({ page, product }) => {
  const { project } = await newProject(product.url, SAMPLE_USERS.distributor, 'Pasted');
  await enterAs(page, product.url, 'en', SAMPLE_USERS.distributor);
  await page.goto(`/project/${project.id}`);
  const field = page.getByLabel(w('eproject:project.quickAdd.label'));
  await field.fill('1160 10 / 1A _ 18 × 2, rubbish, 0162 10/1A_18 × 0, 9999 11/1A_10');
  await field.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(w('eproject:paste.group.ignored', { count: 1 }))).toBeVisible();
  await dialog.getByRole('button', { name: w('eproject:paste.add_one', { count: 1 }) }).click();
  await expect(page.getByRole('row').filter({ hasText: '116010/1A_18' })).toHaveCount(1);
  await expect(page.getByRole('alert').filter({ hasText: '9999' })).toContainText('0162 10/1A_18 × 0');
  await expect(field).toHaveValue('0162 10/1A_18 × 0\n9999 11/1A_10');
});

journey('without a network the page says so, and shows what was asked for once there is one', async ({ page, context, product }) => {
  await newProject(product.url, SAMPLE_USERS.distributor, 'Seen later');
  await enterAs(page, product.url, 'en', SAMPLE_USERS.distributor);
  await page.goto('/projects');
  await expect(page.getByText('Seen later')).toBeVisible();

  await context.setOffline(true);
  await expect(page.getByText(w('common-front:shell.offline'))).toBeVisible();
  await page.getByRole('searchbox').first().fill('Seen');
  await expect(page.getByRole('button', { name: w('widgets:widgets.retry') })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(w('common-front:shell.offline'))).toBeHidden();
  await expect(page.getByText('Seen later')).toBeVisible();
});
