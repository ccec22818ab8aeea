import { canonicalJson, type ElementId } from '@candil/domain';
import { describe, expect, it } from 'vitest';
import { beltRoomEditor, catalogueSources, createTestEditor, sevenLightsEditor, type TestEditor } from '../testing';
import { relocateVerbsOf, type Spot } from '.';

const scene = ({ document }: TestEditor) => document.getState().scene;
const saved = (editor: TestEditor) => canonicalJson(editor.toDocument());
const lightAt = (editor: TestEditor, id: ElementId) => {
  const light = scene(editor).lights.find((each) => each.id === id)!;
  return [light.x, light.z, light.heightCm].map((value) => Math.round((value ?? 0) * 1000) / 1000);
};
const place = (editor: TestEditor, ids: readonly ElementId[], to: Spot) => relocateVerbsOf(editor).place(ids, to);
const atOf = (editor: TestEditor, id: ElementId) => relocateVerbsOf(editor).relocationOf([id])?.at;

describe('pendants', () => {
  it('go to a place and a height in one step, and nothing else moves', () => {
    const editor = sevenLightsEditor();
    expect(atOf(editor, 'l6')).toEqual({ x: 1, z: -1.28, drop: 1.5 });
    const others = scene(editor).lights.filter(({ id }) => id !== 'l6');
    expect(place(editor, ['l6'], { x: 0.4, z: -1.1, drop: 1.2 })).toEqual({ ok: true, value: undefined });
    expect(lightAt(editor, 'l6')).toEqual([0.4, -1.1, 120]);
    expect(scene(editor).lights.filter(({ id }) => id !== 'l6')).toEqual(others);
    expect(editor.document.getState().undo).toEqual([{ kind: 'move', names: ['L6'] }]);
    editor.undo();
    expect(lightAt(editor, 'l6')).toEqual([1, -1.28, 150]);
  });

  it('take what is selected with them along, by the same way and the same difference of height', () => {
    const editor = sevenLightsEditor();
    place(editor, ['l7', 'l6'], { x: 1.5, drop: 1.4 });
    expect([lightAt(editor, 'l6'), lightAt(editor, 'l7')]).toEqual([
      [0.9, -1.28, 140],
      [1.5, -1.28, 140],
    ]);
    expect(editor.document.getState().undo).toHaveLength(1);
  });

  it('are the only step of their own, however soon after another', () => {
    const editor = sevenLightsEditor();
    for (const drop of [1.4, 1.3]) place(editor, ['l6'], { drop });
    expect(editor.document.getState().undo).toEqual([
      { kind: 'raise', names: ['L6'] },
      { kind: 'raise', names: ['L6'] },
    ]);
    place(editor, ['l6'], { drop: 1.3 });
    expect(editor.document.getState().undo).toHaveLength(2);
  });

  it('are measured from the others, from canopies of several lights too, and not from what goes along', () => {
    const { relocationOf } = relocateVerbsOf(sevenLightsEditor());
    const anchors = (ids: readonly ElementId[]) => relocationOf(ids)?.anchors.map(({ id }) => id);
    expect(anchors(['l1'])).toEqual(['l2', 'l3', 'l4', 'l5', 'l6', 'l7', 'feed']);
    expect(anchors(['l6', 'l7'])).toEqual(['l1', 'l2', 'l3', 'l4', 'l5', 'feed']);
    expect(anchors(['over-table'])).toEqual(['l6', 'l7']);
    expect(relocationOf(['l6'])?.anchors.at(-1)?.at).toEqual({ x: 0, z: -0.875 });
  });

  it('are refused where they find no room, with the nearest place that they have', () => {
    const editor = sevenLightsEditor();
    const before = saved(editor);
    const refused = place(editor, ['l6'], { x: 1.55, drop: 1.2 });
    expect(refused).toMatchObject({ ok: false, failure: { failure: { code: 'editor.too-close' } } });
    const nearest = refused.ok ? undefined : refused.failure.nearest;
    expect(nearest?.drop).toBe(1.2);
    expect(saved(editor)).toEqual(before);
    expect(editor.document.getState().undo).toEqual([]);
    expect(editor.announcements.getState()).toEqual([]);
    expect(place(editor, ['l6'], nearest ?? {}).ok).toBe(true);
    expect(place(editor, ['l6'], { x: 9 })).toMatchObject({ ok: false, failure: { failure: { code: 'editor.outside-room' } } });
  });

  it('are refused at a height that they cannot have, with the nearest that they can', () => {
    const editor = sevenLightsEditor();
    expect(place(editor, ['l6'], { x: 0.4, drop: 2.75 })).toMatchObject({
      ok: false,
      failure: { failure: { code: 'pendant-height.out-of-range' }, nearest: { x: 0.4, drop: 2.7 } },
    });
    const several = place(editor, ['over-table'], { drop: 2.69 });
    const nearest = several.ok ? undefined : several.failure.nearest;
    expect(place(editor, ['over-table'], nearest ?? {}).ok).toBe(true);
    expect(Math.max(...['l1', 'l2', 'l3', 'l4', 'l5'].map((id) => lightAt(editor, id)[2] ?? 0))).toBe(270);
  });
});

