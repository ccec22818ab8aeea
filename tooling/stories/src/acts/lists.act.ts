import { expect, test } from '../gallery';

test.describe('dropdown', () => {
  test('asks for a choice once it is closed without one, however it is closed', async ({ page, gallery }) => {
    for (const close of [() => page.keyboard.press('Escape'), () => page.mouse.click(700, 500)]) {
      await gallery.open(page, 'widgets-dropdown--demanded');
      await page.getByRole('combobox').click();
      await expect(page.getByRole('alert')).toBeHidden();
      await close();
      await expect(page.getByRole('alert')).toHaveText('This field is required');
    }
    await page.getByRole('combobox').press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toBeHidden();
    await expect(page.getByRole('combobox')).toBeFocused();
  });
});

test.describe('autocomplete', () => {
  const STORY = 'widgets-autocomplete--ten-thousand';

  test('draws few of 10,000 rows, finds by typing and goes to the last', async ({ page, gallery }) => {
    await gallery.open(page, STORY);
    expect(await page.getByRole('option').count()).toBeLessThan(40);
    const box = page.getByRole('combobox');
    await box.press('ArrowUp');
    await expect(page.locator('[aria-posinset="10000"]')).toBeInViewport();
    await expect(page.locator('[aria-posinset="10000"]')).toHaveAttribute('data-active', 'true');
    await box.pressSequentially('9999');
    await expect(page.getByRole('option').first()).toContainText('9999');
    await box.press('ArrowDown');
    await box.press('Enter');
    await expect(box).toHaveValue(/^9999/);
    await expect(page.getByRole('listbox')).toBeHidden();
  });

  test('gives the text back where it is left without choosing', async ({ page, gallery }) => {
    await gallery.open(page, 'widgets-autocomplete--chosen');
    const box = page.getByRole('combobox');
    await box.fill('lyo');
    await page.mouse.click(800, 600);
    await expect(box).toHaveValue('Madrid');
    await expect(page.getByRole('listbox')).toBeHidden();
  });
});

test.describe('lists by touch', () => {
  test.use({ ownPage: true, hasTouch: true });

  test('a dropdown chooses by tapping', async ({ page, gallery }) => {
    await gallery.open(page, 'widgets-dropdown--empty');
    await page.getByRole('combobox').tap();
    await page.getByRole('option', { name: 'Installer' }).tap();
    await expect(page.getByRole('combobox')).toHaveText('Installer');
  });

  test('an autocomplete chooses by tapping', async ({ page, gallery }) => {
    await gallery.open(page, 'widgets-autocomplete--empty');
    await page.getByRole('combobox').tap();
    await page.getByRole('option', { name: /Milano/ }).tap();
    await expect(page.getByRole('combobox')).toHaveValue('Milano');
  });
});
