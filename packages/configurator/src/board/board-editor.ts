import {
  bodyOf,
  connectorKey,
  connectorsFit,
  isPendantHeightAllowed,
  type PlacedConnector,
  pendantHeightRangeOf,
  type ToolkitBoard,
} from '@candil/domain';
import { createStore } from 'zustand/vanilla';
import { rowOfText, viewOfRow, withCell } from '../pieces';
import { isChanged, openDocument, redoStep, type StepHistory, undoStep, withStep } from '../steps/step-history';
import { type BoardCatalogue, boardModels, boardSourcesOf, bodiesOf } from './board-catalogue';
import { BoardDrag, type DragPlace } from './board-drag';
import {
  addPart,
  type BoardOutcome,
  type BoardRefusal,
  duplicateParts,
  moveParts,
  newPart,
  removeParts,
  roomOn,
  withHung,
  withPoses,
  withSelection,
} from './board-edits';
import { type BoardFacts, factsOf, openConnector, openOn } from './board-facts';
import type {
  BoardDocumentState,
  BoardEditor,
  BoardEditorOptions,
  BoardFrame,
  BoardLiveState,
  BoardNote,
  BoardStepKind,
  BoardViewState,
} from './board-states';
import { wholeSelection } from './whole-selection';

/** Between gestures. */
const NOTHING: BoardLiveState = {
  poses: new Map(),
  wanted: undefined,
  snap: undefined,
  isBlocked: false,
  placing: undefined,
  frame: undefined,
};

