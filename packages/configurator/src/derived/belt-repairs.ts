import {
  attachSurfaceOf,
  type BeltFailure,
  type BeltIssue,
  type BeltPath,
  beltOf,
  type Change,
  EDGE_METRES,
  type ElementId,
  edgeDistance,
  lowestOf,
  MOST_SLACK,
  type Position,
  pointOnSurface,
  type RoomSize,
} from '@candil/domain';
import { arcOf, type BeltAt, beltAt, feedOf, lightsOn, loadOf, roomSizeOf } from '../belts/belt-at';
import { hangAlong, sitting } from '../belts/belt-changes';
import { spreadArcs, spreadChanges } from '../belts/distribute-on-belt';
import { withSlack } from '../belts/shape-belt';
import { shiftedPath } from '../belts/shift-belts';
import { splitFedChanges } from '../belts/split-fed';
import type { EditorCore } from '../editor/core';
import { namesOf } from '../scene/names';
import type { Label } from '../state/label';
import type { NoticeIssue } from '../state/states';
import type { FixCandidate } from './fix-candidate';
import { HEADROOM_METRES } from './headroom';

/** Returns candidates that repair a broken rule of a belt: two belts with a feed each, or the removal of all feeds but the first. */
export function ruleRepairs(core: EditorCore, id: ElementId): readonly FixCandidate[] {
  const was = beltAt(core, id);
  if (was === undefined) return [];
  const [, ...extra] = was.children.filter(({ type }) => type === 'ElectricalConnection').map((feed) => feed.id);
  if (extra.length > 0) return [{ label: labelOf(core, 'remove', extra), changes: [{ kind: 'remove', elementIds: extra }] }];
  return feedOf(was) === undefined ? [] : splitting(core, was, halfOfLoad(was));
}

/** Returns candidates that repair a belt that does not stand, or a light that does not sit on it, the nearest first. */
export function beltRepairs(core: EditorCore, { elementId, failure }: BeltIssue): readonly FixCandidate[] {
  const was = beltAt(core, elementId);
  if (was === undefined) return [];
  switch (failure.code) {
    case 'belt.attach-edge': {
      const room = roomSizeOf(core);
      const within = inside(was, room);
      return [within, aboveHeads(along(was, within)), inside(was, room, failure.point)].map((path) => shaping(core, was, path));
    }
    case 'belt.span-short':
      return withoutPoint(core, was, failure.span);
    case 'belt.below-floor':
      return [tightening(core, was, failure.span, tightestAbove(was, failure.span, 0))];
    case 'belt.length':
      return [...splitting(core, was, was.belt.lengthMetres / 2), shaping(core, was, withSlack(was, 'all', 0))];
    case 'belt.spacing':
      return [...apart(core, was, failure), ...spread(core, was)];
    case 'belt.body-straight': {
      const arc = arcOfLight(was, failure.light);
      const span = was.belt.pointMetres.findLastIndex((metres) => metres <= arc);
      return [tightening(core, was, Math.min(span, was.belt.spans.length - 1), 0)];
    }
    case 'belt.body-over-end':
      return inwards(core, was, failure.light);
  }
}

/** Raises lights that people would walk into: the span tighter, else the whole belt higher. */
export function headroomRepairs(
  core: EditorCore,
  { elementIds, span, lowestMetres }: Extract<NoticeIssue, { kind: 'headroom' }>,
): readonly FixCandidate[] {
  const [id] = elementIds;
  const was = id === undefined ? undefined : beltAt(core, id);
  if (was === undefined || span === undefined) return [];
  const up = { x: 0, y: Math.ceil((HEADROOM_METRES - lowestMetres) * 100 - 1e-6) / 100, z: 0 };
  const slack = tightestAbove(was, span, HEADROOM_METRES + (lowestOf(was.belt.spans[span] as Span).at[1] - lowestMetres));
  return [tightening(core, was, span, slack), shaping(core, was, shiftedPath(was, up, core))];
}

type Span = BeltAt['belt']['spans'][number];

/** The slack, as loose as may be, with which a span stays above a height; taut where none does. */
function tightestAbove(was: BeltAt, span: number, metres: number): number {
  const low = (slack: number) => lowestOf(beltOf(withSlack(was, span, slack)).spans[span] as Span).at[1];
  let [least, most] = [0, Math.min(was.path.slack[span] ?? 0, MOST_SLACK)];
  for (let step = 0; step < 40; step += 1) {
    const middle = (least + most) / 2;
    if (low(middle) >= metres) least = middle;
    else most = middle;
  }
  // Screens show whole thousandths.
  return Math.floor(least * 1000) / 1000;
}

/** A belt along another path, with everything still where it sat. */
export function along(was: BeltAt, path: BeltPath): BeltAt {
  return { ...was, path, belt: beltOf(path) };
}

