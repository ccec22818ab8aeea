import { expect, test } from '../gallery';

test.describe('modal', () => {
  test('takes the focus to its first field, keeps it inside and gives it back on Escape', async ({ page, gallery }) => {
    await gallery.open(page, 'widgets-modal--from-its-button');
    const opener = page.getByRole('button', { name: 'New project' });
    await opener.click();
    const dialog = page.getByRole('dialog');
    await expect(page.getByRole('textbox')).toBeFocused();
    for (let times = 0; times < 9; times += 1) {
      await page.keyboard.press('Tab');
      expect(await dialog.evaluate((node) => node.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('closes by a press beside it, and not by one inside', async ({ page, gallery }) => {
    await gallery.open(page, 'widgets-modal--medium');
    await page.getByRole('heading').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('stays where every way out is taken away', async ({ page, gallery }) => {
    await gallery.open(page, 'widgets-modal--no-way-out');
    await page.mouse.click(5, 5);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  for (const [story, width, expected] of [
    ['medium', 1280, 576],
    ['large', 1280, 1216],
    ['full', 1280, 1280],
    ['medium', 575, 575],
    ['large', 575, 546.25],
    ['medium', 574, 574],
    ['large', 574, 574],
  ] as const)
    test(`${story} is ${expected} px wide in a window of ${width}`, async ({ page, gallery }) => {
      await page.setViewportSize({ width, height: 700 });
      await gallery.open(page, `widgets-modal--${story}`);
      const box = await page.getByRole('dialog').boundingBox();
      expect(box?.width).toBeCloseTo(expected, 1);
      if (width < 575) expect(box?.height).toBe(700);
    });

  test('fades in 150 ms, on layer 13000', async ({ page, gallery }) => {
    await gallery.open(page, 'widgets-modal--medium');
    const look = await page.getByRole('dialog').evaluate((node) => {
      const style = getComputedStyle(node.parentElement ?? node);
      return [style.animationDuration, style.zIndex];
    });
    expect(look).toEqual(['0.15s', '13000']);
  });

  test('shows a list that is opened in it, and Escape closes the list first', async ({ page, gallery }) => {
    await gallery.open(page, 'widgets-modal--medium');
    await page.getByRole('combobox').click();
    const option = page.getByRole('option', { name: 'US dollar' });
    await expect(option).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(option).toBeHidden();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.getByRole('combobox').click();
    await option.click();
    await expect(page.getByRole('combobox')).toHaveText('US dollar');
  });
});
