import { describe, expect, it } from 'vitest';
import type { RoomPoint, Surface } from '../../scene/scene-belt';
import { catalogueSources, createTestEditor } from '../../testing';
import type { InputTarget, PointerInput } from '../input';

const sources = catalogueSources({ subFamilyId: 219 });
const editorOf = () => createTestEditor({ sources });
type TestEditor = ReturnType<typeof editorOf>;
const scene = (editor: TestEditor) => editor.document.getState().scene;
const EMPTY: InputTarget = { kind: 'empty' };
const input = (
  phase: PointerInput['phase'],
  surface: Surface,
  point: RoomPoint,
  target: InputTarget = EMPTY,
  travelledPixels = 0,
): PointerInput => ({
  phase,
  view: '3d',
  at: { x: point.x, z: point.z },
  target,
  hit: { surface, point },
  isCoarse: false,
  travelledPixels,
  acrossPixels: 0,
  shift: false,
  alt: false,
  control: false,
  pointerId: 1,
  metresPerPixel: 0.005,
});
const click = (editor: TestEditor, surface: Surface, point: RoomPoint, target: InputTarget = EMPTY) => {
  editor.pointer(input('move', surface, point, target));
  editor.pointer(input('down', surface, point, target));
  editor.pointer(input('up', surface, point, target));
};
const press = (editor: TestEditor, ...keys: readonly string[]) =>
  keys.map((key) => editor.key({ key, shift: false, alt: false, control: false, view: '3d' }));
const labels = (editor: TestEditor) => scene(editor).sticks.map(({ label }) => label);

describe('the stick tool', () => {
  it('places length first from click to click, the next from the end of the last', () => {
    const editor = editorOf();
    editor.takeModel('7460');
    expect(editor.view.getState().tool).toBe('stick');
    click(editor, 'wall-D', { x: -2, y: 1.61, z: 0.02 });
    editor.pointer(input('move', 'ceiling', { x: 0, y: 2.8, z: 0 }));
    const { draft } = editor.live.getState();
    if (draft?.kind !== 'stick' || draft.to === undefined) throw new Error('no draft');
    expect(draft.from).toEqual({ x: -2, y: 1.6, z: 0 });
    expect(draft.surface).toBe('ceiling');
    expect(draft.reason).toBeUndefined();
    expect(draft.reach.map(({ surface }) => surface)).toContain('ceiling');
    expect(Math.hypot(draft.to.x + 2, draft.to.y - 1.6, draft.to.z)).toBeCloseTo(1.7, 5);
    click(editor, 'ceiling', { x: 0, y: 2.8, z: 0 });
    click(editor, 'floor', { x: 0, y: 0, z: 1 });
    expect(editor.scope.getState().kind).toBe('drafting');
    expect(labels(editor)).toEqual(['K1', 'K2']);
    expect(scene(editor).joints).toHaveLength(1);
    expect(scene(editor).lines).toHaveLength(1);
    press(editor, 'Escape');
    expect(editor.scope.getState().kind).toBe('idle');
    expect(editor.live.getState().draft).toBeUndefined();
  });

  it('brings the end to values that are typed, and places it by keys alone', () => {
    const editor = editorOf();
    editor.takeModel('7470');
    press(editor, 'Enter', '1', '5', '0', 'Enter');
    const { draft } = editor.live.getState();
    expect(draft?.kind === 'stick' && draft.to?.x).toBeCloseTo(-0.5, 6);
    press(editor, 'ArrowRight', 'Enter', 'Escape');
    const [stick] = scene(editor).sticks;
    expect(stick?.label).toBe('K1');
    expect(stick?.from.held).toEqual({ kind: 'surface', surface: 'wall-D' });
    expect(stick?.to.held).toEqual({ kind: 'surface', surface: 'ceiling' });
    expect(stick?.to.x).toBeCloseTo(-0.49, 3);
  });

  it('draws a line first and places the chain that is chosen', () => {
    const editor = editorOf();
    editor.sticks.setLineFirst(true);
    editor.setTool('stick');
    click(editor, 'wall-D', { x: -2, y: 1.6, z: 0 });
    click(editor, 'ceiling', { x: 0.5, y: 2.8, z: 0 });
    const { draft } = editor.live.getState();
    if (draft?.kind !== 'stick') throw new Error('no draft');
    expect(draft.offers.length).toBeGreaterThan(1);
    editor.draft.place?.(1);
    expect(scene(editor).sticks.map(({ model }) => model)).toEqual(draft.offers[1]?.models);
  });
});

