import { expect, test } from '../gallery';

const BOTTOM = 'widgets-sheet-and-drawer--bottom';

test.describe('sheet', () => {
  test.use({ ownPage: true, hasTouch: true, viewport: { width: 390, height: 800 } });

  test('is pulled up by a finger to its next rest, and away', async ({ page, gallery }) => {
    await gallery.open(page, BOTTOM);
    const sheet = page.getByRole('dialog');
    await expect(sheet).toHaveAttribute('data-detent', '0');
    const session = await page.context().newCDPSession(page);
    // By the finger's own clock, whatever the machine is busy with: a quarter of the speed that flings, and at rest before it lets go.
    const pull = async (from: number, to: number) => {
      let clock = Date.now() / 1000 - 4;
      const at = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) => {
        clock += type === 'touchEnd' ? 0.5 : 0.1;
        return session.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 195, y }], timestamp: clock });
      };
      await at('touchStart', from);
      for (let step = 1; step <= 20; step += 1) await at('touchMove', from + ((to - from) * step) / 20);
      await at('touchEnd');
    };
    const bottom = async () => {
      const box = await sheet.boundingBox();
      return Math.round((box?.y ?? 0) + (box?.height ?? 0));
    };
    // While it still comes in, its handle is lower than where the finger will find it.
    await expect.poll(bottom).toBe(800);
    const handleY = async () => ((await page.getByRole('slider').boundingBox())?.y ?? 0) + 12;
    await pull(await handleY(), 800 * 0.36);
    await expect(sheet).toHaveAttribute('data-detent', '1');
    await expect(sheet).not.toHaveAttribute('data-dragging');
    await expect.poll(async () => Math.round(((await sheet.boundingBox())?.height ?? 0) / 8)).toBe(65);
    await expect.poll(bottom).toBe(800);
    await pull(await handleY(), 795);
    await expect(sheet).toBeHidden();
  });

  test('moves by keys and closes by Escape', async ({ page, gallery }) => {
    await gallery.open(page, BOTTOM);
    await page.getByRole('slider').focus();
    await page.keyboard.press('End');
    await expect(page.getByRole('dialog')).toHaveAttribute('data-detent', '2');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});
