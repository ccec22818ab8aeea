import { describe, expect, it } from 'vitest';
import { createTestEditor, sevenLightsEditor, testHand } from '../testing';
import { patternPlaces } from './pattern-places';
import type { PatternSpec } from './pattern-spec';

const spec: PatternSpec = { kind: 'line', count: 5, spacingMetres: 0.5, centre: { x: 0, z: 0 }, turnDegrees: 0, seed: 7 };
const kinds = ['line', 'arc', 'circle', 'grid', 'spiral', 'scatter'] as const;

describe('patternPlaces', () => {
  it.each(kinds)('%s: as many as asked, none nearer than the spacing, the same again', (kind) => {
    for (const count of [1, 2, 3, 7, 24]) {
      const places = patternPlaces({ ...spec, kind, count });
      expect(places).toHaveLength(count);
      const gaps = places.flatMap((one, index) => places.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.z - other.z)));
      expect(Math.min(1, ...gaps)).toBeGreaterThanOrEqual(0.5 - 0.0015);
      expect(patternPlaces({ ...spec, kind, count })).toEqual(places);
    }
  });

  it('lays a line around its centre, and turns it', () => {
    expect(patternPlaces({ ...spec, count: 3, centre: { x: 1, z: 0.5 } })).toEqual([
      { x: 0.5, z: 0.5 },
      { x: 1, z: 0.5 },
      { x: 1.5, z: 0.5 },
    ]);
    expect(patternPlaces({ ...spec, count: 2, turnDegrees: 90 })).toEqual([
      { x: 0, z: -0.25 },
      { x: 0, z: 0.25 },
    ]);
  });

  it('scatters otherwise with another seed', () => {
    expect(patternPlaces({ ...spec, kind: 'scatter', seed: 8 })).not.toEqual(patternPlaces({ ...spec, kind: 'scatter' }));
  });
});

describe('addPattern', () => {
  it('places all of it as one step and selects it', () => {
    const editor = createTestEditor();
    const added = editor.addPattern('0162', { ...spec, kind: 'circle', count: 6 });
    expect(added).toMatchObject({ ok: true });
    const { scene, undo } = editor.document.getState();
    expect(scene.lights).toHaveLength(6);
    expect(scene.compositions).toHaveLength(1);
    expect(scene.lights.some(({ collides }) => collides)).toBe(false);
    expect(undo).toEqual([{ kind: 'pattern', names: ['L1', 'L2', 'L3', 'L4', 'L5', 'L6'], value: 'circle' }]);
    expect(editor.view.getState().selection).toEqual(scene.lights.map(({ id }) => id));
    editor.undo();
    expect(editor.document.getState().scene.lights).toEqual([]);
  });

  it('places none where one has no place', () => {
    const editor = sevenLightsEditor();
    expect(editor.addPattern('0162', { ...spec, count: 7 })).toMatchObject({ ok: false, failure: { code: 'editor.too-close' } });
    expect(editor.addPattern('0162', { ...spec, count: 20 })).toMatchObject({ ok: false });
    expect(editor.document.getState().revision).toBe(0);
  });

  it('keeps lights apart that are wider than the spacing', () => {
    const editor = createTestEditor();
    editor.addPattern('0820', { ...spec, spacingMetres: 0.1 });
    expect(editor.document.getState().scene.lights.some(({ collides }) => collides)).toBe(false);
    expect(editor.document.getState().scene.lights).toHaveLength(5);
  });

  it('is held in the hand, turned and placed', () => {
    const editor = createTestEditor();
    const hand = testHand(editor);
    editor.takePattern({ model: '0162', pattern: 'line', count: 3, spacingMetres: 0.5, turnDegrees: 0, seed: 1 });
    hand.move({ x: 0.5, z: 0.5 });
    expect(editor.live.getState().previews.map(({ place }) => [place.x, place.z])).toEqual([
      [0, 0.5],
      [0.5, 0.5],
      [1, 0.5],
    ]);
    for (const _ of Array.from({ length: 6 })) hand.key(']');
    hand.key('Enter');
    expect(editor.document.getState().scene.lights.map(({ x, z }) => [x, z])).toEqual([
      [0.5, 0],
      [0.5, 0.5],
      [0.5, 1],
    ]);
    expect(editor.scope.getState()).toEqual({ kind: 'idle' });
  });
});

