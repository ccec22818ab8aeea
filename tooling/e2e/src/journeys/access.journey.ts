import { SAMPLE_USERS, signIn } from '@candil/product';
import type { Page } from '@playwright/test';
import { expect, journey } from '../journey';
import { enterAs, fillSignIn, openIn } from '../sign-in';
import { words } from '../words';

const w = words('en');
const SESSION = /auth_token|refresh_token/;

const projectOf = async (url: string, email: string, name: string): Promise<string> => {
  const session = await signIn(url, email);
  return (await session.call('POST', '/v1/projects', { name, catalogId: 16, products: [] })).body.id;
};
const quickAdd = (page: Page) => page.getByLabel(w('eproject:project.quickAdd.label'));
/** Keeps the framed area from loading until the answer is called. */
const holdFrame = async (page: Page): Promise<() => void> => {
  let letIn = () => {};
  const held = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  await page.route(/\/login-area\/qualification/, async (route) => {
    await held;
    await route.continue();
  });
  return letIn;
};
/** Ends the session as a service does that has forgotten it: the next call finds out, here one of the search over the page. */
const loseSession = async (page: Page) => {
  await page.context().clearCookies({ name: SESSION });
  await page
    .getByRole('banner')
    .getByRole('button', { name: w('common-front:shell.search') })
    .click();
  await page.keyboard.type('alba');
  await expect(page.getByRole('dialog').getByText(w('common-front:session.modal.again.title'))).toBeVisible();
};

journey('a visitor who follows a link signs in and arrives where it leads', async ({ page, product }) => {
  await openIn(page, product.url, 'en', '/orders?status=1&search=Casa');
  await fillSignIn(page, 'en', SAMPLE_USERS.distributor);
  await expect(page).toHaveURL(`${product.url}/orders?status=1&search=Casa`);
  await expect(page.getByRole('dialog')).toBeHidden();
});

journey('the sign-in covers a window below 575 px and is 27 rem wide in others', async ({ page, product }) => {
  await openIn(page, product.url, 'en', '/orders');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  for (const width of [390, 433, 500, 574, 575, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    // Whole pixels: the dialog may come in from half of one.
    const wide = async () => Math.round((await dialog.boundingBox())?.width ?? 0);
    await expect.poll(wide, `at ${width} px`).toBe(width < 575 ? width : 432);
  }
});

journey('a return address that would leave the portal leads home', async ({ page, product }) => {
  // The sign-in opens by itself for visitors with a return address.
  await openIn(page, product.url, 'en', '/?return=%2F%2Felsewhere.example%2F');
  await fillSignIn(page, 'en', SAMPLE_USERS.distributor);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`^${product.url}/`));
});

journey('an older address leads on with its query, and lets the projects at hand be used', async ({ page, product }) => {
  await enterAs(page, product.url, 'en', SAMPLE_USERS.distributor);
  await page.goto('/sticks-drawing-configurator?preconfigId=3');
  await expect(page).toHaveURL(`${product.url}/new-product/sticks-drawing-configurator?preconfigId=3`);
  expect(await page.evaluate(() => window.history.state.usr)).toEqual({ allowCurrentProjects: true });
  // There is no starting point of that name.
  await expect(page.getByRole('heading', { name: w('eproject:browse.preconfig.notFound') })).toBeVisible();
  await expect(page.getByRole('link', { name: w('eproject:browse.preconfig.title') })).toHaveAttribute('href', '/preconfigs-list/219');
});

journey('a session that ends leads home, and signing in again brings back the page with what was typed', async ({ page, product }) => {
  const projectId = await projectOf(product.url, SAMPLE_USERS.distributor, 'Typed here');
  await enterAs(page, product.url, 'en', SAMPLE_USERS.distributor);
  await page.goto(`/project/${projectId}`);
  await quickAdd(page).fill('0820 42/2A_10 × 4');
  await loseSession(page);
  await expect(page).toHaveURL(`${product.url}/`);
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await fillSignIn(page, 'en', SAMPLE_USERS.distributor);
  await expect(page).toHaveURL(`${product.url}/project/${projectId}`);
  await expect(quickAdd(page)).toHaveValue('0820 42/2A_10 × 4');
});

