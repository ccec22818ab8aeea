import { figure } from '../../report';
import type { EditorPage } from './open-editor';
import { seenIn, type Watched } from './watch-page';

const STEPS = 12;
const MOST_CALLS = 20;
const ROUNDS = 2;
const STEP_PX = 2;
const MOST_SCRIPT_MILLISECONDS = 4;
const MOST_RENDER_MILLISECONDS = 1;

const at = (values: readonly number[], part: number) => [...values].sort((a, b) => a - b)[Math.floor(values.length * part)] ?? Number.NaN;

/** Both frames after an input: the one that takes it and the one that draws. */
const nextFrames = ({ page }: EditorPage) =>
  page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))));

const scriptOf = async (editor: EditorPage, act: () => Promise<unknown>) => {
  const before = await editor.costs();
  await act();
  await nextFrames(editor);
  return (await editor.costs()).script - before.script;
};

/** What is neither the moved luminaire nor the notes beside it. */
const strangersIn = (rendered: readonly string[], moved: string) => rendered.filter((label) => label !== moved);

const countOf = (labels: readonly string[]) => {
  const counts = new Map<string, number>();
  for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1);
  return [...counts].sort((one, other) => other[1] - one[1]);
};

/** Drags one of many lights in the plan with the room in three dimensions beside it. */
export const dragFigures = async (editor: EditorPage, lights: number): Promise<void> => {
  const { page } = editor;
  const plan = page.locator('svg[role="application"]').first();
  const light = plan.locator('g[id$="light-35-3"]').first();
  const label = (await light.getAttribute('aria-label')) ?? '';
  const box = await light.boundingBox();
  if (box === null) throw new Error('The light is not drawn in the plan');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const scripts: number[][] = [];
  const drawn: Watched['drawn'][number][] = [];
  let rendered: readonly string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 6, y);
    await nextFrames(editor);
    await seenIn(page);
    // What asking costs by itself.
    const asking = at(await Promise.all([1, 2, 3].map(() => scriptOf(editor, async () => undefined))), 0.5);
    const costs: number[] = [];
    for (let step = 1; step <= STEPS; step += 1) {
      const aside = ((step * 7) % 23) - 11;
      costs.push((await scriptOf(editor, () => page.mouse.move(x + aside * STEP_PX, y + step / 4))) - asking);
    }
    scripts.push(costs);
    const seen = await seenIn(page);
    drawn.push(...seen.drawn);
    rendered = seen.rendered;
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await nextFrames(editor);
  }
  const best = scripts.reduce((one, other) => (at(one, 0.95) <= at(other, 0.95) ? one : other));
  figure(
    `editor, drag one of ${lights} lights`,
    `script of a step p95 ${at(best, 0.95).toFixed(1)} ms, median ${at(best, 0.5).toFixed(1)} ms, best of ${ROUNDS} rounds of ${STEPS}`,
    `p95 <= ${MOST_SCRIPT_MILLISECONDS} ms`,
    at(best, 0.95) <= MOST_SCRIPT_MILLISECONDS,
  );
  const strangers = countOf(strangersIn(rendered, label));
  figure(
    'editor, what React renders in a step',
    `${(rendered.length / STEPS).toFixed(1)} components, of others than the light: ${strangers.map(([name, count]) => `${name} ${(count / STEPS).toFixed(1)}`).join('; ') || 'none'}`,
    'the moved light',
    strangers.length === 0,
  );
  const calls = Math.max(...drawn.map((frame) => frame.calls));
  const times = drawn.map(({ milliseconds }) => milliseconds);
  figure(
    `editor, a frame of ${lights} lights`,
    `${calls} draw calls, ${at(times, 0.5).toFixed(2)} ms from the first to the last (p95 ${at(times, 0.95).toFixed(2)} ms, ${drawn.length} frames)`,
    `<= ${MOST_CALLS} calls, <= ${MOST_RENDER_MILLISECONDS} ms`,
    calls <= MOST_CALLS && at(times, 0.5) <= MOST_RENDER_MILLISECONDS,
  );
};
