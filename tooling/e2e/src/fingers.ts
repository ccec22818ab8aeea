import type { Page } from '@playwright/test';

/** A place of the window, in CSS pixels. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The way of a finger: where it is put down, and by how much it is moved before it is lifted. */
export interface FingerWay {
  readonly from: Spot;
  readonly by: Spot;
}

const STEPS = 8;

/** Fingers that are put down together, moved in the same time and lifted; also over a frame, whatever its origin. */
export const moveFingers = async (page: Page, ways: readonly FingerWay[]): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share = 0) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : ways.map(({ from, by }, id) => ({ x: from.x + by.x * share, y: from.y + by.y * share, id })),
    });
  await touch('touchStart');
  for (let step = 1; step <= STEPS; step += 1) await touch('touchMove', step / STEPS);
  await touch('touchEnd');
  await session.detach();
};