describe('belts', () => {
  it('are moved on the surface of their first point', () => {
    const editor = beltRoomEditor();
    const points = () => scene(editor).belts[0]!.points.map(({ x, z }) => [x, z].map((value) => Math.round(value * 1000) / 1000));
    const before = points();
    const { at } = relocateVerbsOf(editor).relocationOf(['b1'])!;
    expect(at).toEqual({ x: -2.1, z: 0 });
    expect(place(editor, ['b1'], { z: -0.4 })).toEqual({ ok: true, value: undefined });
    expect(points()[0]).toEqual([before[0]![0], -0.4]);
    expect(editor.document.getState().undo.map(({ kind, names }) => [kind, names])).toEqual([['move', ['B1']]]);
  });

  it('carry lights, which go to a place along them', () => {
    const editor = beltRoomEditor();
    const { at, anchors } = relocateVerbsOf(editor).relocationOf(['l1'])!;
    expect(Object.keys(at)).toEqual(['along']);
    expect(anchors.map(({ id }) => id).slice(0, 3)).toEqual(['l2', 'l3', 'l4']);
    expect(place(editor, ['l1'], { along: 0.3 })).toEqual({ ok: true, value: undefined });
    expect(scene(editor).lights.find(({ id }) => id === 'l1')?.host?.arcLengthMetres).toBeCloseTo(0.3, 6);
    const onto = scene(editor).lights.find(({ id }) => id === 'l2')?.host?.arcLengthMetres ?? 0;
    expect(place(editor, ['l1'], { along: onto })).toMatchObject({ ok: false, failure: { failure: { code: 'belt.spacing' } } });
    const { lengthMetres } = scene(editor).belts[0]!;
    expect(place(editor, ['l1'], { along: 99 })).toEqual({
      ok: false,
      failure: { failure: { code: 'editor.beyond-belt', lengthMetres }, nearest: { along: lengthMetres } },
    });
  });
});

it('moves a stick with its line, only along the surface that it is fixed to', () => {
  const editor = createTestEditor({ sources: catalogueSources({ subFamilyId: 219 }) });
  const placed = editor.sticks.place({ model: '7455', from: { x: 0, y: 2.8, z: 0 }, to: { x: 0, y: 1.65, z: 0 } });
  const id = placed.ok ? placed.value : '';
  expect(atOf(editor, id)).toEqual({ x: 0, z: 0 });
  expect(place(editor, [id], { x: 0.5, z: -0.3 })).toEqual({ ok: true, value: undefined });
  const [stick] = scene(editor).sticks;
  expect([stick?.from, stick?.to].map((end) => [end?.x, end?.y, end?.z])).toEqual([
    [0.5, 2.8, -0.3],
    [0.5, 1.65, -0.3],
  ]);
  expect(place(editor, [id], { x: 5 })).toMatchObject({ ok: false });
  expect(editor.document.getState().undo).toHaveLength(2);
});

it('knows no place of the room itself', () => {
  const { relocationOf, place: put } = relocateVerbsOf(sevenLightsEditor());
  expect([relocationOf([]), relocationOf(['space']), relocationOf(['gone'])]).toEqual([undefined, undefined, undefined]);
  expect(put(['gone'], { x: 1 })).toMatchObject({ ok: false, failure: { failure: { code: 'element.not-found' } } });
});
