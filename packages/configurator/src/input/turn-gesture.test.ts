import { describe, expect, it } from 'vitest';
import { turnCircleOf } from '../arrange/turn-circle';
import { NOTHING_LIVE } from '../state/nothing-live';
import { on, sevenLightsEditor, type TestEditor, testHand } from '../testing';
import type { InputTarget } from './input';

const HANDLE: InputTarget = { kind: 'turn-handle' };
const TABLE: InputTarget = { kind: 'furniture', id: 'table' };
const kindsOf = ({ document }: TestEditor) => document.getState().undo.map(({ kind, value }) => value ?? kind);
const tableTurn = ({ document }: TestEditor) => document.getState().furniture.find(({ id }) => id === 'table')?.turnDegrees;
const placeOf = ({ document }: TestEditor, id: string) => {
  const light = document.getState().scene.lights.find((each) => each.id === id);
  return [light?.x.toFixed(2), light?.z.toFixed(2)];
};

/** Two lights 60 cm apart about (0.8, 0.8), selected. */
const open = () => {
  const editor = sevenLightsEditor();
  editor.nudge(['l6', 'l7'], { x: -0.5, z: 2.08 });
  editor.markSaved();
  editor.select(['l6', 'l7']);
  return { editor, hand: testHand(editor), space: editor.document.getState().space };
};

describe('the turn handle', () => {
  it('turns the selection about its middle in steps of 15°, as one step of the history', () => {
    const { editor, hand } = open();
    hand.press(HANDLE, { x: 0.8, z: 0 });
    hand.move({ x: 1.6, z: 0.79 });
    expect(editor.scope.getState()).toMatchObject({ kind: 'turning', ids: ['l6', 'l7'], view: 'plan' });
    expect(editor.live.getState().turn).toEqual({ byDegrees: 90, atDegrees: undefined });
    expect(editor.live.getState().overrides.get('l6')).toMatchObject({ x: expect.closeTo(0.8, 6), z: expect.closeTo(0.5, 6) });
    hand.move({ x: 1.5, z: 0.2 });
    expect(editor.live.getState().turn?.byDegrees).toBe(45);
    hand.move({ x: 1.6, z: 0.81 });
    hand.release();
    expect(kindsOf(editor)).toEqual(['move', 'turn']);
    expect([placeOf(editor, 'l6'), placeOf(editor, 'l7')]).toEqual([
      ['0.80', '0.50'],
      ['0.80', '1.10'],
    ]);
    expect(editor.live.getState()).toEqual(NOTHING_LIVE);
    editor.undo();
    expect(placeOf(editor, 'l6')).toEqual(['0.50', '0.80']);
  });

  it('goes by single degrees with Shift, and where snapping is off', () => {
    const { editor, hand } = open();
    const degrees = () => editor.live.getState().turn?.byDegrees;
    hand.press(HANDLE, { x: 0.8, z: 0 });
    const at = { x: 0.8 + Math.sin((22 * Math.PI) / 180), z: 0.8 - Math.cos((22 * Math.PI) / 180) };
    hand.move(at);
    expect(degrees()).toBe(15);
    hand.move(at, { shift: true });
    expect(degrees()).toBe(22);
    editor.setSnap('off');
    hand.move({ x: 0.8 - Math.sin((3 * Math.PI) / 180), z: 0.8 - Math.cos((3 * Math.PI) / 180) });
    expect(degrees()).toBe(-3);
    hand.cancel();
  });

  it('stays at the last angle that stands, with the refused one as ghosts', () => {
    const { editor, hand } = open();
    // Upright, the pair would reach through the front wall.
    editor.nudge(['l6', 'l7'], { z: 0.45 });
    const { z } = turnCircleOf(editor.document.getState().scene, ['l6', 'l7'])?.middle ?? { z: 0 };
    hand.press(HANDLE, { x: 0.8, z: z - 0.6 });
    hand.move({ x: 0.8 + 0.6 * Math.sin(Math.PI / 12), z: z - 0.6 * Math.cos(Math.PI / 12) });
    hand.move({ x: 1.4, z });
    const { turn, ghosts } = editor.live.getState();
    expect(turn?.byDegrees).toBe(15);
    expect(ghosts.map(({ elementId, reason }) => [elementId, reason.code])).toEqual([
      ['l6', 'editor.outside-room'],
      ['l7', 'editor.outside-room'],
    ]);
    hand.release();
    expect(kindsOf(editor).at(-1)).toBe('turn');
  });

  it.each([
    ['pointercancel', (_: TestEditor, hand: ReturnType<typeof testHand>) => hand.cancel()],
    ['Escape', (_: TestEditor, hand: ReturnType<typeof testHand>) => hand.key('Escape')],
    ['a return to where it began', (_: TestEditor, hand: ReturnType<typeof testHand>) => hand.release({ x: 0.8, z: 0 })],
  ])('leaves the same document at %s', (_, end) => {
    const { editor, hand, space } = open();
    hand.press(HANDLE, { x: 0.8, z: 0 });
    hand.move({ x: 1.6, z: 0.8 });
    end(editor, hand);
    expect(editor.document.getState().space).toBe(space);
    expect(editor.scope.getState()).toEqual({ kind: 'idle' });
    expect(editor.live.getState()).toEqual(NOTHING_LIVE);
    expect(editor.view.getState().selection).toEqual(['l6', 'l7']);
    expect(kindsOf(editor)).toEqual(['move']);
  });

  it('is taken by one click and let go by the next, with a mouse', () => {
    const { editor, hand } = open();
    hand.click(HANDLE, { x: 0.8, z: 0 });
    hand.move({ x: 1.6, z: 0.8 });
    expect(editor.scope.getState().kind).toBe('turning');
    hand.click({ kind: 'empty' }, { x: 1.6, z: 0.8 });
    expect(placeOf(editor, 'l6')).toEqual(['0.80', '0.50']);
    expect(editor.scope.getState().kind).toBe('idle');
    hand.click(HANDLE, { x: 0.8, z: 0 }, { isCoarse: true });
    expect(editor.scope.getState().kind).toBe('idle');
  });

  it('gives way to the angle that is typed meanwhile', () => {
    const { editor, hand } = open();
    hand.press(HANDLE, { x: 0.8, z: 0 });
    hand.move({ x: 1, z: 0 });
    hand.key('9');
    expect(editor.scope.getState()).toEqual({ kind: 'typing', field: 'angle', text: '9' });
    hand.key('0');
    hand.key('Enter');
    expect(placeOf(editor, 'l6')).toEqual(['0.80', '0.50']);
    expect(kindsOf(editor)).toEqual(['move', 'turn']);
  });

  it('types an angle the other way round, the last of the fields of a selection', () => {
    const { editor, hand } = open();
    for (const key of ['1', 'Backspace', 'Tab', 'Tab', 'Tab']) hand.key(key);
    expect(editor.scope.getState()).toEqual({ kind: 'typing', field: 'angle', text: '' });
    for (const key of ['-', '9', '0', 'Enter']) hand.key(key);
    expect(placeOf(editor, 'l6')).toEqual(['0.80', '1.10']);
  });

  it('has nothing to turn about a single light', () => {
    const { editor, hand } = open();
    editor.select(['l6']);
    expect(turnCircleOf(editor.document.getState().scene, ['l6'])).toBeUndefined();
    hand.press(HANDLE, { x: 0.8, z: 0 });
    hand.move({ x: 1.6, z: 0.8 });
    expect(editor.scope.getState().kind).toBe('idle');
  });
});

