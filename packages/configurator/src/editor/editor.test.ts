import { canonicalJson, snapshotOf } from '@candil/domain';
import { describe, expect, it } from 'vitest';
import { createTestEditor, sevenLightsEditor, type TestEditor } from '../testing';

const placesOf = ({ document }: TestEditor) =>
  document.getState().scene.lights.map(({ label, x, z, heightCm }) => `${label} ${x.toFixed(2)} ${z.toFixed(2)} ${heightCm}`);
const lastOf = <T>(list: readonly T[]) => list.at(-1);
const saved = (editor: TestEditor) => canonicalJson(editor.toDocument());

describe('an editor', () => {
  it('opens a document with its derived values', () => {
    const editor = sevenLightsEditor();
    const { revision, undo, redo, isChanged, furniture } = editor.document.getState();
    expect({ revision, undo, redo, isChanged, furniture: furniture.length }).toEqual({
      revision: 0,
      undo: [],
      redo: [],
      isChanged: false,
      furniture: 2,
    });
    const { evaluation } = editor.derived.getState();
    expect(evaluation.compositions).toHaveLength(2);
    expect(evaluation.pieces).toBe(7);
    expect(evaluation.watts).toBe(51);
    expect(evaluation.lumens).toBe(4920);
    expect(evaluation.totals?.totalGross).toBeGreaterThan(0);
  });

  it('applies a change as one step, reports it and undoes it', () => {
    const editor = sevenLightsEditor();
    const before = saved(editor);
    const done = editor.change(
      { kind: 'set-attributes', elementIds: ['l1'], attributes: { color: '11' } },
      { kind: 'attribute', names: ['L1'], attribute: 'color', value: '11' },
    );
    expect(done.ok).toBe(true);
    expect(editor.document.getState()).toMatchObject({ revision: 1, isChanged: true, undo: [{ kind: 'attribute', names: ['L1'] }] });
    expect(editor.document.getState().scene.lights[0]?.color).toBe('11');
    expect(editor.derived.getState().revision).toBe(1);
    expect(lastOf(editor.announcements.getState())).toMatchObject({
      urgency: 'polite',
      message: { kind: 'done', label: { kind: 'attribute' } },
    });
    editor.undo();
    expect(saved(editor)).toBe(before);
    expect(editor.document.getState()).toMatchObject({ revision: 2, isChanged: false, undo: [], redo: [{ kind: 'attribute' }] });
    expect(lastOf(editor.announcements.getState())).toMatchObject({ message: { kind: 'undone' } });
    editor.redo();
    expect(editor.document.getState().scene.lights[0]?.color).toBe('11');
    expect(editor.document.getState().isChanged).toBe(true);
  });

  it('returns the reason of a refusal, and keeps the same document', () => {
    const editor = sevenLightsEditor();
    const { space } = editor.document.getState();
    const done = editor.change({ kind: 'set-height', elementIds: ['l1'], heightCm: 271 }, { kind: 'raise', names: ['L1'] });
    expect(done).toMatchObject({ ok: false, failure: { code: 'pendant-height.out-of-range', max: 270, limit: 'room' } });
    expect(snapshotOf(editor.session.configuration.tree)).toBe(space);
    expect(lastOf(editor.announcements.getState())).toMatchObject({ urgency: 'assertive', message: { kind: 'refused' } });
    expect(editor.document.getState().undo).toEqual([]);
  });

  it('previews without a trace', () => {
    const editor = sevenLightsEditor();
    const { space } = editor.document.getState();
    expect(editor.preview({ kind: 'set-height', elementIds: ['l1'], heightCm: 270 })).toEqual({ ok: true, value: undefined });
    expect(editor.preview({ kind: 'set-height', elementIds: ['l1'], heightCm: 271 })).toMatchObject({ ok: false });
    expect(snapshotOf(editor.session.configuration.tree)).toBe(space);
    expect(editor.announcements.getState()).toEqual([]);
  });

  it('tracks the saved state, also through undo', () => {
    const editor = sevenLightsEditor();
    editor.nudge(['l1'], { x: -0.1 });
    editor.markSaved();
    expect(editor.document.getState().isChanged).toBe(false);
    editor.undo();
    expect(editor.document.getState().isChanged).toBe(true);
    editor.redo();
    expect(editor.document.getState().isChanged).toBe(false);
    editor.advance(1000);
    editor.nudge(['l1'], { x: 0.1 });
    expect(editor.document.getState().isChanged).toBe(true);
  });

  it('tracks changes made during saving', () => {
    const editor = sevenLightsEditor();
    editor.nudge(['l1'], { x: -0.1 });
    const { revision } = editor.document.getState();
    editor.nudge(['l2'], { z: -0.1 });
    editor.markSaved(revision);
    expect(editor.document.getState().isChanged).toBe(true);
    editor.undo();
    expect(editor.document.getState().isChanged).toBe(false);
  });

  it('restores the selection', () => {
    const editor = sevenLightsEditor();
    editor.select(['l6', 'l7']);
    editor.remove(['l6', 'l7']);
    expect(editor.view.getState().selection).toEqual([]);
    editor.select(['l1']);
    editor.undo();
    expect(editor.view.getState().selection).toEqual(['l6', 'l7']);
    editor.redo();
    expect(editor.view.getState().selection).toEqual(['l1']);
  });

  it('has nothing selected that is not drawn, at any moment', () => {
    const editor = sevenLightsEditor();
    editor.select(['l6']);
    const seen: boolean[] = [];
    const look = () => {
      const ids = new Set(editor.document.getState().scene.lights.map(({ id }) => id));
      seen.push(editor.view.getState().selection.every((id) => ids.has(id)));
    };
    editor.document.subscribe(look);
    editor.view.subscribe(look);
    editor.remove(['l6']);
    editor.undo();
    editor.redo();
    expect(seen).not.toContain(false);
    expect(seen.length).toBeGreaterThan(3);
  });

  it('keeps at most twenty announcements', () => {
    const editor = sevenLightsEditor();
    for (let steps = 0; steps < 25; steps += 1) editor.nudge(['l1'], { heightCm: 1 });
    expect(editor.announcements.getState().map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, index) => index + 6));
  });
});

