import { describe, expect, test } from 'vitest';
import { blankSpace } from '../document/blank-space';
import type { Editor } from '../editor/editor';
import { catalogueSources } from '../testing/catalogue-sources';
import { createTestEditor, type TestEditor } from '../testing/test-editor';
import { EASES, gradientHeights } from './gradient';
import { outletCanopyOf, outletsIn } from './outlet';
import { outletVerbsOf } from './outlet-verbs';

const [ALBA_33, ALBA_18, PERLA_20] = ['0820', '0162', '5520'];
const [ROUND_5, LINE_3, LINE_5, SQUARE_4] = ['9702', '9711', '9712', '9721'];

const compositor = (canopy?: string): TestEditor => {
  const sources = catalogueSources();
  const space = blankSpace({
    sources,
    newId: () => 'space',
    createdAt: () => '2026-11-20T09:00:00.000Z',
    roomSize: { width: 4, depth: 3, height: 3.4 },
    configurator: 'COMPOSITOR_CP_3D',
  });
  const editor = createTestEditor({ sources, space, mode: 'create' });
  if (canopy !== undefined) outletVerbsOf(editor).chooseCanopy(canopy);
  return editor;
};
const sceneOf = (editor: Editor) => editor.document.getState().scene;
const models = (editor: Editor) => outletsIn(sceneOf(editor)).map(({ light }) => light?.model ?? '–');
const undoable = (editor: Editor) => editor.document.getState().undo.length;
const codes = (editor: Editor) =>
  editor.derived.getState().evaluation.compositions.flatMap(({ parts }) => parts.map(({ part }) => `${part.quantity} × ${part.code}`));
/** Returns the issues to fix, without choices that nobody made yet. */
const toFix = (editor: Editor) =>
  editor.derived
    .getState()
    .issues.flatMap(({ cause, severity }) => (severity === 'notice' || cause.kind === 'choice-open' ? [] : [cause.kind]));

describe('a canopy', () => {
  test('is an article with a price, and nothing to be validated by itself', () => {
    const editor = compositor(ROUND_5);
    expect(codes(editor)).toEqual(['1 × 970211']);
    expect(editor.derived.getState().evaluation.totals?.totalGross).toBe(21_200);
    expect(toFix(editor)).toEqual(['nothing-placed']);
    editor.undo();
    expect(outletCanopyOf(sceneOf(editor))).toBeUndefined();
  });

  test('of five outlets is filled at once, and everything is priced, of sub-category 1', () => {
    const editor = compositor(ROUND_5);
    outletVerbsOf(editor).hang([1, 2, 3, 4, 5], ALBA_18);
    expect(models(editor)).toEqual([ALBA_18, ALBA_18, ALBA_18, ALBA_18, ALBA_18]);
    expect(sceneOf(editor).lights.map(({ label, installation }) => `${label} ${installation}`)).toEqual(
      ['L1', 'L2', 'L3', 'L4', 'L5'].map((label) => `${label} 18`),
    );
    expect(toFix(editor)).toEqual([]);
    const { compositions, category } = editor.derived.getState().evaluation;
    expect(compositions[0]?.category.subcategory).toBe(1);
    expect(category.id).toBe(7);
    expect(undoable(editor)).toBe(2);
  });

  test('moves pendants to another canopy, as far as it has clear outlets for them', () => {
    const editor = compositor(LINE_5);
    outletVerbsOf(editor).hang([1, 3, 5], ALBA_33);
    outletVerbsOf(editor).hang([2], PERLA_20);
    const heights = () => sceneOf(editor).lights.map(({ heightCm }) => heightCm);
    editor.setHeight([sceneOf(editor).lights[0]?.id ?? ''], 150);
    const before = heights();
    expect(outletVerbsOf(editor).chooseCanopy(LINE_3)).toEqual({ ok: true, value: { leftOut: 1 } });
    expect(models(editor)).toEqual([ALBA_33, PERLA_20, ALBA_33]);
    expect(heights()).toEqual(before.slice(0, 3));
    expect(toFix(editor)).toEqual([]);
    editor.undo();
    expect(models(editor)).toEqual([ALBA_33, PERLA_20, ALBA_33, '–', ALBA_33]);
  });

  test('gets a finish and leaves the pendants unchanged', () => {
    const editor = compositor(LINE_3);
    outletVerbsOf(editor).hang([1, 2, 3], ALBA_18);
    const colours = sceneOf(editor).lights.map(({ color }) => color);
    outletVerbsOf(editor).paintCanopy('10');
    expect(outletCanopyOf(sceneOf(editor))?.outlets.color).toBe('10');
    expect(sceneOf(editor).lights.map(({ color }) => color)).toEqual(colours);
    expect(codes(editor)[0]).toBe('1 × 971110');
  });

  test('turns with everything that hangs from it, and back to where it was', () => {
    const editor = compositor(LINE_3);
    outletVerbsOf(editor).hang([1, 2, 3], ALBA_18);
    const places = () => sceneOf(editor).lights.map(({ x, z }) => [x, z]);
    const before = places();
    outletVerbsOf(editor).turn(90);
    expect(places()).toEqual([
      [0, 0.38],
      [0, 0],
      [0, -0.38],
    ]);
    expect(toFix(editor)).toEqual([]);
    for (const _ of [1, 2, 3]) outletVerbsOf(editor).turn(90);
    expect(places()).toEqual(before);
  });
});

