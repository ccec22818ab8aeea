import { describe, expect, it } from 'vitest';
import { sevenLightsEditor, type TestEditor } from '../testing';

const heightsOf = ({ document }: TestEditor, ids: readonly string[]) =>
  ids.map((id) => document.getState().scene.lights.find((light) => light.id === id)?.heightCm);
const lastOf = ({ announcements }: TestEditor) => announcements.getState().at(-1)?.message;
const remedyIn = (editor: TestEditor) => {
  const message = lastOf(editor);
  return message?.kind === 'refused' ? message.remedy : undefined;
};

const IDS = ['l1', 'l2', 'l4'];

describe('a height that some do not reach', () => {
  it('is set by one press as far as each may go, as one step', () => {
    const editor = sevenLightsEditor();
    expect(editor.shiftHeights(IDS, 120).ok).toBe(false);
    expect(heightsOf(editor, IDS)).toEqual([140, 110, 155]);
    const remedy = remedyIn(editor);
    expect(remedy?.elementIds).toEqual(['l4']);
    remedy?.apply();
    expect(heightsOf(editor, IDS)).toEqual([260, 230, 270]);
    expect(lastOf(editor)).toEqual({ kind: 'limited', count: 1, total: 3 });
    expect(editor.document.getState().undo).toEqual([{ kind: 'raise', names: ['L1', 'L2', 'L4'] }]);
    editor.undo();
    expect(heightsOf(editor, IDS)).toEqual([140, 110, 155]);
  });

  it('is limited for groups too, and by the room as it is when pressed', () => {
    const editor = sevenLightsEditor();
    editor.setHeight(['over-table'], 300);
    const remedy = remedyIn(editor);
    expect(remedy?.elementIds).toEqual(['l1', 'l2', 'l3', 'l4', 'l5']);
    editor.setRoom({ roomSize: { width: 4, depth: 3, height: 2.5 }, extraCeiling: 0.16, ceilingMaterial: 'pladur' });
    remedy?.apply();
    expect(heightsOf(editor, ['l1', 'l5'])).toEqual([240, 240]);
  });

  it('offers nothing for one alone, nor for what is refused otherwise', () => {
    const editor = sevenLightsEditor();
    editor.setHeight(['l4'], 400);
    expect(lastOf(editor)?.kind).toBe('refused');
    expect(remedyIn(editor)).toBeUndefined();
    editor.setHeight(['l1', 'gone'], 400);
    expect(remedyIn(editor)).toBeUndefined();
    editor.setAttributes(['feed'], { installation: '10' });
    expect(remedyIn(editor)).toBeUndefined();
  });
});
