import { expect, test } from '../gallery';

const STORY = 'widgets-date-picker--demanded';

test.describe('date picker', () => {
  test('sets its separators while digits are typed, and none where they are taken back', async ({ page, gallery }) => {
    await gallery.open(page, STORY);
    const field = page.getByRole('textbox');
    await field.pressSequentially('0412');
    await expect(field).toHaveValue('04/12/');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await expect(field).toHaveValue('04/1');
    await field.pressSequentially('22026');
    await expect(field).toHaveValue('04/12/2026');
  });

  test('allows changing a digit in the middle', async ({ page, gallery }) => {
    await gallery.open(page, 'widgets-date-picker--chosen');
    const field = page.getByRole('textbox');
    await field.click();
    await page.keyboard.press('Home');
    await page.keyboard.press('Delete');
    await page.keyboard.press('Delete');
    await page.keyboard.type('15');
    await expect(field).toHaveValue('15/12/2026');
  });

  test('takes a pasted day in another writing, and completes a short one', async ({ page, gallery }) => {
    await gallery.open(page, STORY);
    const field = page.getByRole('textbox');
    await field.focus();
    await page.keyboard.insertText('24.12.2026');
    await expect(field).toHaveValue('24/12/2026');
    await field.fill('');
    await field.pressSequentially('1/2/27');
    await page.mouse.click(600, 600);
    await expect(field).toHaveValue('01/02/2027');
  });

  for (const [typed, message] of [
    ['', 'This field is required'],
    ['31022027', 'Not a date: day, month, year'],
    ['01012020', 'Not before 20/11/2026'],
    ['01012030', 'Not after 31/12/2027'],
  ] as const)
    test(`left with "${typed}" says: ${message}`, async ({ page, gallery }) => {
      await gallery.open(page, STORY);
      await page.getByRole('textbox').pressSequentially(typed);
      await page.getByRole('textbox').focus();
      await page.mouse.click(600, 600);
      await expect(page.getByRole('alert')).toHaveText(message);
    });

  test('is picked by keys, and the focus returns to the button', async ({ page, gallery }) => {
    await gallery.open(page, STORY);
    await page.getByRole('textbox').press('ArrowDown');
    await expect(page.getByRole('button', { name: /\b20 November 2026$/ })).toBeFocused();
    await page.keyboard.press('PageDown');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('button', { name: /\b21 December 2026$/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox')).toHaveValue('21/12/2026');
    await expect(page.getByRole('button', { name: 'Choose a day' })).toBeFocused();
  });

  test('turns left and right round where the page is read from right to left', async ({ page, gallery }) => {
    await gallery.open(page, 'widgets-date-picker--right-to-left');
    await page.getByRole('button', { name: /\b4 December 2026$/ }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('button', { name: /\b5 December 2026$/ })).toBeFocused();
  });
});

test.describe('date picker by touch', () => {
  test.use({ ownPage: true, hasTouch: true });

  test('is picked by tapping, and a tap beside closes it', async ({ page, gallery }) => {
    await gallery.open(page, STORY);
    await page.getByRole('button', { name: 'Choose a day' }).tap();
    await page.getByRole('button', { name: 'Next month' }).tap();
    await page.getByRole('button', { name: /\b24 December 2026$/ }).tap();
    await expect(page.getByRole('textbox')).toHaveValue('24/12/2026');
    await page.getByRole('button', { name: 'Choose a day' }).tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.touchscreen.tap(900, 600);
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});
