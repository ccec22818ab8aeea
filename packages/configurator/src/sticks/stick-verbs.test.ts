import { checkConfiguration, type FigureKind } from '@candil/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RoomPoint } from '../scene/scene-belt';
import type { SceneStick } from '../scene/scene-stick';
import { catalogueSources, createTestEditor } from '../testing';

const sources = catalogueSources({ subFamilyId: 219 });
const editorOf = () => createTestEditor({ sources });
type TestEditor = ReturnType<typeof editorOf>;
const scene = (editor: TestEditor) => editor.document.getState().scene;
const documentOf = (editor: TestEditor) => JSON.stringify(editor.toDocument());
const metres = (one: RoomPoint, other: RoomPoint) => Math.hypot(one.x - other.x, one.y - other.y, one.z - other.z);
const issues = (editor: TestEditor) => checkConfiguration(editor.session.configuration);
/** Point on a wall of a room of 4 × 3 × 2.8 m. */
const WALL: RoomPoint = { x: -2, y: 1.1, z: 0 };

/** Places a stick from a point to the place of its reach curve on a surface nearest to another. */
function placeOn(editor: TestEditor, model: string, from: RoomPoint, surface: string, near: RoomPoint): SceneStick {
  const length = editor.sticks.parts.sticks.find((part) => part.model === model)?.lengthMetres ?? 0;
  const points = editor.sticks
    .reach(from, length)
    .filter((arc) => arc.surface === surface)
    .flatMap(({ curve }) => curve);
  const [to] = points.toSorted((one, other) => metres(one, near) - metres(other, near));
  if (to === undefined) throw new Error(`no reach on ${surface}`);
  const placed = editor.sticks.place({ model, from, to });
  if (!placed.ok) throw new Error(placed.failure.code);
  return scene(editor).sticks.find(({ id }) => id === placed.value) as SceneStick;
}

function expectSound(editor: TestEditor) {
  for (const stick of scene(editor).sticks) expect(Math.abs(metres(stick.from, stick.to) - stick.lengthMetres)).toBeLessThan(1e-4);
  expect(issues(editor)).toEqual([]);
}

const FIGURE = { count: 5, angleDegrees: 60, at: { x: 0, z: 0 }, turnDegrees: 0, seed: 3, models: ['7455'] } as const;