describe('hands on sticks', () => {
  const zigZag = () => {
    const editor = editorOf();
    editor.sticks.addFigure({ kind: 'zig-zag', models: ['7455'], count: 4, angleDegrees: 60, at: { x: 0, z: 0 }, turnDegrees: 0, seed: 1 });
    editor.setTool('select');
    return editor;
  };

  it('pull an end as one step, turn light by keys, and part a joint with Alt', () => {
    const editor = zigZag();
    const last = scene(editor).sticks.at(-1);
    if (last === undefined) throw new Error('no stick');
    const target: InputTarget = { kind: 'stick-end', id: last.id, end: 'to' };
    editor.pointer(input('down', 'ceiling', last.to, target));
    editor.pointer(input('move', 'ceiling', { ...last.to, z: 0.4 }, target, 9));
    expect(editor.live.getState().sticks.get(last.id)?.to.z).toBeGreaterThan(0.2);
    editor.pointer(input('up', 'ceiling', { ...last.to, z: 0.4 }, target, 20));
    expect(scene(editor).sticks.at(-1)?.to.z ?? 0).toBeCloseTo(0.4, 0);
    expect(editor.live.getState().sticks.size).toBe(0);
    expect(editor.document.getState().undo).toHaveLength(2);
    press(editor, ']', ']');
    expect(scene(editor).sticks.at(-1)?.rollDegrees).toBe(30);
    expect(editor.document.getState().undo).toHaveLength(3);
    // Across the view, whichever way the room is seen: along its diagonal what x gains z loses.
    const rod: InputTarget = { kind: 'element', id: last.id };
    const aside = { x: last.from.x + 0.3, y: last.from.y, z: last.from.z - 0.3 };
    editor.setTool('roll');
    editor.pointer(input('down', 'ceiling', last.from, rod));
    editor.pointer({ ...input('move', 'ceiling', aside, rod, 62), acrossPixels: 62 });
    editor.pointer({ ...input('up', 'ceiling', aside, rod, 62), acrossPixels: 62 });
    expect(scene(editor).sticks.at(-1)?.rollDegrees).toBe(90);
    editor.undo();
    press(editor, 'J');
    const bend: InputTarget = { kind: 'stick-end', id: last.id, end: 'from' };
    editor.pointer({ ...input('down', 'wall-A', last.from, bend), alt: true });
    editor.pointer({ ...input('up', 'wall-A', last.from, bend), alt: true });
    expect(scene(editor).lines).toHaveLength(2);
  });

  it('leave no step where an end or a line is let go where it was', () => {
    const editor = zigZag();
    const [first] = scene(editor).sticks;
    const last = scene(editor).sticks.at(-1);
    if (first === undefined || last === undefined) throw new Error('no stick');
    const drags: readonly [InputTarget, RoomPoint, RoomPoint][] = [
      [{ kind: 'stick-end', id: last.id, end: 'to' }, last.to, { ...last.to, z: 0.4 }],
      [{ kind: 'element', id: first.id }, first.from, { ...first.from, z: first.from.z + 0.2 }],
    ];
    for (const [target, from, away] of drags) {
      editor.pointer(input('down', 'ceiling', from, target));
      editor.pointer(input('move', 'ceiling', away, target, 9));
      expect(editor.live.getState().sticks.size).toBeGreaterThan(0);
      editor.pointer(input('move', 'ceiling', from, target, 20));
      editor.pointer(input('up', 'ceiling', from, target, 20));
      expect(editor.document.getState().undo).toHaveLength(1);
    }
  });

  it('take a base away with the power tool, and bring one', () => {
    const editor = zigZag();
    const [first] = scene(editor).sticks;
    const target: InputTarget = { kind: 'stick-end', id: first?.id ?? '', end: 'from' };
    press(editor, 'P');
    click(editor, 'ceiling', { x: 0, y: 2.8, z: 0 }, target);
    expect(scene(editor).lines[0]?.feeds).toHaveLength(0);
    click(editor, 'ceiling', { x: 0, y: 2.8, z: 0 }, target);
    expect(scene(editor).lines[0]?.feeds).toHaveLength(1);
  });

  it('open a joint and close it by keys alone: arrows from end to end, Delete, Enter', () => {
    const editor = zigZag();
    press(editor, 'J', 'ArrowRight', 'ArrowRight');
    const [first] = scene(editor).sticks;
    expect(editor.scope.getState()).toMatchObject({ kind: 'joining', first: undefined, at: { stickId: first?.id, end: 'to' } });
    press(editor, 'Delete');
    expect(scene(editor).lines).toHaveLength(2);
    press(editor, 'ArrowRight', 'ArrowRight', 'Enter', 'ArrowRight');
    expect(editor.live.getState().rods).toHaveLength(1);
    expect(editor.scope.getState()).toEqual(expect.objectContaining({ kind: 'joining', first: { stickId: first?.id, end: 'to' } }));
    press(editor, 'Enter');
    expect(scene(editor).lines).toHaveLength(1);
    expect(scene(editor).joints).toHaveLength(3);
    expect(editor.scope.getState().kind).toBe('joining');
    press(editor, 'Escape');
    expect(editor.scope.getState().kind).toBe('idle');
    expect(editor.view.getState().tool).toBe('select');
  });

  it('report the end selected by touch, so that its joint can be opened without a keyboard', () => {
    const editor = zigZag();
    const last = scene(editor).sticks.at(-1);
    if (last === undefined) throw new Error('no stick');
    press(editor, 'J');
    const bend: InputTarget = { kind: 'stick-end', id: last.id, end: 'from' };
    editor.pointer({ ...input('down', 'wall-A', last.from, bend), isCoarse: true });
    editor.pointer({ ...input('up', 'wall-A', last.from, bend), isCoarse: true });
    expect(editor.scope.getState()).toMatchObject({ kind: 'joining', first: { stickId: last.id, end: 'from' } });
    expect(editor.sticks.unjoin(last.id, 'from').ok).toBe(true);
    expect(scene(editor).lines).toHaveLength(2);
  });
});

