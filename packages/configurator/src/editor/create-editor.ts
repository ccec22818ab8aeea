import { saveDocument } from '@candil/domain';
import { commonHeightsOf, heightLimitsOf, heightOf } from '../heights/height-limits';
import { createKeyMachine } from '../input/key-machine';
import { createPointerMachine } from '../input/pointer-machine';
import { chooseFurniture } from '../verbs/choose-furniture';
import { remove } from '../verbs/remove';
import { replaceModel } from '../verbs/replace-model';
import { select, selectBeltPart } from '../verbs/select';
import { convertToPsa, setAttributes, setHeight, setRoom, setWireLength, shiftHeights } from '../verbs/set-choices';
import { absentVerbs, NO_PENDANTS } from './absent-verbs';
import { createCore } from './create-core';
import type { Editor } from './editor';
import type { EditorInput } from './editor-input';

/** Opens a Space in an editor. Throws a RangeError for a value that is no configuration; `loadDocument` checks documents from elsewhere. */
export function createEditor(input: EditorInput): Editor {
  const core = createCore(input);
  const { session, document, derived, live, scope, view, announcements, canEdit } = core;
  const { system } = input;
  const hand = system.hand(core);
  const machine = createPointerMachine(core, hand);
  const keys = createKeyMachine(core, machine, hand);
  const whereEditable = <Arguments extends readonly unknown[]>(verb: (...given: Arguments) => void) => (canEdit ? verb : () => undefined);
  const draftOf = () => hand.tools[view.getState().tool]?.draft;
  return {
    ...(system.pendants?.(core) ?? NO_PENDANTS),
    sources: input.sources,
    mode: input.mode,
    session,
    document,
    derived,
    live,
    scope,
    view,
    announcements,
    missing: core.missing,
    change: core.change,
    preview: (changes) => {
      const tried = core.preview(changes);
      return tried.ok ? { ok: true, value: undefined } : tried;
    },
    undo: core.undo,
    redo: core.redo,
    stages: core.stages,
    goTo: core.goTo,
    pointer: machine.pointer,
    key: keys.key,
    cancel: machine.cancel,
    select: (ids, how) => select(core, ids, how),
    selectBeltPart: (part) => selectBeltPart(core, part),
    chooseFurniture: whereEditable((id) => chooseFurniture(core, id)),
    setTool: keys.setTool,
    draft: {
      finish: () => draftOf()?.finish(),
      back: () => draftOf()?.back(),
      holdSurface: (surface) => draftOf()?.holdSurface(surface),
      place: (offer) => draftOf()?.place?.(offer),
      setFree: (isFree) => draftOf()?.setFree?.(isFree),
      setField: (field, metres) => draftOf()?.setField?.(field, metres),
    },
    setView: (changes) => view.setState(changes),
    setSnap: (snap) => view.setState({ snap }),
    setElevation: (elevation) => view.setState({ elevation, isUnfolded: false }),
    takeModel: whereEditable((model, repeat = false) => {
      machine.cancel();
      hand.placing.take(model, repeat);
    }),
    setFinish: (model, color) => view.setState({ finishes: { ...view.getState().finishes, [model]: color } }),
    takePattern: whereEditable((pattern) => {
      machine.cancel();
      hand.pattern?.take(pattern);
    }),
    pickUp: whereEditable(machine.pickUp),
    duplicate: whereEditable((ids) => core.handle((handling) => handling.duplicate(core, ids))),
    remove: whereEditable((ids) => remove(core, ids)),
    arrange: whereEditable((ids, how, key) => core.handle((handling) => handling.arrange(core, ids, how, key))),
    setAngle: whereEditable((degrees) => core.handle((handling) => handling.setAngle(core, degrees))),
    moveTo: whereEditable((ids, axis, metresFromWall) => core.handle((handling) => handling.moveTo(core, ids, axis, metresFromWall))),
    nudge: whereEditable((ids, by) => core.handle((handling) => handling.nudge(core, ids, by))),
    setFurniture: whereEditable((furniture, key) => core.setFurniture(furniture, key)),
    setAttributes: (ids, attributes) => setAttributes(core, ids, attributes),
    setHeight: (ids, heightCm, key) => setHeight(core, ids, heightCm, key),
    shiftHeights: (ids, deltaCm, key) => shiftHeights(core, ids, deltaCm, key),
    setWireLength: (ids, wireLengthCm, key) => setWireLength(core, ids, wireLengthCm, key),
    commonHeightsOf: (ids) => commonHeightsOf(session.configuration.tree, ids),
    heightLimitsOf: (id) => {
      const { tree } = session.configuration;
      return tree.elements.has(id) && heightOf(tree, id) !== undefined ? heightLimitsOf(tree, id) : undefined;
    },
    repairsFor: (id, wanted) => core.repairs()?.waysTo(core, id, wanted) ?? [],
    setRoom: (config, key) => setRoom(core, config, key),
    replaceModel: (ids, model) => replaceModel(core, ids, model),
    convertToPsa: (ids) => convertToPsa(core, ids),
    belts: system.belts?.(core) ?? absentVerbs('belts'),
    sticks: system.sticks?.(core) ?? absentVerbs('sticks'),
    extend: (make) => make(core),
    toDocument: () => saveDocument(session.configuration.tree),
    markSaved: core.markSaved,
    dispose: machine.cancel,
  };
}
