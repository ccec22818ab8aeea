import { canonicalJson } from '@candil/domain';
import { describe, expect, it } from 'vitest';
import { catalogueSources, createTestEditor, sevenLightsEditor } from '../testing';
import { createDraftStore, type DraftStorage } from './draft-store';

const KEY = 'draft user-1 product-7';
const sources = catalogueSources();
const familyData = { models: sources.palette.map(({ definition }) => definition) };

function memory(initial: Readonly<Record<string, string>> = {}): DraftStorage & { readonly kept: Map<string, string> } {
  const kept = new Map(Object.entries(initial));
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => {
      kept.set(key, value);
    },
    removeItem: (key) => {
      kept.delete(key);
    },
  };
}

/** A scheduler that waits until it is told. */
function waiting() {
  const writes = new Set<() => void>();
  return {
    schedule: (write: () => void) => {
      writes.add(write);
      return () => {
        writes.delete(write);
      };
    },
    pass: () => {
      const due = [...writes];
      writes.clear();
      for (const write of due) write();
    },
    count: () => writes.size,
  };
}

const options = (schedule: ReturnType<typeof waiting>['schedule']) => ({ baseVersion: 3, now: () => '2026-11-20T10:00:00.000Z', schedule });

describe('a draft', () => {
  it('is kept soon after a change, once for many, and opens as it was left', () => {
    const storage = memory();
    const store = createDraftStore(storage, KEY);
    const editor = sevenLightsEditor();
    const clock = waiting();
    store.follow(editor, options(clock.schedule));
    editor.nudge(['l1'], { x: 0.05 });
    editor.setFurniture([]);
    expect([storage.kept.size, clock.count()]).toEqual([0, 1]);
    clock.pass();
    const draft = store.read(familyData);
    expect(draft).toMatchObject({ baseVersion: 3, furniture: [], keptAt: '2026-11-20T10:00:00.000Z' });
    if (draft === undefined) throw new Error('no draft');
    const again = createTestEditor({ sources, space: draft.space, furniture: draft.furniture, isChanged: true });
    expect(canonicalJson(again.toDocument())).toBe(canonicalJson(editor.toDocument()));
    expect(again.document.getState().isChanged).toBe(true);
  });

  it('goes once everything is saved or taken back', () => {
    const storage = memory();
    const store = createDraftStore(storage, KEY);
    const editor = sevenLightsEditor();
    const clock = waiting();
    store.follow(editor, options(clock.schedule));
    editor.nudge(['l1'], { x: 0.05 });
    clock.pass();
    expect(storage.kept.size).toBe(1);
    editor.markSaved();
    clock.pass();
    expect(storage.kept.size).toBe(0);
    editor.advance(1000);
    editor.nudge(['l1'], { x: 0.05 });
    clock.pass();
    expect(storage.kept.size).toBe(1);
    editor.undo();
    clock.pass();
    expect(storage.kept.size).toBe(0);
  });

  it('is written when the editor is left before it was due', () => {
    const storage = memory();
    const editor = sevenLightsEditor();
    const clock = waiting();
    const leave = createDraftStore(storage, KEY).follow(editor, options(clock.schedule));
    editor.nudge(['l1'], { x: 0.05 });
    leave();
    expect([storage.kept.size, clock.count()]).toEqual([1, 0]);
    editor.nudge(['l1'], { x: 0.05 });
    expect(clock.count()).toBe(0);
  });

  it.each([
    ['no JSON', '{'],
    ['another format', '{"format":2}'],
    ['null', 'null'],
    ['no document', '{"format":1,"keptAt":"","baseVersion":null,"furniture":[],"document":{"type":"Space"}}'],
    ['foreign furniture', '{"format":1,"keptAt":"","baseVersion":null,"furniture":[{"id":"a","kind":"piano"}],"document":{}}'],
    ['a version that is none', '{"format":1,"keptAt":"","baseVersion":"3","furniture":[],"document":{}}'],
  ])('that is broken is dropped: %s', (_, text) => {
    const storage = memory({ [KEY]: text, other: 'kept' });
    expect(createDraftStore(storage, KEY).read(familyData)).toBeUndefined();
    expect([...storage.kept.keys()]).toEqual(['other']);
  });

  it('is none where the storage is closed', () => {
    const closed = () => {
      throw new Error('closed');
    };
    const store = createDraftStore({ getItem: closed, setItem: closed, removeItem: closed }, KEY);
    const editor = sevenLightsEditor();
    const clock = waiting();
    const leave = store.follow(editor, options(clock.schedule));
    editor.nudge(['l1'], { x: 0.05 });
    expect(() => {
      clock.pass();
      editor.undo();
      leave();
    }).not.toThrow();
    expect(store.read(familyData)).toBeUndefined();
  });
});
