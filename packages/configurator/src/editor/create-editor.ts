import { saveDocument } from '@candil/domain';
import { arrange } from '../arrange/arrange';
import { createBeltVerbs } from '../belts/belt-verbs';
import { repairsFor } from '../derived/offer-fixes';
import { commonHeightsOf, heightLimitsOf, heightOf } from '../heights/height-limits';
import { createKeyMachine } from '../input/key-machine';
import { createPatternHand } from '../input/pattern-hand';
import { createPlacingHand } from '../input/placing';
import { createPointerMachine } from '../input/pointer-machine';
import { systemHandOf } from '../input/system-hand-of';
import { createStickVerbs } from '../sticks/stick-verbs';
import { addLight } from '../verbs/add-light';
import { addPattern } from '../verbs/add-pattern';
import { chooseFurniture } from '../verbs/choose-furniture';
import { duplicate } from '../verbs/duplicate';
import { moveTo } from '../verbs/move-to';
import { nudge } from '../verbs/nudge';
import { autoRoute, gather, hangApart, hangFrom, joinComposition, mount, unmount } from '../verbs/regroup';
import { remove } from '../verbs/remove';
import { replaceModel } from '../verbs/replace-model';
import { select, selectBeltPart } from '../verbs/select';
import { convertToPsa, setAttributes, setHeight, setRoom, setWireLength, shiftHeights } from '../verbs/set-choices';
import { setAngle } from '../verbs/turn-chosen';
import { createCore } from './create-core';
import type { Editor } from './editor';
import type { EditorInput } from './editor-input';

/** Opens a Space in an editor. Throws a RangeError for a value that is no configuration; `loadDocument` checks documents from elsewhere. */
export function createEditor(input: EditorInput): Editor {
  const core = createCore(input);
  const { session, document, derived, live, scope, view, announcements, canEdit } = core;
  const system = systemHandOf(core);
  const hands = { placing: system.placing ?? createPlacingHand(core), pattern: createPatternHand(core), system };
  const machine = createPointerMachine(core, hands);
  const keys = createKeyMachine(core, machine, hands);
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
      finish: () => system.tools[view.getState().tool]?.draft?.finish(),
      back: () => system.tools[view.getState().tool]?.draft?.back(),
      holdSurface: (surface) => system.tools[view.getState().tool]?.draft?.holdSurface(surface),
      place: (offer) => system.tools[view.getState().tool]?.draft?.place?.(offer),
      setFree: (isFree) => system.tools[view.getState().tool]?.draft?.setFree?.(isFree),
      setField: (field, metres) => system.tools[view.getState().tool]?.draft?.setField?.(field, metres),
    },
    setView: (changes) => view.setState(changes),
    setSnap: (snap) => view.setState({ snap }),
    setElevation: (elevation) => view.setState({ elevation, isUnfolded: false }),
    takeModel: whereEditable((model, repeat = false) => {
      machine.cancel();
      hands.placing.take(model, repeat);
    }),
    setFinish: (model, color) => view.setState({ finishes: { ...view.getState().finishes, [model]: color } }),
    takePattern: whereEditable((pattern) => {
      machine.cancel();
      hands.pattern.take(pattern);
    }),
    pickUp: whereEditable(machine.pickUp),
    addLight: (model, at) => addLight(core, model, at),
    addPattern: (model, pattern) => addPattern(core, model, pattern),
    duplicate: whereEditable((ids) => duplicate(core, ids)),
    remove: whereEditable((ids) => remove(core, ids)),
    arrange: whereEditable((ids, how, key) => arrange(core, ids, how, key)),
    setAngle: whereEditable((degrees) => setAngle(core, degrees)),
    moveTo: whereEditable((ids, axis, metresFromWall) => moveTo(core, ids, axis, metresFromWall)),
    nudge: whereEditable((ids, by) => nudge(core, ids, by)),
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
    repairsFor: (id, wanted) => repairsFor(core, id, wanted),
    setRoom: (config, key) => setRoom(core, config, key),
    replaceModel: (ids, model) => replaceModel(core, ids, model),
    convertToPsa: (ids) => convertToPsa(core, ids),
    mount: (canopyIds) => mount(core, canopyIds),
    unmount: (compositionId) => unmount(core, compositionId),
    joinComposition: (lightIds) => joinComposition(core, lightIds),
    hangFrom: (lightIds, canopyId) => hangFrom(core, lightIds, canopyId),
    gather: (lightIds) => gather(core, lightIds),
    hangApart: (lightIds) => hangApart(core, lightIds),
    autoRoute: (canopyId) => autoRoute(core, canopyId),
    belts: createBeltVerbs(core),
    sticks: createStickVerbs(core),
    extend: (make) => make(core),
    toDocument: () => saveDocument(session.configuration.tree),
    markSaved: core.markSaved,
    dispose: machine.cancel,
  };
}
