import { describe, expect, it } from 'vitest';
import { on, sevenLightsEditor, testHand } from '../testing';
import { expectNothingLive, lightOf, placeOf } from '../testing/looks';

describe('clicks', () => {
  it('select, add and take away', () => {
    const editor = sevenLightsEditor();
    const hand = testHand(editor);
    hand.click(on('l1'), { x: 0, z: 0 });
    hand.click(on('l2'), { x: 0, z: 0 }, { shift: true });
    expect(editor.view.getState().selection).toEqual(['l1', 'l2']);
    hand.click(on('l1'), { x: 0, z: 0 }, { control: true });
    expect(editor.view.getState().selection).toEqual(['l2']);
    hand.click({ kind: 'empty' }, { x: 0, z: 0 });
    expect(editor.view.getState().selection).toEqual([]);
  });

  it('move without holding the button: one picks up, the next puts down', () => {
    const editor = sevenLightsEditor();
    const hand = testHand(editor);
    hand.click(on('l1'), { x: -0.83, z: 0 });
    editor.advance(500);
    hand.click(on('l1'), { x: -0.83, z: 0 });
    expect(editor.scope.getState().kind).toBe('moving');
    hand.move({ x: -1.2, z: 0.6 });
    hand.click({ kind: 'empty' }, { x: -1.3, z: 0.7 });
    expect(placeOf(editor, 'l1')).toEqual([-1.3, 0.7]);
    expectNothingLive(editor);
  });

  it('do not pick up by a double click', () => {
    const editor = sevenLightsEditor();
    const hand = testHand(editor);
    hand.click(on('l1'), { x: -0.83, z: 0 });
    editor.advance(200);
    hand.click(on('l1'), { x: -0.83, z: 0 });
    expect(editor.scope.getState().kind).toBe('idle');
  });

  it('with the height tool change the height of the selection', () => {
    const editor = sevenLightsEditor();
    editor.select(['l1']);
    editor.setTool('height');
    testHand(editor, 'elevation-A').click({ kind: 'empty' }, { x: 1 }, { y: 1 });
    expect(lightOf(editor, 'l1').heightCm).toBe(180);
  });

  it('with the measure tool measure', () => {
    const editor = sevenLightsEditor();
    const hand = testHand(editor);
    editor.setTool('measure');
    hand.click({ kind: 'empty' }, { x: -1, z: 1.2 }, { alt: true });
    hand.move({ x: -1, z: 0.2 }, { alt: true });
    expect(editor.live.getState().guides).toMatchObject([{ kind: 'distance', of: 'measure', metres: 1 }]);
    hand.click({ kind: 'empty' }, { x: -1, z: 0.7 }, { alt: true });
    expect(editor.live.getState().guides).toMatchObject([{ metres: 0.5 }]);
    expect(editor.scope.getState()).toEqual({ kind: 'measuring', from: undefined });
    hand.key('Escape');
    expectNothingLive(editor);
  });
});

describe('a marquee', () => {
  it('selects the elements it touches, in the plan and in an elevation', () => {
    const editor = sevenLightsEditor();
    const hand = testHand(editor);
    hand.press({ kind: 'empty' }, { x: 0.6, z: -1.4 });
    hand.move({ x: 1.7, z: -1.2 });
    expect(editor.live.getState().marquee).toEqual({ view: 'plan', from: { x: 0.6, z: -1.4 }, to: { x: 1.7, z: -1.2 } });
    hand.release();
    expect(editor.view.getState().selection).toEqual(['l6', 'l7']);
    const side = testHand(editor, 'elevation-C');
    side.press({ kind: 'empty' }, { x: -2 }, { y: 1.9, shift: true });
    side.move({ x: -0.6 }, { y: 1, shift: true });
    expect(editor.live.getState().marquee).toMatchObject({ from: { x: 2, z: 1.9 }, to: { x: 0.6, z: 1 } });
    side.release();
    expect(editor.view.getState().selection).toEqual(['l6', 'l7', 'l1', 'l5']);
    expectNothingLive(editor);
  });
});

