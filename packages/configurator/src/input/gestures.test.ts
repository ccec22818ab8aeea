import { describe, expect, it } from 'vitest';
import { on, sevenLightsEditor, testHand } from '../testing';
import { expectNothingLive, lightOf, placeOf } from '../testing/looks';

describe('a drag in the plan', () => {
  it('shows the light where it goes, and moves it once let go', () => {
    const editor = sevenLightsEditor();
    const { space } = editor.document.getState();
    const hand = testHand(editor);
    hand.press(on('l1'), { x: -0.83, z: 0 });
    hand.move({ x: -1.1, z: 0.4 });
    expect(editor.scope.getState()).toEqual({ kind: 'moving', ids: ['l1'], view: 'plan' });
    expect(editor.live.getState().overrides.get('l1')).toEqual({ x: -1.1, z: 0.4, heightCm: 140 });
    expect(editor.document.getState().space).toBe(space);
    hand.move({ x: -1.3, z: 0.5 });
    hand.release();
    expect(placeOf(editor, 'l1')).toEqual([-1.3, 0.5]);
    expect(editor.document.getState().undo).toEqual([{ kind: 'move', names: ['L1'] }]);
    expect(editor.view.getState().selection).toEqual(['l1']);
    expectNothingLive(editor);
    editor.undo();
    expect(placeOf(editor, 'l1')).toEqual([-0.83, 0]);
  });

  it('begins at 4 pixels, by finger at 6', () => {
    const editor = sevenLightsEditor();
    const hand = testHand(editor);
    hand.press(on('l1'), { x: -0.83, z: 0 });
    hand.move({ x: -0.8, z: 0 }, { travelledPixels: 3 });
    expect(editor.scope.getState().kind).toBe('idle');
    hand.move({ x: -0.79, z: 0 }, { travelledPixels: 4 });
    expect(editor.scope.getState().kind).toBe('moving');
    hand.cancel();
    const finger = { isCoarse: true };
    hand.press(on('l1'), { x: -0.83, z: 0 }, finger);
    hand.move({ x: -0.78, z: 0 }, { travelledPixels: 5 });
    expect(editor.scope.getState().kind).toBe('idle');
    hand.move({ x: -0.77, z: 0 }, { travelledPixels: 6 });
    expect(editor.scope.getState().kind).toBe('moving');
  });

  it('keeps the place in the light by which it was grabbed', () => {
    const editor = sevenLightsEditor();
    const hand = testHand(editor);
    hand.press(on('l1'), { x: -0.9, z: 0.1 });
    hand.move({ x: -1.4, z: 0.6 });
    hand.release();
    expect(placeOf(editor, 'l1')).toEqual([-1.33, 0.5]);
  });

  it('moves a light around another, with a ghost that gives the reason', () => {
    const editor = sevenLightsEditor();
    const hand = testHand(editor);
    hand.press(on('l3'), { x: 0.62, z: 0 });
    hand.move({ x: 0.05, z: -0.1 }, { alt: true });
    const { overrides, ghosts } = editor.live.getState();
    expect(ghosts).toMatchObject([{ elementId: 'l3', place: { x: 0.05, z: -0.1 }, reason: { code: 'editor.too-close', to: 'l2' } }]);
    const at = overrides.get('l3') ?? { x: 0, z: 0 };
    expect(Math.hypot(at.x + 0.22, at.z + 0.16)).toBeCloseTo(0.33, 6);
    hand.release();
    expect(editor.document.getState().scene.lights.some(({ collides }) => collides)).toBe(false);
    expectNothingLive(editor);
  });

  it('stays within the walls, canopy and all', () => {
    const editor = sevenLightsEditor();
    const hand = testHand(editor);
    hand.press(on('l7'), { x: 1.6, z: -1.28 });
    hand.move({ x: 3, z: -3 });
    expect(editor.live.getState().ghosts).toMatchObject([{ reason: { code: 'editor.outside-room' } }]);
    hand.release();
    const [x, z] = placeOf(editor, 'l7');
    expect(x).toEqual(2 - 0.0975);
    expect(z).toEqual(-1.5 + 0.0975);
    expect(editor.document.getState().scene.canopies[2]).toMatchObject({ id: 'l7-canopy', x, z });
  });

  it('moves the selection as a whole', () => {
    const editor = sevenLightsEditor();
    const hand = testHand(editor);
    editor.select(['l6', 'l7']);
    hand.press(on('l7'), { x: 1.6, z: -1.28 });
    hand.move({ x: 1.5, z: -0.9 }, { alt: true });
    expect([...editor.live.getState().overrides.keys()]).toEqual(['l6', 'l7', 'l6-canopy', 'l7-canopy']);
    hand.release();
    expect([placeOf(editor, 'l6'), placeOf(editor, 'l7')]).toEqual([
      [0.9, -0.9],
      [1.5, -0.9],
    ]);
    expect(editor.document.getState().undo).toEqual([{ kind: 'move', names: ['L6', 'L7'] }]);
  });

  it.each(['cancel', 'Escape', 'second finger', 'undo'] as const)('leaves the document the same object: %s', (how) => {
    const editor = sevenLightsEditor();
    const { space } = editor.document.getState();
    const hand = testHand(editor);
    hand.press(on('l1'), { x: -0.83, z: 0 });
    hand.move({ x: -1.3, z: 0.4 });
    if (how === 'cancel') hand.cancel();
    else if (how === 'Escape') hand.key('Escape');
    else if (how === 'undo') hand.key('z', { control: true });
    else hand.press(on('l2'), { x: 0, z: 0 }, { pointerId: 2 });
    expect(editor.document.getState().space).toBe(space);
    expectNothingLive(editor);
    hand.move({ x: -1.4, z: 0.4 });
    hand.release();
    expect(editor.document.getState().space).toBe(space);
  });

  it('is taken back by undo, and no step before it', () => {
    const editor = sevenLightsEditor();
    editor.nudge(['l2'], { x: 0.01 });
    const { space } = editor.document.getState();
    const hand = testHand(editor);
    hand.press(on('l1'), { x: -0.83, z: 0 });
    hand.move({ x: -1.3, z: 0.4 });
    hand.key('z', { control: true });
    expect(editor.document.getState().space).toBe(space);
    expectNothingLive(editor);
    hand.key('z', { control: true });
    expect(editor.document.getState().undo).toEqual([]);
  });

  it('is no step when it ends where it began', () => {
    const editor = sevenLightsEditor();
    const hand = testHand(editor);
    hand.press(on('l1'), { x: -0.83, z: 0 });
    hand.move({ x: -1.3, z: 0.4 });
    hand.move({ x: -0.83, z: 0 });
    hand.release();
    expect(editor.document.getState().undo).toEqual([]);
    expectNothingLive(editor);
  });
});

