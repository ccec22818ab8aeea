import {
  anchorSurfaceOf,
  chainsFor,
  type ElementId,
  fail,
  isInRoom,
  nearestOnReach,
  ok,
  type Position,
  pointsOfChain,
  type Result,
  reachArcs,
  type StickChain,
} from '@candil/domain';
import type { EditorCore } from '../editor/core';
import type { Refusal } from '../editor/refusal';
import { roomPoint } from '../scene/belt-scene';
import { metresBetween } from '../scene/metres-between';
import type { RoomPoint } from '../scene/scene-belt';
import type { LineOffer } from '../scene/scene-stick';
import { select } from '../verbs/select';
import { lineChanges, type WantedStick } from './line-changes';
import { newStick } from './new-stick';
import { endAt } from './place-stick';
import { positionOf, type SticksAt, stickPartsOf, sticksAt } from './stick-at';

const MOST_OFFERS = 3;
/** Preference among equal chains: in the upright plane of the line with the joint below, else above, else to the sides. */
const SIDES: readonly Position[] = [
  [0, -1, 0],
  [0, 1, 0],
  [1, 0, 0],
  [-1, 0, 0],
  [0, 0, 1],
  [0, 0, -1],
];

/** The chains of catalogue lengths that fit a drawn line, the closest first. */
export function lineOffers(core: EditorCore, from: RoomPoint, to: RoomPoint): readonly LineOffer[] {
  const was = sticksAt(core);
  const parts = stickPartsOf(core.input.sources);
  const distance = metresBetween(positionOf(from), positionOf(to));
  if (parts.sticks.length === 0 || parts.joint === undefined || distance < 0.05) return [];
  const lengths = parts.sticks.map(({ lengthMetres }) => lengthMetres);
  const modelOf = (length: number) => parts.sticks.find(({ lengthMetres }) => lengthMetres === length)?.model ?? '';
  const offers: LineOffer[] = [];
  for (const chain of chainsFor(distance, lengths, parts.joint.range)) {
    if (offers.length === MOST_OFFERS) break;
    if (offers.some(({ lengthsMetres }) => lengthsMetres.length === chain.lengthsMetres.length && chain.shortMetres === 0)) continue;
    const offer = standingOffer(core, was, chain, positionOf(from), positionOf(to));
    if (offer !== undefined) offers.push({ ...offer, models: chain.lengthsMetres.map(modelOf) });
  }
  return offers;
}

function standingOffer(
  core: EditorCore,
  was: SticksAt,
  chain: StickChain,
  from: Position,
  to: Position,
): Omit<LineOffer, 'models'> | undefined {
  const end = reachableEnd(was, chain, from, to);
  if (end === undefined) return undefined;
  for (const side of SIDES) {
    const points = [...pointsOfChain(chain, from, end, side)];
    points[points.length - 1] = end;
    if (!points.every((point) => isInRoom(point, was.room))) continue;
    const models = chain.lengthsMetres.map(
      (length) => stickPartsOf(core.input.sources).sticks.find((each) => each.lengthMetres === length)?.model ?? '',
    );
    const { lengthsMetres, jointDegrees, shortMetres } = chain;
    const offer = { lengthsMetres, jointDegrees, shortMetres, points: points.map(roomPoint), movedMetres: metresBetween(to, end) };
    if (lineChanges(core, { sticks: [...was.sticks, ...sticksOf(core, was, models, points)], feedsItself: true }).ok) return offer;
  }
  return undefined;
}

/** Returns the place of the last end: on the surface that it was drawn to, as far from the first as the chain spans. */
function reachableEnd({ room }: SticksAt, { shortMetres, spanMetres }: StickChain, from: Position, to: Position): Position | undefined {
  if (Math.abs(shortMetres) <= 1e-9) return to;
  const surface = anchorSurfaceOf(to, room);
  if (surface === undefined) {
    const metres = metresBetween(from, to);
    const along = (axis: 0 | 1 | 2) => from[axis] + ((to[axis] - from[axis]) / metres) * spanMetres;
    return [along(0), along(1), along(2)];
  }
  const arcs = reachArcs(from, spanMetres, room);
  return (
    nearestOnReach(
      arcs.filter((arc) => arc.surface === surface),
      to,
    ) ?? nearestOnReach(arcs, to)
  )?.at;
}

function sticksOf(core: EditorCore, was: SticksAt, models: readonly string[], points: readonly Position[]): readonly WantedStick[] {
  const sticks: WantedStick[] = [];
  for (const [index, model] of models.entries()) {
    const [from, to] = [points[index] as Position, points[index + 1] as Position];
    const before = sticks.at(-1);
    const first = before === undefined ? endAt(was, from) : { stickId: before.id, end: 'to' as const };
    const last = index === models.length - 1 ? endAt(was, to) : undefined;
    const joints = [
      ...(first === undefined ? [] : [{ end: 'from', elementId: first.stickId, otherEnd: first.end } as const]),
      ...(last === undefined ? [] : [{ end: 'to', elementId: last.stickId, otherEnd: last.end } as const]),
    ];
    sticks.push(newStick(core, was, model, { from, to, joints }));
  }
  return sticks;
}

/** Places the sticks of an offer as one step and selects them. */
export function drawLine(core: EditorCore, from: RoomPoint, to: RoomPoint, index = 0): Result<readonly ElementId[], Refusal> {
  const offer = lineOffers(core, from, to)[index];
  const was = sticksAt(core);
  if (offer === undefined) return refused(core, { code: 'editor.no-chain' });
  const sticks = sticksOf(core, was, offer.models, offer.points.map(positionOf));
  const changes = lineChanges(core, { sticks: [...was.sticks, ...sticks], feedsItself: true });
  if (!changes.ok) return refused(core, changes.failure);
  const ids = sticks.map(({ id }) => id);
  const done = core.bringIn(changes.value, { kind: 'draw', names: [] }, ids);
  if (!done.ok) return done;
  select(core, ids);
  return ok(ids);
}

function refused(core: EditorCore, failure: Refusal) {
  core.refuse(failure);
  return fail(failure);
}