describe('a model in the hand', () => {
  it('shows where it would hang and is placed by a click', () => {
    const editor = sevenLightsEditor();
    const hand = testHand(editor);
    editor.takeModel('0820');
    expect(editor.scope.getState()).toEqual({ kind: 'placing', model: '0820', repeat: false });
    hand.move({ x: -1.3, z: 0.9 });
    expect(editor.live.getState().previews).toEqual([{ model: '0820', place: { x: -1.3, z: 0.9, heightCm: 200 }, radiusMetres: 0.165 }]);
    hand.click({ kind: 'empty' }, { x: -1.3, z: 0.9 });
    expect(editor.document.getState().scene.lights).toHaveLength(8);
    expect(placeOf(editor, 'new-1')).toEqual([-1.3, 0.9]);
    expectNothingLive(editor);
    expect(editor.view.getState().tool).toBe('select');
  });

  it('stays in the hand where it is to be repeated, and Escape puts it back', () => {
    const editor = sevenLightsEditor();
    const hand = testHand(editor);
    editor.takeModel('0162', true);
    hand.click({ kind: 'empty' }, { x: -1.3, z: 0.9 });
    hand.click({ kind: 'empty' }, { x: -0.9, z: 0.9 });
    expect(editor.document.getState().scene.lights).toHaveLength(9);
    expect(editor.document.getState().scene.compositions).toHaveLength(3);
    expect(editor.scope.getState().kind).toBe('placing');
    expect(hand.key('Escape')).toBe(true);
    expectNothingLive(editor);
  });

  it('is placed by keyboard', () => {
    const editor = sevenLightsEditor();
    const hand = testHand(editor);
    editor.takeModel('0162');
    const before = editor.live.getState().previews[0]?.place;
    hand.key('ArrowRight', { shift: true });
    expect(editor.live.getState().previews[0]?.place.x).toBeCloseTo((before?.x ?? 0) + 0.1, 6);
    hand.key('Enter');
    expect(editor.document.getState().scene.lights).toHaveLength(8);
    expect(editor.document.getState().undo.at(-1)).toMatchObject({ kind: 'add', value: '0162' });
  });

  it('stays in the hand after Enter until Escape', () => {
    const editor = sevenLightsEditor();
    const hand = testHand(editor);
    editor.takeModel('0162');
    for (const direction of ['ArrowRight', 'ArrowDown', 'ArrowLeft']) {
      hand.key(direction, { shift: true });
      hand.key('Enter');
    }
    const { lights } = editor.document.getState().scene;
    expect(lights).toHaveLength(10);
    expect(lights.some(({ collides }) => collides)).toBe(false);
    const last = lights.at(-1);
    const next = editor.live.getState().previews[0]?.place;
    expect(Math.hypot((next?.x ?? 0) - (last?.x ?? 0), (next?.z ?? 0) - (last?.z ?? 0))).toBeLessThan(0.6);
    hand.key('Escape');
    expectNothingLive(editor);
    expect(editor.document.getState().scene.lights).toHaveLength(10);
  });

  it('moves around obstacles', () => {
    const editor = sevenLightsEditor();
    const hand = testHand(editor);
    editor.takeModel('0820');
    hand.click({ kind: 'empty' }, { x: -0.8, z: 0.05 }, { alt: true });
    expect(editor.document.getState().scene.lights.some(({ collides }) => collides)).toBe(false);
    expect(editor.document.getState().scene.lights).toHaveLength(8);
  });
});

describe('a wall and a piece of furniture', () => {
  it('are dragged, with the room or the piece live', () => {
    const editor = sevenLightsEditor();
    const hand = testHand(editor);
    editor.setTool('room');
    hand.press({ kind: 'wall', wall: 'width' }, { x: 2, z: 0 });
    hand.move({ x: 2.26, z: 0 });
    expect(editor.live.getState().room?.widthMetres).toBe(4.5);
    expect(editor.document.getState().scene.room.widthMetres).toBe(4);
    hand.release();
    expect(editor.document.getState().scene.room.widthMetres).toBe(4.5);
    hand.press({ kind: 'furniture', id: 'table' }, { x: 0.1, z: 0 });
    hand.move({ x: 0.4, z: 0.3 });
    expect(editor.live.getState().furniture.get('table')).toMatchObject({ x: 0.3, z: 0.3 });
    hand.release();
    expect(editor.document.getState().furniture[0]).toMatchObject({ id: 'table', x: 0.3, z: 0.3 });
    expect(editor.document.getState().undo.map(({ kind }) => kind)).toEqual(['room', 'furniture']);
    expectNothingLive(editor);
  });
});
