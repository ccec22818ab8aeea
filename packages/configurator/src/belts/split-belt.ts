import {
  type BeltPath,
  beltOf,
  type Change,
  type Element,
  type ElementId,
  elementOf,
  type HangingCurve,
  type Position,
  placedAt,
  placeOnBelt,
  slackOfLength,
} from '@candil/domain';
import type { EditorCore } from '../editor/core';
import { metresBetween } from '../scene/metres-between';
import { modelOf, newPart } from '../verbs/new-light';
import { arcOf, type BeltAt, beltAt, countedBy, feedOf, fixingKindOf, lightsOn, loadOf, turnedLoop } from './belt-at';
import { hangAlong, newFixings, sitting } from './belt-changes';
import { SOFT_SLACK } from './draw-belt';
import { carryOut, type Done, labelOf, notThere, refused } from './shape-belt';

/**
 * Cuts a belt at a point into two; the second gets the lights behind the point, and a feed only if it stands there. A
 * loop is opened there.
 */
export function split(core: EditorCore, id: ElementId, pointIndex: number): Done {
  const was = beltAt(core, id);
  if (was === undefined) return notThere(core, id);
  if (was.path.isClosed === true) return openAt(core, was, pointIndex);
  const changes = splitChanges(core, was, pointIndex);
  return changes === undefined ? refused(core, { code: 'editor.belt-ends-here' }) : core.change(changes, labelOf(core, 'split', [id]));
}

/** Distance within which a belt is cut at an existing point. Metres. */
const AT_POINT_METRES = 0.06;

/** Cuts a belt anywhere: where no point holds it, one does from then on, so that both parts hang as they hung. */
export function splitAt(core: EditorCore, id: ElementId, arcLengthMetres: number): Done {
  const was = beltAt(core, id);
  if (was === undefined) return notThere(core, id);
  const near = was.belt.pointMetres.findIndex((metres) => Math.abs(metres - arcLengthMetres) <= AT_POINT_METRES);
  if (near >= 0) return split(core, id, near);
  const held = heldAt(was, arcLengthMetres);
  const cut = held.was.belt.pointMetres[held.index] ?? 0;
  const under = lightsOn(was).find((light) => {
    const load = loadOf(light, arcOf(light));
    return load.isRigid && Math.abs(load.arcLengthMetres - cut) < load.widthMetres / 2 - 1e-6;
  });
  if (under !== undefined) {
    const metres = under.size.width / 2 - Math.abs(arcOf(under) - cut);
    return refused(core, { code: 'belt.body-over-end', light: under.id, metres });
  }
  if (was.path.isClosed === true) return openAt(core, held.was, held.index);
  const changes = splitChanges(core, held.was, held.index);
  return changes === undefined ? refused(core, { code: 'editor.belt-ends-here' }) : core.change(changes, labelOf(core, 'split', [id]));
}

/** The same belt with one more point where it is; `index` is that of the point. */
export function heldAt(was: BeltAt, arcLengthMetres: number): { readonly was: BeltAt; readonly index: number } {
  const { belt, path } = was;
  const { at, span } = placeOnBelt(belt, arcLengthMetres);
  const curve = belt.spans[span] as HangingCurve;
  const along = arcLengthMetres - (belt.pointMetres[span] ?? 0);
  const slack = [slackOfLength(curve.from, at, along), slackOfLength(at, curve.to, curve.lengthMetres - along)];
  const held: BeltPath = { ...path, points: path.points.toSpliced(span + 1, 0, at), slack: path.slack.toSpliced(span, 1, ...slack) };
  return { was: { ...was, path: held, belt: beltOf(held) }, index: span + 1 };
}

/** Returns the changes that cut a belt at an inner point; undefined for its ends. */
export function splitChanges(core: EditorCore, was: BeltAt, pointIndex: number): readonly Change[] | undefined {
  const { path, belt, id } = was;
  const cut = belt.pointMetres[pointIndex];
  if (cut === undefined || pointIndex <= 0 || pointIndex >= path.points.length - 1) return undefined;
  const { tree } = core.session.configuration;
  const track = elementOf(tree, id);
  const [before, after] = [pathPart(path, 0, pointIndex), pathPart(path, pointIndex, path.points.length - 1)];
  const { color } = track.props.attributes;
  const made = newPart(core, modelOf(core, track.props.code ?? ''), color === undefined ? {} : { color });
  const second = {
    ...made,
    props: { ...made.props, geometry: { kind: 'path', ...localPath(after, was.place) } as const },
    elements: newFixings(core, made.id, after).map((fixing) => placedAt(fixing)),
  };
  const behind = was.children.filter((child) => fixingKindOf(core, child.props.code) === undefined && arcOf(child) > cut);
  const left: BeltAt = { ...was, children: was.children.filter((child) => !behind.includes(child)) };
  return [
    { kind: 'add', node: second, parentId: track.parentId ?? tree.rootId, position: track.position, index: indexOf(core, track) + 1 },
    ...behind.flatMap((child): readonly Change[] => [
      { kind: 'regroup', elementId: child.id, parentId: made.id, position: [0, 0, 0] },
      sitting(made.id, child.id, arcOf(child) - cut),
    ]),
    ...hangAlong(core, left, before, [
      [0, 0],
      [cut, cut],
    ]).changes,
  ];
}