describe('dragging with Alt', () => {
  it('pulls a copy off, which is put down as one step and selected', () => {
    const editor = sevenLightsEditor();
    const hand = testHand(editor);
    hand.press(on('l6'), { x: 1, z: -1.28 }, { alt: true });
    hand.move({ x: 1.2, z: -0.8 });
    expect(editor.live.getState()).toMatchObject({ overrides: new Map(), previews: [{ model: '0162', place: { heightCm: 150 } }] });
    hand.release();
    const { scene, undo } = editor.document.getState();
    const [copyId] = editor.view.getState().selection;
    const copy = scene.lights.find(({ id }) => id === copyId)!;
    expect(scene.lights).toHaveLength(8);
    expect(placeOf(editor, 'l6')).toEqual([1, -1.28]);
    expect(copy.model).toBe('0162');
    expect(copy.heightCm).toBe(150);
    expect(Math.hypot(copy.x - 1.2, copy.z + 0.8)).toBeLessThan(0.1);
    expect(undo.map(({ kind }) => kind)).toEqual(['duplicate']);
    expect(scene.lights.some(({ collides }) => collides)).toBe(false);
    expectNothingLive(editor);
  });

  it('marks copies without a place, and keeps the same document object when it is cancelled', () => {
    const editor = sevenLightsEditor();
    const { space } = editor.document.getState();
    const hand = testHand(editor);
    hand.press(on('l6'), { x: 1, z: -1.28 }, { alt: true });
    hand.move({ x: 1.01, z: -1.28 });
    hand.move({ x: 3, z: -1.28 });
    expect(editor.live.getState().ghosts).toMatchObject([{ reason: { code: 'editor.outside-room' } }]);
    hand.key('Escape');
    hand.release();
    expect(editor.document.getState().space).toBe(space);
    expectNothingLive(editor);
  });
});