describe('outlets', () => {
  test('refuse a shade that is too wide for its neighbour, with the overlap', () => {
    const editor = compositor(ROUND_5);
    outletVerbsOf(editor).hang([1], ALBA_33);
    const before = editor.document.getState();
    const refused = outletVerbsOf(editor).hang([2], ALBA_33);
    expect(refused.ok ? undefined : refused.failure).toEqual({
      code: 'editor.outlets-too-near',
      outlets: [2, 1],
      gapMetres: expect.closeTo(0.33 - 0.294, 3),
    });
    expect(editor.document.getState()).toBe(before);
    expect(editor.announcements.getState().at(-1)?.urgency).toBe('assertive');
    expect(outletVerbsOf(editor).refusalOf([2], ALBA_18)).toBeUndefined();
    expect(outletVerbsOf(editor).refusalOf([3], ALBA_33)).toBeUndefined();
  });

  test('are left empty between shades that are too wide', () => {
    const editor = compositor(ROUND_5);
    expect(outletVerbsOf(editor).spacedCount([1, 2, 3, 4, 5], ALBA_33)).toBe(2);
    outletVerbsOf(editor).hang([1, 2, 3, 4, 5], PERLA_20);
    outletVerbsOf(editor).hangSpaced([1, 2, 3, 4, 5], ALBA_33);
    expect(models(editor)).toEqual([ALBA_33, '–', ALBA_33, '–', '–']);
    expect(toFix(editor)).toEqual([]);
    editor.undo();
    outletVerbsOf(editor).hang([1, 3], ALBA_18);
    outletVerbsOf(editor).hangSpaced([2], ALBA_33);
    expect(models(editor)).toEqual([ALBA_18, ALBA_33, ALBA_18, PERLA_20, PERLA_20]);
  });

  test('keep the finish and the height of the replaced pendant', () => {
    const editor = compositor(SQUARE_4);
    outletVerbsOf(editor).hang([1], ALBA_18);
    const [light] = sceneOf(editor).lights;
    editor.setAttributes([light?.id ?? ''], { color: '31' });
    editor.setHeight([light?.id ?? ''], 140);
    outletVerbsOf(editor).hang([1], ALBA_33);
    expect(sceneOf(editor).lights.map(({ model, color, heightCm }) => [model, color, heightCm])).toEqual([[ALBA_33, '31', 140]]);
    outletVerbsOf(editor).hang([2], ALBA_18);
    expect(sceneOf(editor).lights.map(({ heightCm }) => heightCm)).toEqual([140, 140]);
  });

  test('copy the pendant of one outlet, with its values, as one step', () => {
    const editor = compositor(LINE_3);
    outletVerbsOf(editor).hang([2], ALBA_18);
    const [first] = sceneOf(editor).lights;
    editor.setAttributes([first?.id ?? ''], { color: '31', temperature: '2', control: 'Z' });
    editor.setHeight([first?.id ?? ''], 140);
    outletVerbsOf(editor).hang([3], PERLA_20);
    const steps = undoable(editor);
    outletVerbsOf(editor).copyTo(2, [1, 2, 3]);
    const looks = () => sceneOf(editor).lights.map((light) => [light.model, light.color, light.temperature, light.control, light.heightCm]);
    expect(looks()).toEqual([1, 2, 3].map(() => [ALBA_18, '31', '2', 'Z', 140]));
    outletVerbsOf(editor).copyTo(2, [1, 2, 3]);
    expect(undoable(editor)).toBe(steps + 1);
    expect(toFix(editor)).toEqual([]);
  });

  test('take two models in turn', () => {
    const editor = compositor(LINE_5);
    outletVerbsOf(editor).alternate([ALBA_18, PERLA_20]);
    expect(models(editor)).toEqual([ALBA_18, PERLA_20, ALBA_18, PERLA_20, ALBA_18]);
    outletVerbsOf(editor).alternate([PERLA_20, ALBA_18]);
    expect(models(editor)[0]).toEqual(PERLA_20);
    expect(undoable(editor)).toBe(3);
  });

  test('keep their canopy when the last of them is emptied', () => {
    const editor = compositor(LINE_3);
    outletVerbsOf(editor).hang([2], ALBA_18);
    outletVerbsOf(editor).empty([2]);
    expect(models(editor)).toEqual(['–', '–', '–']);
    expect(codes(editor)).toEqual(['1 × 971111']);
  });

  test('offer pendants of free wires only', () => {
    const outlets = outletVerbsOf(compositor());
    expect(outlets.shades.map(({ model }) => model)).toContain(ALBA_33);
    expect(outlets.shades.every(({ variations }) => variations.some(({ modifier }) => modifier === '18'))).toBe(true);
  });
});

