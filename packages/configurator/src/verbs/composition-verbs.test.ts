import { canonicalJson } from '@candil/domain';
import { describe, expect, it } from 'vitest';
import { driverGroupsOf } from '../derived/driver-groups';
import { createTestEditor, sevenLightsEditor, type TestEditor } from '../testing';

const sceneOf = ({ document }: TestEditor) => document.getState().scene;
const heights = (editor: TestEditor) => sceneOf(editor).lights.map(({ heightCm }) => heightCm);
const lastOf = <T>(list: readonly T[]) => list.at(-1);
const saved = (editor: TestEditor) => canonicalJson(editor.toDocument());

describe('heights', () => {
  it('are set, shifted and defined by wires, and name the element that refuses', () => {
    const editor = sevenLightsEditor();
    expect(editor.setHeight(['l6', 'l7'], 140).ok).toBe(true);
    expect(editor.shiftHeights(['over-sideboard'], -10).ok).toBe(true);
    expect(heights(editor).slice(5)).toEqual([130, 130]);
    expect(editor.shiftHeights(['feed'], 120)).toMatchObject({
      ok: false,
      failure: { code: 'edit.some-refuse', total: 5, refusals: [{ elementId: 'l4' }] },
    });
    expect(heights(editor).slice(0, 5)).toEqual([140, 110, 130, 155, 125]);
    // 13.5 cm of canopy and 23.5 cm of body.
    expect(editor.setWireLength(['l6'], 100).ok).toBe(true);
    expect(heights(editor)[5]).toBe(137);
  });

  it('report their limits', () => {
    const editor = sevenLightsEditor();
    expect(editor.heightLimitsOf('l1')).toEqual({ ok: true, value: { minCm: 60, maxCm: 270, minLimit: 'variation', maxLimit: 'room' } });
    expect(editor.heightLimitsOf('feed')).toBeUndefined();
    expect(editor.heightLimitsOf('gone')).toBeUndefined();
  });

  it('join the steps of a slider', () => {
    const editor = sevenLightsEditor();
    for (const heightCm of [141, 142, 143]) editor.setHeight(['l1'], heightCm, 'slider l1');
    expect(editor.document.getState().undo).toEqual([{ kind: 'raise', names: ['L1'] }]);
  });
});

describe('attributes', () => {
  it('are applied to a group, with their consequences', () => {
    const editor = sevenLightsEditor();
    expect(editor.setAttributes(['over-table'], { control: 'Z' }).ok).toBe(true);
    expect(sceneOf(editor).lights.map(({ control }) => control)).toEqual(['Z', 'Z', 'Z', 'Z', 'Z', 'A', 'A']);
    const done = editor.setAttributes(['l6-canopy'], { installation: '31' });
    expect(done).toMatchObject({ ok: true, value: { effects: [{ kind: 'remote-driver', elementIds: ['l6'], control: 'M' }] } });
    expect(editor.document.getState().undo.map(({ kind, attribute, value }) => `${kind} ${attribute} ${value}`)).toEqual([
      'attribute control Z',
      'installation installation 31',
    ]);
  });

  it('are refused where a light does not take the installation, and it is named', () => {
    const editor = sevenLightsEditor();
    expect(editor.setAttributes(['feed'], { installation: '10' })).toMatchObject({
      ok: false,
      failure: { code: 'cluster.too-many-lights', installation: '10', count: 5 },
    });
  });

  it('fall back to surface where the ceiling has no room, with the reason', () => {
    const editor = sevenLightsEditor();
    editor.setAttributes(['l6-canopy'], { installation: '31' });
    const { room } = sceneOf(editor);
    const done = editor.setRoom({
      roomSize: { width: room.widthMetres, depth: room.depthMetres, height: room.heightMetres },
      extraCeiling: 0.08,
      ceilingMaterial: room.ceilingMaterial,
    });
    expect(done).toMatchObject({
      ok: true,
      value: { effects: [{ kind: 'canopy-fallback', elementId: 'l6-canopy', installation: '31' }, {}] },
    });
    expect(sceneOf(editor).canopies[1]?.installation).toBe('10');
    expect(lastOf(editor.document.getState().undo)).toEqual({ kind: 'room', names: [] });
  });

  it('make semi-finished', () => {
    const editor = sevenLightsEditor();
    expect(editor.convertToPsa(['l6']).ok).toBe(true);
    expect(editor.session.configuration.tree.elements.get('l6')?.props.isPsa).toBe(true);
    editor.undo();
    expect(editor.document.getState().isChanged).toBe(false);
  });
});

