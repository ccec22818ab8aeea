import { type ElementId, elementOf, walk } from '../element';
import type { PlanCircle, PlanPoint } from '../geometry';
import type { Configuration } from './configuration';
import { isOwn } from './floor-plan';

/** A wall of the room in its plan: left and right along x, back and front along z, front at the lower edge of the page. */
export type Wall = 'left' | 'right' | 'back' | 'front';

/** Distance to a neighbour, metres. */
export interface PlanDistance {
  /** Between the edges; negative where they overlap. */
  readonly edgeMetres: number;
  /** Between the centres; to a wall from the centre. */
  readonly centreMetres: number;
}

/** The other body of the plan whose edge is nearest. */
export interface NearestNeighbour extends PlanDistance {
  /** The other. */
  readonly elementId: ElementId;
  /** Its centre. */
  readonly at: PlanPoint;
  /** The body that it is nearest to: the element, or one that it holds. */
  readonly from: ElementId;
}

/** Neighbours of an element. */
export interface Neighbours {
  /** Absent where nothing else has a body. */
  readonly nearest: NearestNeighbour | undefined;
  /** Least distance to each wall, of the element and everything below it; absent where the Space has no room. */
  readonly walls: Readonly<Record<Wall, PlanDistance>> | undefined;
}

/** Options of the search for neighbours. */
export interface NeighbourQuery {
  /** Displacement of the element, as if it had moved, metres; default none. */
  readonly by?: PlanPoint;
  /** Elements to ignore with everything below them, e.g. those that are dragged along. */
  readonly without?: readonly ElementId[];
}

/** The room that is left around an element: the least distance of its edge, and to what. */
export interface Clearance {
  /** Negative where it overlaps. */
  readonly metres: number;
  /** Nearest wall or element. */
  readonly to: { readonly kind: 'wall'; readonly wall: Wall } | { readonly kind: 'element'; readonly elementId: ElementId };
}

const WALLS: readonly Wall[] = ['left', 'right', 'back', 'front'];

/**
 * The nearest neighbour of an element and its distances to the four walls, as its plan has them (CO19); undefined for elements without a body.
 * Its own ancestors and descendants are no neighbours, and tracks have no circle. Throws a RangeError for an element that is not there.
 */
export function neighboursOf(configuration: Configuration, elementId: ElementId, query: NeighbourQuery = {}): Neighbours | undefined {
  const { tree, plan } = configuration;
  const { by = { x: 0, z: 0 }, without = [] } = query;
  const bodies = bodiesOf(configuration, elementId).map(
    ([id, circle]) => [id, { ...circle, x: circle.x + by.x, z: circle.z + by.z }] as const,
  );
  if (bodies.length === 0) return undefined;
  const passed = new Set([elementId, ...without].flatMap((id) => Array.from(walk(tree, id), (element) => element.id)));
  let nearest: NearestNeighbour | undefined;
  for (const other of plan.circleIds()) {
    if (passed.has(other)) continue;
    const at = plan.circleOf(other);
    if (at === undefined) continue;
    for (const [from, circle] of bodies) {
      const centreMetres = Math.hypot(at.x - circle.x, at.z - circle.z);
      const edgeMetres = centreMetres - at.radius - circle.radius;
      if (nearest !== undefined && edgeMetres >= nearest.edgeMetres) continue;
      if (isOwn(tree, from, other)) continue;
      nearest = { elementId: other, at: { x: at.x, z: at.z }, from, edgeMetres, centreMetres };
    }
  }
  return {
    nearest,
    walls: wallsAround(
      configuration,
      bodies.map(([, circle]) => circle),
    ),
  };
}

/** The least distance around an element, and to what; undefined for elements without a body, and where there is nothing around it (CO19). */
export function clearanceOf(configuration: Configuration, elementId: ElementId, query: NeighbourQuery = {}): Clearance | undefined {
  const around = neighboursOf(configuration, elementId, query);
  if (around === undefined) return undefined;
  const { nearest, walls } = around;
  const all: Clearance[] = [];
  if (nearest !== undefined) all.push({ metres: nearest.edgeMetres, to: { kind: 'element', elementId: nearest.elementId } });
  if (walls !== undefined) for (const wall of WALLS) all.push({ metres: walls[wall].edgeMetres, to: { kind: 'wall', wall } });
  return all.sort((one, other) => one.metres - other.metres)[0];
}

function bodiesOf({ tree, plan }: Configuration, elementId: ElementId): readonly (readonly [ElementId, PlanCircle])[] {
  return Array.from(walk(tree, elementId), ({ id }) => [id, plan.circleOf(id)] as const).filter(
    (body): body is readonly [ElementId, PlanCircle] => body[1] !== undefined,
  );
}

function wallsAround({ tree }: Configuration, circles: readonly PlanCircle[]): Neighbours['walls'] {
  const size = elementOf(tree, tree.rootId).props.config?.roomSize;
  if (size === undefined) return undefined;
  const nearestTo = (centreOf: (circle: PlanCircle) => number): PlanDistance => {
    const all = circles.map((circle) => ({ edgeMetres: centreOf(circle) - circle.radius, centreMetres: centreOf(circle) }));
    return all.reduce((least, each) => (each.edgeMetres < least.edgeMetres ? each : least));
  };
  return {
    left: nearestTo(({ x }) => size.width / 2 + x),
    right: nearestTo(({ x }) => size.width / 2 - x),
    back: nearestTo(({ z }) => size.depth / 2 + z),
    front: nearestTo(({ z }) => size.depth / 2 - z),
  };
}
