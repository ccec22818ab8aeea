import { beltOf } from '@candil/domain';
import { describe, expect, it } from 'vitest';
import { blankSpace } from '../document/blank-space';
import type { Editor } from '../editor/editor';
import { catalogueSources } from '../testing/catalogue-sources';
import { testHand } from '../testing/hand';
import { createTestEditor, type TestEditor } from '../testing/test-editor';
import type { InputTarget } from './input';

const EMPTY: InputTarget = { kind: 'empty' };
const ROD_END = 2.68;

/** An empty room of 5.2 × 3.2 × 2.8 m for belts. */
function emptyRoom(): TestEditor {
  const sources = catalogueSources({ subFamilyId: 225 });
  const space = blankSpace({
    sources,
    newId: () => 'space',
    createdAt: () => '2026-11-20T09:00:00.000Z',
    roomSize: { width: 5.2, depth: 3.2, height: 2.8 },
  });
  return createTestEditor({ sources, space });
}

const draftOf = ({ live }: Editor) => {
  const { draft } = live.getState();
  if (draft?.kind !== 'belt') throw new Error('nothing is drawn');
  return draft;
};
const beltsOf = (editor: Editor) =>
  editor.document.getState().scene.belts.map(({ points, isClosed }) => ({
    isClosed,
    points: points.map(({ x, y, z, surface }) => [surface, x, y, z]),
  }));
const refusals = ({ announcements }: Editor) =>
  announcements.getState().flatMap(({ message }) => (message.kind === 'refused' ? [message.failure.code] : []));

describe('a belt drawn by clicks', () => {
  it('shows the next span as it will hang, and hangs it so', () => {
    const editor = emptyRoom();
    const hand = testHand(editor);
    editor.key({ key: 'b', shift: false, alt: false, control: false, view: 'plan' });
    expect(editor.view.getState().tool).toBe('belt');
    hand.move({ x: -2, z: 0.5 });
    expect(draftOf(editor).candidate).toEqual({ x: -2, y: ROD_END, z: 0.5 });
    expect(draftOf(editor).spans).toEqual([]);
    hand.click(EMPTY, { x: -2, z: 0.5 });
    editor.advance(1000);
    hand.move({ x: 0, z: 0.5 });
    const [span] = draftOf(editor).spans;
    expect(span?.straightMetres).toBe(2);
    expect(span?.lengthMetres).toBe(2.1);
    expect(span?.sagMetres).toBeCloseTo(0.2786, 3);
    expect(editor.scope.getState()).toMatchObject({ kind: 'drafting', drawn: 'belt', view: 'plan' });
    hand.click(EMPTY, { x: 0, z: 0.5 });
    editor.advance(1000);
    hand.click(EMPTY, { x: 1.5, z: -0.5 });
    expect(hand.key('Enter')).toBe(true);
    expect(beltsOf(editor)).toEqual([
      {
        isClosed: false,
        points: [
          ['ceiling', -2, ROD_END, 0.5],
          ['ceiling', 0, ROD_END, 0.5],
          ['ceiling', 1.5, ROD_END, -0.5],
        ],
      },
    ]);
    expect(editor.scope.getState().kind).toBe('idle');
    expect(editor.live.getState().draft).toBeUndefined();
    expect(editor.view.getState().tool).toBe('select');
    expect(editor.document.getState().undo.map(({ kind }) => kind)).toEqual(['draw']);
    expect(editor.view.getState().selection).toEqual([editor.document.getState().scene.belts[0]?.id]);
  });

  it('ends with a double click, and with a click on the last point', () => {
    for (const wait of [0, 5000]) {
      const editor = emptyRoom();
      const hand = testHand(editor);
      editor.setTool('belt');
      hand.click(EMPTY, { x: -1, z: 0 });
      editor.advance(1000);
      hand.click(EMPTY, { x: 1, z: 0 });
      editor.advance(wait);
      hand.click(EMPTY, { x: 1.01, z: 0 });
      expect(beltsOf(editor).map(({ points }) => points.length)).toEqual([2]);
    }
  });

  it('closes a loop by a click on its first point', () => {
    const editor = emptyRoom();
    const hand = testHand(editor);
    editor.setTool('belt');
    for (const at of [
      { x: -1, z: -1 },
      { x: 1, z: -1 },
      { x: 0, z: 1 },
    ]) {
      hand.click(EMPTY, at);
      editor.advance(1000);
    }
    hand.move({ x: -0.97, z: -0.98 });
    expect(draftOf(editor).isClosing).toBe(true);
    expect(draftOf(editor).spans).toHaveLength(3);
    hand.click(EMPTY, { x: -0.97, z: -0.98 });
    expect(beltsOf(editor).map(({ isClosed, points }) => [isClosed, points.length])).toEqual([[true, 3]]);
  });

  it('goes to a wall within 12 cm of it in the plan, at 2.20 m', () => {
    const editor = emptyRoom();
    const hand = testHand(editor);
    editor.setTool('belt');
    hand.move({ x: -2.47, z: 0.3 });
    expect(draftOf(editor).surface).toBe('ceiling');
    hand.move({ x: -2.49, z: 0.3 });
    expect(draftOf(editor).surface).toBe('wall-D');
    expect(draftOf(editor).candidate).toEqual({ x: -2.6, y: 2.2, z: 0.3 });
  });

  it('is forced to a surface by W, C and F until the key is pressed again', () => {
    const editor = emptyRoom();
    const hand = testHand(editor);
    editor.setTool('belt');
    hand.move({ x: -1.5, z: 0 });
    const surfaces = ['w', 'w', 'f', 'c'].map((key) => {
      hand.key(key);
      return [draftOf(editor).surface, draftOf(editor).candidate?.y];
    });
    expect(surfaces).toEqual([
      ['wall-D', 2.2],
      ['ceiling', ROD_END],
      ['floor', 0],
      ['ceiling', ROD_END],
    ]);
  });

  it('goes to walls, ceiling and floor of an elevation', () => {
    const editor = emptyRoom();
    const hand = testHand(editor, 'elevation-A');
    editor.setTool('belt');
    const at = (x: number, y: number) => {
      hand.move({ x }, { y });
      const { surface, candidate } = draftOf(editor);
      return [surface, candidate?.x, candidate?.y, candidate?.z];
    };
    expect([at(-1, 1.5), at(-1, 2.7), at(-1, 0.05), at(2.55, 1.2)]).toEqual([
      ['wall-A', -1, 1.5, -1.6],
      ['ceiling', -1, ROD_END, 0],
      ['floor', -1, 0, 0],
      ['wall-B', 2.6, 1.2, 0],
    ]);
  });

  it('goes to the surface that is hit in 3D', () => {
    const editor = emptyRoom();
    const hand = testHand(editor, '3d');
    editor.setTool('belt');
    hand.move({ x: 2.6, z: 0.4 }, { hit: { surface: 'wall-B', point: { x: 2.6, y: 1.83, z: 0.4 } } });
    expect(draftOf(editor).surface).toBe('wall-B');
    expect(draftOf(editor).candidate).toEqual({ x: 2.6, y: 1.83, z: 0.4 });
  });

  it('returns the reason why a point cannot be set, and sets none', () => {
    const editor = emptyRoom();
    const hand = testHand(editor);
    editor.setTool('belt');
    editor.setSnap('off');
    hand.click(EMPTY, { x: -1, z: 0 });
    editor.advance(1000);
    for (const key of ['9', '0', '0', '0']) hand.key(key);
    expect(draftOf(editor).reason?.code).toBe('belt.attach-edge');
    hand.key('Enter');
    expect(refusals(editor)).toEqual(['belt.attach-edge']);
    expect(draftOf(editor).points).toHaveLength(1);
  });
});