describe('another model', () => {
  it('keeps choices and height that it offers as well', () => {
    const editor = sevenLightsEditor();
    expect(editor.replaceModel(['l3', 'l1'], '0270').ok).toBe(true);
    expect(sceneOf(editor).lights.slice(0, 3)).toMatchObject([
      { id: 'new-2', model: '0270', color: '31', temperature: '1', control: 'A', installation: '18', heightCm: 140, canopyId: 'feed' },
      { id: 'l2' },
      { id: 'new-1', model: '0270', color: '11', heightCm: 130 },
    ]);
    expect(editor.view.getState().selection).toEqual(['new-1', 'new-2']);
    expect(lastOf(editor.document.getState().undo)).toEqual({ kind: 'replace', names: ['L1', 'L3'], value: '0270' });
  });

  it('is refused where it does not hang so', () => {
    const editor = sevenLightsEditor();
    expect(editor.replaceModel(['l3'], '0345').ok).toBe(false);
    expect(editor.document.getState().revision).toBe(0);
  });
});

describe('canopies', () => {
  it('give lights to a free-wire canopy and take them back, each where it hangs', () => {
    const editor = sevenLightsEditor();
    const before = sceneOf(editor).lights.map(({ id, x, z }) => [id, x, z]);
    expect(editor.hangFrom(['l6', 'l7'], 'feed').ok).toBe(true);
    expect(sceneOf(editor).canopies.map(({ lightIds }) => lightIds.length)).toEqual([7]);
    expect(sceneOf(editor).lights.map(({ id, x, z }) => [id, x, z])).toEqual(before);
    expect(sceneOf(editor).lights.map(({ installation }) => installation)).toEqual(Array(7).fill('18'));
    expect(editor.hangApart(['l1', 'l7']).ok).toBe(true);
    expect(sceneOf(editor).canopies.map(({ lightIds }) => lightIds)).toEqual([['l2', 'l3', 'l4', 'l5', 'l6'], ['l1'], ['l7']]);
    expect(new Map(sceneOf(editor).lights.map(({ id, x, z }) => [id, [x, z]]))).toEqual(new Map(before.map(([id, x, z]) => [id, [x, z]])));
    editor.undo();
    editor.undo();
    expect(editor.document.getState().isChanged).toBe(false);
  });

  it('gather lights on a new free wire', () => {
    const editor = sevenLightsEditor();
    expect(editor.gather(['l6', 'l7']).ok).toBe(true);
    expect(sceneOf(editor).canopies[1]).toMatchObject({
      isFreeWire: true,
      x: 1.3,
      z: -1.28,
      lightIds: ['l6', 'l7'],
      compositionId: 'over-sideboard',
    });
    expect(sceneOf(editor).lights.slice(5)).toMatchObject([
      { x: 1, z: -1.28, heightCm: 150 },
      { x: 1.6, z: -1.28, heightCm: 150 },
    ]);
  });

  it('order their cables by direction', () => {
    const editor = sevenLightsEditor();
    expect(editor.autoRoute('feed').ok).toBe(true);
    expect(sceneOf(editor).canopies[0]?.lightIds).toEqual(['l3', 'l4', 'l2', 'l5', 'l1']);
    expect(editor.document.getState().undo).toHaveLength(1);
    editor.autoRoute('feed');
    expect(editor.document.getState().undo).toHaveLength(1);
  });

  it('are mounted where they share a parent, and unmounted again', () => {
    const editor = createTestEditor();
    editor.addLight('0162', { x: -0.5, z: 0 });
    editor.select([]);
    editor.addLight('0162', { x: 0.5, z: 0 });
    const ids = sceneOf(editor).canopies.map(({ id }) => id);
    expect(editor.mount(ids)).toMatchObject({ ok: false, failure: { code: 'virtual.different-parents' } });
    const space = editor.session.configuration.tree.rootId;
    const height = sceneOf(editor).room.heightMetres;
    editor.change(
      ids.map((elementId, index) => ({ kind: 'regroup', elementId, parentId: space, position: [index - 0.5, height, 0] }) as const),
      { kind: 'group', names: [] },
    );
    const before = saved(editor);
    expect(editor.mount(ids).ok).toBe(true);
    const virtual = sceneOf(editor).compositions.find(({ canopyIds }) => canopyIds.length === 2);
    expect(virtual).toBeDefined();
    expect(editor.unmount(virtual?.id ?? '').ok).toBe(true);
    expect(saved(editor)).toBe(before);
  });

  it('of one composition are mounted as another, and unmounted again, each where it hangs', () => {
    const editor = sevenLightsEditor();
    const places = () => sceneOf(editor).lights.map(({ id, x, z, bottomMetres }) => [id, x, z, bottomMetres]);
    const before = places();
    expect(editor.mount(['l7-canopy']).ok).toBe(true);
    expect(sceneOf(editor).compositions.map(({ lightIds, isVirtual }) => [lightIds, isVirtual])).toEqual([
      [['l1', 'l2', 'l3', 'l4', 'l5'], false],
      [['l6'], false],
      [['l7'], true],
    ]);
    expect(places()).toEqual(before);
    expect(editor.unmount(sceneOf(editor).compositions[2]?.id ?? '').ok).toBe(true);
    expect(sceneOf(editor).compositions).toHaveLength(2);
    expect(places()).toEqual(before);
    expect(editor.document.getState().undo).toHaveLength(2);
  });

  it('of different compositions are not mounted, and are brought into one first', () => {
    const editor = sevenLightsEditor();
    const places = () => new Map(sceneOf(editor).lights.map(({ id, x, z, bottomMetres }) => [id, [x, z, bottomMetres]]));
    const before = places();
    expect(editor.mount(['feed', 'l6-canopy'])).toMatchObject({ ok: false, failure: { code: 'virtual.different-parents' } });
    expect(editor.joinComposition(['l6', 'l1', 'l7']).ok).toBe(true);
    expect(sceneOf(editor).compositions.map(({ id, lightIds }) => [id, lightIds])).toEqual([
      ['over-sideboard', ['l6', 'l7', 'l1', 'l2', 'l3', 'l4', 'l5']],
    ]);
    expect(places()).toEqual(before);
    editor.undo();
    expect(editor.document.getState().isChanged).toBe(false);
  });
});

