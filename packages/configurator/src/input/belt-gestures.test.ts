import { describe, expect, it } from 'vitest';
import type { Editor } from '../editor/editor';
import { on, testHand } from '../testing/hand';
import { beltRoomEditor } from '../testing/test-editor';
import type { InputTarget } from './input';

const EMPTY: InputTarget = { kind: 'empty' };
const point = (id: string, index: number): InputTarget => ({ kind: 'belt-point', id, index });
const span = (id: string, index: number, arcLengthMetres = 0): InputTarget => ({ kind: 'belt-span', id, index, arcLengthMetres });
const sag = (id: string, index: number): InputTarget => ({ kind: 'sag-handle', id, index });

const beltOf = (editor: Editor, id: string) => {
  const belt = editor.document.getState().scene.belts.find((each) => each.id === id);
  if (belt === undefined) throw new Error(`no belt ${id}`);
  return belt;
};
const pointOf = (editor: Editor, id: string, index: number) => {
  const at = beltOf(editor, id).points[index];
  return at && [at.surface, at.x, at.y, at.z];
};
const arcOf = (editor: Editor, id: string) => {
  const host = editor.document.getState().scene.lights.find((light) => light.id === id)?.host;
  return host && [host.beltId, host.arcLengthMetres];
};
const steps = ({ document }: Editor) => document.getState().undo.map(({ kind }) => kind);
const refusals = ({ announcements }: Editor) =>
  announcements.getState().flatMap(({ message }) => (message.kind === 'refused' ? [message.failure.code] : []));

describe('a point of a belt that is pulled', () => {
  it('goes with the pointer and takes its lights along, as one step', () => {
    const editor = beltRoomEditor();
    const before = editor.document.getState().space;
    const hand = testHand(editor);
    hand.press(point('b1', 0), { x: -2.1, z: 0 });
    hand.move({ x: -1.8, z: 0.4 });
    hand.move({ x: -1.7, z: 0.6 });
    expect(editor.scope.getState()).toMatchObject({ kind: 'shaping', beltId: 'b1', handle: 'point', index: 0 });
    const live = editor.live.getState();
    expect(live.belts.get('b1')?.points[0]?.x).toBe(-1.7);
    expect(live.hosts.size).toBe(6);
    expect(live.ghosts).toHaveLength(0);
    expect(editor.document.getState().space).toBe(before);
    const shown = [...live.hosts].map(([id, { arcLengthMetres }]) => [id, arcLengthMetres]);
    hand.release();
    expect(pointOf(editor, 'b1', 0)).toEqual(['ceiling', -1.7, 2.68, 0.6]);
    expect(shown.map(([id]) => arcOf(editor, `${id}`)?.[1])).toEqual(shown.map(([, arc]) => arc));
    expect(steps(editor)).toEqual(['shape']);
    expect(editor.live.getState().belts.size).toBe(0);
    expect(editor.view.getState().beltPart).toEqual({ beltId: 'b1', kind: 'point', index: 0 });
    editor.undo();
    expect(editor.document.getState().space).toEqual(before);
  });

  it('comes from the ceiling to the wall and its fixing with it', () => {
    const editor = beltRoomEditor();
    const fixings = () =>
      editor.document
        .getState()
        .space.elements[0]?.element.elements[0]?.element.elements.map(
          ({ element }) => editor.sources.systemParts[element.props.code ?? '']?.fixing,
        )
        .filter((kind) => kind !== undefined)
        .toSorted();
    expect(fixings()).toEqual(['ceiling', 'ceiling', 'loop', 'wall']);
    const hand = testHand(editor);
    hand.press(point('b1', 0), { x: -2.1, z: 0 });
    hand.move({ x: -2.4, z: 0.2 });
    hand.move({ x: -2.55, z: 0.3 });
    hand.release();
    expect(pointOf(editor, 'b1', 0)).toEqual(['wall-D', -2.6, 2.2, 0.3]);
    expect(fixings()).toEqual(['ceiling', 'loop', 'wall', 'wall']);
  });

  it('stays where it last could, with a ghost and the reason, and is let go there', () => {
    const editor = beltRoomEditor();
    // Both ends on top of each other are no belt.
    const hand = testHand(editor, 'elevation-A');
    editor.setSnap('off');
    hand.press(point('b2', 0), { x: 0.1 }, { y: 2.1 });
    hand.move({ x: 0.6 }, { y: 1.9 });
    hand.move({ x: 1.9 }, { y: 2.1 });
    const { ghosts, belts } = editor.live.getState();
    expect(ghosts.map(({ reason }) => reason.code)).toEqual(['belt.span-short']);
    expect(belts.get('b2')?.points[0]?.x).toBe(0.6);
    hand.release();
    expect(pointOf(editor, 'b2', 0)).toEqual(['wall-A', 0.6, 1.9, -1.6]);
  });

  it('hangs on a longer rod when it is pulled down in an elevation', () => {
    const editor = beltRoomEditor();
    const hand = testHand(editor, 'elevation-A');
    hand.press(point('b1', 1), { x: -0.1 }, { y: 2.68 });
    hand.move({ x: -0.1 }, { y: 2.2 });
    hand.release();
    expect(pointOf(editor, 'b1', 1)).toEqual(['ceiling', -0.1, 2.2, 0]);
  });

  it('is taken up by a second click and put down by the next', () => {
    const editor = beltRoomEditor();
    const hand = testHand(editor);
    hand.click(point('b1', 1), { x: -0.1, z: 0 });
    expect(editor.view.getState().beltPart).toEqual({ beltId: 'b1', kind: 'point', index: 1 });
    editor.advance(600);
    hand.click(point('b1', 1), { x: -0.1, z: 0 });
    expect(editor.scope.getState().kind).toBe('shaping');
    hand.move({ x: 0.4, z: 0.5 });
    hand.click(EMPTY, { x: 0.4, z: 0.5 });
    expect(pointOf(editor, 'b1', 1)).toEqual(['ceiling', 0.4, 2.68, 0.5]);
    expect(editor.scope.getState().kind).toBe('idle');
  });

  it('moves by arrows and page keys, and by typed numbers', () => {
    const editor = beltRoomEditor();
    const hand = testHand(editor);
    editor.selectBeltPart({ beltId: 'b1', kind: 'point', index: 1 });
    hand.key('ArrowDown', { shift: true });
    hand.key('ArrowDown', { shift: true });
    hand.key('PageDown');
    expect(pointOf(editor, 'b1', 1)).toEqual(['ceiling', -0.1, 2.67, 0.2]);
    expect(steps(editor)).toEqual(['shape']);
    for (const key of ['3', '0', '0', 'Enter']) hand.key(key);
    expect(pointOf(editor, 'b1', 1)).toEqual(['ceiling', 0.4, 2.67, 0.2]);
    hand.key('Delete');
    expect(beltOf(editor, 'b1').points).toHaveLength(2);
  });
});

