import {
  type Change,
  createConfiguration,
  createEditSession,
  type EditFailure,
  type Effect,
  type ElementId,
  type ElementNode,
  type Furniture,
  fail,
  type Result,
  type SessionFailure,
  snapshotOf,
} from '@candil/domain';
import { createStore } from 'zustand/vanilla';
import { derive } from '../derived/derive';
import { lookedAtAnew } from '../derived/with-fixes';
import { isOfHeights, limitedHeights } from '../heights/limited-heights';
import { namesOf } from '../scene/names';
import { type SceneFacts, sceneOf } from '../scene/scene-of';
import { standingPart } from '../state/belt-part';
import type { Label } from '../state/label';
import { IDLE, NOTHING_LIVE } from '../state/nothing-live';
import type { Announcement, DerivedState, DocumentState, LimitRemedy, LiveState, Scope, ViewState } from '../state/states';
import { arriving } from './arriving';
import type { EditorCore, Handling, Repairs } from './core';
import type { EditorInput } from './editor-input';
import type { MissingPart } from './missing-parts';
import type { Refusal } from './refusal';
import { type StagePrices, stagesOf } from './stages';
import { createStepHistory, type Undone } from './step-history';

const MOST_ANNOUNCEMENTS = 20;
/** Revisions that may still be reported as saved. */
const MOST_TOPS = 1000;
const SHOWN_ONLY: EditFailure = { code: 'edit.change-malformed', path: '', expected: 'a mode that edits' };