describe('driverGroupsOf', () => {
  it('group the lights by driver, each group in a different colour', () => {
    const editor = createTestEditor();
    editor.addPattern('0820', { kind: 'grid', count: 9, spacingMetres: 0.7, centre: { x: 0, z: 0 }, turnDegrees: 0, seed: 1 });
    const { canopies, compositions } = sceneOf(editor);
    editor.setAttributes([compositions[0]?.id ?? ''], { control: 'A', temperature: '1' });
    editor.setAttributes(
      canopies.map(({ id }) => id),
      { installation: '31' },
    );
    const groups = driverGroupsOf(editor.derived.getState().evaluation);
    expect(groups.flatMap(({ elementIds }) => elementIds).toSorted()).toEqual([...(compositions[0]?.lightIds ?? [])].toSorted());
    expect(groups.map(({ number, compositionNumber }) => [number, compositionNumber])).toEqual(groups.map((_, index) => [index + 1, 1]));
    expect(new Set(groups.map(({ hueDegrees }) => hueDegrees)).size).toBe(groups.length);
    expect(groups.length).toBeGreaterThan(1);
  });
});

describe('an editor that only shows', () => {
  it('refuses every change', () => {
    const editor = sevenLightsEditor({ mode: 'export' });
    expect(editor.setHeight(['l1'], 120)).toMatchObject({ ok: false });
    expect(editor.addLight('0820', { x: 0, z: 1 })).toMatchObject({ ok: false });
    expect(editor.document.getState().revision).toBe(0);
  });
});