/** The path of a belt with its spans as loose as they are, or as the heads under their lights allow. */
export function aboveHeads(was: BeltAt): BeltPath {
  const lights = lightsOn(was);
  return was.belt.spans.reduce((path, { lengthMetres }, span) => {
    const start = was.belt.pointMetres[span] ?? 0;
    const on = lights.filter((light) => arcOf(light) >= start && arcOf(light) <= start + lengthMetres);
    if (on.length === 0) return path;
    const lowest = HEADROOM_METRES + Math.max(...on.map(({ size }) => size.height));
    const bent = along(was, path);
    return withSlack(bent, span, tightestAbove(bent, span, lowest));
  }, was.path);
}

export function shaping(core: EditorCore, was: BeltAt, path: BeltPath, value?: string): FixCandidate {
  const label: Label = { ...labelOf(core, 'shape', [was.id]), ...(value !== undefined && { attribute: 'slack', value }) };
  return { label, changes: hangAlong(core, was, path).changes };
}

function tightening(core: EditorCore, was: BeltAt, span: number, slack: number): FixCandidate {
  return shaping(core, was, withSlack(was, span, slack), `${slack}`);
}

/** Brings points that are too near to an edge, or outside, to their surface: all at once, as one alone may leave a span that does not stand, or one. */
export function inside({ path }: BeltAt, room: RoomSize, only?: number): BeltPath {
  const isMoved = (at: Position, index: number) => (only === undefined ? edgeDistance(at, room) < EDGE_METRES : index === only);
  const points = path.points.map((at, index) => (isMoved(at, index) ? pointOnSurface(attachSurfaceOf(at, room), at, room) : at));
  return { ...path, points };
}

/** One of two points on top of each other goes; an end stays. */
function withoutPoint(core: EditorCore, was: BeltAt, span: number): readonly FixCandidate[] {
  const { points, slack, isClosed = false } = was.path;
  if (points.length < (isClosed ? 4 : 3)) return [];
  const gone = span + 1 < points.length - 1 || isClosed ? (span + 1) % points.length : span;
  const path: BeltPath = { ...was.path, points: points.toSpliced(gone, 1), slack: slack.toSpliced(span, 1) };
  return [shaping(core, was, path)];
}

function splitting(core: EditorCore, was: BeltAt, arc: number): readonly FixCandidate[] {
  const changes = splitFedChanges(core, was, arc);
  return changes === undefined ? [] : [{ label: labelOf(core, 'split', [was.id]), changes }];
}

/** Returns the place that halves the power of the lights: in the middle between two of them. */
function halfOfLoad(was: BeltAt): number {
  const lights = lightsOn(was);
  const half = lights.reduce((sum, { props }) => sum + (props.technicalData.watts ?? 0), 0) / 2;
  let sum = 0;
  for (const [index, light] of lights.entries()) {
    sum += light.props.technicalData.watts ?? 0;
    const next = lights[index + 1];
    if (sum >= half && next !== undefined) {
      const [end, start] = [arcOf(light) + light.size.width / 2, arcOf(next) - next.size.width / 2];
      const point = was.belt.pointMetres.find((metres) => metres > end && metres < start);
      return point ?? (end + start) / 2;
    }
  }
  return was.belt.lengthMetres / 2;
}

function arcOfLight(was: BeltAt, id: ElementId): number {
  const light = lightsOn(was).find((each) => each.id === id);
  return light === undefined ? 0 : arcOf(light);
}

/** The second of two lights goes as far on as is missing, or the first as far back. */
function apart(core: EditorCore, was: BeltAt, failure: Extract<BeltFailure, { code: 'belt.spacing' }>): readonly FixCandidate[] {
  const missing = Math.ceil((failure.leastMetres - failure.gapMetres) * 1000) / 1000;
  const moved = (id: ElementId, by: number): FixCandidate => ({
    label: labelOf(core, 'slide', [id]),
    changes: [sitting(was.id, id, arcOfLight(was, id) + by)],
  });
  return [moved(failure.other, missing), moved(failure.light, -missing)];
}

function spread(core: EditorCore, was: BeltAt): readonly FixCandidate[] {
  const spreading = spreadArcs(was);
  if (!spreading.ok) return [];
  return [{ label: labelOf(core, 'arrange', [...spreading.value.keys()]), changes: spreadChanges(was, spreading.value) }];
}

function inwards(core: EditorCore, was: BeltAt, lightId: ElementId): readonly FixCandidate[] {
  const light = lightsOn(was).find(({ id }) => id === lightId);
  if (light === undefined) return [];
  const { arcLengthMetres, widthMetres } = loadOf(light, arcOf(light));
  const half = Math.min(widthMetres / 2, was.belt.lengthMetres / 2);
  const arc = Math.min(Math.max(arcLengthMetres, half), was.belt.lengthMetres - half);
  const changes: readonly Change[] = [sitting(was.id, lightId, arc)];
  return [{ label: labelOf(core, 'slide', [lightId]), changes }];
}

function labelOf({ document }: EditorCore, kind: Label['kind'], ids: readonly ElementId[]): Label {
  return { kind, names: namesOf(document.getState().scene, ids) };
}
