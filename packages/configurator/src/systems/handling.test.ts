import { describe, expect, it, vi } from 'vitest';
import type { Handling } from '../editor/core';
import { commonHandling } from '../input/common-handling';
import { beltRoomEditor, sevenLightsEditor, testHand } from '../testing';
import { beltHandling } from './handling-of';

/** A handling that arrives when it is told to. */
const later = (handling: Handling) => {
  let arrived: (handling: Handling) => void = () => undefined;
  const promise = new Promise<Handling>((resolve) => {
    arrived = resolve;
  });
  const arrive = async () => {
    arrived(handling);
    await promise;
    // The editor has taken it then.
    await Promise.resolve();
  };
  return { load: () => promise, arrive };
};

const placeOf = (editor: ReturnType<typeof sevenLightsEditor>, id: string) => {
  const light = editor.document.getState().scene.lights.find((each) => each.id === id);
  return [light?.x, light?.z];
};

describe('a handling that is loaded', () => {
  it('lets a drag begin where it was pressed, as soon as it is there', async () => {
    const [given, late] = [sevenLightsEditor(), later(commonHandling)];
    const editor = sevenLightsEditor({ handling: late.load });
    const start = placeOf(editor, 'l1');
    const [x, z] = start as [number, number];
    const hands = [given, editor].map((each) => testHand(each));
    for (const hand of hands) {
      hand.press({ kind: 'element', id: 'l1' }, { x, z });
      hand.move({ x: x + 0.1, z });
    }
    expect(placeOf(editor, 'l1')).toEqual(start);
    expect(editor.scope.getState().kind).toBe('idle');
    await late.arrive();
    for (const hand of hands) {
      hand.move({ x: x + 0.2, z });
      hand.release();
    }
    expect(placeOf(editor, 'l1')).toEqual(placeOf(given, 'l1'));
    expect(placeOf(editor, 'l1')).not.toEqual(start);
  });

  it('does what verbs and keys asked for before it came, in their order', async () => {
    const late = later(commonHandling);
    const editor = sevenLightsEditor({ handling: late.load });
    const [x, z] = placeOf(editor, 'l1') as [number, number];
    editor.select(['l1']);
    editor.nudge(['l1'], { x: 0.05 });
    testHand(editor).key('ArrowDown');
    expect(placeOf(editor, 'l1')).toEqual([x, z]);
    expect(editor.document.getState().undo).toHaveLength(0);
    await late.arrive();
    const [movedX, movedZ] = placeOf(editor, 'l1') as [number, number];
    expect([movedX, movedZ].map((metres) => Math.round(metres * 100))).toEqual([Math.round(x * 100) + 5, Math.round(z * 100) + 1]);
  });

  it('is that of belts where belts are shown', async () => {
    const late = later(beltHandling);
    const editor = beltRoomEditor({ handling: late.load });
    await late.arrive();
    editor.duplicate(['b2']);
    expect(editor.document.getState().scene.belts).toHaveLength(3);
  });

  it('is asked for again when it is missed after it did not arrive', async () => {
    const load = vi.fn<() => Promise<Handling>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(commonHandling);
    const editor = sevenLightsEditor({ handling: load });
    const start = placeOf(editor, 'l1');
    await vi.waitFor(async () => {
      editor.nudge(['l1'], { x: 0.05 });
      await Promise.resolve();
      expect(placeOf(editor, 'l1')).not.toEqual(start);
    });
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is told of as missing once someone wanted it, and what was asked for then is not done later', async () => {
    const offline = new Error('offline');
    const load = vi.fn<() => Promise<Handling>>().mockRejectedValueOnce(offline).mockResolvedValue(commonHandling);
    const editor = sevenLightsEditor({ handling: load });
    const start = placeOf(editor, 'l1');
    editor.nudge(['l1'], { x: 0.05 });
    expect(editor.missing.getState()).toEqual([]);
    await vi.waitFor(() => expect(editor.missing.getState().map(({ cause }) => cause)).toEqual([offline]));
    await editor.missing.getState()[0]?.again();
    expect(editor.missing.getState()).toEqual([]);
    expect(placeOf(editor, 'l1')).toEqual(start);
    editor.nudge(['l1'], { x: 0.05 });
    expect(placeOf(editor, 'l1')).not.toEqual(start);
  });
});