it('a point goes to the ceiling, the nearest wall and the floor by C, W and F', () => {
  const editor = beltRoomEditor();
  const hand = testHand(editor);
  editor.selectBeltPart({ beltId: 'b1', kind: 'point', index: 0 });
  const surfaces = ['w', 'f', 'c'].map((key) => {
    hand.key(key);
    return pointOf(editor, 'b1', 0);
  });
  expect(surfaces).toEqual([
    ['wall-D', -2.6, 2.2, 0],
    ['floor', -2.5, 0, 0],
    ['ceiling', -2.5, 2.68, 0],
  ]);
});

it.each([
  ['point', point('b1', 0), { x: -2.1, z: 0 }, { x: -1.7, z: 0.6 }],
  ['belt', span('b1', 0, 1), { x: -1, z: 0 }, { x: -1, z: 0.5 }],
  ['light', on('l7'), { x: 0.55, z: -1.6 }, { x: 0.48, z: -1.6 }],
])('a %s that is let go where it was leaves no step', (_, target, from, away) => {
  const editor = beltRoomEditor();
  editor.setSnap('off');
  const { space } = editor.document.getState();
  const hand = testHand(editor);
  hand.press(target, from);
  hand.move(away);
  hand.move(from);
  hand.release();
  expect(steps(editor)).toEqual([]);
  expect(editor.document.getState().space).toBe(space);
  expect(editor.live.getState().belts.size).toBe(0);
  // One that is let go elsewhere does.
  hand.press(target, from);
  hand.move(away);
  hand.release();
  expect(steps(editor)).toHaveLength(1);
});

