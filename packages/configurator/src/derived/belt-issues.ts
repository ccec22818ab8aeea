import { attachSurfaceOf, type BeltIssue, type ElementId, lowestOf, type Position, placeOnBelt, type RoomSize } from '@candil/domain';
import { arcOf, type BeltAt, beltAt, lightsOn, roomSizeOf } from '../belts/belt-at';
import type { EditorCore } from '../editor/core';
import type { NoticeIssue } from '../state/states';
import { HEADROOM_METRES, isOverSeat } from './headroom';

/** The belts of the document, in the order of the tree. */
function beltsIn(core: EditorCore): readonly BeltAt[] {
  const { elements } = core.session.configuration.tree;
  return [...elements.keys()].flatMap((id) => beltAt(core, id) ?? []);
}

/** The belt first, then the lights that it is about. */
export function elementsOfBeltIssue({ elementId, failure }: BeltIssue): readonly ElementId[] {
  switch (failure.code) {
    case 'belt.spacing':
      return [failure.light, failure.other];
    case 'belt.body-straight':
    case 'belt.body-over-end':
      return [failure.light];
    default:
      return [elementId];
  }
}

/** The same for the same issue, however far it goes. */
export function idOfBeltIssue({ elementId, failure }: BeltIssue): string {
  const of = (part: string | number) => `${failure.code} ${elementId} ${part}`;
  switch (failure.code) {
    case 'belt.attach-edge':
      return of(failure.point);
    case 'belt.span-short':
    case 'belt.below-floor':
      return of(failure.span);
    case 'belt.length':
      return of('');
    case 'belt.spacing':
      return of(`${failure.light} ${failure.other}`);
    case 'belt.body-straight':
    case 'belt.body-over-end':
      return of(failure.light);
  }
}

/** Belts that hang lower than people walk where a light hangs on them, and belts that cross in plan. */
export function beltNotices(core: EditorCore): readonly NoticeIssue[] {
  const belts = beltsIn(core);
  return [...belts.flatMap((was) => headroomOf(core, was)), ...crossings(belts)];
}

/** Under a span with lights on it, which are the lowest of it where they hang lower; spans along or down a wall do not count. */
function headroomOf(core: EditorCore, was: BeltAt): readonly NoticeIssue[] {
  const { belt, id } = was;
  const { furniture } = core.document.getState();
  const lows = belt.spans.flatMap((curve, span) => {
    const start = belt.pointMetres[span] ?? 0;
    const lights = lightsOn(was).filter((light) => arcOf(light) >= start && arcOf(light) <= start + curve.lengthMetres);
    if (lights.length === 0 || isAlongWall(curve.from, curve.to, roomSizeOf(core))) return [];
    const places = [
      lowestOf(curve).at,
      ...lights.map((light): Position => {
        const [x, y, z] = placeOnBelt(belt, arcOf(light)).at;
        return [x, y - light.size.height, z];
      }),
    ];
    const low = Math.min(...places.filter(([x, , z]) => !isOverSeat(furniture, x, z)).map(([, y]) => y));
    return low < HEADROOM_METRES - 1e-9 ? [{ span, low }] : [];
  });
  const [lowest] = lows.toSorted((one, other) => one.low - other.low);
  return lowest === undefined ? [] : [{ kind: 'headroom', elementIds: [id], span: lowest.span, lowestMetres: lowest.low }];
}

/** Plumb, or held by one wall at both ends. */
function isAlongWall(from: Position, to: Position, room: RoomSize): boolean {
  const surface = attachSurfaceOf(from, room);
  if (surface !== 'ceiling' && surface !== 'floor') return surface === attachSurfaceOf(to, room);
  return Math.hypot(to[0] - from[0], to[2] - from[2]) < PLUMB_METRES;
}

const PLUMB_METRES = 0.1;

/** Pairs of belts that cross; spans run straight in plan, so their chords decide. */
function crossings(belts: readonly BeltAt[]): readonly NoticeIssue[] {
  return belts.flatMap((one, index) =>
    belts
      .slice(index + 1)
      .flatMap((other): readonly NoticeIssue[] => (cross(one, other) ? [{ kind: 'belts-cross', elementIds: [one.id, other.id] }] : [])),
  );
}

function cross(one: BeltAt, other: BeltAt): boolean {
  return one.belt.spans.some((a) => other.belt.spans.some((b) => segmentsCross(a.from, a.to, b.from, b.to)));
}

function segmentsCross(a: Position, b: Position, c: Position, d: Position): boolean {
  const side = (p: Position, q: Position, r: Position) => (q[0] - p[0]) * (r[2] - p[2]) - (q[2] - p[2]) * (r[0] - p[0]);
  return side(a, b, c) * side(a, b, d) < -1e-12 && side(c, d, a) * side(c, d, b) < -1e-12;
}