describe('snapping', () => {
  const dragged = (snap: 'lines' | 'grid' | 'angles' | 'off', to: { x: number; z: number }, alt = false) => {
    const editor = sevenLightsEditor();
    editor.setSnap(snap);
    const hand = testHand(editor);
    hand.press(on('l1'), { x: -0.83, z: 0 });
    hand.move(to, { alt });
    const { overrides, guides } = editor.live.getState();
    const at = overrides.get('l1');
    hand.cancel();
    return { at: [at?.x, at?.z], guides };
  };

  it('snaps to the axes of room, furniture and lights, and names the target', () => {
    const { at, guides } = dragged('lines', { x: -1.2042, z: -1.23 });
    expect(at).toEqual([-1.2, -1.28]);
    expect(guides.filter(({ kind }) => kind === 'alignment')).toEqual([{ kind: 'alignment', axis: 'z', at: -1.28, with: ['l6', 'l7'] }]);
  });

  it('measures to the nearer walls and to the nearest light', () => {
    const distances = dragged('lines', { x: -1.2, z: 0.9 }).guides.filter((guide) => guide.kind === 'distance');
    expect(distances.map(({ of, metres }) => `${of} ${metres.toFixed(2)}`)).toEqual(['wall 0.80', 'wall 0.60', 'neighbour 0.91']);
  });

  it('goes in steps of 5 cm from the walls on the grid', () => {
    expect(dragged('grid', { x: -1.212, z: 0.437 }).at).toEqual([-1.2, 0.45]);
  });

  it('goes along directions of 15°', () => {
    const { at } = dragged('angles', { x: -0.53, z: 0.82 });
    expect(Math.atan2(at[1] ?? 0, (at[0] ?? 0) + 0.83) * (180 / Math.PI)).toBeCloseTo(75, 3);
  });

  it('stops at millimetres where it is off or Alt is held', () => {
    expect(dragged('off', { x: -1.2042, z: 0.6718 }).at).toEqual([-1.204, 0.672]);
    expect(dragged('lines', { x: -1.2042, z: 0.0058 }, true).at).toEqual([-1.204, 0.006]);
  });
});

describe('a drag in an elevation', () => {
  it('raises to whole centimetres', () => {
    const editor = sevenLightsEditor();
    editor.setSnap('off');
    const hand = testHand(editor, 'elevation-A');
    hand.press(on('l3'), { x: 0.62 }, { y: 1.6 });
    hand.move({ x: 0.62 }, { y: 1.434 });
    expect(editor.scope.getState()).toMatchObject({ kind: 'raising', ids: ['l3'] });
    expect(editor.live.getState().overrides.get('l3')).toEqual({ x: 0.62, z: 0, heightCm: 147 });
    hand.release();
    expect(lightOf(editor, 'l3').heightCm).toBe(147);
    expect(editor.document.getState().undo).toEqual([{ kind: 'raise', names: ['L3'] }]);
  });

  it('moves as far as the room allows, and names the obstacle', () => {
    const editor = sevenLightsEditor();
    const hand = testHand(editor, 'elevation-A');
    hand.press(on('l3'), { x: 0.62 }, { y: 1.5 });
    hand.move({ x: 0.62 }, { y: -0.5 });
    expect(editor.live.getState().ghosts).toMatchObject([
      { elementId: 'l3', reason: { code: 'pendant-height.out-of-range', max: 270, limit: 'room' } },
    ]);
    hand.release();
    expect(lightOf(editor, 'l3').heightCm).toBe(270);
  });

  it('pulls to the heights of others', () => {
    const editor = sevenLightsEditor();
    const hand = testHand(editor, 'elevation-A');
    hand.press(on('l3'), { x: 0.62 }, { y: 1.5 });
    hand.move({ x: 0.62 }, { y: 1.37 });
    expect(editor.live.getState().guides).toEqual([{ kind: 'alignment', axis: 'height', at: 1.4, with: ['l1'] }]);
    hand.release();
    expect(lightOf(editor, 'l3').heightCm).toBe(140);
  });

  it('raises a whole selection as far as all of it may go', () => {
    const editor = sevenLightsEditor();
    editor.setSnap('off');
    editor.select(['l1', 'l2']);
    const hand = testHand(editor, 'elevation-C');
    hand.press(on('l2'), { x: -0.22 }, { y: 1.7 });
    hand.move({ x: -0.22 }, { y: 0.1 });
    hand.release();
    expect([lightOf(editor, 'l1').heightCm, lightOf(editor, 'l2').heightCm]).toEqual([270, 240]);
  });

  it('raises by the handle in 3D too', () => {
    const editor = sevenLightsEditor();
    editor.setSnap('off');
    const hand = testHand(editor, '3d');
    hand.press({ kind: 'height-handle', id: 'l4' }, { x: 0.32, z: -0.39 }, { y: 1.25 });
    hand.move({ x: 0.32, z: -0.39 }, { y: 1.05 });
    hand.release();
    expect(lightOf(editor, 'l4').heightCm).toBe(175);
  });
});

describe('an editor that only shows', () => {
  it('disables dragging', () => {
    const editor = sevenLightsEditor({ mode: 'view' });
    const hand = testHand(editor);
    hand.press(on('l1'), { x: -0.83, z: 0 });
    hand.move({ x: -1.2, z: 0.5 });
    hand.release();
    editor.takeModel('0820');
    expect(hand.key('Delete')).toBe(false);
    expect(editor.document.getState().revision).toBe(0);
  });
});
