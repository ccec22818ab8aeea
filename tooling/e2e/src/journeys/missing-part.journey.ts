import { SAMPLE_USERS } from '@candil/product';
import type { Page } from '@playwright/test';
import { IN_PROOF } from '../breadth';
import { expect, journey } from '../journey';
import { enterAs } from '../sign-in';
import { pattern, words } from '../words';

const w = words('en');
const PART = /\/assets\/[^/]+\.js/;
const ALBA = '0162 42 / 2Z _ 31';

/** The room of a code, once everything that is drawn at first has arrived: the 3D part, where the browser has no WebGL its note, and the light. */
const openRoom = async (page: Page, url: string) => {
  await enterAs(page, url, 'en', SAMPLE_USERS.distributor);
  await page.goto('/new-product/crea-configurator?subFamily=110');
  await page.getByLabel(w('editor:panels.start.code.label')).fill(ALBA);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('treeitem', { name: /^L1/ })).toBeVisible();
  await expect(page.getByText(w('editor:views.scene.missing')).or(page.locator('[data-view="3d"] canvas'))).toBeVisible();
  await expect(page.getByText(w('eproject:composition.light.mood'))).toBeVisible();
};
const retry = (page: Page) => page.getByRole('button', { name: w('widgets:widgets.retry') });

journey('a part of the editor that does not arrive, or is late, is told of and fetched on request', async ({ page, product }) => {
  await openRoom(page, product.url);
  await page.clock.install();
  const late = page.getByText(w('editor:panels.missing.late'));
  const pieces = page.getByRole('dialog', { name: w('editor:panels.pieces.title') });

  // The first request for the part stays without an answer.
  const asked: string[] = [];
  await page.route(PART, (route) => {
    asked.push(route.request().url());
    return asked.length === 1 ? undefined : route.continue();
  });
  await page.getByRole('button', { name: w('editor:panels.pieces.title') }).click();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await expect(late).toBeHidden();
  await page.clock.fastForward('00:09');
  await expect(late).toBeVisible();
  await expect(pieces).toBeHidden();
  await retry(page).click();
  await expect(pieces).toBeVisible();
  await expect(late).toBeHidden();
  expect(asked).toContain(`${asked[0]}?again=1`);
  await page.keyboard.press('Escape');

  // Every request is refused, also those that follow by themselves.
  await page.unroute(PART);
  await page.route(PART, (route) => route.abort());
  await page.getByRole('button', { name: w('eproject:composition.addToNew') }).click();
  const failed = page.getByText(w('editor:panels.missing.text'));
  await expect(async () => {
    await page.clock.fastForward('00:04');
    await expect(failed).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.unroute(PART);
  await retry(page).click();
  await expect(page.getByRole('dialog', { name: w('eproject:configurator.chooseProject.title') })).toBeVisible();
  await expect(failed).toBeHidden();

  await page.reload();
  await expect(page.getByText(w('eproject:composition.draft'))).toBeVisible();
  await expect(page.getByRole('treeitem', { name: /^L1/ })).toBeVisible();
});

journey('a room begins from a code, and a text that is none stays with its reason', IN_PROOF, async ({ page, product }) => {
  await enterAs(page, product.url, 'en', SAMPLE_USERS.distributor);
  await page.goto('/new-product/crea-configurator?subFamily=110');
  const field = page.getByLabel(w('editor:panels.start.code.label'));
  await field.fill('Alba, please');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText(w('eproject:composition.code.notCode', { code: 'Alba, please' }));
  await expect(field).toHaveValue('Alba, please');
  await expect(field).toBeFocused();

  await field.fill(ALBA);
  await page.keyboard.press('Enter');
  const plan = page.getByRole('application', { name: pattern(w('editor:views.canvas.plan_one')) });
  await expect(plan.getByRole('button', { name: /^L1/ })).toBeVisible();
  await expect(plan).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(field).toBeVisible();
  await page.keyboard.press('Control+Shift+z');
  await expect(plan.getByRole('button', { name: /^L1/ })).toBeVisible();
});
