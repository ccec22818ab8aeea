import { type Change, type ElementId, type FigureKind, type FigureParameters, fail, ok, type Result, stickFigure } from '@candil/domain';
import type { EditorCore } from '../editor/core';
import type { Refusal } from '../editor/refusal';
import { roomPoint } from '../scene/belt-scene';
import type { RoomPoint } from '../scene/scene-belt';
import { select } from '../verbs/select';
import { lineChanges, type WantedStick } from './line-changes';
import { newStick } from './new-stick';
import { type SticksAt, stickPartsOf, sticksAt } from './stick-at';

/** A figure of sticks of the collection; degrees, metres. */
export interface StickFigure extends Omit<FigureParameters, 'lengthsMetres'> {
  readonly kind: FigureKind;
  /** In their order, in turn where it has more sticks. */
  readonly models: readonly string[];
}

/** The axes of a figure where it would stand, drawn before it is placed. */
export type FigurePreview = Result<readonly { readonly from: RoomPoint; readonly to: RoomPoint }[], Refusal>;

export function previewFigure(core: EditorCore, figure: StickFigure): FigurePreview {
  const was = sticksAt(core);
  const sticks = figureSticks(core, was, figure);
  if (!sticks.ok) return sticks;
  const changes = lineChanges(core, { sticks: [...was.sticks, ...sticks.value], feedsItself: true });
  if (!changes.ok) return changes;
  const tried = core.preview(changes.value);
  if (!tried.ok) return tried;
  return ok(sticks.value.map(({ from, to }) => ({ from: roomPoint(from), to: roomPoint(to) })));
}

/** Places a figure with its joints and bases as one step and selects it. */
export function addFigure(core: EditorCore, figure: StickFigure): Result<readonly ElementId[], Refusal> {
  const changes = figureChanges(core, figure);
  if (!changes.ok) {
    core.refuse(changes.failure);
    return changes;
  }
  const { ids } = changes.value;
  const done = core.bringIn(changes.value.changes, { kind: 'add', names: [] }, ids);
  if (!done.ok) return done;
  select(core, ids);
  return ok(ids);
}

function figureChanges(
  core: EditorCore,
  figure: StickFigure,
): Result<{ readonly ids: readonly ElementId[]; readonly changes: readonly Change[] }, Refusal> {
  const was = sticksAt(core);
  const sticks = figureSticks(core, was, figure);
  if (!sticks.ok) return sticks;
  const changes = lineChanges(core, { sticks: [...was.sticks, ...sticks.value], feedsItself: true });
  return changes.ok ? ok({ ids: sticks.value.map(({ id }) => id), changes: changes.value }) : changes;
}

function figureSticks(
  core: EditorCore,
  was: SticksAt,
  { kind, models, ...parameters }: StickFigure,
): Result<readonly WantedStick[], Refusal> {
  const parts = stickPartsOf(core.input.sources);
  const lengthOf = (model: string) => parts.sticks.find((part) => part.model === model)?.lengthMetres;
  const lengthsMetres = models.flatMap((model) => lengthOf(model) ?? []);
  const range = parts.joint?.range;
  if (lengthsMetres.length === 0 || lengthsMetres.length !== models.length || range === undefined)
    return fail({ code: 'editor.no-stick-part' });
  const [diameterMetres = 0.022] = models.map((model) => core.input.sources.context.modelOf(model)?.technical.depthMetres);
  const figure = stickFigure(kind, { ...parameters, lengthsMetres }, was.room, { joint: range, diameterMetres });
  if (!figure.ok) return figure;
  const sticks: WantedStick[] = [];
  for (const { from, to, joins, lengthMetres } of figure.value) {
    const joints = joins.map(({ end, stick, otherEnd }) => ({ end, elementId: (sticks[stick] as WantedStick).id, otherEnd }));
    const model = models[lengthsMetres.indexOf(lengthMetres)] as string;
    sticks.push(newStick(core, was, model, { from, to, joints }));
  }
  return ok(sticks);
}
