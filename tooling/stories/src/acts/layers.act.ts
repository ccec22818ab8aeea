import { expect, test } from '../gallery';

test('Escape closes the topmost overlay first, and a toast last', async ({ page, gallery }) => {
  await gallery.open(page, 'widgets-toast--over-a-modal');
  // By its mark: a modal that is open hides the rest of the page from roles.
  const toast = page.locator('[data-toast]');
  await expect(toast).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(toast).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(toast).toBeHidden();
});

test('a press on a toast leaves the dialog under it open', async ({ page, gallery }) => {
  await gallery.open(page, 'widgets-toast--over-a-modal');
  await page.locator('[data-toast]').getByText('Undo', { exact: true }).click();
  await expect(page.locator('[data-toast]')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a menu inside a menu opens towards the end of the line, read from right to left', async ({ page, gallery }) => {
  await gallery.open(page, 'widgets-menu--right-to-left');
  await page.getByRole('menuitem', { name: 'Move to' }).press('ArrowLeft');
  const inner = page.getByRole('menuitem', { name: 'Dining room' });
  await expect(inner).toBeFocused();
  const [outer, opened] = await page.getByRole('menu').evaluateAll((menus) => menus.map((menu) => menu.getBoundingClientRect().left));
  expect(opened).toBeLessThan(outer ?? 0);
});