describe('a span that is pulled', () => {
  it('hangs as low as it is pulled, and no higher than taut', () => {
    const editor = beltRoomEditor();
    const hand = testHand(editor, 'elevation-A');
    const before = beltOf(editor, 'b1').spans[0]?.sagMetres ?? 0;
    hand.press(sag('b1', 0), { x: -1.1 }, { y: 2.4 });
    hand.move({ x: -1.1 }, { y: 2.2 });
    hand.release();
    expect(beltOf(editor, 'b1').spans[0]?.sagMetres).toBeCloseTo(Math.round((before + 0.2) * 100) / 100, 4);
    hand.press(sag('b1', 0), { x: -1.1 }, { y: 2.2 });
    hand.move({ x: -1.1 }, { y: 2.79 });
    hand.release();
    expect(beltOf(editor, 'b1').spans[0]?.slack).toBe(0);
    expect(beltOf(editor, 'b1').lightIds).toEqual(['l1', 'l2', 'l3', 'l4', 'l5', 'l6']);
  });

  it('takes length, sag and slack as they are typed', () => {
    const editor = beltRoomEditor();
    const hand = testHand(editor);
    hand.click(span('b1', 0, 1), { x: -1, z: 0 });
    for (const key of ['2', '2', '0', 'Enter']) hand.key(key);
    expect(beltOf(editor, 'b1').spans[0]?.lengthMetres).toBeCloseTo(2.2, 6);
    for (const key of ['1', 'Backspace', 'Tab', '3', '0', 'Tab', '4', 'Enter']) hand.key(key);
    expect(beltOf(editor, 'b1').spans[0]?.slack).toBeCloseTo(0.04, 6);
    hand.key('PageDown', { shift: true });
    expect(beltOf(editor, 'b1').spans[0]?.sagMetres).toBeCloseTo(0.247 + 0.1, 2);
  });

  it('takes the whole belt along in the plan, over the surfaces that its points are on', () => {
    const editor = beltRoomEditor();
    const hand = testHand(editor);
    hand.press(span('b1', 0, 1), { x: -1, z: 0 });
    hand.move({ x: -1, z: 0.5 });
    hand.release();
    expect([0, 1, 2].map((index) => pointOf(editor, 'b1', index))).toEqual([
      ['ceiling', -2.1, 2.68, 0.5],
      ['ceiling', -0.1, 2.68, 0.5],
      ['wall-B', 2.6, 2.4, 0.5],
    ]);
    hand.key('ArrowUp', { shift: true });
    expect(pointOf(editor, 'b1', 0)).toEqual(['ceiling', -2.1, 2.68, 0.4]);
  });
});

describe('a light on a belt', () => {
  it('slides along it in steps of 5 cm, by millimetres while Alt is held', () => {
    const editor = beltRoomEditor();
    const hand = testHand(editor);
    editor.setSnap('grid');
    hand.press(on('l7'), { x: 0.55, z: -1.6 });
    hand.move({ x: 0.48, z: -1.6 });
    expect(editor.scope.getState()).toMatchObject({ kind: 'sliding', ids: ['l7'], beltId: 'b2' });
    hand.release();
    const [, arc] = arcOf(editor, 'l7') ?? [];
    expect(Number(arc) * 20).toBeCloseTo(Math.round(Number(arc) * 20), 6);
    expect(steps(editor)).toEqual(['slide']);
    expect(refusals(editor)).toEqual([]);
  });

  it('stays with its arc length when the belt is pulled tighter, in the same order', () => {
    const editor = beltRoomEditor();
    editor.belts.setSlack('b1', 'all', 0.2);
    expect(beltOf(editor, 'b1').lightIds).toEqual(['l1', 'l2', 'l3', 'l4', 'l5', 'l6']);
  });

  it('goes over to another belt that the pointer comes near to', () => {
    const editor = beltRoomEditor();
    const hand = testHand(editor);
    hand.press(on('l7'), { x: 0.55, z: -1.6 });
    hand.move({ x: 0.3, z: -0.6 });
    hand.move({ x: 0.3, z: -0.05 });
    expect(editor.scope.getState()).toMatchObject({ kind: 'sliding', beltId: 'b1' });
    hand.release();
    expect(arcOf(editor, 'l7')?.[0]).toBe('b1');
    expect(beltOf(editor, 'b2').lightIds).toEqual(['l8', 'l9']);
    expect(beltOf(editor, 'b1').lightIds).toHaveLength(7);
    expect(steps(editor)).toEqual(['slide']);
  });

  it('stays where it last could where another sits', () => {
    const editor = beltRoomEditor();
    const hand = testHand(editor);
    editor.setSnap('off');
    hand.press(on('l7'), { x: 0.55, z: -1.6 });
    hand.move({ x: 0.6, z: -1.6 });
    hand.move({ x: 1.0, z: -1.6 });
    expect(editor.live.getState().ghosts.map(({ reason }) => reason.code)).toEqual(['belt.spacing']);
    hand.cancel();
    expect(steps(editor)).toEqual([]);
  });

  it('is nudged by arrows to the side that they point to, the steps as one', () => {
    const editor = beltRoomEditor();
    const hand = testHand(editor);
    const [, before] = arcOf(editor, 'l8') ?? [];
    editor.select(['l8']);
    for (const more of [{}, { shift: true }, { alt: true }]) hand.key('ArrowRight', more);
    expect(Number(arcOf(editor, 'l8')?.[1]) - Number(before)).toBeCloseTo(0.111, 6);
    hand.key('ArrowUp');
    expect(steps(editor)).toEqual(['slide']);
    expect(hand.key('PageUp')).toBe(true);
    for (const key of ['1', '0', '0', 'Enter']) hand.key(key);
    expect(arcOf(editor, 'l8')).toEqual(['b2', 1]);
  });
});