journey('what was typed comes back in another tab', async ({ page, context, product }) => {
  const projectId = await projectOf(product.url, SAMPLE_USERS.distributor, 'Typed elsewhere');
  await enterAs(page, product.url, 'en', SAMPLE_USERS.distributor);
  await page.goto(`/project/${projectId}`);
  await quickAdd(page).fill('0820 42/2A_10 × 4');
  await loseSession(page);
  await expect(page).toHaveURL(`${product.url}/`);

  const tab = await context.newPage();
  await tab.goto('/');
  await tab
    .getByRole('banner')
    .getByRole('button', { name: w('common-front:shell.signIn') })
    .click();
  await fillSignIn(tab, 'en', SAMPLE_USERS.distributor);
  await expect(tab).toHaveURL(`${product.url}/project/${projectId}`);
  await expect(quickAdd(tab)).toHaveValue('0820 42/2A_10 × 4');
});

journey('someone else who signs in then sees nothing of it', async ({ page, product }) => {
  const projectId = await projectOf(product.url, SAMPLE_USERS.distributor, 'Not for others');
  await enterAs(page, product.url, 'en', SAMPLE_USERS.distributor);
  await page.goto(`/project/${projectId}`);
  await quickAdd(page).fill('0820 42/2A_10 × 4');
  await loseSession(page);
  await fillSignIn(page, 'en', SAMPLE_USERS.otherDistributor);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(`${product.url}/`);
});

journey('who has to qualify first is asked to, over the page of the project', async ({ page, product }) => {
  const projectId = await projectOf(product.url, SAMPLE_USERS.webUser, 'Budget wanted');
  await enterAs(page, product.url, 'en', SAMPLE_USERS.webUser);
  const letIn = await holdFrame(page);
  await page.goto(`/project/${projectId}/request-budget`);
  await expect(page).toHaveURL(`${product.url}/project/${projectId}`);
  const wayOut = page.getByRole('dialog').getByRole('button', { name: w('widgets:widgets.close') });
  await expect(wayOut).toBeVisible();
  const before = await wayOut.boundingBox();
  letIn();
  const dialog = page.getByRole('dialog', { name: w('common-front:session.modal.view.qualification') });
  await expect(dialog).toBeVisible();
  // A pointer that was on its way to it would miss it otherwise.
  expect(await wayOut.boundingBox()).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await wayOut.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Budget wanted');
});

journey('the pages of staff and administrators are closed to others, and unknown ones are not found', async ({ page, product }) => {
  await enterAs(page, product.url, 'en', SAMPLE_USERS.distributor);
  for (const path of ['/studio', '/compositor', '/product-admin', '/staff/flags']) {
    await page.goto(path);
    await expect(page, path).toHaveURL(`${product.url}/not-authorised`);
  }
  for (const path of ['/project/x/product/y/crea-configurator/export', '/xx/new-register', '/collection-filter-demo', '/nowhere']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: w('common-front:errors.page.notFound.title') }), path).toBeVisible();
  }
});

journey('changing the catalogue says what it does to the work at hand', async ({ page, product }) => {
  const projectId = await projectOf(product.url, SAMPLE_USERS.specifier, 'Stays in INT');
  await enterAs(page, product.url, 'en', SAMPLE_USERS.specifier);
  await page.goto(`/project/${projectId}`);
  const chip = page.getByRole('banner').getByRole('button', { name: w('common-front:shell.catalogue.label') });
  await chip.click();
  const dialog = page.getByRole('dialog', { name: w('eproject:access.catalogue.title', { name: 'USA' }) });
  await expect(dialog.getByText(w('eproject:access.catalogue.openProject', { project: 'Stays in INT', name: 'INT' }))).toBeVisible();
  await dialog.getByRole('button', { name: w('eproject:access.catalogue.change', { name: 'USA' }) }).click();
  await expect(chip).toContainText('USA · USD');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Stays in INT');
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'catalogue_name')?.value).toBe('USA');
  await chip.click();
  await page.getByRole('button', { name: w('eproject:access.catalogue.change', { name: 'INT' }) }).click();
  await expect(chip).toContainText('INT · EUR');
});

journey('logging out leads home and forgets the way back', async ({ page, product }) => {
  await enterAs(page, product.url, 'en', SAMPLE_USERS.distributor);
  await page.goto('/projects');
  await page.evaluate(() => localStorage.setItem('candil.onboarding-done', 'yes'));
  await page.getByRole('banner').getByRole('button').last().click();
  await page.getByRole('menuitem', { name: w('common-front:shell.logOut') }).click();
  await expect(page).toHaveURL(`${product.url}/`);
  expect(await page.evaluate(() => localStorage.getItem('candil.onboarding-done'))).toBeNull();
  await page
    .getByRole('banner')
    .getByRole('button', { name: w('common-front:shell.signIn') })
    .click();
  await fillSignIn(page, 'en', SAMPLE_USERS.distributor);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(`${product.url}/`);
});
