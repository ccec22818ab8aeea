import {
  type BeltPath,
  beltOf,
  type ElementId,
  fail,
  MOST_SLACK,
  type Position,
  type Result,
  type SessionOutcome,
  slackOfLength,
  slackOfSag,
} from '@candil/domain';
import type { EditorCore } from '../editor/core';
import type { Refusal } from '../editor/refusal';
import { namesOf } from '../scene/names';
import type { RoomPoint } from '../scene/scene-belt';
import type { Label } from '../state/label';
import { type BeltAt, beltAt, turnedLoop } from './belt-at';
import { type ArcPairs, type BeltChange, hangAlong } from './belt-changes';
import { SOFT_SLACK } from './draw-belt';

export type Done = Result<SessionOutcome, Refusal>;

/** A belt that hangs in another way, as one step; `key` joins the steps of a slider. */
export function carryOut(core: EditorCore, { changes, failure }: BeltChange, label: Label, key?: string): Done {
  if (failure !== undefined) return refused(core, failure);
  return core.change(changes, label, key);
}

export function refused(core: EditorCore, failure: Refusal): Done {
  core.refuse(failure);
  return fail(failure);
}

export function notThere(core: EditorCore, elementId: ElementId): Done {
  return refused(core, { code: 'element.not-found', elementId });
}

export function labelOf({ document }: EditorCore, kind: Label['kind'], ids: readonly ElementId[]): Label {
  return { kind, names: namesOf(document.getState().scene, ids) };
}

/** Makes a shape: the new path of a belt, the places of it that stay the same, and `from` where it is counted from another point. */
type Shaping = (was: BeltAt) => { readonly path: BeltPath; readonly pairs?: ArcPairs; readonly from?: BeltAt } | Refusal;

function shape(core: EditorCore, id: ElementId, shaping: Shaping, key?: string): Done {
  const was = beltAt(core, id);
  if (was === undefined) return notThere(core, id);
  const shaped = shaping(was);
  if ('code' in shaped) return refused(core, shaped);
  return carryOut(core, hangAlong(core, shaped.from ?? was, shaped.path, shaped.pairs), labelOf(core, 'shape', [id]), key);
}

const NO_POINT: Refusal = { code: 'edit.change-malformed', path: 'index', expected: 'a point of the belt' };
const NO_SPAN: Refusal = { code: 'edit.change-malformed', path: 'span', expected: 'a span of the belt' };

/** The path with a point somewhere else. */
export function withPoint({ path }: Pick<BeltAt, 'path'>, index: number, { x, y, z }: RoomPoint): BeltPath {
  return { ...path, points: path.points.map((point, at): Position => (at === index ? [x, y, z] : point)) };
}

export function movePoint(core: EditorCore, id: ElementId, index: number, to: RoomPoint, key?: string): Done {
  return shape(core, id, (was) => (was.path.points[index] === undefined ? NO_POINT : { path: withPoint(was, index, to) }), key);
}

/** Holds a belt at one more point between two of its points; the lights there keep their shares of both new spans together. */
export function insertPoint(core: EditorCore, id: ElementId, span: number, { x, y, z }: RoomPoint): Done {
  return shape(core, id, ({ path, belt }) => {
    const loose = path.slack[span];
    if (loose === undefined) return NO_SPAN;
    const points: Position[] = [...path.points];
    points.splice(span + 1, 0, [x, y, z]);
    const shaped = { ...path, points, slack: path.slack.toSpliced(span, 1, loose, loose) };
    const after = beltOf(shaped);
    const pairs = belt.spans.map((_, index): readonly [number, number] => {
      return [belt.pointMetres[index] as number, after.pointMetres[index > span ? index + 1 : index] as number];
    });
    return { path: shaped, pairs: [...pairs, [belt.lengthMetres, after.lengthMetres]] };
  });
}

/** Lets a belt go at a point; the lights beside it come into the remaining span. */
export function removePoint(core: EditorCore, id: ElementId, index: number): Done {
  return shape(core, id, (was) => {
    const { points, isClosed = false } = was.path;
    if (points[index] === undefined) return NO_POINT;
    if (points.length < (isClosed ? 4 : 3)) return { code: 'editor.belt-needs-points' };
    // A loop is counted from its next point, so that its first can go like any other.
    return isClosed && index === 0 ? withoutPoint(turnedLoop(was, 1), points.length - 1) : withoutPoint(was, index);
  });
}