describe('the order of pendants', () => {
  const mixed = (): TestEditor => {
    const editor = compositor(LINE_5);
    outletVerbsOf(editor).hang([1, 2], ALBA_18);
    outletVerbsOf(editor).hang([3, 4, 5], PERLA_20);
    return editor;
  };

  test('is another by each seed, and the same by the same', () => {
    const orders = [1, 2, 3, 4].map((seed) => {
      const editor = mixed();
      outletVerbsOf(editor).shuffle(seed);
      return models(editor).join(' ');
    });
    const again = mixed();
    outletVerbsOf(again).shuffle(1);
    expect(models(again).join(' ')).toBe(orders[0]);
    expect(new Set(orders).size).toBeGreaterThan(2);
    expect(orders).not.toContain(models(mixed()).join(' '));
    expect(toFix(again)).toEqual([]);
  });

  test('leaves every shade clear, or reports that no other order exists', () => {
    const editor = compositor(LINE_3);
    outletVerbsOf(editor).hang([1, 2, 3], ALBA_18);
    const refused = outletVerbsOf(editor).shuffle(7);
    expect(refused.ok ? undefined : refused.failure.code).toBe('editor.no-other-order');
  });

  test('is turned about by its mirror image', () => {
    const editor = mixed();
    outletVerbsOf(editor).mirror();
    expect(models(editor)).toEqual([PERLA_20, PERLA_20, PERLA_20, ALBA_18, ALBA_18]);
    const steps = undoable(editor);
    outletVerbsOf(editor).mirror();
    outletVerbsOf(editor).empty([1, 2]);
    outletVerbsOf(editor).mirror();
    expect(models(editor)).toEqual([PERLA_20, PERLA_20, PERLA_20, '–', '–']);
    expect(undoable(editor)).toBe(steps + 3);
  });

  test('makes no step where nothing would look different', () => {
    const editor = compositor(LINE_3);
    outletVerbsOf(editor).hang([1, 3], ALBA_18);
    const steps = undoable(editor);
    outletVerbsOf(editor).mirror();
    expect(undoable(editor)).toBe(steps);
  });
});

