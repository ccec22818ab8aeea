import { describe, expect, it } from 'vitest';
import { sevenLightsEditor, type TestEditor, testHand } from '../testing';

const light = ({ document }: TestEditor, id: string) => document.getState().scene.lights.find((each) => each.id === id);
const open = (view: Parameters<typeof testHand>[1] = 'plan', selection: readonly string[] = ['l1']) => {
  const editor = sevenLightsEditor();
  editor.select(selection);
  return { editor, key: testHand(editor, view).key };
};

describe('keys', () => {
  it.each([
    ['plan', {}, [-0.82, 0]],
    ['plan', { shift: true }, [-0.73, 0]],
    ['plan', { alt: true }, [-0.829, 0]],
    ['elevation-A', {}, [-0.82, 0]],
    ['elevation-B', {}, [-0.83, 0.01]],
    ['elevation-C', {}, [-0.84, 0]],
    ['elevation-D', {}, [-0.83, -0.01]],
  ] as const)('ArrowRight in %s with %o moves to %o', (view, more, place) => {
    const { editor, key } = open(view);
    expect(key('ArrowRight', more)).toBe(true);
    expect([light(editor, 'l1')?.x, light(editor, 'l1')?.z]).toEqual(place);
  });

  it.each([
    ['plan', 'PageUp', false, 139],
    ['plan', 'PageDown', true, 150],
    ['elevation-A', 'ArrowUp', false, 139],
    ['elevation-A', 'ArrowDown', true, 150],
  ] as const)('in %s %s, shift %s, hangs at %d cm', (view, key, shift, heightCm) => {
    const opened = open(view);
    expect(opened.key(key, { shift })).toBe(true);
    expect(light(opened.editor, 'l1')?.heightCm).toBe(heightCm);
  });

  it('leave the arrows of the camera alone', () => {
    const { editor, key } = open();
    expect(key('ArrowLeft', { alt: true, view: '3d' })).toBe(false);
    expect(editor.document.getState().revision).toBe(0);
    expect(open('plan', []).key('ArrowLeft')).toBe(false);
  });

  it('delete, duplicate, undo, redo and select all', () => {
    const { editor, key } = open();
    expect(key('Delete')).toBe(true);
    expect(editor.document.getState().scene.lights).toHaveLength(6);
    expect(key('z', { control: true })).toBe(true);
    expect(editor.document.getState().scene.lights).toHaveLength(7);
    expect(key('Z', { control: true, shift: true })).toBe(true);
    expect(editor.document.getState().scene.lights).toHaveLength(6);
    key('z', { control: true });
    key('y', { control: true });
    expect(editor.document.getState().scene.lights).toHaveLength(6);
    key('a', { control: true });
    expect(editor.view.getState().selection).toHaveLength(6);
    editor.select(['l6']);
    key('d', { control: true });
    expect(editor.document.getState().scene.lights).toHaveLength(7);
  });

  it('turn the selection about its middle, with Shift by one degree, as one step', () => {
    const { editor, key } = open('plan', ['l6', 'l7']);
    const places = () => ['l6', 'l7'].flatMap((id) => [light(editor, id)?.x ?? 0, light(editor, id)?.z ?? 0]);
    editor.nudge(['l6', 'l7'], { x: -0.5, z: 2.08 });
    const before = places();
    for (let quarter = 0; quarter < 6; quarter++) expect(key(']')).toBe(true);
    const upright = [0.8, 0.5, 0.8, 1.1];
    expect(places().map((metres, index) => Math.abs(metres - (upright[index] ?? 0)) < 1e-4)).toEqual([true, true, true, true]);
    for (let degree = 0; degree < 15; degree++) key('{', { shift: true });
    for (let step = 0; step < 5; step++) key('[');
    for (const [index, metres] of places().entries()) expect(metres).toBeCloseTo(before[index] ?? 0, 4);
    expect(editor.document.getState().undo.map(({ kind, value }) => value ?? kind)).toEqual(['move', 'turn']);
    editor.select([]);
    expect(key(']')).toBe(false);
  });

  it('turn a pattern in the hand by 15° and by one', () => {
    const { editor, key } = open();
    editor.takePattern({ model: '0820', pattern: 'line', count: 3, spacingMetres: 0.5, turnDegrees: 0, seed: 1 });
    key(']');
    key('}', { shift: true });
    expect(editor.scope.getState()).toMatchObject({ kind: 'pattern', turnDegrees: 16 });
    key('[');
    expect(editor.scope.getState()).toMatchObject({ turnDegrees: 1 });
  });

  it('choose tools and the snap mode', () => {
    const { editor, key } = open();
    const tools = [...'ahprmev'].map((letter) => {
      expect(key(letter)).toBe(true);
      return editor.view.getState().tool;
    });
    expect(tools).toEqual(['add', 'height', 'pattern', 'room', 'measure', 'electrical', 'select']);
    const snaps = [...'ssss'].map((letter) => {
      key(letter);
      return editor.view.getState().snap;
    });
    expect(snaps).toEqual(['grid', 'angles', 'off', 'lines']);
    expect(key('q')).toBe(false);
  });

  it('cancel the running gesture by Escape first, then the tool, then the selection', () => {
    const { editor, key } = open();
    editor.takeModel('0820');
    key('Escape');
    expect(editor.scope.getState().kind).toBe('idle');
    expect(editor.view.getState().tool).toBe('select');
    expect(editor.view.getState().selection).toEqual(['l1']);
    expect(key('Escape')).toBe(true);
    expect(editor.view.getState().selection).toEqual([]);
    expect(key('Escape')).toBe(false);
  });
});