describe('sticks are placed', () => {
  it('between a surface and their reach curve, with the base that feeds them, as one step', () => {
    const editor = editorOf();
    const before = documentOf(editor);
    const stick = placeOn(editor, '7470', WALL, 'ceiling', { x: 0, y: 2.8, z: 0 });
    expect(stick.label).toBe('K1');
    expect(stick.from.held).toEqual({ kind: 'surface', surface: 'wall-D' });
    expect(stick.to.held).toEqual({ kind: 'surface', surface: 'ceiling' });
    const [line] = scene(editor).lines;
    expect(line?.feeds).toHaveLength(1);
    expect(line?.watts).toBe(33);
    expect(line?.deliveredWatts).toBe(80);
    expect(line?.feeds[0]?.surface).toBe('wall-D');
    expectSound(editor);
    editor.undo();
    expect(documentOf(editor)).toBe(before);
    editor.redo();
    expect(scene(editor).sticks.map(({ label }) => label)).toEqual(['K1']);
  });

  it('at a joint, which adds its ball and has its angle', () => {
    const editor = editorOf();
    const root = placeOn(editor, '7470', WALL, 'ceiling', { x: 0, y: 2.8, z: 0 });
    editor.remove([root.id]);
    expect(scene(editor).sticks).toHaveLength(0);
    expect(scene(editor).lines).toHaveLength(0);
    expect(scene(editor).compositions).toHaveLength(0);
    const free = editor.sticks.place({ model: '7455', from: WALL, to: { x: -2 + 1.15 * 0.8, y: 1.1 + 1.15 * 0.6, z: 0 } });
    if (!free.ok) throw new Error(free.failure.code);
    const next = editor.sticks.place({
      model: '7450',
      from: { stickId: free.value, end: 'to' },
      to: { x: -1.08 + 0.6, y: 1.79, z: 0 },
    });
    if (!next.ok) throw new Error(next.failure.code);
    const [joint] = scene(editor).joints;
    expect(joint?.stickIds).toEqual([free.value, next.value]);
    expect(Math.round(joint?.anglesDegrees[0] ?? 0)).toBe(143);
    expect(scene(editor).lines).toHaveLength(1);
    expectSound(editor);
    const models = editor.toDocument();
    expect(JSON.stringify(models)).toContain('7485');
    editor.sticks.unjoin(next.value, 'from');
    expect(scene(editor).lines).toHaveLength(2);
    expect(scene(editor).joints).toHaveLength(0);
    expect(issues(editor).map((issue) => (issue.kind === 'refused' ? issue.failure.code : issue.kind))).toEqual([
      'stick.anchor',
      'stick.feed',
    ]);
    editor.sticks.join({ stickId: next.value, end: 'from' }, { stickId: free.value, end: 'to' });
    expectSound(editor);
  });

  it('not where they do not reach, cross, or lean too near, and say why', () => {
    const editor = editorOf();
    const codeOf = (to: RoomPoint, from = WALL) => {
      const placed = editor.sticks.place({ model: '7455', from, to });
      return placed.ok ? 'placed' : placed.failure.code;
    };
    expect(codeOf({ x: -0.5, y: 1.1, z: 0 })).toBe('stick.reach');
    expect(codeOf({ x: -2 + 1.15 * Math.sin(0.1), y: 1.1 + 1.15 * Math.cos(0.1), z: 0 })).toBe('stick.surface-angle');
    expect(codeOf({ x: -0.85, y: 1.1, z: 0 })).toBe('placed');
    const crossing = { x: -1.3, y: 0.6, z: 0 };
    expect(codeOf({ ...crossing, y: 0.6 + 1.15 }, crossing)).toBe('stick.cross');
    expect(scene(editor).sticks).toHaveLength(1);
  });
});

describe('figures and lines', () => {
  it('have the chosen shape, fed as far as they take power, each as one step', () => {
    for (const kind of ['v', 'zig-zag', 'portal', 'brace', 'diagonal', 'constellation'] as const satisfies readonly FigureKind[]) {
      const editor = editorOf();
      const before = documentOf(editor);
      const figure = {
        ...FIGURE,
        kind,
        ...(kind === 'diagonal' && { count: 3, angleDegrees: 150, models: ['7455'] }),
        ...(kind === 'portal' && { angleDegrees: 90 }),
        // From one end on the ceiling nothing feeds more than 80 W.
        ...(kind === 'constellation' && { count: 4 }),
      };
      const added = editor.sticks.addFigure(figure);
      if (!added.ok) throw new Error(`${kind} ${added.failure.code}`);
      expectSound(editor);
      expect(editor.document.getState().undo).toHaveLength(1);
      editor.undo();
      expect(documentOf(editor)).toBe(before);
    }
  });

  it('of five sticks take two bases, as one delivers no more than 80 W', () => {
    const editor = editorOf();
    editor.sticks.addFigure({ ...FIGURE, kind: 'zig-zag' });
    const [line] = scene(editor).lines;
    expect(line?.watts).toBe(85);
    expect(line?.feeds).toHaveLength(2);
    expect(scene(editor).joints).toHaveLength(4);
  });

  it('are offered for a line that is drawn freely, the closest first, and stand where the first is taken', () => {
    const editor = editorOf();
    const to = { x: 0.4, y: 2.8, z: 0.2 };
    const offers = editor.sticks.offers(WALL, to);
    expect(offers.length).toBeGreaterThan(0);
    const drawn = editor.sticks.drawLine(WALL, to);
    expect(drawn.ok && drawn.value.length).toBe(offers[0]?.models.length);
    expectSound(editor);
  });
});