describe('addLight', () => {
  it('hangs into the free-wire canopy that is selected, chosen as the others there', () => {
    const editor = sevenLightsEditor();
    editor.select(['feed']);
    const added = editor.addLight('5520', { x: 0.9, z: 0.4 });
    expect(added).toEqual({ ok: true, value: 'new-1' });
    expect(editor.document.getState().scene.lights[5]).toMatchObject({
      id: 'new-1',
      label: 'L6',
      canopyId: 'feed',
      x: 0.9,
      z: 0.4,
      installation: '18',
      temperature: '1',
      control: 'A',
      heightCm: 150,
    });
    expect(editor.view.getState().selection).toEqual(['new-1']);
    expect(lastOf(editor.document.getState().undo)).toEqual({ kind: 'add', names: ['L6'], value: '5520' });
  });

  it('gets its own canopy in the selected composition', () => {
    const editor = sevenLightsEditor();
    editor.select(['l6']);
    editor.addLight('0162', { x: 1.3, z: -1.28 });
    const { lights, compositions } = editor.document.getState().scene;
    expect(lights[7]).toMatchObject({ label: 'L8', compositionId: 'over-sideboard', x: 1.3, installation: '10' });
    expect(compositions[1]?.canopyIds).toHaveLength(3);
  });

  it('hangs as the canopies of its composition do, chosen as the lights there', () => {
    const editor = sevenLightsEditor();
    editor.setAttributes(['l6-canopy', 'l7-canopy'], { installation: '31' });
    editor.select(['l6']);
    expect(editor.addLight('0162', { x: 1.3, z: -0.9 }).ok).toBe(true);
    expect(editor.document.getState().scene.lights[7]).toMatchObject({ installation: '31', control: 'M', temperature: '1' });
  });

  it('is chosen as it comes where it is not made as the others are', () => {
    const editor = sevenLightsEditor();
    editor.setAttributes(['l6-canopy', 'l7-canopy'], { installation: '31' });
    editor.select(['l6']);
    // Offers no installation but free wire, surface and micro, and no control M.
    expect(editor.addLight('1160', { x: 1.3, z: -0.8 }).ok).toBe(true);
    expect(editor.document.getState().scene.lights[7]).toMatchObject({ model: '1160', installation: '31', control: undefined });
  });

  it('makes a composition where nothing is selected', () => {
    const editor = createTestEditor();
    editor.addLight('0820', { x: 0.5, z: -0.5 });
    const { lights, compositions, canopies } = editor.document.getState().scene;
    expect(compositions).toMatchObject([{ number: 1, lightIds: ['new-1'] }]);
    expect(canopies).toMatchObject([{ label: 'A', installation: '10', x: 0.5, z: -0.5 }]);
    expect(lights).toMatchObject([{ label: 'L1', model: '0820', bottomMetres: 0.8, mountMetres: 2.665 }]);
  });

  it('hangs beside a canopy that takes no more', () => {
    const editor = sevenLightsEditor();
    editor.select(['feed']);
    for (const x of [-1.2, -0.9]) {
      editor.addLight('5520', { x, z: 0.9 });
    }
    expect(editor.document.getState().scene.canopies[0]?.lightIds).toHaveLength(7);
    editor.addLight('5520', { x: 1.2, z: 0.9 });
    const { canopies, compositions } = editor.document.getState().scene;
    expect(canopies.map(({ lightIds }) => lightIds.length)).toEqual([7, 1, 1, 1]);
    expect(compositions[0]?.canopyIds).toHaveLength(2);
  });
});

