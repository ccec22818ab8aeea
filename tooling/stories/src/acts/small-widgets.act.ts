import { IN_PROOF } from '../breadth';
import { expect, test } from '../gallery';
import { storiesBuilt } from '../stories-built';

test.describe('tooltip', () => {
  test('opens at the pointer 25 px below, at most 350 wide, and goes on Escape', async ({ page, gallery }) => {
    await gallery.open(page, 'widgets-tooltip--closed');
    const button = page.getByRole('button');
    await button.hover();
    const tip = page.locator('[data-radix-popper-content-wrapper] > *');
    await expect(tip).toBeVisible();
    const [above, below] = [await button.boundingBox(), await tip.boundingBox()];
    expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeCloseTo(25, 0);
    await page.keyboard.press('Escape');
    await expect(tip).toBeHidden();
    await gallery.open(page, 'widgets-tooltip--long');
    expect((await tip.boundingBox())?.width).toBeLessThanOrEqual(350);
  });

  test('opens for the focus of the keyboard too', async ({ page, gallery }) => {
    await gallery.open(page, 'widgets-tooltip--closed');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tooltip')).toHaveText('Needs three weeks more');
  });
});

test('an alert is gone once it is closed', async ({ page, gallery }) => {
  await gallery.open(page, 'widgets-alert--closable');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('status')).toBeHidden();
});

test('a text area takes 4000 characters and no more', async ({ page, gallery }) => {
  await gallery.open(page, 'widgets-text-area--empty');
  await page.getByRole('textbox').focus();
  await page.keyboard.insertText('a'.repeat(4010));
  await expect(page.getByText('4000 / 4000')).toBeVisible();
});

test('a submenu is left by Tab, and its links come after its button', async ({ page, gallery }) => {
  await gallery.open(page, 'widgets-submenu--in-a-navigation');
  await page.getByRole('button', { name: 'Discover' }).press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /Collections/ })).toBeFocused();
  for (let times = 0; times < 4; times += 1) await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Support' })).toBeFocused();
  await expect(page.getByRole('link', { name: /Collections/ })).toBeHidden();
});

test.describe('motion', () => {
  test('a skeleton sweeps in 1200 ms and dots go round in 1.25 s', async ({ page, gallery }) => {
    const duration = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((node) => getComputedStyle(node).animationDuration);
    await gallery.open(page, 'widgets-skeleton-loader--paragraph');
    expect(await duration('[data-skeleton]')).toBe('1.2s');
    await gallery.open(page, 'widgets-loading-button--loading');
    expect(await duration('[data-dot]')).toBe('1.25s');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await duration('[data-dot]')).not.toBe('1.25s');
  });
});

test.describe('forced colours', () => {
  test.use({ ownPage: true, forcedColors: 'active' });

  test('keep a border in forced colours, where only a fill marks them otherwise', async ({ page, gallery }) => {
    await gallery.open(page, 'widgets-loading-button--variants');
    const frames = await page.getByRole('button').evaluateAll((buttons) => buttons.map((button) => getComputedStyle(button).borderStyle));
    expect(new Set(frames)).toEqual(new Set(['solid']));
    await gallery.open(page, 'widgets-text-field--missing-value');
    expect(await page.locator('[data-invalid]').evaluate((frame) => getComputedStyle(frame).outlineStyle)).toBe('dashed');
  });
});

test('at 200 % text nothing of a widget leaves a window of 640 px', IN_PROOF, async ({ page, gallery }) => {
  await page.setViewportSize({ width: 640, height: 900 });
  const wide: string[] = [];
  for (const { id } of storiesBuilt().filter((story) => story.id.endsWith('--large-text'))) {
    await gallery.open(page, id);
    const overhang = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    if (overhang > 0) wide.push(`${id}: ${overhang} px`);
  }
  expect(wide).toEqual([]);
});