describe('undo while drawing a belt', () => {
  it('is the last point by Backspace or Ctrl+Z, then the point in the hand and the draft by Escape', () => {
    const editor = emptyRoom();
    const before = editor.document.getState();
    const hand = testHand(editor);
    editor.setTool('belt');
    for (const x of [-2, -1, 0]) {
      hand.click(EMPTY, { x, z: 0 });
      editor.advance(1000);
    }
    hand.key('Backspace');
    expect(draftOf(editor).points).toHaveLength(2);
    hand.key('z', { control: true });
    expect(draftOf(editor).points).toHaveLength(1);
    hand.key('Escape');
    expect(draftOf(editor).points).toHaveLength(1);
    expect(draftOf(editor).candidate).toBeUndefined();
    hand.key('Escape');
    expect(editor.live.getState().draft).toBeUndefined();
    expect(editor.view.getState().tool).toBe('belt');
    hand.key('Escape');
    expect(editor.view.getState().tool).toBe('select');
    expect(editor.scope.getState().kind).toBe('idle');
    expect(editor.document.getState()).toBe(before);
  });

  it('goes on after a second finger, which moves the view', () => {
    const editor = emptyRoom();
    const hand = testHand(editor);
    editor.setTool('belt');
    hand.click(EMPTY, { x: -1, z: 0 }, { isCoarse: true });
    hand.press(EMPTY, { x: 0, z: 0 }, { isCoarse: true });
    hand.cancel();
    expect(draftOf(editor).points).toHaveLength(1);
    editor.advance(1000);
    hand.click(EMPTY, { x: 1, z: 0 }, { isCoarse: true });
    editor.draft.finish();
    expect(beltsOf(editor).map(({ points }) => points.length)).toEqual([2]);
  });
});