describe('heights', () => {
  test.each([
    ['linear', [100, 125, 150, 175, 200]],
    ['ease-in', [100, 106, 125, 156, 200]],
    ['ease-out', [100, 144, 175, 194, 200]],
    ['ease-in-out', [100, 115, 150, 185, 200]],
    ['arch', [100, 171, 200, 171, 100]],
  ] as const)('go from the first to the last: %s', (ease, heights) => {
    expect(gradientHeights({ fromCm: 100, toCm: 200, ease }, 5)).toEqual(heights);
  });

  test('follow the outlets as one step, all or none', () => {
    const editor = compositor(LINE_5);
    outletVerbsOf(editor).hang([1, 2, 3, 5], ALBA_18);
    const steps = undoable(editor);
    outletVerbsOf(editor).gradient({ fromCm: 120, toCm: 180, ease: 'linear' });
    const heights = () => outletsIn(sceneOf(editor)).flatMap(({ light }) => light?.heightCm ?? []);
    expect(heights()).toEqual([120, 140, 160, 180]);
    expect(undoable(editor)).toEqual(steps + 1);
    expect(outletVerbsOf(editor).gradient({ fromCm: 120, toCm: 900, ease: 'linear' }).ok).toBe(false);
    expect(heights()).toEqual([120, 140, 160, 180]);
  });

  test.each(EASES)('%s from the one end to the other of what all may hang at', (ease) => {
    const editor = compositor(LINE_5);
    const limitsNow = () => editor.commonHeightsOf(sceneOf(editor).lights.map(({ id }) => id));
    expect(limitsNow()).toBeUndefined();
    outletVerbsOf(editor).hang([1, 3, 5], ALBA_18);
    const limits = limitsNow();
    if (limits === undefined) throw new Error('they hang at no common height');
    const { minCm, maxCm } = limits;
    expect(outletVerbsOf(editor).gradient({ fromCm: minCm, toCm: maxCm, ease }).ok).toBe(true);
    expect(outletVerbsOf(editor).gradient({ fromCm: minCm - 1, toCm: maxCm, ease }).ok).toBe(false);
    expect(outletVerbsOf(editor).gradient({ fromCm: maxCm + 1, toCm: minCm, ease }).ok).toBe(false);
  });

  test('follow the keys, and nothing leaves its outlet by them', () => {
    const editor = compositor(LINE_3);
    outletVerbsOf(editor).hang([2], ALBA_18);
    const before = sceneOf(editor).lights[0];
    const press = (key: string, control = false) => editor.key({ key, shift: false, alt: false, control, view: '3d' });
    press('ArrowDown');
    expect(sceneOf(editor).lights[0]?.heightCm).toBe((before?.heightCm ?? 0) + 1);
    expect([press('ArrowLeft'), press('d', true), press('a'), press('4')]).toEqual([false, false, false, false]);
    expect(sceneOf(editor).lights.map(({ x, z }) => [x, z])).toEqual([[before?.x, before?.z]]);
  });
});

test('a saved composition opens with its outlets as they were', () => {
  const editor = compositor(SQUARE_4);
  outletVerbsOf(editor).hang([1, 4], ALBA_33);
  outletVerbsOf(editor).turn(45);
  const document = editor.toDocument();
  const reopened = createTestEditor({ sources: editor.sources, space: editor.document.getState().space });
  expect(models(reopened)).toEqual([ALBA_33, '–', '–', ALBA_33]);
  expect(reopened.toDocument()).toEqual(document);
});