export const createBoardEditor = ({ board, saved = board, catalogue, newId }: BoardEditorOptions): BoardEditor => {
  const stateOf = (history: StepHistory<ToolkitBoard, BoardStepKind>): BoardDocumentState => ({
    history,
    board: history.document,
    facts: factsOf(history.document, catalogue),
    isChanged: isChanged(history),
  });
  const document = createStore<BoardDocumentState>(() => stateOf({ ...openDocument<ToolkitBoard, BoardStepKind>(board), saved }));
  const live = createStore<BoardLiveState>(() => NOTHING);
  const view = createStore<BoardViewState>(() => ({ selection: [], connector: undefined, snapMode: 'connectors', showsDimensions: true }));
  const notes = createStore<{ readonly number: number; readonly note: BoardNote | undefined }>(() => ({ number: 0, note: undefined }));
  let drag: BoardDrag | undefined;
  let place: DragPlace | undefined;

  const say = (note: BoardNote) => notes.setState(({ number }) => ({ number: number + 1, note }));
  const now = () => document.getState();
  const labelOf = (id: string | undefined) => (id === undefined ? undefined : now().facts.labels.get(id));

  const setHistory = (history: StepHistory<ToolkitBoard, BoardStepKind>) => {
    if (history === now().history) return;
    document.setState(stateOf(history), true);
    const { facts } = now();
    view.setState((state) => ({
      ...state,
      selection: state.selection.filter((id) => facts.parts.has(id)),
      connector: openConnector(facts, state.connector) === undefined ? undefined : state.connector,
    }));
  };
  const commit = (kind: BoardStepKind, after: ToolkitBoard, ids: readonly string[] = []) => {
    setHistory(withStep(now().history, kind, after));
    say({ kind: 'done', step: kind, count: ids.length, label: ids.length === 1 ? labelOf(ids[0]) : undefined });
  };
  const settle = (kind: BoardStepKind, outcome: BoardOutcome, selects = true): boolean => {
    if (!outcome.ok) {
      say({ kind: 'refused', refusal: outcome.refusal });
      return false;
    }
    commit(kind, outcome.board, outcome.ids);
    if (selects) view.setState({ selection: outcome.ids });
    return true;
  };

  const add: BoardEditor['add'] = (model, { selection, at } = {}) => {
    const { board: current, facts } = now();
    const chosen = at ?? openConnector(facts, view.getState().connector);
    const fitting = chosen && fitsModel(catalogue, model, chosen) ? chosen : undefined;
    const outcome = addPart(current, facts, { id: newId(), model, selection }, catalogue, fitting);
    const done = settle('add', outcome);
    if (outcome.ok && done) {
      // The next part continues where this one ends: the palette follows the construction.
      const [id] = outcome.ids;
      const next = now().facts.open.find(
        ({ partId, connector }) => partId === id && (connector.mustClose || connector.facingDegrees !== undefined),
      );
      view.setState({ connector: next && fitting?.connector.facingDegrees !== undefined ? connectorKey(next) : undefined });
    }
    return done;
  };

  const finish = () => {
    drag = undefined;
    place = undefined;
    live.setState(NOTHING, true);
  };

  return {
    catalogue,
    document,
    live,
    view,
    notes,
    select: (ids, mode = 'replace') =>
      view.setState(({ selection }) => ({
        selection:
          mode === 'replace'
            ? ids
            : mode === 'add'
              ? [...new Set([...selection, ...ids])]
              : [...selection.filter((id) => !ids.includes(id)), ...ids.filter((id) => !selection.includes(id))],
      })),
    chooseConnector: (connector) => view.setState({ connector }),
    setView: (change) => view.setState(change),
    add,
    addText: (text) => {
      const row = rowOfText({ id: 'read', quantity: 1 }, text, catalogue);
      if (row.model === '') {
        say({ kind: 'refused', refusal: 'unknown-model' });
        return false;
      }
      return add(row.model, { selection: row.selection });
    },
    beginPlacing: (model) => {
      finish();
      const part = newPart({ id: newId(), model }, catalogue, { x: 0, z: 0, turnDegrees: 0 });
      if (part !== undefined) live.setState({ placing: part });
    },
    placeAt: (x, z, isFree, reachMetres) => {
      const { placing } = live.getState();
      const body = placing && bodyOf(placing, boardSourcesOf(catalogue));
      if (placing === undefined || body === undefined) return;
      drag ??= new BoardDrag([body], bodiesOf(now().board.parts, catalogue), reachMetres);
      place = drag.to(x - body.x, z - body.z, isFree || view.getState().snapMode === 'off');
      live.setState({ ...place, placing, frame: undefined }, true);
    },
    beginDrag: (ids, reachMetres) => {
      const { facts } = now();
      const moving = new Set(withHung(ids, facts));
      const bodies = [...facts.bodies.values()];
      drag = new BoardDrag(
        bodies.filter(({ id }) => moving.has(id)),
        bodies.filter(({ id }) => !moving.has(id)),
        reachMetres,
      );
    },
    dragBy: (dx, dz, isFree) => {
      if (drag === undefined) return;
      place = drag.to(dx, dz, isFree || view.getState().snapMode === 'off');
      live.setState({ ...place, placing: undefined, frame: undefined }, true);
    },
    beginFrame: (x, z) => live.setState({ ...NOTHING, frame: { x1: x, z1: z, x2: x, z2: z } }, true),
    frameTo: (x, z) => {
      const { frame } = live.getState();
      if (frame !== undefined) live.setState({ frame: { ...frame, x2: x, z2: z } });
    },
    drop: () => {
      const { placing, frame } = live.getState();
      const held = place;
      // A part that may not lie where it is stays in the hand.
      if (placing !== undefined && held?.isBlocked) return say({ kind: 'refused', refusal: 'overlap' });
      if (placing !== undefined && held !== undefined && roomOn(now().board) < 1) {
        finish();
        return say({ kind: 'refused', refusal: 'full' });
      }
      finish();
      if (frame !== undefined) return selectFrame(frame);
      if (held === undefined) return;
      const { board: current } = now();
      const ids = [...held.poses.keys()];
      if (placing !== undefined) {
        const pose = held.poses.get(placing.id);
        if (pose === undefined) return;
        const { x, z, turnDegrees } = pose;
        const part = { ...placing, x, z, turnDegrees };
        if (!settle('add', { ok: true, board: { ...current, parts: [...current.parts, part] }, ids: [part.id] })) return;
      } else {
        commit('move', withPoses(current, held.poses), ids);
        if (held.isBlocked) say({ kind: 'refused', refusal: 'overlap' });
      }
      const label = labelOf(held.snap?.onto.partId);
      if (label !== undefined) say({ kind: 'snapped', label, degrees: Math.round(Math.abs(held.snap?.straightenedDegrees ?? 0)) });
    },
    cancel: finish,
    nudge: (dx, dz) => {
      const { board: current, facts } = now();
      return settle('move', moveParts(current, facts, view.getState().selection, { dx, dz }), false);
    },
    turn: (turnDegrees) => {
      const { board: current, facts } = now();
      return settle('turn', moveParts(current, facts, view.getState().selection, { turnDegrees }), false);
    },
    remove: (ids = view.getState().selection) => {
      const { board: current, facts } = now();
      const whole = withHung(ids, facts);
      if (whole.length > 0) commit('remove', removeParts(current, whole), whole);
    },
    duplicate: () => {
      const { board: current, facts } = now();
      return settle('duplicate', duplicateParts(current, facts, view.getState().selection, newId));
    },
    setQuantity: (rowKey, quantity) => {
      const row = rowOf(now().facts, rowKey);
      if (row === undefined || !Number.isInteger(quantity) || quantity < 0) return false;
      const { board: current } = now();
      const surplus = row.partIds.length - quantity;
      if (surplus > 0) {
        const gone = withHung(row.partIds.slice(-surplus), now().facts);
        commit('quantity', removeParts(current, gone), gone);
        return true;
      }
      let grown = current;
      let refusal: BoardRefusal | undefined;
      const ids: string[] = [];
      for (let more = surplus; more < 0; more++) {
        const id = newId();
        const { model, selection } = row.view.row;
        const outcome = addPart(grown, { open: openOn(grown, catalogue) }, { id, model, selection }, catalogue);
        if (!outcome.ok) {
          refusal = outcome.refusal;
          break;
        }
        grown = outcome.board;
        ids.push(id);
      }
      if (ids.length > 0) {
        commit('quantity', grown, ids);
        view.setState({ selection: ids });
      }
      // Said last: as many were laid down as there was room for, and why no more.
      if (refusal !== undefined) say({ kind: 'refused', refusal });
      return ids.length > 0;
    },
    choose: (rowKey, column, value) => {
      const row = rowOf(now().facts, rowKey);
      if (row === undefined) return undefined;
      const outcome = withCell(row.view.row, column, value, catalogue);
      if (!outcome.ok) {
        say({ kind: 'refused', refusal: 'excluded' });
        return outcome.refusal;
      }
      const { selection } = outcome.row;
      commit(
        'choose',
        withSelection(now().board, row.partIds, () => selection),
        row.partIds,
      );
      return undefined;
    },
    setHeight: (ids, centimetres) => {
      const { facts, board: current } = now();
      const parts = ids.flatMap((id) => facts.parts.get(id) ?? []);
      const allowed = parts.every(({ model }) => isHeightOf(catalogue, model, centimetres));
      if (parts.length === 0 || !allowed) {
        say({ kind: 'refused', refusal: 'height' });
        return false;
      }
      commit(
        'height',
        withSelection(current, ids, ({ selection }) => ({ ...selection, pendantHeightCm: centimetres })),
        ids,
      );
      return true;
    },
    canAdd: (model, at) => {
      const { board: current, facts } = now();
      return fitsModel(catalogue, model, at) && addPart(current, facts, { id: 'tried', model }, catalogue, at).ok;
    },
    feeds: () =>
      boardModels(catalogue).flatMap(({ model: { model } }) => (catalogue.parts[model]?.deliveredWatts === undefined ? [] : [model])),
    closersOf: (placed) => boardModels(catalogue).flatMap(({ model }) => (fitsModel(catalogue, model.model, placed) ? [model.model] : [])),
    undo: () => {
      finish();
      const before = now().history;
      setHistory(undoStep(before));
      if (now().history !== before) say({ kind: 'done', step: 'undo', count: 0, label: undefined });
    },
    redo: () => {
      finish();
      const before = now().history;
      setHistory(redoStep(before));
      if (now().history !== before) say({ kind: 'done', step: 'redo', count: 0, label: undefined });
    },
    markSaved: () => setHistory({ ...now().history, saved: now().board }),
    priceOf: (model, selection) => {
      const definition = catalogue.models.get(model);
      if (definition === undefined) return undefined;
      const row = { id: 'read', model, selection: wholeSelection(definition, catalogue, selection), quantity: 1 };
      return viewOfRow(catalogue, row).prices?.unitGross;
    },
  };

  function selectFrame({ x1, z1, x2, z2 }: BoardFrame): void {
    const [left, right] = [Math.min(x1, x2), Math.max(x1, x2)];
    const [top, bottom] = [Math.min(z1, z2), Math.max(z1, z2)];
    const ids = [...now().facts.bodies.values()].flatMap(({ id, x, z }) =>
      x >= left && x <= right && z >= top && z <= bottom ? [id] : [],
    );
    view.setState({ selection: ids });
  }
};

const rowOf = ({ luminaires, others }: BoardFacts, key: string) => [...luminaires, ...others].find((row) => row.key === key);

const fitsModel = ({ parts }: BoardCatalogue, model: string, placed: PlacedConnector): boolean =>
  parts[model]?.board?.connectors.some((connector) => connectorsFit(connector, placed.connector)) ?? false;

/** Returns whether a model may hang at a distance below the ceiling, in whole centimetres. */
const isHeightOf = ({ models }: BoardCatalogue, model: string, centimetres: number): boolean =>
  models.get(model)?.variations.some((variation) => {
    const range = variation.type === 'pendantHeight' ? pendantHeightRangeOf(variation) : undefined;
    return range !== undefined && isPendantHeightAllowed(range, centimetres);
  }) ?? false;