describe('arrange', () => {
  const placed = (axis: 'x' | 'z') => {
    const editor = createTestEditor();
    for (const [x, z] of [
      [-1.5, 0.2],
      [0, -0.4],
      [0.4, 0.8],
      [1.5, 0],
    ] as const) {
      editor.select([]);
      editor.addLight('0162', { x, z });
    }
    const ids = editor.document.getState().scene.lights.map(({ id }) => id);
    return { editor, ids, along: () => editor.document.getState().scene.lights.map((light) => light[axis]) };
  };

  it('aligns, distributes and mirrors in the plan', () => {
    const { editor, ids, along } = placed('x');
    editor.arrange(ids, { kind: 'distribute', axis: 'x' });
    expect(along()).toEqual([-1.5, -0.5, 0.5, 1.5]);
    editor.undo();
    editor.arrange(ids, { kind: 'mirror', axis: 'x' });
    expect(along()).toEqual([1.5, 0, -0.4, -1.5]);
    expect(editor.document.getState().undo.at(-1)).toEqual({ kind: 'arrange', names: ['L1', 'L2', 'L3', 'L4'], value: 'mirror' });
    const upright = placed('z');
    upright.editor.arrange(upright.ids, { kind: 'align', axis: 'z' });
    expect(upright.along()).toEqual([0.2, 0.2, 0.2, 0.2]);
  });

  it('turns about the middle, and not through a wall', () => {
    const editor = createTestEditor();
    editor.addPattern('0820', { kind: 'line', count: 3, spacingMetres: 1.4, centre: { x: 0, z: 0 }, turnDegrees: 0, seed: 1 });
    const ids = editor.document.getState().scene.lights.map(({ id }) => id);
    const places = () => editor.document.getState().scene.lights.map(({ x, z }) => [Math.round(x * 1000) + 0, Math.round(z * 1000) + 0]);
    editor.arrange(ids, { kind: 'turn', degrees: 30 });
    expect(places()).toEqual([
      [-1212, -700],
      [0, 0],
      [1212, 700],
    ]);
    // Upright they would reach beyond the room of 3 m.
    editor.arrange(ids, { kind: 'turn', degrees: 60 });
    expect(editor.announcements.getState().at(-1)).toMatchObject({
      message: { kind: 'refused', failure: { code: 'editor.outside-room' } },
    });
    expect(editor.document.getState().undo).toHaveLength(2);
  });

  it('refuses patterns with overlapping lights', () => {
    const { editor, ids, along } = placed('x');
    editor.arrange(ids.slice(1, 3), { kind: 'align', axis: 'x' });
    expect(along().slice(1, 3)).toEqual([0.2, 0.2]);
    const { revision } = editor.document.getState();
    editor.arrange(ids.slice(1, 3), { kind: 'align', axis: 'z' });
    expect(editor.document.getState().revision).toBe(revision);
    expect(editor.announcements.getState().at(-1)).toMatchObject({ message: { failure: { code: 'editor.too-close' } } });
  });

  it.each([
    [{ kind: 'equal-drop' }, [140, 140, 140, 140, 140]],
    [{ kind: 'staircase', stepCm: 10 }, [140, 150, 160, 170, 180]],
    [{ kind: 'wave', stepCm: 20 }, [140, 154, 160, 154, 140]],
  ] as const)('%o hangs at %o', (how, heights) => {
    const editor = sevenLightsEditor();
    editor.arrange(['feed'], how);
    expect(
      editor.document
        .getState()
        .scene.lights.slice(0, 5)
        .map(({ heightCm }) => heightCm),
    ).toEqual(heights);
    expect(editor.document.getState().undo).toHaveLength(1);
  });

  it('hangs at random within the range, the same for the same seed', () => {
    const heights = [1, 1, 2].map((seed) => {
      const editor = sevenLightsEditor();
      editor.arrange(['feed'], { kind: 'random-drop', rangeCm: 15, seed });
      return editor.document
        .getState()
        .scene.lights.slice(0, 5)
        .map(({ heightCm }) => heightCm ?? 0);
    });
    expect(heights[0]).toEqual(heights[1]);
    expect(heights[0]).not.toEqual(heights[2]);
    expect(heights[0]?.every((cm, index) => Math.abs(cm - ([140, 110, 130, 155, 125][index] ?? 0)) <= 15)).toBe(true);
  });

  it('changes all heights or none', () => {
    const editor = sevenLightsEditor();
    editor.arrange(['feed'], { kind: 'staircase', stepCm: 60 });
    expect(editor.document.getState().revision).toBe(0);
    expect(editor.announcements.getState().at(-1)).toMatchObject({ message: { kind: 'refused' } });
  });
});