/** Session, stores and history of an editor; whatever changes the document goes through here. */
export function createCore(input: EditorInput): EditorCore {
  const { sources, space, system } = input;
  const configuration = createConfiguration(space, sources.context);
  const session = createEditSession<Label>(configuration);
  const history = createStepHistory(session);
  const beforeChange = new Set<() => void>();
  let saved: object | undefined = input.isChanged === true ? undefined : history.top();
  /** Top of the history at each of the last revisions. */
  const tops = new Map<number, object>([[0, history.top()]]);
  /** Selection at the moment the document with this top of the history was left. */
  const selections = new WeakMap<object, readonly ElementId[]>();
  let announced = 0;

  const isShownOnly = input.mode === 'view' || input.mode === 'export';

  const sceneFacts: SceneFacts = {
    modelOf: sources.context.modelOf,
    partOf: (model) => sources.systemParts[model],
    ...(system.drawSticks !== undefined && { drawSticks: system.drawSticks }),
  };
  const draw = (node: ElementNode) => sceneOf(node, sceneFacts);
  const stateOf = (revision: number, node: ElementNode, furniture: readonly Furniture[]): DocumentState => ({
    revision,
    space: node,
    scene: draw(node),
    furniture,
    undo: history.undoable(),
    redo: history.redoable(),
    isChanged: history.top() !== saved,
  });
  const document = createStore<DocumentState>(() => stateOf(0, snapshotOf(configuration.tree), input.furniture ?? []));
  const derivedOf = (revision: number) => derive(core, revision);
  const view = createStore<ViewState>(() => ({
    stick: { model: undefined, isLineFirst: false },
    // Sticks lean through the room: one drawing cannot show them.
    layout: system.id === 'sticks' ? '3d' : 'split',
    elevation: 'A',
    isUnfolded: false,
    tool: 'select',
    step: input.mode === 'create' && space.elements.length === 0 ? 'space' : 'compose',
    snap: 'lines',
    unit: input.unit,
    selection: [],
    beltPart: undefined,
    beltColor: undefined,
    finishes: {},
    furnitureId: undefined,
    hovered: undefined,
    light: 'night',
  }));
  const announcements = createStore<readonly Announcement[]>(() => []);
  const announce = (urgency: Announcement['urgency'], message: Announcement['message']) => {
    announced += 1;
    announcements.setState([...announcements.getState(), { id: announced, urgency, message }].slice(-MOST_ANNOUNCEMENTS), true);
  };
  const publish = (furniture: readonly Furniture[] = document.getState().furniture) => {
    const revision = document.getState().revision + 1;
    tops.set(revision, history.top());
    tops.delete(revision - MOST_TOPS);
    // First, so that no selected element is missing from the scene.
    dropGone();
    dropGoneFurniture(furniture);
    const wasEmpty = isEmpty(document.getState().scene);
    document.setState(stateOf(revision, snapshotOf(configuration.tree), furniture), true);
    // Placing the first part ends the start screen.
    if (wasEmpty && view.getState().step === 'space' && !isEmpty(document.getState().scene)) view.setState({ step: 'compose' });
    derived.setState(derivedOf(revision), true);
    notePrice();
  };
  /** Totals at each stage of the history: a price follows from the document, so it holds as long as the stage. */
  const prices: StagePrices = new WeakMap();
  const notePrice = () => prices.set(history.top(), derived.getState().evaluation.totals);
  const isEmpty = ({ lights, belts, sticks }: DocumentState['scene']) => lights.length + belts.length + sticks.length === 0;
  const dropGone = () => {
    const { selection, hovered, beltPart } = view.getState();
    const exists = (id: ElementId) => configuration.tree.elements.has(id);
    if (!selection.every(exists)) view.setState({ selection: selection.filter(exists) });
    const part = standingPart(configuration.tree, view.getState().selection, beltPart);
    if (part !== beltPart) view.setState({ beltPart: part });
    if (hovered !== undefined && !exists(hovered)) view.setState({ hovered: undefined });
  };
  const dropGoneFurniture = (furniture: readonly Furniture[]) => {
    const { furnitureId } = view.getState();
    if (furnitureId !== undefined && !furniture.some(({ id }) => id === furnitureId)) view.setState({ furnitureId: undefined });
  };
  const settle = (label: Label, effects: readonly Effect[], furniture?: readonly Furniture[]) => {
    selections.set(history.top(), view.getState().selection);
    const brought = furniture && { before: document.getState().furniture, after: furniture };
    if (!history.noteSession(brought)) return;
    publish(furniture);
    announce('polite', { kind: 'done', label, effects });
  };
  const giveUp = () => {
    for (const end of [...beforeChange]) end();
  };
  const step = (take: () => Undone | undefined, kind: 'undone' | 'redone', count = 1) => {
    giveUp();
    selections.set(history.top(), view.getState().selection);
    let last: Undone | undefined;
    let furniture: Undone['furniture'];
    for (let taken = 0; taken < count; taken += 1) {
      const undone = take();
      if (undone === undefined) break;
      last = undone;
      furniture = undone.furniture ?? furniture;
    }
    if (last === undefined) return;
    publish(furniture);
    const selection = selections.get(history.top());
    if (selection !== undefined) view.setState({ selection: selection.filter((id) => configuration.tree.elements.has(id)) });
    dropGone();
    if (count === 1) announce('polite', { kind, label: last.label });
    else announce('polite', { kind: 'went', label: document.getState().undo.at(-1) });
  };
  const refuse = (failure: Refusal) => announce('assertive', { kind: 'refused', failure });

  /** Found out anew when it is carried out: the document may have changed since the refusal. */
  const remedyOf = (failure: EditFailure, asked: readonly Change[], label: Label): LimitRemedy | undefined => {
    if (!isOfHeights(failure)) return undefined;
    const offered = limitedHeights(configuration.tree, asked);
    if (offered === undefined || !session.preview(offered.changes).ok) return undefined;
    const apply = () => {
      const limited = limitedHeights(configuration.tree, asked);
      if (limited === undefined || !carryOut(limited.changes, { ...label }, {}).ok) return;
      announce('polite', { kind: 'limited', count: limited.limitedIds.length, total: limited.elementIds.length });
    };
    return { elementIds: offered.limitedIds, apply };
  };
  const carryOut = (
    changes: Change | readonly Change[],
    label: { -readonly [K in keyof Label]: Label[K] },
    {
      key,
      newIds,
      furniture,
    }: { readonly key?: string; readonly newIds?: readonly ElementId[]; readonly furniture?: readonly Furniture[] },
  ) => {
    if (isShownOnly) return fail(SHOWN_ONLY);
    giveUp();
    const done = ofEditing(session.change(changes, { label, at: input.now(), ...(key !== undefined && { key }) }));
    if (!done.ok) {
      const remedy = remedyOf(done.failure, [changes].flat() as readonly Change[], label);
      announce('assertive', { kind: 'refused', failure: done.failure, ...(remedy !== undefined && { remedy }) });
      return done;
    }
    // Labels exist only after placement, so no label has been shown yet.
    if (newIds !== undefined) label.names = namesOf(draw(snapshotOf(configuration.tree)), newIds);
    settle(label, done.value.effects, furniture);
    return done;
  };

  const missing = createStore<readonly MissingPart[]>(() => []);
  // Without repairs issues are shown all the same.
  const repairs = arriving<Repairs>(input.repairs, {
    onArrival: () => {
      const { issues } = derived.getState();
      if (issues.length > 0) derived.setState({ issues: issues.map(lookedAtAnew) });
    },
    missing,
  });
  /** What is to be done once the handling is there. */
  const awaited: ((handling: Handling) => void)[] = [];
  const handling = arriving<Handling>(input.handling, {
    onArrival: (arrived) => {
      for (const act of awaited.splice(0)) act(arrived);
    },
    // What was asked for and not done must not happen much later, to a drawing that has gone on.
    onMiss: () => awaited.splice(0),
    missing,
  });

  const core: EditorCore = {
    input,
    system,
    session,
    document,
    get derived() {
      return derived;
    },
    live: createStore<LiveState>(() => NOTHING_LIVE),
    scope: createStore<Scope>(() => IDLE),
    view,
    announcements,
    missing,
    canEdit: input.mode === 'create' || input.mode === 'edit',
    repairs,
    handling,
    handle: (act) => {
      const there = handling();
      if (there === undefined) awaited.push(act);
      else act(there);
    },
    beforeChange,
    change: (changes, given, key) => carryOut(changes, { ...given }, key === undefined ? {} : { key: history.keyOf(key) }),
    bringIn: (changes, given, newIds) => carryOut(changes, { ...given }, { newIds }),
    furnish: (changes, given, furniture) => carryOut(changes, { ...given }, { furniture }),
    preview: (changes) => ofEditing(session.preview(changes)),
    settle: (label, effects) => settle(label, effects),
    undo: () => step(history.undo, 'undone'),
    redo: () => step(history.redo, 'redone'),
    stages: () => stagesOf(history.stages(), history.top(), prices),
    goTo: (stage) => {
      const by = stage - document.getState().undo.length;
      if (by !== 0) step(by < 0 ? history.undo : history.redo, by < 0 ? 'undone' : 'redone', Math.abs(by));
    },
    setFurniture: (furniture, key) => {
      giveUp();
      const label: Label = { kind: 'furniture', names: [] };
      selections.set(history.top(), view.getState().selection);
      const change = { before: document.getState().furniture, after: furniture };
      history.addFurniture(change, label, key === undefined ? undefined : { key, at: input.now() });
      publish(furniture);
      announce('polite', { kind: 'done', label, effects: [] });
    },
    refuse,
    markSaved: (revision = document.getState().revision) => {
      saved = tops.get(revision);
      document.setState({ ...document.getState(), isChanged: history.top() !== saved }, true);
    },
  };
  const derived = createStore<DerivedState>(() => derivedOf(0));
  notePrice();
  return core;
}

/** A gesture is given up before anything else is asked of the session, so that it has none open. */
function ofEditing<T>(result: Result<T, SessionFailure>): Result<T, EditFailure> {
  if (result.ok) return result;
  const { failure } = result;
  if (failure.code === 'session.gesture-open' || failure.code === 'session.gesture-ended') throw new Error(failure.code);
  return fail(failure);
}
