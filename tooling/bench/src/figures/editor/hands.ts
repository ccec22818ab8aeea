import type { Browser, Locator } from 'playwright-core';
import { frameCosts } from '../../frame-costs';
import { percentile } from '../../measure';
import { delaysIn, drawnIn, setDrawing, watchDelays } from '../../watch-page';
import type { EditorPage } from './open-editor';

/** Steps before the measurement, in which the browser compiles, and in it. */
const [FIRST_STEPS, STEPS] = [60, 240];
const PRESSES = 24;
/** From the arrival of the pointer to its press, and how long it is pressed. */
const [REACH_MILLISECONDS, PRESS_MILLISECONDS] = [300, 90];
/** Rows of the tree that are pressed in turn; all of them are in sight. */
const ROWS = 12;

/** CSS pixels. */
interface Spot {
  readonly x: number;
  readonly y: number;
}

const middleOf = async (part: Locator): Promise<Spot> => {
  const box = await part.boundingBox();
  if (box === null) throw new Error('a part is not drawn');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** Where the first luminaire is taken in the plan. */
export const firstLight = (editor: EditorPage): Promise<Spot> =>
  middleOf(editor.page.locator('[data-view="plan"]').getByRole('button', { name: /^L1,/ }).locator('circle').first());
/** Where the second attach point of the first belt is taken in a drawing; the larger one for fingers is hidden from a mouse. */
export const attachPoint = (editor: EditorPage): Promise<Spot> =>
  middleOf(editor.page.locator('[data-target*=\'"belt-point"\'][data-target*=\'"index":1\']').filter({ visible: true }).first());

const nextFrame = ({ page }: EditorPage) => page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done))));

/**
 * Script of the page's thread for each frame of a drag in the plan, ms of processor time. The room in 3D is made ready to be drawn in each,
 * and not drawn.
 */
export const dragCosts = async (browser: Browser, editor: EditorPage, { x, y }: Spot): Promise<readonly number[]> => {
  await setDrawing(editor.page, false);
  await drawnIn(editor.page);
  const { mouse } = editor.page;
  await mouse.move(x, y);
  await mouse.down();
  // The browser answers for a move when the page has handled it, with its next frame.
  const drag = async (steps: number) => {
    for (let step = 0; step < steps; step += 1) await editor.drag(x + 8 + (step % 60) / 4, y + (step % 7));
  };
  await drag(FIRST_STEPS);
  const costs = await frameCosts(browser, 'script', () => drag(STEPS));
  await editor.page.keyboard.press('Escape');
  await mouse.up();
  const drawn = (await drawnIn(editor.page)).length;
  if (costs.length < STEPS / 2 || drawn < STEPS / 2) throw new Error(`${costs.length} frames with a move, ${drawn} of the room`);
  await setDrawing(editor.page, true);
  return costs;
};

/** From a press on a luminaire of the tree to the next picture, with the processor slowed down: three of four are not longer, ms. */
export const delayOfPresses = async (editor: EditorPage, slowdown: number): Promise<number> => {
  const rows = editor.page.getByRole('tree').getByRole('treeitem', { name: /^L\d+ / });
  const places: { readonly x: number; readonly y: number }[] = [];
  for (let row = 0; row < ROWS; row += 1) {
    const box = await rows.nth(row).boundingBox();
    if (box === null) throw new Error(`row ${row} of the tree is not drawn`);
    places.push({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  }
  await watchDelays(editor.page);
  await editor.slowDown(slowdown);
  for (let press = 0; press < PRESSES; press += 1) {
    const { x, y } = places[press % ROWS] ?? { x: 0, y: 0 };
    // By coordinates: searching the row by its name in a tree of hundreds would count as the page's own work. As a hand does it: the pointer
    // is there before it presses, and a press lasts.
    const { mouse } = editor.page;
    await mouse.move(x, y);
    await editor.page.waitForTimeout(REACH_MILLISECONDS);
    await mouse.down();
    await editor.page.waitForTimeout(PRESS_MILLISECONDS);
    await mouse.up();
    await nextFrame(editor);
  }
  await editor.slowDown(1);
  const delays = await delaysIn(editor.page);
  // Delays below the observer's threshold count as the threshold.
  return percentile([...delays, ...Array.from({ length: Math.max(0, PRESSES - delays.length) }, () => 16)], 75);
};
