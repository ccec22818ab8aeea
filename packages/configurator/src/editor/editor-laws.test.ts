import { canonicalJson } from '@candil/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NOTHING_LIVE } from '../state/nothing-live';
import { sevenLightsEditor, type TestEditor } from '../testing';
import { giveUpGesture, randomAct, randomGesture } from '../testing/random-acts';

const textOf = (editor: TestEditor) => canonicalJson({ ...editor.toDocument(), furniture: editor.document.getState().furniture });
const expectNothingLive = (editor: TestEditor) => {
  expect(editor.live.getState()).toEqual(NOTHING_LIVE);
  expect(editor.scope.getState()).toEqual({ kind: 'idle' });
};

describe('any gesture that is given up', () => {
  it('leaves the document the same objects and nothing live, a thousand in a row', () => {
    const editor = sevenLightsEditor();
    const { space, scene, furniture, revision } = editor.document.getState();
    fc.assert(
      fc.property(randomGesture, (gesture) => {
        giveUpGesture(editor, gesture);
        const after = editor.document.getState();
        expect(after.space).toBe(space);
        expect(after.scene).toBe(scene);
        expect(after.furniture).toBe(furniture);
        expect(after.revision).toBe(revision);
        expectNothingLive(editor);
      }),
      { numRuns: 1000 },
    );
    expect(editor.session.undoable()).toEqual([]);
  });
});

describe('any acts', () => {
  it('are taken back to the document that was opened, and done again', () => {
    fc.assert(
      fc.property(fc.array(randomAct, { maxLength: 25 }), (acts) => {
        const editor = sevenLightsEditor();
        const before = textOf(editor);
        for (const act of acts) {
          act(editor);
          expectNothingLive(editor);
          const { undo, isChanged } = editor.document.getState();
          if (undo.length === 0) expect(isChanged).toBe(false);
        }
        const done = textOf(editor);
        const steps = editor.document.getState().undo.length;
        for (let step = 0; step < steps; step += 1) editor.undo();
        expect(textOf(editor)).toBe(before);
        expect(editor.document.getState()).toMatchObject({ undo: [], isChanged: false });
        for (let step = 0; step < steps; step += 1) editor.redo();
        expect(textOf(editor)).toBe(done);
      }),
      { numRuns: 60 },
    );
  });

  it('keep stores and session in step, and drawings at the positions of their elements', () => {
    fc.assert(
      fc.property(fc.array(randomAct, { maxLength: 12 }), (acts) => {
        const editor = sevenLightsEditor();
        for (const act of acts) act(editor);
        const { undo, scene, revision } = editor.document.getState();
        expect(undo.filter(({ kind }) => kind !== 'furniture')).toEqual(editor.session.undoable().map(({ label }) => label));
        expect(editor.derived.getState().revision).toBe(revision);
        const { elements } = editor.session.configuration.tree;
        expect(scene.lights.every(({ id }) => elements.has(id))).toBe(true);
        expect(editor.view.getState().selection.every((id) => elements.has(id))).toBe(true);
      }),
      { numRuns: 40 },
    );
  });
});
