import { expect, type Locator } from '@playwright/test';

/**
 * Whether it still has the focus once the page has drawn itself. A screen that has just come gives the focus to its heading, and a dialog
 * to its first field: a key that is pressed in between goes there.
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