describe('nudge', () => {
  it('moves a light with its own canopy, one on free wire alone', () => {
    const editor = sevenLightsEditor();
    editor.nudge(['l6', 'l1'], { x: -0.1, z: 0.2 });
    const { canopies } = editor.document.getState().scene;
    expect(placesOf(editor).filter((_, index) => index === 0 || index === 5)).toEqual(['L1 -0.93 0.20 140', 'L6 0.90 -1.08 150']);
    expect(canopies.map(({ x, z }) => `${x.toFixed(2)} ${z.toFixed(2)}`)).toEqual(['0.00 -0.88', '0.90 -1.08', '1.60 -1.28']);
  });

  it('moves the feed of free wires alone, and with its lights where they are asked too', () => {
    const editor = sevenLightsEditor();
    const before = placesOf(editor);
    editor.nudge(['feed'], { z: -0.2 });
    expect(placesOf(editor)).toEqual(before);
    expect(editor.document.getState().scene.canopies[0]?.z).toBeCloseTo(-1.075, 9);
    editor.nudge(['feed', 'l1', 'l2', 'l3', 'l4', 'l5'], { x: 0.1 });
    expect(placesOf(editor).slice(0, 5)).toEqual([
      'L1 -0.73 0.00 140',
      'L2 -0.12 -0.16 110',
      'L3 0.72 0.00 130',
      'L4 0.42 -0.39 155',
      'L5 -0.43 0.28 125',
    ]);
    expect(editor.document.getState().scene.canopies[0]?.x).toBeCloseTo(0.1, 9);
  });

  it('joins steps within 800 ms and no others', () => {
    const editor = sevenLightsEditor();
    for (let steps = 0; steps < 5; steps += 1) {
      editor.nudge(['l1'], { x: 0.01 });
      editor.advance(100);
    }
    expect(editor.document.getState().undo).toHaveLength(1);
    editor.advance(801);
    editor.nudge(['l1'], { x: 0.01 });
    expect(editor.document.getState().undo).toHaveLength(2);
    editor.undo();
    editor.undo();
    expect(placesOf(editor)[0]).toBe('L1 -0.83 0.00 140');
  });

  it('refuses a place on another element or in a wall, and names the obstacle', () => {
    const editor = sevenLightsEditor();
    const { space } = editor.document.getState();
    editor.nudge(['l5'], { x: -0.2, z: -0.2 });
    expect(lastOf(editor.announcements.getState())).toMatchObject({
      urgency: 'assertive',
      message: { kind: 'refused', failure: { code: 'editor.too-close', to: 'l1' } },
    });
    editor.nudge(['l7'], { x: 0.4 });
    expect(lastOf(editor.announcements.getState())).toMatchObject({ message: { failure: { code: 'editor.outside-room' } } });
    expect(editor.document.getState().space).toBe(space);
  });

  it('takes heights with it, all or none', () => {
    const editor = sevenLightsEditor();
    editor.nudge(['l1', 'l2'], { heightCm: 10 });
    expect(placesOf(editor).slice(0, 2)).toEqual(['L1 -0.83 0.00 150', 'L2 -0.22 -0.16 120']);
    editor.nudge(['l1', 'l2'], { heightCm: 125 });
    expect(lastOf(editor.announcements.getState())).toMatchObject({
      message: { failure: { code: 'edit.some-refuse', total: 2, refusals: [{ elementId: 'l1' }] } },
    });
    expect(placesOf(editor).slice(0, 2)).toEqual(['L1 -0.83 0.00 150', 'L2 -0.22 -0.16 120']);
  });
});

