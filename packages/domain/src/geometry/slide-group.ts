import { TOLERANCE_METRES } from '../measure';
import type { CircleGrid } from './circle-grid';
import { type PlanCircle, type PlanPoint, planMeasure } from './plan';
import type { Floor } from './room-bounds';
import { type SlideBounds, slidePoint } from './slide-point';

/** The rectangle around a body of the plan: half its measures along x and z, metres. */
export interface PlanExtent extends PlanPoint {
  /** Along x, metres. */
  readonly halfWidth: number;
  /** Along z, metres. */
  readonly halfDepth: number;
}

/** Group that is dragged as one: its circles, and other extents that must stay between the walls. */
export interface RigidGroup {
  /** Numbers of its circles in the grid. */
  readonly circleIds: readonly number[];
  /** Rectangles that must stay between the walls. */
  readonly extents: readonly PlanExtent[];
}

const NOWHERE: PlanPoint = { x: 0, z: 0 };

/**
 * Finds the displacement of a group dragged as one: it slides like a single circle (CO9–CO11), each of its circles around those outside the
 * group, all of it between the walls (CO18). Undefined when it stays where it is. The grid is left as it was.
 */
export function slideGroup(grid: CircleGrid, { circleIds, extents }: RigidGroup, by: PlanPoint, floor?: Floor): PlanPoint | undefined {
  const own = new Set(circleIds);
  const circles = circleIds.map((id) => ({ id, ...grid.circleOf(id) }));
  const bodies = [...circles.map(extentOf), ...extents];
  const bounds = floor === undefined || bodies.length === 0 ? undefined : freeWay(bodies, floor);
  if (bounds === 'too-narrow') return undefined;
  return slidePoint(
    {
      bounds,
      clamp: (point) => (bounds === undefined ? point : clampInto(bounds, point)),
      // The deepest overlap of all pairs, as if the other circle had both radii and the group were a point.
      blockerAt: (point) => {
        let deepest: PlanCircle | undefined;
        let least = Number.POSITIVE_INFINITY;
        for (const { id, x, z, radius } of circles) {
          const blocker = grid.blockerAt(id, x + point.x, z + point.z, own);
          if (blocker === undefined) continue;
          const other = grid.circleOf(blocker);
          const around: PlanCircle = { x: other.x - x, z: other.z - z, radius: other.radius + radius };
          const gap = Math.hypot(around.x - point.x, around.z - point.z) - around.radius;
          if (gap >= least) continue;
          least = gap;
          deepest = around;
        }
        return deepest;
      },
    },
    NOWHERE,
    { x: planMeasure(by.x, 'x'), z: planMeasure(by.z, 'z') },
  );
}

function extentOf({ x, z, radius }: PlanCircle): PlanExtent {
  return { x, z, halfWidth: radius, halfDepth: radius };
}

/** Bounds within which bodies can move between the walls. */
function freeWay(bodies: readonly PlanExtent[], floor: Floor): SlideBounds | 'too-narrow' {
  const [fromX, toX] = freeAlong(
    bodies.map(({ x, halfWidth }) => [x, halfWidth] as const),
    planMeasure(floor.width, 'width'),
  );
  const [fromZ, toZ] = freeAlong(
    bodies.map(({ z, halfDepth }) => [z, halfDepth] as const),
    planMeasure(floor.depth, 'depth'),
  );
  const width = toX - fromX;
  const depth = toZ - fromZ;
  if (width < -2 * TOLERANCE_METRES || depth < -2 * TOLERANCE_METRES) return 'too-narrow';
  return { centre: { x: (fromX + toX) / 2, z: (fromZ + toZ) / 2 }, width: Math.max(width, 0), depth: Math.max(depth, 0) };
}

function freeAlong(bodies: readonly (readonly [centre: number, half: number])[], measure: number): readonly [from: number, to: number] {
  let from = Number.NEGATIVE_INFINITY;
  let to = Number.POSITIVE_INFINITY;
  for (const [centre, half] of bodies) {
    from = Math.max(from, half - measure / 2 - centre);
    to = Math.min(to, measure / 2 - half - centre);
  }
  return [from, to];
}

function clampInto({ centre, width, depth }: SlideBounds, { x, z }: PlanPoint): PlanPoint {
  return {
    x: Math.min(Math.max(x, centre.x - width / 2), centre.x + width / 2),
    z: Math.min(Math.max(z, centre.z - depth / 2), centre.z + depth / 2),
  };
}