describe('typing', () => {
  it('opens a value by its first digit and carries it out by Enter', () => {
    const { editor, key } = open('elevation-A');
    for (const letter of '125') expect(key(letter)).toBe(true);
    expect(editor.scope.getState()).toEqual({ kind: 'typing', field: 'height', text: '125' });
    expect(key('Enter')).toBe(true);
    expect(light(editor, 'l1')?.heightCm).toBe(125);
    expect(editor.scope.getState().kind).toBe('idle');
  });

  it('goes on to the next value by Tab, and places from the walls', () => {
    const { editor, key } = open();
    for (const letter of ['8', '0', 'Tab', '2', '4', '0', 'Backspace', '5', 'Enter']) key(letter);
    expect(light(editor, 'l1')?.x).toBe(-1.2);
    expect(light(editor, 'l1')?.z).toBe(0.95);
    expect(editor.document.getState().undo).toHaveLength(2);
  });

  it('places the feed of free wires by itself, and a composition by its first light', () => {
    const { editor, key } = open('plan', ['feed']);
    for (const letter of ['2', '2', '0', 'Enter']) key(letter);
    expect(editor.document.getState().scene.canopies[0]).toMatchObject({ id: 'feed', x: 0.2, z: -0.875 });
    expect(light(editor, 'l1')?.x).toBe(-0.83);
    editor.select(['over-sideboard']);
    for (const letter of ['2', '9', '0', 'Enter']) key(letter);
    expect([light(editor, 'l6')?.x, light(editor, 'l7')?.x]).toEqual([0.9, 1.5]);
  });

  it('drops it by Escape, and reports invalid places', () => {
    const { editor, key } = open('elevation-A');
    for (const letter of ['9', '0', 'Escape']) key(letter);
    expect(editor.document.getState().revision).toBe(0);
    for (const letter of ['2', '9', '0', 'Enter']) key(letter);
    expect(editor.document.getState().revision).toBe(0);
    expect(editor.announcements.getState().at(-1)).toMatchObject({ message: { kind: 'refused', failure: { max: 270 } } });
  });

  it('reads feet and inches', () => {
    const { editor, key } = open('elevation-A');
    editor.setView({ unit: 'imperial' });
    for (const letter of [..."4'11", 'Enter']) key(letter);
    expect(light(editor, 'l1')?.heightCm).toBe(150);
  });
});