describe('Ctrl+D', () => {
  it('copies lights to the nearest free places along their belt', () => {
    const editor = beltRoomEditor();
    const hand = testHand(editor);
    editor.select(['l7', 'l8']);
    hand.key('d', { control: true });
    const [first, second] = editor.view.getState().selection;
    const by = (copy: string | undefined, original: string) =>
      Number(arcOf(editor, copy ?? '')?.[1]) - Number(arcOf(editor, original)?.[1]);
    expect(by(first, 'l7')).toBeCloseTo(by(second, 'l8'), 6);
    expect(steps(editor)).toEqual(['duplicate']);
    expect(beltOf(editor, 'b2').lightIds).toHaveLength(5);
  });

  it('copies a belt with everything on it beside itself', () => {
    const editor = beltRoomEditor();
    editor.select(['b1']);
    editor.duplicate(['b1']);
    const { belts } = editor.document.getState().scene;
    expect(belts.map(({ points, lightIds, feed }) => [points[0]?.z, lightIds.length, feed !== undefined])).toEqual([
      [0, 6, true],
      [-1.6, 3, false],
      [0.3, 6, true],
    ]);
    expect(editor.document.getState().scene.lights.map(({ host }) => host?.beltId)).not.toContain(undefined);
  });
});

describe('a model of the library over belts', () => {
  it('rides along the nearest and comes to the middle of a gap or span', () => {
    const editor = beltRoomEditor();
    const hand = testHand(editor);
    editor.remove(['l8']);
    editor.takeModel('8110');
    hand.move({ x: 0.97, z: -1.4 });
    const [preview] = editor.live.getState().previews;
    expect(preview?.host?.beltId).toBe('b2');
    expect(preview?.host?.arcLengthMetres).toBeCloseTo(0.945, 6);
    hand.click(EMPTY, { x: 0.97, z: -1.4 });
    expect(beltOf(editor, 'b2').lightIds).toHaveLength(3);
    expect(editor.view.getState().tool).toBe('select');
    expect(steps(editor)).toEqual(['remove', 'add']);
  });

  it('is refused where a light sits, and goes along by arrows', () => {
    const editor = beltRoomEditor();
    const hand = testHand(editor);
    editor.select(['b2']);
    editor.takeModel('8120');
    const start = editor.live.getState().previews[0]?.host?.arcLengthMetres ?? 0;
    hand.key('ArrowRight');
    expect(editor.live.getState().previews[0]?.host?.arcLengthMetres).toBeCloseTo(start + 0.01, 6);
    hand.move({ x: 0.55, z: -1.6 });
    expect(editor.live.getState().ghosts.map(({ reason }) => reason.code)).toEqual(['belt.spacing']);
    hand.click(EMPTY, { x: 0.55, z: -1.6 });
    expect(refusals(editor)).toEqual(['belt.spacing']);
    expect(steps(editor)).toEqual([]);
  });

  it('that is a belt is drawn', () => {
    const editor = beltRoomEditor();
    editor.takeModel('8010');
    expect(editor.view.getState().tool).toBe('belt');
    expect(editor.scope.getState().kind).toBe('drafting');
  });
});

