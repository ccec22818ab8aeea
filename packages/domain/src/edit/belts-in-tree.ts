import { type BeltFailure, type BeltLoad, type BeltPath, beltOf, checkBeltLoads, checkBeltPath } from '../belt';
import {
  absolutePositionOf,
  childrenOf,
  type Element,
  type ElementId,
  type ElementTree,
  elementOf,
  type Position,
  type SystemPart,
  walk,
} from '../element';
import { DEFAULT_SPACE_CONFIG } from '../space';

/** Finds the part of a system by the code of its model; undefined for any other code. */
export type PartOf = (code: string) => SystemPart | undefined;

/** A belt that does not stand in its room, or a light that does not sit on it; `elementId` is the track. */
export interface BeltIssue {
  readonly kind: 'belt';
  /** The track of the belt. */
  readonly elementId: ElementId;
  /** Failure of its belt check. */
  readonly failure: BeltFailure;
}

/** The path of a track where it hangs in the room, metres from the middle of the floor; undefined for elements without one. */
export function pathInRoom(tree: ElementTree, id: ElementId): BeltPath | undefined {
  const geometry = tree.elements.get(id)?.props.geometry;
  if (geometry?.kind !== 'path') return undefined;
  const place = absolutePositionOf(tree, id);
  const points = geometry.points.map(([x, y, z]): Position => [x + place[0], y + place[1], z + place[2]]);
  const { slack, isClosed } = geometry;
  return { points, slack, ...(isClosed !== undefined && { isClosed }) };
}

/** Distance of an element along its belt, metres; an element without one is at the first point. */
export function arcLengthOf({ props }: Pick<Element, 'props'>): number {
  return props.geometry?.kind === 'hosted' ? props.geometry.arcLengthMetres : 0;
}

/** Input of the belt checks for a light at a place of a belt. A light much longer than it is deep is rigid, and needs a straight belt. */
export function beltLoadOf({ id, size }: Pick<Element, 'id' | 'size'>, arcLengthMetres: number): BeltLoad {
  return { id, arcLengthMetres, widthMetres: size.width, isRigid: size.width > RIGID_RATIO * size.depth };
}

const RIGID_RATIO = 4;

/** The maximum length of the belt of a track, and of the feeds among its children; metres, Infinity when unknown. */
export function mostBeltMetres(track: Element, children: readonly Element[], partOf: PartOf | undefined): number {
  const parts = [track, ...children.filter(({ type }) => type === 'ElectricalConnection')];
  return Math.min(...parts.map(({ props }) => partOf?.(props.code ?? '')?.mostLengthMetres ?? Number.POSITIVE_INFINITY));
}

/** Checks the belts of a configuration in its room, and the lights on them, belt by belt in the order of the tree (TC40). */
export function checkBeltsIn(tree: ElementTree, partOf: PartOf | undefined): readonly BeltIssue[] {
  const room = (elementOf(tree, tree.rootId).props.config ?? DEFAULT_SPACE_CONFIG).roomSize;
  return [...walk(tree)].flatMap(({ id }) => {
    const path = pathInRoom(tree, id);
    if (path === undefined) return [];
    const belt = beltOf(path);
    const children = childrenOf(tree, id);
    const most = mostBeltMetres(elementOf(tree, id), children, partOf);
    const loads = children.filter(({ type }) => type === 'Light').map((light) => beltLoadOf(light, arcLengthOf(light)));
    const failures = [...checkBeltPath(path, belt, room, most), ...checkBeltLoads(belt, loads)];
    return failures.map((failure): BeltIssue => ({ kind: 'belt', elementId: id, failure }));
  });
}