function withoutPoint(from: BeltAt, index: number) {
  const { path, belt } = from;
  const { points, slack, isClosed = false } = path;
  const last = points.length - 1;
  const isFirst = index === 0;
  const isEnd = isFirst || (!isClosed && index === last);
  // Over an inner point the span before goes on, with the slack of the looser.
  const joined = Math.max(slack[index - 1] ?? 0, slack[index] ?? 0);
  const spans = isEnd
    ? slack.toSpliced(isFirst ? 0 : index - 1, 1)
    : slack.map((loose, span) => (span === index - 1 ? joined : loose)).toSpliced(index, 1);
  const shaped: BeltPath = { ...path, points: points.toSpliced(index, 1), slack: spans };
  const after = beltOf(shaped);
  // An end that goes takes its span along: what hung there comes into the next, as far as that goes.
  const beside = isFirst ? 1 : last - 1;
  const stays = points.map((_, at) => at).filter((at) => at !== index && !(isEnd && at === beside));
  const pairs = stays.map((at): readonly [number, number] => [
    belt.pointMetres[at] as number,
    after.pointMetres[at > index ? at - 1 : at] as number,
  ]);
  const whole: ArcPairs = [...(isFirst ? ([[0, 0]] as const) : []), ...pairs, [belt.lengthMetres, after.lengthMetres]];
  return { path: shaped, pairs: whole, from };
}

const clampSlack = (slack: number) => Math.min(Math.max(slack, 0), MOST_SLACK);

/** The path with other slack in a span or in all of them. */
export function withSlack({ path }: Pick<BeltAt, 'path'>, span: number | 'all', slack: number): BeltPath {
  return { ...path, slack: path.slack.map((loose, at) => (span === 'all' || at === span ? clampSlack(slack) : loose)) };
}

export function setSlack(core: EditorCore, id: ElementId, span: number | 'all', slack: number, key?: string): Done {
  if (!(slack >= 0)) return refused(core, { code: 'edit.change-malformed', path: 'slack', expected: 'a part of the span from 0 to 1' });
  return shape(
    core,
    id,
    (was) => (span !== 'all' && was.path.slack[span] === undefined ? NO_SPAN : { path: withSlack(was, span, slack) }),
    key,
  );
}

/** Sets the sag of a span below its chord. */
export function setSag(core: EditorCore, id: ElementId, span: number, metres: number, key?: string): Done {
  return bySpan(core, id, span, metres, key, slackOfSag);
}

/** Sets the length of belt in a span. */
export function setSpanLength(core: EditorCore, id: ElementId, span: number, metres: number, key?: string): Done {
  return bySpan(core, id, span, metres, key, slackOfLength);
}

function bySpan(
  core: EditorCore,
  id: ElementId,
  span: number,
  metres: number,
  key: string | undefined,
  slackOf: (from: Position, to: Position, metres: number) => number,
): Done {
  if (!Number.isFinite(metres)) return refused(core, { code: 'edit.change-malformed', path: 'metres', expected: 'a length in metres' });
  return shape(
    core,
    id,
    (was) => {
      const curve = was.belt.spans[span];
      return curve === undefined ? NO_SPAN : { path: withSlack(was, span, slackOf(curve.from, curve.to, metres)) };
    },
    key,
  );
}

/** Leads a belt back to its first point, or lets the span go that does. */
export function close(core: EditorCore, id: ElementId, isClosed: boolean): Done {
  return shape(core, id, ({ path, belt }) => {
    const { points, slack } = path;
    if (isClosed === (path.isClosed === true)) return { path };
    if (isClosed && points.length < 3) return { code: 'editor.belt-needs-points' };
    if (isClosed) {
      const pairs: ArcPairs = belt.pointMetres.map((metres) => [metres, metres]);
      return { path: { points, slack: [...slack, slack.at(-1) ?? SOFT_SLACK], isClosed }, pairs };
    }
    const opened: BeltPath = { points, slack: slack.slice(0, -1) };
    const after = beltOf(opened);
    // Lights of the removed span move into the one before it.
    const pairs = belt.pointMetres.slice(0, -1).map((metres): readonly [number, number] => [metres, metres]);
    return { path: opened, pairs: [...pairs, [belt.lengthMetres, after.lengthMetres]] };
  });
}
