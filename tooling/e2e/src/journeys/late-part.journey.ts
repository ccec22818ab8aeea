import { SAMPLE_USERS } from '@candil/product';
import type { Page } from '@playwright/test';
import { expect, journey } from '../journey';
import { enterAs } from '../sign-in';
import { words } from '../words';

const w = words('en');

/** Home, with everything in it that is fetched after the first view. */
const openHome = async (page: Page, url: string) => {
  await enterAs(page, url, 'en', SAMPLE_USERS.distributor);
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

const goToOrders = (page: Page) =>
  page
    .getByRole('link', { name: w('common-front:shell.orders') })
    .first()
    .click();

const orders = (page: Page) => page.getByRole('heading', { level: 1, name: w('eproject:order.list.title') });

journey('a part of the program that does not arrive at first is fetched again', async ({ page, product }) => {
  await openHome(page, product.url);
  let isAskedAgain = false;
  await page.route(/\/assets\/[^/]+\.js/, (route) => {
    isAskedAgain ||= route.request().url().endsWith('?again=1');
    return isAskedAgain ? route.continue() : route.abort();
  });
  await goToOrders(page);
  await expect(orders(page)).toBeVisible();
  expect(isAskedAgain).toBe(true);
});

journey('a part of the program that never arrives leaves the frame usable and offers to try again', async ({ page, product }) => {
  await openHome(page, product.url);
  await page.route(/\/assets\/[^/]+\.js/, (route) => route.abort());
  await goToOrders(page);
  const again = page.getByRole('main').getByRole('button', { name: w('widgets:widgets.retry') });
  await expect(again).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await page.unroute(/\/assets\/[^/]+\.js/);
  await again.click();
  await expect(orders(page)).toBeVisible();
});

journey('a menu that does not arrive leaves the page as it is, and opens when it is tried again', async ({ page, product }) => {
  await openHome(page, product.url);
  await page.route(/\/assets\/[^/]+\.js/, (route) => route.abort());
  await page.getByRole('banner').locator('[aria-haspopup="menu"]').last().click();
  const again = page.getByRole('alert').getByRole('button', { name: w('common-front:errors.retry.again') });
  await expect(again).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.unroute(/\/assets\/[^/]+\.js/);
  await again.click();
  await expect(page.getByRole('menuitem', { name: w('common-front:shell.logOut') })).toBeVisible();
  await expect(again).toBeHidden();
});