describe('an end in plan', () => {
  /** From the left wall (x = −2) to the floor, a metre before that wall. */
  const leaning = () => {
    const editor = editorOf();
    editor.takeModel('7460');
    click(editor, 'wall-D', { x: -2, y: 1.4, z: 0 });
    click(editor, 'floor', { x: -1, y: 0, z: 0 });
    press(editor, 'Escape', 'v');
    return editor;
  };
  /** The plan looks through to the ceiling. */
  const pull = (end: 'from' | 'to', x: number, z: number) => {
    const editor = leaning();
    const stick = scene(editor).sticks[0];
    if (stick === undefined) throw new Error('no stick');
    const target: InputTarget = { kind: 'stick-end', id: stick.id, end };
    const at = (phase: PointerInput['phase'], point: { readonly x: number; readonly z: number }, travelled: number): PointerInput => ({
      ...input(phase, 'ceiling', { ...point, y: 2.8 }, target, travelled),
      view: 'plan',
    });
    editor.pointer(at('down', stick[end], 0));
    editor.pointer(at('move', { x, z }, 60));
    editor.pointer(at('up', { x, z }, 60));
    const moved = scene(editor).sticks[0];
    if (moved === undefined) throw new Error('no stick');
    return { moved, lengthMetres: Math.hypot(moved.to.x - moved.from.x, moved.to.y - moved.from.y, moved.to.z - moved.from.z) };
  };

  it('stays on the floor and turns about the end on the wall', () => {
    const { moved, lengthMetres } = pull('to', -1.4, 0.8);
    expect(moved.to).toMatchObject({ y: 0, held: { kind: 'surface', surface: 'floor' } });
    expect(moved.to.z).toBeGreaterThan(0.5);
    expect(lengthMetres).toBeCloseTo(1.7, 5);
  });

  it('stays on its wall, however far into the room the pointer is', () => {
    const { moved, lengthMetres } = pull('from', -1.2, 0.5);
    expect(moved.from).toMatchObject({ x: -2, held: { kind: 'surface', surface: 'wall-D' } });
    expect(moved.from.z).toBeGreaterThan(0.3);
    expect(lengthMetres).toBeCloseTo(1.7, 5);
  });
});

describe('an end on the floor, in the unfolded walls', () => {
  /** From the left wall (x = −2) to the floor, a metre before that wall. */
  const leaning = () => {
    const editor = editorOf();
    editor.takeModel('7460');
    click(editor, 'wall-D', { x: -2, y: 1.4, z: 0 });
    click(editor, 'floor', { x: -1, y: 0, z: 0 });
    press(editor, 'Escape', 'v');
    const [stick] = scene(editor).sticks;
    if (stick === undefined) throw new Error('no stick');
    expect(stick.to.held).toEqual({ kind: 'surface', surface: 'floor' });
    return { editor, stick };
  };
  /** The strip gives the wall and a height along it, whatever stands before it. */
  const pull = (to: RoomPoint, surface: Surface = 'wall-D') => {
    const { editor, stick } = leaning();
    const target: InputTarget = { kind: 'stick-end', id: stick.id, end: 'to' };
    const at = (phase: PointerInput['phase'], point: RoomPoint, travelled: number): PointerInput => ({
      ...input(phase, phase === 'down' ? 'wall-D' : surface, point, target, travelled),
      view: 'walls',
      y: point.y,
    });
    editor.pointer(at('down', { x: -2, y: 0, z: stick.to.z }, 0));
    editor.pointer(at('move', to, 60));
    editor.pointer(at('up', to, 60));
    const moved = scene(editor).sticks[0];
    if (moved === undefined) throw new Error('no stick');
    return { before: stick.to, after: moved.to };
  };

  it('follows the pointer along the edge of the wall, on the floor', () => {
    const { before, after } = pull({ x: -2, y: 0.02, z: 0.4 });
    expect(after.held).toEqual({ kind: 'surface', surface: 'floor' });
    expect(after.z).toBeGreaterThan(before.z + 0.1);
    expect(after.z).toBeLessThanOrEqual(before.z + 0.41);
    expect(after.x).toBeGreaterThan(-1.9);
  });

  it('goes to what is under a pointer that leaves the edge', () => {
    expect(pull({ x: -1.7, y: 2.8, z: 0.2 }, 'ceiling').after.held).toEqual({ kind: 'surface', surface: 'ceiling' });
  });
});
