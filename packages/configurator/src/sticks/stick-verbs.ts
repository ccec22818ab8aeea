import {
  type CreationEvaluation,
  type ElementId,
  evaluateCreation,
  lineOfArc,
  type Position,
  previewChange,
  type ReachArc,
  type Result,
  reachArcs,
  type StickEnd,
} from '@candil/domain';
import type { Done } from '../belts/shape-belt';
import type { EditorCore } from '../editor/core';
import type { Refusal } from '../editor/refusal';
import { roomPoint } from '../scene/belt-scene';
import type { RoomPoint } from '../scene/scene-belt';
import type { LineOffer, ReachCurve } from '../scene/scene-stick';
import { NOTHING_LIVE } from '../state/nothing-live';
import { addFigure, type FigurePreview, previewFigure, type StickFigure } from './add-figure';
import { drawLine, lineOffers } from './draw-line';
import { feedLine } from './feed-line';
import { joinEnds, unjoinEnd } from './join-sticks';
import { moveEnd, moveLines, setModel, setRoll } from './move-stick';
import { type PlaceInput, placeChanges, placeStick } from './place-stick';
import { type EndAt, positionOf, type StickParts, stickPartsOf, sticksAt } from './stick-at';

/** Verbs of sticks; each is one step of the history with its effects, or refused with its reason. A `key` joins steps within 800 ms. */
export interface StickVerbs {
  /** Models of the collection for lines. */
  readonly parts: StickParts;
  readonly place: (input: PlaceInput) => Result<ElementId, Refusal>;
  /** Evaluates the creation with a stick placed, its joint and base included; undefined where it cannot stand so. Nothing is changed. */
  readonly evaluate: (input: PlaceInput) => CreationEvaluation | undefined;
  /** Returns the curves that a stick of a length reaches when it is held at a point. */
  readonly reach: (from: RoomPoint, lengthMetres: number) => readonly ReachCurve[];
  /** The chains for a line as drawn, the closest first. */
  readonly offers: (from: RoomPoint, to: RoomPoint) => readonly LineOffer[];
  /** Places an offer of a line, default the closest. */
  readonly drawLine: (from: RoomPoint, to: RoomPoint, offer?: number) => Result<readonly ElementId[], Refusal>;
  /** Shows where a figure would stand and returns whether it has a place; undefined shows none. */
  readonly showFigure: (figure: StickFigure | undefined) => FigurePreview;
  /** Sets the order: a line drawn before its sticks are chosen, or the sticks first. */
  readonly setLineFirst: (isLineFirst: boolean) => void;
  readonly addFigure: (figure: StickFigure) => Result<readonly ElementId[], Refusal>;
  /** Moves an end as near to a point as its stick reaches; a joint takes its line along. */
  readonly moveEnd: (id: ElementId, end: StickEnd, to: RoomPoint, key?: string) => Done;
  /** Moves the lines of sticks along the surfaces that they are fixed to, metres. */
  readonly moveLines: (ids: readonly ElementId[], by: RoomPoint, key?: string) => Done;
  readonly setRoll: (ids: readonly ElementId[], degrees: number, key?: string) => Done;
  /** Puts another length in the place of a stick. */
  readonly setModel: (id: ElementId, model: string) => Done;
  /** Feeds a line at an end that is on a surface. */
  readonly feed: (id: ElementId, end: StickEnd) => Done;
  readonly join: (one: EndAt, other: EndAt) => Done;
  readonly unjoin: (id: ElementId, end: StickEnd) => Done;
}

export function createStickVerbs(core: EditorCore): StickVerbs {
  return {
    parts: stickPartsOf(core.input.sources),
    place: (input) => placeStick(core, input),
    evaluate: (input) => evaluatePlaced(core, input),
    reach: (from, lengthMetres) => reachCurves(core, positionOf(from), lengthMetres),
    offers: (from, to) => lineOffers(core, from, to),
    drawLine: (from, to, offer) => drawLine(core, from, to, offer),
    showFigure: (figure) => showFigure(core, figure),
    setLineFirst: (isLineFirst) => core.view.setState({ stick: { ...core.view.getState().stick, isLineFirst } }),
    addFigure: (figure) => addFigure(core, figure),
    moveEnd: (id, end, to, key) => moveEnd(core, id, end, to, key),
    moveLines: (ids, by, key) => moveLines(core, ids, by, key),
    setRoll: (ids, degrees, key) => setRoll(core, ids, degrees, key),
    setModel: (id, model) => setModel(core, id, model),
    feed: (id, end) => feedLine(core, id, end),
    join: (one, other) => joinEnds(core, one, other),
    unjoin: (id, end) => unjoinEnd(core, id, end),
  };
}

function evaluatePlaced(core: EditorCore, input: PlaceInput): CreationEvaluation | undefined {
  const placed = placeChanges(core, input);
  if (!placed.ok) return undefined;
  const { configuration } = core.session;
  const seen = previewChange(configuration, placed.value.changes, () => evaluateCreation(configuration.tree, core.input.sources.creation));
  return seen.ok ? seen.value : undefined;
}

function showFigure(core: EditorCore, figure: StickFigure | undefined): FigurePreview {
  const preview: FigurePreview = figure === undefined ? { ok: true, value: [] } : previewFigure(core, figure);
  core.live.setState({ ...NOTHING_LIVE, rods: preview.ok ? preview.value : [] }, true);
  return preview;
}

export function reachCurves(core: EditorCore, from: Position, lengthMetres: number): readonly ReachCurve[] {
  return reachArcs(from, lengthMetres, sticksAt(core).room).map(curveOf);
}

function curveOf(arc: ReachArc): ReachCurve {
  return { surface: arc.surface, curve: lineOfArc(arc).map(roomPoint), radiusMetres: arc.radiusMetres };
}