describe('a belt drawn by keys', () => {
  it('moves the point by arrows and sets it by Enter; a second Enter ends', () => {
    const editor = emptyRoom();
    const hand = testHand(editor);
    hand.key('b');
    hand.key('ArrowLeft', { shift: true });
    hand.key('Enter');
    for (let press = 0; press < 10; press += 1) hand.key('ArrowRight', { shift: true });
    hand.key('PageDown', { shift: true });
    hand.key('Enter');
    hand.key('Enter');
    expect(beltsOf(editor)).toEqual([
      {
        isClosed: false,
        points: [
          ['ceiling', -0.1, ROD_END, 0],
          ['ceiling', 0.9, 2.58, 0],
        ],
      },
    ]);
  });

  it('leaves a wall that it was led to', () => {
    const editor = emptyRoom();
    const hand = testHand(editor);
    hand.key('b');
    const surfaces = new Set<string>();
    for (let press = 0; press < 26; press += 1) {
      hand.key('ArrowLeft', { shift: true });
      surfaces.add(draftOf(editor).surface);
    }
    for (let press = 0; press < 3; press += 1) hand.key('ArrowRight', { shift: true });
    expect([...surfaces]).toEqual(['ceiling', 'wall-D']);
    expect(draftOf(editor).surface).toBe('ceiling');
  });

  it('takes length, height and angle as they are typed', () => {
    const editor = emptyRoom();
    const hand = testHand(editor);
    editor.setTool('belt');
    hand.click(EMPTY, { x: -1, z: 0 });
    editor.advance(1000);
    hand.move({ x: 0.3, z: 0.1 });
    for (const key of ['1', '5', '0', 'Tab', '2', '6', '0', 'Tab', '3', '0']) hand.key(key);
    expect(editor.scope.getState()).toMatchObject({ kind: 'drafting', typed: { field: 'angle', text: '30' } });
    const to = draftOf(editor).candidate ?? { x: 0, y: 0, z: 0 };
    expect(Math.hypot(to.x + 1, to.y - ROD_END, to.z)).toBeCloseTo(1.5, 5);
    expect(to.y).toBe(2.6);
    expect((Math.atan2(-to.z, to.x + 1) * 180) / Math.PI).toBeCloseTo(30, 4);
    hand.key('Enter');
    hand.key('Enter');
    expect(beltsOf(editor).map(({ points }) => points.length)).toEqual([2]);
  });
});

describe('snapping of a belt point', () => {
  it('is in line with other points, and nothing while Alt is held', () => {
    const editor = emptyRoom();
    editor.belts.draw([
      { x: -1.23, y: ROD_END, z: -1 },
      { x: 1, y: ROD_END, z: -1 },
    ]);
    const id = editor.document.getState().scene.belts[0]?.id ?? '';
    const hand = testHand(editor);
    editor.setTool('belt');
    hand.move({ x: -1.2, z: 0.4 });
    expect(draftOf(editor).candidate?.x).toBe(-1.23);
    expect(editor.live.getState().guides).toContainEqual({ kind: 'alignment', axis: 'x', at: -1.23, with: [id] });
    hand.move({ x: -1.2, z: 0.4 }, { alt: true });
    expect(draftOf(editor).candidate?.x).toBe(-1.2);
    expect(editor.live.getState().guides).toEqual([]);
  });

  it('uses a grid of 5 cm from the walls, or 15° from the last point, depending on the mode', () => {
    const editor = emptyRoom();
    const hand = testHand(editor);
    editor.setTool('belt');
    editor.setSnap('grid');
    hand.click(EMPTY, { x: -1.02, z: 0.02 });
    expect(draftOf(editor).points).toEqual([{ x: -1, y: ROD_END, z: 0 }]);
    editor.setSnap('angles');
    hand.move({ x: 0, z: -0.3 });
    const to = draftOf(editor).candidate ?? { x: 0, z: 0 };
    expect((Math.atan2(-to.z, to.x + 1) * 180) / Math.PI).toBeCloseTo(15, 2);
  });

  it('is the height of other points on a wall of an elevation', () => {
    const editor = emptyRoom();
    const hand = testHand(editor, 'elevation-A');
    editor.setTool('belt');
    hand.click(EMPTY, { x: -1 }, { y: 1.62 });
    editor.advance(1000);
    hand.move({ x: 1 }, { y: 1.65 });
    expect(draftOf(editor).candidate?.y).toBe(1.62);
    expect(editor.live.getState().guides).toContainEqual({ kind: 'alignment', axis: 'height', at: 1.62, with: [] });
  });
});

it('is as long as its curve, to a tenth of a millimetre', () => {
  const editor = emptyRoom();
  const hand = testHand(editor);
  editor.setTool('belt');
  for (const at of [
    { x: -2, z: -1 },
    { x: 0.3, z: 0.7 },
    { x: 2.55, z: 0.2 },
  ]) {
    hand.click(EMPTY, at);
    editor.advance(1000);
  }
  editor.draft.finish();
  const [belt] = editor.document.getState().scene.belts;
  const path = editor.session.configuration.tree.elements.get(belt?.id ?? '')?.props.geometry;
  if (belt === undefined || path?.kind !== 'path') throw new Error('no belt');
  expect(belt.lengthMetres).toBeCloseTo(beltOf(path).lengthMetres, 4);
});
