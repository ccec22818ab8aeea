import { describe, expect, it, vi } from 'vitest';
import { repairs } from '../derived/offer-fixes';
import { beltRoomEditor, catalogueSources, createTestEditor, sevenLightsEditor } from '../testing';
import { beltSystem } from './belt-system';
import { editorSystemOf } from './editor-system-of';
import { pendantSystem } from './pendant-system';
import { stickSystem } from './stick-system';

describe('the system of an editor', () => {
  it('is that of the collection', () => {
    const systems = [undefined, { subFamilyId: 225 }, { subFamilyId: 219 }].map((input) => editorSystemOf(catalogueSources(input)));
    expect(systems).toEqual([pendantSystem, beltSystem, stickSystem]);
  });

  it('has the verbs of its own parts, and none of the others', () => {
    const belts = beltRoomEditor();
    expect(() => belts.sticks.setLineFirst(true)).toThrow('knows no sticks');
    expect(() => belts.addLight('0820', { x: 0, z: 0 })).toThrow('knows no pendants');
    expect(() => sevenLightsEditor().belts.removePoint('b1', 1)).toThrow('knows no belts');
    expect(createTestEditor({ sources: catalogueSources({ subFamilyId: 219 }) }).sticks.parts.sticks.length).toBeGreaterThan(0);
  });
});

describe('repairs that are loaded', () => {
  it('are offered when they have arrived, also for issues that are shown already', async () => {
    const given = beltRoomEditor();
    const editor = beltRoomEditor({ repairs: async () => repairs });
    for (const each of [given, editor]) each.belts.setSlack('b1', 0, 0.2);
    const ids = (of: typeof editor) => of.derived.getState().issues.map(({ id, fixes }) => [id, fixes.map((fix) => fix.id)]);
    const wanted = ids(given);
    expect(wanted.some(([, fixes]) => (fixes as readonly string[]).length > 0)).toBe(true);
    expect(ids(editor)).toEqual(wanted.map(([id]) => [id, []]));
    const seen = vi.fn();
    editor.derived.subscribe(seen);
    await vi.waitFor(() => expect(seen).toHaveBeenCalled(), { timeout: 20_000 });
    expect(ids(editor)).toEqual(wanted);
  });

  it('are missed where they cannot be loaded, and nothing else is', async () => {
    const editor = beltRoomEditor({ repairs: () => Promise.reject(new Error('offline')) });
    await Promise.resolve();
    editor.belts.setSlack('b1', 0, 0.2);
    const { issues } = editor.derived.getState();
    expect(issues.length).toBeGreaterThan(0);
    expect(issues.flatMap(({ fixes }) => fixes)).toEqual([]);
  });
});