describe('furniture', () => {
  it('is chosen by a click instead of the selection, until something else is', () => {
    const { editor, hand } = open();
    hand.click(TABLE, { x: 0, z: 0.4 });
    expect(editor.view.getState()).toMatchObject({ furnitureId: 'table', selection: [] });
    hand.click(on('l6'), { x: 0.5, z: 0.8 });
    expect(editor.view.getState()).toMatchObject({ furnitureId: undefined, selection: ['l6'] });
    editor.chooseFurniture('table');
    expect(hand.key('Escape')).toBe(true);
    editor.chooseFurniture('gone');
    expect(editor.view.getState().furnitureId).toBeUndefined();
  });

  it('turns by the handle to lines of 15°, whatever it stood at, and back', () => {
    const { editor, hand } = open();
    editor.chooseFurniture('table');
    editor.setAngle(7);
    expect(tableTurn(editor)).toBe(-7);
    hand.press(HANDLE, { x: 0, z: -0.9 });
    hand.move({ x: 0.9, z: -0.9 });
    expect(editor.live.getState().turn).toEqual({ byDegrees: 38, atDegrees: 45 });
    expect(editor.live.getState().furniture.get('table')?.turnDegrees).toBe(-45);
    hand.release();
    expect(tableTurn(editor)).toBe(-45);
    expect(kindsOf(editor)).toEqual(['move', 'furniture', 'furniture']);
    hand.press(HANDLE, { x: 0, z: -0.9 });
    hand.move({ x: 0.9, z: 0 });
    hand.cancel();
    expect(tableTurn(editor)).toBe(-45);
    editor.undo();
    expect(tableTurn(editor)).toBe(-7);
  });

  it('turns by keys and by a typed angle, and goes by Delete', () => {
    const { editor, hand } = open();
    editor.chooseFurniture('table');
    for (const key of [']', ']']) hand.key(key);
    hand.key('}', { shift: true });
    expect(tableTurn(editor)).toBe(-31);
    expect(kindsOf(editor)).toEqual(['move', 'furniture']);
    for (const key of ['1', '3', '5', 'Enter']) hand.key(key);
    expect(tableTurn(editor)).toBe(-135);
    hand.key('Delete');
    expect(tableTurn(editor)).toBeUndefined();
    expect(editor.view.getState().furnitureId).toBeUndefined();
    editor.undo();
    expect(tableTurn(editor)).toBe(-135);
  });
});
