import { CircleGrid, clampIntoRoom, type ElementId, type RoomSize, slideGroup } from '@candil/domain';
import type { PlaceRefusal } from '../editor/refusal';
import { metresInPlan } from '../scene/metres-between';
import type { PlanPlace } from '../scene/scene';
import type { Body } from './bodies';

/** Free places for bodies that move together. Displacements are metres from where they stand. */
export interface Clearance {
  /** Returns the reason they cannot stand there; undefined where they can. */
  readonly refusalAt: (by: PlanPlace) => PlaceRefusal | undefined;
  /** Returns the wanted displacement, within the walls and around obstacles; undefined when it is still blocked. */
  readonly nearest: (wanted: PlanPlace) => PlanPlace | undefined;
}

export interface ClearanceInput {
  readonly bodies: readonly Body[];
  readonly isMoving: (id: ElementId) => boolean;
  /** Returns whether one holds the other. */
  readonly isOwn: (one: ElementId, other: ElementId) => boolean;
  readonly room: RoomSize;
  /** True for new bodies, which have to be clear of everything; existing ones that overlap may be pulled apart. */
  readonly isNew?: boolean;
}

const HAIR_METRES = 1e-9;

/** Asks as the domain asks of a document (CO): discs of the plan, none with its own, walls included. */
export function createClearance({ bodies, isMoving, isOwn, room, isNew = false }: ClearanceInput): Clearance {
  const alreadyOn = new Set<string>();
  const idOf = (index: number) => (bodies[index] as Body).id;
  const grid = new CircleGrid((one, other) => {
    if (isMoving(idOf(one)) && isMoving(idOf(other))) return true;
    return alreadyOn.has(`${Math.min(one, other)} ${Math.max(one, other)}`) || isOwn(idOf(one), idOf(other));
  });
  const moving: number[] = [];
  for (const [index, { id, x, z, radiusMetres }] of bodies.entries()) {
    grid.insert(index, x, z, radiusMetres);
    if (isMoving(id)) moving.push(index);
  }
  const begun = isNew
    ? []
    : moving.flatMap((index) => grid.overlapping(index).map((other) => `${Math.min(index, other)} ${Math.max(index, other)}`));
  for (const pair of begun) alreadyOn.add(pair);
  const bodyAt = (index: number, by: PlanPlace): PlanPlace => {
    const { x, z } = bodies[index] as Body;
    return { x: x + by.x, z: z + by.z };
  };

  const refusalAt = (by: PlanPlace): PlaceRefusal | undefined => {
    for (const index of moving) {
      const { x, z } = bodyAt(index, by);
      const clamped = clampIntoRoom({ x, z, radius: radiusAt(bodies, index) }, room);
      if (clamped === undefined || !isSamePlace(clamped, { x, z })) return { code: 'editor.outside-room' };
    }
    for (const index of moving) {
      const { x, z } = bodyAt(index, by);
      const blocker = grid.blockerAt(index, x, z);
      if (blocker === undefined) continue;
      const other = bodies[blocker] as Body;
      const gapMetres = radiusAt(bodies, index) + other.radiusMetres - metresInPlan(other, { x, z });
      return { code: 'editor.too-close', to: other.id, gapMetres };
    }
    return undefined;
  };
  return {
    refusalAt,
    nearest: (wanted) => {
      const reached = moving.length === 0 ? wanted : slideGroup(grid, { circleIds: moving, extents: [] }, wanted, room);
      return reached !== undefined && refusalAt(reached) === undefined ? reached : undefined;
    },
  };
}

function radiusAt(bodies: readonly Body[], index: number): number {
  return bodies[index]?.radiusMetres ?? 0;
}

function isSamePlace(one: PlanPlace, other: PlanPlace): boolean {
  return Math.abs(one.x - other.x) < HAIR_METRES && Math.abs(one.z - other.z) < HAIR_METRES;
}
