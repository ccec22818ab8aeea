import { expect, type Locator } from '@playwright/test';

/**
 * Checks that an element keeps the focus once the page is drawn. A new screen moves the focus to its heading, and a dialog to its first
 * field: a key pressed in between goes there.
 */
export const keepsFocus = (what: Locator): Promise<boolean> =>
  what.evaluate(async (element) => {
    for (let drawn = 0; drawn < 3; drawn += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    return element === document.activeElement;
  });

/** Gives something the focus, again where the page takes it away as it comes. */
export const focusAtRest = (what: Locator): Promise<void> =>
  expect(async () => {
    await what.focus();
    expect(await keepsFocus(what)).toBe(true);
  }).toPass({ timeout: 20_000 });
