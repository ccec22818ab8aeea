import { canonicalJson } from '@candil/domain';
import { expect, it } from 'vitest';
import { sevenLightsEditor, type TestEditor } from '../testing';

const saved = (editor: TestEditor) => canonicalJson([editor.toDocument(), editor.document.getState().furniture]);
const grossOf = (editor: TestEditor) => editor.derived.getState().evaluation.totals?.totalGross;

/** Three steps, one of them of the furniture: a luminaire goes, the table is turned, another luminaire goes. */
const worked = () => {
  const editor = sevenLightsEditor();
  const seen = [{ text: saved(editor), gross: grossOf(editor) }];
  const note = () => seen.push({ text: saved(editor), gross: grossOf(editor) });
  editor.remove(['l7']);
  note();
  editor.setFurniture(editor.document.getState().furniture.map((piece) => ({ ...piece, turnDegrees: 90 })));
  note();
  editor.remove(['l6']);
  note();
  return { editor, seen };
};

it('tells each stage with what it cost, the one that stands among them', () => {
  const { editor, seen } = worked();
  editor.undo();
  const stages = editor.stages();
  expect(stages.map(({ label }) => label?.kind)).toEqual([undefined, 'remove', 'furniture', 'remove']);
  expect(stages.map(({ grossMinor }) => grossMinor)).toEqual(seen.map(({ gross }) => gross));
  expect(stages.map(({ isPresent }) => isPresent)).toEqual([false, false, true, false]);
  expect(new Set(seen.map(({ gross }) => gross)).size).toBe(3);
});

it('goes to any stage as one change of what is shown, and nowhere from where it is', () => {
  const { editor, seen } = worked();
  for (const stage of [0, 3, 1, 2, 2, 0]) {
    const { revision, undo } = editor.document.getState();
    const isMove = undo.length !== stage;
    editor.goTo(stage);
    expect(saved(editor)).toEqual(seen[stage]?.text);
    expect(editor.document.getState().revision).toEqual(revision + (isMove ? 1 : 0));
  }
  expect(editor.announcements.getState().at(-1)).toMatchObject({ message: { kind: 'went', label: undefined } });
  editor.goTo(9);
  expect(saved(editor)).toBe(seen.at(-1)?.text);
});

it('knows nothing any more of what came after a stage that was gone on from', () => {
  const { editor } = worked();
  editor.goTo(1);
  editor.remove(['l1']);
  expect(editor.stages().map(({ label, isPresent }) => [label?.kind, isPresent])).toEqual([
    [undefined, false],
    ['remove', false],
    ['remove', true],
  ]);
});
