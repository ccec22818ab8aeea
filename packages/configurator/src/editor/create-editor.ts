import { saveDocument } from '@candil/domain';
import { addLight } from '../verbs/add-light';
import { duplicate } from '../verbs/duplicate';
import { nudge } from '../verbs/nudge';
import { remove } from '../verbs/remove';
import { select } from '../verbs/select';
import { createCore } from './core';
import type { Editor, EditorInput } from './editor';

/** Opens a Space in an editor. Throws a RangeError for what is no configuration; `loadDocument` checks what comes from elsewhere. */
export function createEditor(input: EditorInput): Editor {
  const core = createCore(input);
  const { session, document, derived, live, scope, view, announcements, canEdit } = core;
  const whereEditable = <Arguments extends readonly unknown[]>(verb: (...given: Arguments) => void) => (canEdit ? verb : () => undefined);
  return {
    sources: input.sources,
    mode: input.mode,
    session,
    document,
    derived,
    live,
    scope,
    view,
    announcements,
    change: core.change,
    preview: (changes) => {
      const tried = core.preview(changes);
      return tried.ok ? { ok: true, value: undefined } : tried;
    },
    undo: core.undo,
    redo: core.redo,
    pointer: () => undefined,
    key: () => false,
    cancel: () => undefined,
    select: (ids, how) => select(core, ids, how),
    setTool: (tool) => view.setState({ tool }),
    setView: (changes) => view.setState(changes),
    setSnap: (snap) => view.setState({ snap }),
    setElevation: (elevation) => view.setState({ elevation }),
    takeModel: () => undefined,
    addLight: (model, at) => addLight(core, model, at),
    addPattern: () => ({ ok: true, value: [] }),
    duplicate: whereEditable((ids) => duplicate(core, ids)),
    remove: whereEditable((ids) => remove(core, ids)),
    arrange: () => undefined,
    nudge: whereEditable((ids, by) => nudge(core, ids, by)),
    setFurniture: whereEditable((furniture, key) => core.setFurniture(furniture, key)),
    toDocument: () => saveDocument(session.configuration.tree),
    markSaved: core.markSaved,
    dispose: () => undefined,
  };
}