describe('the tool that feeds', () => {
  it('adds the smallest sufficient feed that the ceiling accepts, and moves an existing one', () => {
    const editor = beltRoomEditor();
    const hand = testHand(editor);
    hand.key('p');
    hand.move({ x: 0.2, z: -1.55 });
    expect(editor.live.getState().belts.get('b2')?.feed).toMatchObject({ installation: '10', arcLengthMetres: 0 });
    hand.click(point('b2', 1), { x: 1.9, z: -1.6 });
    const { feed } = beltOf(editor, 'b2');
    expect(feed?.model).toBe('8015');
    expect(feed?.installation).toBe('10');
    expect(feed?.deliveredWatts).toBe(60);
    expect(editor.view.getState().selection).toEqual([feed?.id]);
    hand.click(span('b1', 1, 3), { x: 0.9, z: 0 });
    expect(beltOf(editor, 'b1').feed?.installation).toBe('20');
    expect(beltOf(editor, 'b1').feed?.arcLengthMetres).toBeCloseTo(2.1, 6);
    expect(steps(editor)).toEqual(['power', 'power']);
  });

  it('brings the floor feed to a point on the floor', () => {
    const editor = beltRoomEditor();
    const drawn = editor.belts.draw([
      { x: -1, y: 2.68, z: 1 },
      { x: -1, y: 0, z: 1 },
    ]);
    const id = drawn.ok ? drawn.value : '';
    const hand = testHand(editor);
    editor.setTool('power');
    hand.click(point(id, 1), { x: -1, z: 1 });
    expect(beltOf(editor, id).feed).toMatchObject({ model: '8020', surface: 'floor' });
  });
});

it('changes nothing where nothing may be drawn', () => {
  const editor = beltRoomEditor({ mode: 'validate' });
  const before = editor.document.getState();
  const hand = testHand(editor);
  for (const tool of ['belt', 'power', 'split'] as const) {
    editor.setTool(tool);
    hand.click(point('b2', 1), { x: 1.9, z: -1.6 });
    hand.click(span('b1', 0, 0.7), { x: -1.4, z: 0 });
    hand.key('Enter');
  }
  editor.setTool('select');
  hand.press(point('b1', 0), { x: -2.1, z: 0 });
  hand.move({ x: -1.5, z: 0.5 });
  hand.release();
  expect(editor.document.getState()).toBe(before);
});

describe('the tool that cuts', () => {
  it('cuts at a point, and leaves the second part without a feed', () => {
    const editor = beltRoomEditor();
    const hand = testHand(editor);
    hand.key('x');
    hand.click(point('b1', 1), { x: -0.1, z: 0 });
    const { belts } = editor.document.getState().scene;
    expect(belts.map(({ points, feed, lightIds }) => [points.length, feed !== undefined, lightIds.length])).toEqual([
      [2, true, 3],
      [2, false, 3],
      [2, false, 3],
    ]);
    expect(steps(editor)).toEqual(['split']);
  });

  it('cuts anywhere on a span, and both parts hang as they hung', () => {
    const editor = beltRoomEditor();
    const hand = testHand(editor);
    const before = new Map(editor.document.getState().scene.lights.map(({ id, x, z, bottomMetres }) => [id, [x, bottomMetres, z]]));
    editor.setTool('split');
    hand.move({ x: -1.4, z: 0 });
    expect(editor.live.getState().cut?.beltId).toBe('b1');
    hand.click(span('b1', 0, 0.7), { x: -1.4, z: 0 });
    const { belts, lights } = editor.document.getState().scene;
    expect(belts.map(({ lightIds }) => lightIds)).toEqual([['l1'], ['l2', 'l3', 'l4', 'l5', 'l6'], ['l7', 'l8', 'l9']]);
    expect((belts[0]?.lengthMetres ?? 0) + (belts[1]?.lengthMetres ?? 0)).toBeCloseTo(2.1 + 2.7 * 1.025, 1);
    for (const { id, x, z, bottomMetres } of lights) {
      const [bx = 0, by = 0, bz = 0] = before.get(id) ?? [];
      expect(Math.hypot(x - bx, bottomMetres - by, z - bz)).toBeLessThan(1e-4);
    }
    editor.undo();
    expect(editor.document.getState().scene.belts).toHaveLength(2);
  });
});
