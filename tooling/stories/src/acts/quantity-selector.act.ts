import { expect, test } from '../gallery';

const BOUNDED = 'widgets-quantity-selector--bounded';

test.describe('quantity selector', () => {
  test('turns a comma into a dot and takes one separator with the decimals of the step', async ({ page, gallery }) => {
    await gallery.open(page, 'widgets-quantity-selector--halves');
    const field = page.getByRole('spinbutton');
    await field.selectText();
    await page.keyboard.type('3,,75.');
    await expect(field).toHaveValue('3.7');
  });

  test('clamps above the maximum while it is typed', async ({ page, gallery }) => {
    await gallery.open(page, BOUNDED);
    const field = page.getByRole('spinbutton');
    await field.selectText();
    await page.keyboard.type('41');
    await expect(field).toHaveValue('40');
    await expect(page.getByRole('button', { name: 'Increase' })).toBeDisabled();
  });

  test('ignores signs, letters and exponents, also pasted', async ({ page, gallery }) => {
    await gallery.open(page, BOUNDED);
    const field = page.getByRole('spinbutton');
    await field.focus();
    for (const text of ['-5', '1e3', 'ten', '1 000']) {
      await field.selectText();
      await page.keyboard.insertText(text);
      await expect(field).toHaveValue('12');
    }
  });

  test('repeats while the mouse holds its button, and stops at the bound', async ({ page, gallery }) => {
    await gallery.open(page, BOUNDED);
    await page.getByRole('button', { name: 'Increase' }).hover();
    await page.mouse.down();
    await expect(page.getByRole('spinbutton')).toHaveValue('40');
    await page.mouse.up();
    await page.getByRole('button', { name: 'Decrease' }).click();
    await expect(page.getByRole('spinbutton')).toHaveValue('39');
  });
});

test.describe('quantity selector by the clock', () => {
  test.use({ ownPage: true });

  test('raises a value that stays below the minimum, but not during typing', async ({ page, gallery }) => {
    await page.clock.install({ time: new Date('2026-11-20T09:00:00') });
    await gallery.open(page, BOUNDED);
    await page.clock.pauseAt(new Date('2026-11-20T10:00:00'));
    const field = page.getByRole('spinbutton');
    await field.selectText();
    await page.keyboard.type('1');
    await page.clock.runFor(499);
    await expect(field).toHaveValue('1');
    await page.keyboard.type('5');
    await page.clock.runFor(600);
    await expect(field).toHaveValue('15');
    await field.fill('3');
    await page.clock.runFor(500);
    await expect(field).toHaveValue('10');
    await expect(page.getByRole('button', { name: 'Decrease' })).toBeDisabled();
  });
});

test.describe('quantity selector by touch', () => {
  test.use({ ownPage: true, hasTouch: true });

  test('steps once a tap', async ({ page, gallery }) => {
    await gallery.open(page, BOUNDED);
    await page.getByRole('button', { name: 'Increase' }).tap();
    await page.getByRole('button', { name: 'Increase' }).tap();
    await expect(page.getByRole('spinbutton')).toHaveValue('14');
  });
});
