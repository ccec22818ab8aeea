import { expect, test } from '../gallery';

const TEN_THOUSAND = 'widgets-data-table--ten-thousand-rows';

test.describe('data table of 10,000 rows', () => {
  test('renders the visible rows, and the last row at the end', async ({ page, gallery }) => {
    await gallery.open(page, TEN_THOUSAND);
    const rows = page.locator('tr[data-row]');
    expect(await rows.count()).toBeLessThan(60);
    await page.locator('[data-cell="0:1"]').click();
    await page.keyboard.press('Control+End');
    await expect(page.locator('tr[data-index="9999"]')).toBeInViewport();
    await expect(page.locator('tr[data-index="9999"] button')).toBeFocused();
    expect(await rows.count()).toBeLessThan(60);
  });

  test('sorts all of them, and keeps its head in sight', async ({ page, gallery }) => {
    await gallery.open(page, TEN_THOUSAND);
    await page.getByRole('button', { name: 'Quantity' }).click();
    await expect(page.locator('tr[data-index="0"] [data-cell="0:4"]')).toHaveText(/1$/);
    await page.locator('tr[data-index="3"]').hover();
    await page.mouse.wheel(0, 20_000);
    await expect(page.locator('tr[data-index="420"]')).toBeInViewport();
    await expect(page.getByRole('columnheader', { name: 'Quantity' })).toBeInViewport();
  });

  test('selects a range by shift, across rows that were never drawn', async ({ page, gallery }) => {
    await gallery.open(page, TEN_THOUSAND);
    await page.locator('tr[data-index="1"]').getByRole('checkbox').click();
    await page.locator('tr[data-index="3"]').hover();
    await page.mouse.wheel(0, 48_000);
    await page
      .locator('tr[data-index="1000"]')
      .getByRole('checkbox')
      .click({ modifiers: ['Shift'] });
    await expect(page.getByText('1000 of 10000 selected')).toBeVisible();
  });

  test('walks by the keyboard with the focus always on a row', async ({ page, gallery }) => {
    await gallery.open(page, TEN_THOUSAND);
    await page.locator('[data-cell="0:1"]').click();
    for (let press = 0; press < 60; press += 1) await page.keyboard.press('ArrowDown');
    await expect(page.locator('[data-cell="60:1"]')).toBeFocused();
    await expect(page.locator('[data-cell="60:1"]')).toBeInViewport();
    await page.mouse.move(400, 300);
    await page.mouse.wheel(0, 100_000);
    await expect(page.locator('[data-cell="60:1"]')).toBeFocused();
  });
});
