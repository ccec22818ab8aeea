import type { EditorPage } from './open-editor';
import { delaysIn, watchDelays } from './watch-page';

/** The value that so many percent are not above. */
export const percentile = (values: readonly number[], percent: number): number =>
  values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil((values.length * percent) / 100) - 1)] ?? Number.NaN;

const DRAG_STEPS = 60;
const PRESSES = 24;
/** Rows of the tree that are pressed in turn; all of them are in sight. */
const ROWS = 12;

const middleOf = async ({ page }: EditorPage, label: RegExp) => {
  const box = await page.locator('[data-view="plan"]').getByRole('button', { name: label }).locator('circle').first().boundingBox();
  if (box === null) throw new Error(`${label} is not drawn`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

const nextFrame = ({ page }: EditorPage) => page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done))));

/** Script of the page's thread for each step of a drag in the plan, ms. */
export const dragCosts = async (editor: EditorPage): Promise<readonly number[]> => {
  const { x, y } = await middleOf(editor, /^L1,/);
  const { mouse } = editor.page;
  await mouse.move(x, y);
  await mouse.down();
  await mouse.move(x + 8, y);
  await nextFrame(editor);
  const costs: number[] = [];
  for (let step = 0; step < DRAG_STEPS; step += 1) {
    const { script: before } = await editor.costs();
    await editor.drag(x + 8 + step / 4, y + (step % 7));
    await nextFrame(editor);
    costs.push((await editor.costs()).script - before);
  }
  await editor.page.keyboard.press('Escape');
  await mouse.up();
  return costs;
};

/** From a press on a luminaire of the tree to the next picture, at a processor that is four times as slow: three of four are not longer, ms. */
export const delayOfPresses = async (editor: EditorPage): Promise<number> => {
  const rows = editor.page.getByRole('tree').getByRole('treeitem', { name: /^L\d+ / });
  const places: { readonly x: number; readonly y: number }[] = [];
  for (let row = 0; row < ROWS; row += 1) {
    const box = await rows.nth(row).boundingBox();
    if (box === null) throw new Error(`row ${row} of the tree is not drawn`);
    places.push({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  }
  await watchDelays(editor.page);
  await editor.slowDown(4);
  for (let press = 0; press < PRESSES; press += 1) {
    const { x, y } = places[press % ROWS] ?? { x: 0, y: 0 };
    // By coordinates: searching the row by its name in a tree of hundreds would count as the page's own work.
    await editor.page.mouse.click(x, y);
    await nextFrame(editor);
  }
  await editor.slowDown(1);
  const delays = await delaysIn(editor.page);
  // Delays below the observer's threshold count as the threshold.
  return percentile([...delays, ...Array.from({ length: Math.max(0, PRESSES - delays.length) }, () => 16)], 75);
};