function indexOf({ session }: EditorCore, { id, parentId }: Element): number {
  return parentId === undefined ? 0 : elementOf(session.configuration.tree, parentId).childIds.indexOf(id);
}

function pathPart({ points, slack }: BeltPath, from: number, to: number): BeltPath {
  return { points: points.slice(from, to + 1), slack: slack.slice(from, to) };
}

function localPath({ points, slack }: BeltPath, [x, y, z]: Position): BeltPath {
  return { points: points.map((point): Position => [point[0] - x, point[1] - y, point[2] - z]), slack };
}

/** A loop that begins and ends at a point. */
function openAt(core: EditorCore, was: BeltAt, pointIndex: number): Done {
  if (was.path.points[pointIndex] === undefined) return refused(core, { code: 'editor.belt-ends-here' });
  const turned = turnedLoop(was, pointIndex);
  const { points, slack } = turned.path;
  const opened: BeltPath = { points: [...points, points[0] as Position], slack };
  const { lengthMetres } = turned.belt;
  const shaped = hangAlong(core, turned, opened, [
    [0, 0],
    [lengthMetres, lengthMetres],
  ]);
  return carryOut(core, shaped, labelOf(core, 'split', [was.id]));
}

/** Two ends this near to each other are one point. Metres. */
const SAME_POINT_METRES = 0.001;

/** Makes two belts one, by a span between their nearest ends where those are apart; of two feeds the first stays. */
export function join(core: EditorCore, firstId: ElementId, secondId: ElementId): Done {
  const [one, other] = [beltAt(core, firstId), beltAt(core, secondId)];
  if (one === undefined) return notThere(core, firstId);
  if (other === undefined || firstId === secondId) return notThere(core, secondId);
  if (one.path.isClosed === true || other.path.isClosed === true) return refused(core, { code: 'editor.belt-is-loop' });
  const [first, second] = facing(one, other);
  const [end, start] = [first.path.points.at(-1) as Position, second.path.points[0] as Position];
  const isSame = metresBetween(end, start) < SAME_POINT_METRES;
  const path: BeltPath = {
    points: [...first.path.points, ...(isSame ? second.path.points.slice(1) : second.path.points)],
    slack: [...first.path.slack, ...(isSame ? [] : [first.path.slack.at(-1) ?? SOFT_SLACK]), ...second.path.slack],
  };
  const joined = beltOf(path);
  const offset = joined.lengthMetres - second.belt.lengthMetres;
  const surplusFeed = feedOf(one) === undefined ? undefined : feedOf(other);
  const coming = second.children.filter((child) => fixingKindOf(core, child.props.code) === undefined && child.id !== surplusFeed?.id);
  // The first belt first as it lies now, so that its parts keep their places where it is turned round.
  const shaped = hangAlong(core, { ...first, belt: beltOf(first.path) }, path, [
    [0, 0],
    [first.belt.lengthMetres, first.belt.lengthMetres],
  ]);
  const changes: readonly Change[] = [
    ...shaped.changes,
    ...coming.flatMap((child): readonly Change[] => [
      { kind: 'regroup', elementId: child.id, parentId: firstId, position: [0, 0, 0] },
      sitting(firstId, child.id, arcOf(child) + offset),
    ]),
    { kind: 'remove', elementIds: [secondId] },
  ];
  return carryOut(core, { changes, failure: shaped.failure }, labelOf(core, 'join', [firstId, secondId]));
}

/** Both belts so that the end of the first is the nearest to the start of the second. */
function facing(one: BeltAt, other: BeltAt): readonly [BeltAt, BeltAt] {
  const ways = [one, reversed(one)].flatMap((first) => [other, reversed(other)].map((second) => [first, second] as const));
  const apart = ([first, second]: readonly [BeltAt, BeltAt]) =>
    metresBetween(first.path.points.at(-1) as Position, second.path.points[0] as Position);
  return ways.reduce((best, way) => (apart(way) < apart(best) - 1e-9 ? way : best));
}

function reversed(was: BeltAt): BeltAt {
  const { path, belt } = was;
  const turned: BeltPath = { points: path.points.toReversed(), slack: path.slack.toReversed() };
  return { ...countedBy(was, (arc) => belt.lengthMetres - arc, beltOf(turned)), path: turned };
}