describe('ends and joints move', () => {
  it('and every stick keeps its length, its surface and its joints, whatever is asked', () => {
    const shift = fc.double({ min: -0.6, max: 0.6, noNaN: true });
    fc.assert(
      fc.property(fc.nat(), fc.boolean(), shift, shift, shift, (pick, isFrom, dx, dy, dz) => {
        const editor = editorOf();
        editor.sticks.addFigure({ ...FIGURE, kind: 'zig-zag', count: 4 });
        const { sticks } = scene(editor);
        const stick = sticks[pick % sticks.length] as SceneStick;
        const end = isFrom ? 'from' : 'to';
        const before = documentOf(editor);
        const surfaces = sticks.map(({ from, to }) => [from.y === 2.8, to.y === 2.8]);
        const moved = editor.sticks.moveEnd(stick.id, end, { x: stick[end].x + dx, y: stick[end].y + dy, z: stick[end].z + dz });
        expectSound(editor);
        if (!moved.ok) {
          expect(documentOf(editor)).toBe(before);
          return;
        }
        const isLooseEnd = stick[end].held.kind !== 'joint';
        if (!isLooseEnd)
          expect(scene(editor).sticks.map(({ from, to }) => [Math.abs(from.y - 2.8) < 1e-6, Math.abs(to.y - 2.8) < 1e-6])).toEqual(
            surfaces,
          );
        expect(scene(editor).joints).toHaveLength(3);
        if (editor.document.getState().undo.length > 1) {
          editor.undo();
          expect(documentOf(editor)).toBe(before);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('with the room, which keeps ends on their surfaces', () => {
    const editor = editorOf();
    const stick = placeOn(editor, '7470', WALL, 'ceiling', { x: 0, y: 2.8, z: 0 });
    const config = { roomSize: { width: 4.4, depth: 3, height: 2.6 }, extraCeiling: 0.16, ceilingMaterial: 'pladur' } as const;
    const before = documentOf(editor);
    const done = editor.setRoom(config);
    expect(done.ok).toBe(true);
    const after = scene(editor).sticks[0] as SceneStick;
    expect(after.from.held).toEqual(stick.from.held);
    expect(after.to.held).toEqual(stick.to.held);
    expect(after.from.x).toBe(-2.2);
    expect(after.to.y).toBe(2.6);
    expectSound(editor);
    expect(scene(editor).lines[0]?.feeds[0]?.x).toBe(-2.2);
    editor.undo();
    expect(documentOf(editor)).toBe(before);
  });
});

describe('a stick is changed', () => {
  it('in its roll, its length and its feed', () => {
    const editor = editorOf();
    const stick = placeOn(editor, '7470', { ...WALL, y: 1.6 }, 'ceiling', { x: -1, y: 2.8, z: 0 });
    const now = () => scene(editor).sticks[0] as SceneStick;
    editor.sticks.setRoll([stick.id], 375);
    expect(now().rollDegrees).toBe(15);
    const replaced = editor.sticks.setModel(stick.id, '7460');
    expect(replaced.ok && [now().id, now().model, now().lengthMetres, now().rollDegrees]).toEqual([stick.id, '7460', 1.7, 15]);
    expect(now().from.held).toEqual(stick.from.held);
    expect(now().to.held).toEqual(stick.to.held);
    expectSound(editor);
    editor.sticks.feed(stick.id, 'to');
    const [line] = scene(editor).lines;
    expect(line?.feeds).toHaveLength(2);
    expect(line?.deliveredWatts).toBe(160);
    const [first, second] = line?.feeds ?? [];
    editor.setAttributes([first?.id ?? ''], { control: 'A' });
    expect(scene(editor).lines[0]?.feeds.map(({ control }) => control)).toEqual(['A', 'A']);
    editor.remove([second?.id ?? '']);
    expectSound(editor);
    editor.remove([first?.id ?? '']);
    expect(issues(editor).map((issue) => (issue.kind === 'refused' ? issue.failure.code : issue.kind))).toEqual(['stick.feed']);
  });
});
