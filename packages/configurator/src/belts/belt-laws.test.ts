import { beltOf, placeOnBelt, snapshotOf } from '@candil/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NOTHING_LIVE } from '../state/nothing-live';
import { beltAct, beltGesture, giveUpBeltGesture } from '../testing/random-belt-acts';
import { beltRoomEditor, type TestEditor } from '../testing/test-editor';
import { arcOf, beltAt } from './belt-at';

const treeOf = ({ session }: TestEditor) => snapshotOf(session.configuration.tree);

/** Lengths and places as they are drawn, those of the elements, and those that follow from the points, are the same. */
function expectInStep(editor: TestEditor): void {
  const { scene } = editor.document.getState();
  for (const belt of scene.belts) {
    const was = beltAt(editor, belt.id);
    if (was === undefined) throw new Error('a belt is drawn that is none');
    const hangs = beltOf(was.path);
    expect(Math.abs(belt.lengthMetres - hangs.lengthMetres)).toBeLessThan(1e-4);
    const drawn = belt.spans.map(({ curve }) =>
      curve.slice(1).reduce((sum, to, index) => {
        const from = curve[index] ?? to;
        return sum + Math.hypot(to.x - from.x, to.y - from.y, to.z - from.z);
      }, 0),
    );
    // A line of straight pieces is a little shorter than the curve it is drawn for. Both ends and the length are whole micrometres.
    for (const [span, metres] of drawn.entries()) expect(metres).toBeLessThanOrEqual((belt.spans[span]?.lengthMetres ?? 0) + 3e-6);
    for (const child of was.children) {
      const [x, y, z] = placeOnBelt(hangs, arcOf(child)).at;
      const [ox, oy, oz] = was.place;
      const [cx, cy, cz] = child.position;
      expect(Math.hypot(cx + ox - x, cy + oy - y, cz + oz - z)).toBeLessThan(1e-6);
    }
  }
}

describe('gestures on belts that are given up', () => {
  it('leave the document the same objects and nothing live', () => {
    const editor = beltRoomEditor();
    const [tree, before] = [treeOf(editor), editor.document.getState()];
    fc.assert(
      fc.property(beltGesture, (gesture) => {
        giveUpBeltGesture(editor, gesture);
        expect(treeOf(editor)).toBe(tree);
        expect(editor.document.getState()).toBe(before);
        expect(editor.live.getState()).toBe(NOTHING_LIVE);
        expect(editor.scope.getState().kind).toBe('idle');
      }),
      { numRuns: 500 },
    );
  });
});

describe('whatever is done to belts', () => {
  it('is undone to the opened document, and redone', () => {
    fc.assert(
      fc.property(fc.array(beltAct, { maxLength: 8 }), (acts) => {
        const editor = beltRoomEditor();
        const opened = treeOf(editor);
        for (const carryOut of acts) carryOut(editor);
        const done = treeOf(editor);
        const steps = editor.document.getState().undo.length;
        for (let step = 0; step < steps; step += 1) editor.undo();
        expect(treeOf(editor)).toEqual(opened);
        for (let step = 0; step < steps; step += 1) editor.redo();
        expect(treeOf(editor)).toEqual(done);
      }),
      { numRuns: 40 },
    );
  });

  it('keeps lights on their belts, and belts at their set length', () => {
    fc.assert(
      fc.property(fc.array(beltAct, { maxLength: 6 }), (acts) => {
        const editor = beltRoomEditor();
        for (const carryOut of acts) {
          carryOut(editor);
          expectInStep(editor);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('keeps the order of lights when it is only slack, and the belts in a room of another size', () => {
    const size = fc.double({ min: 2, max: 8, noNaN: true });
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1, noNaN: true }),
        size,
        size,
        fc.double({ min: 2.4, max: 4, noNaN: true }),
        (slack, width, depth, height) => {
          const editor = beltRoomEditor();
          const order = () => editor.document.getState().scene.belts.map(({ lightIds }) => lightIds);
          const before = order();
          editor.belts.setSlack('b1', 'all', slack);
          expect(order()).toEqual(before);
          editor.setRoom({ roomSize: { width, depth, height }, extraCeiling: 0.16, ceilingMaterial: 'pladur' });
          const { belts, room } = editor.document.getState().scene;
          for (const { x, y, z } of belts.flatMap(({ points }) => points)) {
            expect(Math.abs(x)).toBeLessThanOrEqual(room.widthMetres / 2 + 1e-6);
            expect(Math.abs(z)).toBeLessThanOrEqual(room.depthMetres / 2 + 1e-6);
            expect(y).toBeGreaterThanOrEqual(0);
            expect(y).toBeLessThanOrEqual(room.heightMetres + 1e-6);
          }
          expectInStep(editor);
        },
      ),
      { numRuns: 60 },
    );
  });
});
