import { describe, expect, it } from 'vitest';
import { beltRoomEditor, createTestEditor, type TestEditor, testHand } from '../testing';

const coloursOf = ({ document }: TestEditor) => document.getState().scene.lights.map(({ model, color }) => `${model} ${color}`);

describe('the finish that was chosen for a model', () => {
  it('is that of the next that is hung, by hand or as a pattern, and of no other model', () => {
    const editor = createTestEditor();
    editor.setFinish('0820', '31');
    editor.takeModel('0820');
    const hand = testHand(editor);
    hand.move({ x: -1, z: 0 });
    hand.click({ kind: 'empty' }, { x: -1, z: 0 });
    editor.select([]);
    editor.addLight('0162', { x: 1, z: 1 });
    editor.select([]);
    editor.setFinish('0820', '11');
    editor.addPattern('0820', { kind: 'line', count: 2, spacingMetres: 0.6, centre: { x: 1, z: -0.8 }, turnDegrees: 0, seed: 1 });
    const [first, other, ...pattern] = coloursOf(editor);
    expect(first).toBe('0820 31');
    expect(pattern).toEqual(['0820 11', '0820 11']);
    const untouched = createTestEditor();
    untouched.addLight('0162', { x: 1, z: 1 });
    expect([other]).toEqual(coloursOf(untouched));
    expect(editor.document.getState().undo).toHaveLength(3);
  });

  it('is left alone where the model is not made in it', () => {
    const editor = createTestEditor();
    editor.addLight('0820', { x: 0, z: 0 });
    const [usual] = coloursOf(editor);
    editor.setFinish('0820', 'ZZ');
    editor.select([]);
    editor.addLight('0820', { x: 1, z: 1 });
    expect(coloursOf(editor)[1]).toBe(usual);
  });

  it('goes before that of the lights beside it on a belt', () => {
    const editor = beltRoomEditor();
    const belt = editor.document.getState().scene.belts[0];
    const model = editor.document.getState().scene.lights.find(({ host }) => host?.beltId === belt?.id)?.model ?? '';
    const colours = editor.sources.context.modelOf(model)?.variations.filter(({ type }) => type === 'color') ?? [];
    for (const { modifier } of colours) {
      editor.setFinish(model, modifier);
      const before = new Set(editor.document.getState().scene.lights.map(({ id }) => id));
      editor.takeModel(model);
      editor.key({ key: 'Enter', shift: false, alt: false, control: false, view: 'plan' });
      editor.cancel();
      const added = editor.document.getState().scene.lights.find(({ id }) => !before.has(id));
      expect(added?.color).toBe(modifier);
      editor.undo();
    }
    expect(colours.length).toBeGreaterThan(1);
  });
});