describe('remove and duplicate', () => {
  it('removes empty groups', () => {
    const editor = sevenLightsEditor();
    editor.remove(['l6']);
    expect(editor.document.getState().scene.canopies.map(({ id }) => id)).toEqual(['feed', 'l7-canopy']);
    editor.remove(['l7']);
    expect(editor.document.getState().scene.compositions.map(({ id }) => id)).toEqual(['over-table']);
    expect(editor.document.getState().undo).toEqual([
      { kind: 'remove', names: ['L6'] },
      { kind: 'remove', names: ['L6'] },
    ]);
    editor.undo();
    editor.undo();
    expect(editor.document.getState().scene.lights).toHaveLength(7);
  });

  it('lays a copy beside its original, clear of everything, and selects it', () => {
    const editor = sevenLightsEditor();
    editor.duplicate(['l3']);
    const { lights } = editor.document.getState().scene;
    expect(lights.map(({ id }) => id)).toEqual(['l1', 'l2', 'l3', 'new-1', 'l4', 'l5', 'l6', 'l7']);
    expect(lights[3]).toMatchObject({ label: 'L4', canopyId: 'feed', collides: false, color: '11', heightCm: 130 });
    expect(lights.some(({ collides }) => collides)).toBe(false);
    expect(editor.view.getState().selection).toEqual(['new-1']);
    expect(lastOf(editor.document.getState().undo)).toEqual({ kind: 'duplicate', names: ['L4'] });
  });

  it('copies a canopy of one light and a whole composition', () => {
    const editor = sevenLightsEditor();
    editor.duplicate(['l6', 'l7']);
    expect(editor.document.getState().scene.compositions[1]?.lightIds).toHaveLength(4);
    editor.duplicate(['over-sideboard']);
    const { compositions, lights } = editor.document.getState().scene;
    expect(compositions.map(({ lightIds }) => lightIds.length)).toEqual([5, 4, 4]);
    expect(lights.filter(({ collides }) => collides)).toEqual([]);
    editor.undo();
    editor.undo();
    expect(editor.document.getState().isChanged).toBe(false);
  });
});

describe('furniture', () => {
  it('is part of the same history', () => {
    const editor = sevenLightsEditor();
    const [table] = editor.document.getState().furniture;
    if (table === undefined) throw new Error('no table');
    editor.nudge(['l1'], { x: 0.01 });
    editor.setFurniture([table]);
    editor.nudge(['l1'], { x: 0.01 });
    expect(editor.document.getState().undo.map(({ kind }) => kind)).toEqual(['move', 'furniture', 'move']);
    editor.undo();
    editor.undo();
    expect(editor.document.getState().furniture).toHaveLength(2);
    expect(placesOf(editor)[0]).toBe('L1 -0.82 0.00 140');
    editor.redo();
    expect(editor.document.getState().furniture).toEqual([table]);
    editor.undo();
    editor.undo();
    expect(editor.document.getState()).toMatchObject({ isChanged: false, undo: [] });
  });

  it('joins the steps of a drag', () => {
    const editor = sevenLightsEditor();
    editor.setFurniture([], 'drag');
    editor.setFurniture([], 'drag');
    expect(editor.document.getState().undo).toHaveLength(1);
    editor.undo();
    expect(editor.document.getState().furniture).toHaveLength(2);
  });
});

describe('a history of 200 steps', () => {
  it('forgets the oldest', () => {
    const editor = createTestEditor();
    editor.addLight('0162', { x: 0, z: 0 });
    const [id = ''] = editor.view.getState().selection;
    for (let steps = 0; steps < 205; steps += 1) {
      editor.nudge([id], { heightCm: steps % 2 === 0 ? 1 : -1 });
      editor.advance(1000);
    }
    expect(editor.document.getState().undo).toHaveLength(200);
    for (let steps = 0; steps < 200; steps += 1) editor.undo();
    expect(editor.document.getState()).toMatchObject({ undo: [], isChanged: true });
    expect(editor.session.undoable()).toEqual([]);
  });
});

describe('an editor of another mode', () => {
  it('changes nothing by its verbs', () => {
    const editor = sevenLightsEditor({ mode: 'view' });
    editor.nudge(['l1'], { x: 0.1 });
    editor.remove(['l1']);
    editor.duplicate(['l1']);
    editor.setFurniture([]);
    editor.select(['l1']);
    expect(editor.document.getState().revision).toBe(0);
    expect(editor.view.getState().selection).toEqual(['l1']);
  });
});
