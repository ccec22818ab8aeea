import { type AttachSurface, CEILING_ROD_METRES, EDGE_METRES, pointOnSurface, type RoomSize } from '@candil/domain';
import type { PointerInput } from '../input/input';
import { axisOfView, meetsSurfaces } from '../scene/elevation-axis';
import type { RoomPoint, Surface } from '../scene/scene-belt';
import type { FlatView, SceneView, SurfaceKind } from '../state/states';

type ElevationView = Exclude<FlatView, 'plan' | 'walls'>;

/** Distance within which a point of the plan snaps to a wall. */
export const WALL_CATCH_METRES = 0.12;
/** Default height of a point on a wall in the plan, which has no height. */
export const WALL_LEVEL_METRES = 2.2;
/** Distances within which a point of an elevation snaps to the ceiling and to the floor. */
const CEILING_CATCH_METRES = 0.25;
const FLOOR_CATCH_METRES = 0.12;

/** A point on a surface of the room. */
export interface Attached {
  readonly surface: Surface;
  readonly point: RoomPoint;
}

export interface AttachRequest {
  readonly input: Pick<PointerInput, 'view' | 'at' | 'y' | 'hit'>;
  readonly room: RoomSize;
  /** The kind of surface that is forced. */
  readonly held: SurfaceKind | undefined;
  /** Source of the coordinates that a view does not show. */
  readonly beside: RoomPoint;
  /** The point that is pulled, where it was. */
  readonly pulled?: Attached | undefined;
}

/** The surface and the place that a pointer means for a point of a belt, before anything snaps. */
export function attachedAt(request: AttachRequest): Attached {
  const { input, room } = request;
  const place = rawPlace(request);
  const surface = surfaceFor(request, place);
  const level = axisOfView(input.view) === undefined ? undefined : place.y;
  return onSurface(surface, { ...place, y: levelOn(surface, request, level ?? hitLevel(request, surface)) }, room);
}

/** The point of a surface nearest to a place. */
export function onSurface(surface: Surface, { x, y, z }: RoomPoint, room: RoomSize): Attached {
  const [px, py, pz] = pointOnSurface(surface, [x, y, z], room);
  return { surface, point: { x: clean(px), y: clean(py), z: clean(pz) } };
}

/** Rounds away the remainder of adding metres. */
function clean(metres: number): number {
  return Math.round(metres * 1e6) / 1e6 + 0;
}

export function kindOf(surface: Surface): SurfaceKind {
  return surface === 'ceiling' || surface === 'floor' ? surface : 'wall';
}

/** The wall that a place of the plan is nearest to, and how far it is inside of it. Metres. */
export function nearestWall(
  { x, z }: Pick<RoomPoint, 'x' | 'z'>,
  { width, depth }: RoomSize,
): { readonly wall: Surface; readonly metres: number } {
  const walls: readonly (readonly [AttachSurface, number])[] = [
    ['wall-A', z + depth / 2],
    ['wall-B', width / 2 - x],
    ['wall-C', depth / 2 - z],
    ['wall-D', x + width / 2],
  ];
  const [wall, metres] = walls.reduce((nearest, each) => (each[1] < nearest[1] ? each : nearest));
  return { wall, metres };
}

/** Takes the coordinates that the view does not show from `beside`. */
function rawPlace({ input, beside, held }: AttachRequest): RoomPoint {
  const { at, y, hit, view } = input;
  // The pointer means the surface that is hit; a forced surface is seen through to the plan.
  if (meetsSurfaces(view) && hit !== undefined && (held === undefined || kindOf(hit.surface) === held)) return hit.point;
  return { x: at.x ?? beside.x, y: y ?? hit?.point.y ?? beside.y, z: at.z ?? beside.z };
}

function surfaceFor(request: AttachRequest, place: RoomPoint): Surface {
  const { input, room, held } = request;
  if (held === 'ceiling' || held === 'floor') return held;
  const elevation = input.view === 'plan' || meetsSurfaces(input.view) ? undefined : input.view;
  if (held === 'wall') return elevation === undefined ? nearestWall(place, room).wall : wallIn(elevation, place, room);
  if (meetsSurfaces(input.view) && input.hit !== undefined) return input.hit.surface;
  if (elevation !== undefined) return surfaceInElevation(elevation, request, place);
  const { wall, metres } = nearestWall(place, room);
  return metres <= WALL_CATCH_METRES ? wall : 'ceiling';
}

/** The wall that an elevation looks at, or the one at its side that a place is near to. */
function wallIn(view: ElevationView, place: RoomPoint, room: RoomSize): Surface {
  return sideWall(view, place, room) ?? (`wall-${view.slice(-1)}` as Surface);
}

function sideWall(view: SceneView, place: RoomPoint, { width, depth }: RoomSize): Surface | undefined {
  const axis = axisOfView(view)?.axis;
  if (axis === undefined) return undefined;
  const half = (axis === 'x' ? width : depth) / 2;
  if (half - Math.abs(place[axis]) > WALL_CATCH_METRES) return undefined;
  if (axis === 'x') return place.x < 0 ? 'wall-D' : 'wall-B';
  return place.z < 0 ? 'wall-A' : 'wall-C';
}

/** A pulled point stays on its surface, where the view does not show that it leaves it. */
function surfaceInElevation(view: ElevationView, { room, pulled }: AttachRequest, place: RoomPoint): Surface {
  if (place.y <= FLOOR_CATCH_METRES) return 'floor';
  const side = sideWall(view, place, room);
  if (side !== undefined) return side;
  const isHigh = place.y >= room.height - CEILING_CATCH_METRES;
  if (isHigh || pulled === undefined) return isHigh ? 'ceiling' : wallIn(view, place, room);
  const facing: Surface = `wall-${view.slice(-1)}` as Surface;
  return pulled.surface === facing || pulled.surface === 'floor' ? facing : 'ceiling';
}

/** Beside elevations, only a hit of the line of sight has a height. */
function hitLevel({ input }: AttachRequest, surface: Surface): number | undefined {
  return meetsSurfaces(input.view) && input.hit?.surface === surface && kindOf(surface) === 'wall' ? input.hit.point.y : undefined;
}

/** Returns the level of a point on a surface; under the ceiling it hangs on a rod. Metres. */
function levelOn(surface: Surface, { room, pulled, held, input }: AttachRequest, level: number | undefined): number {
  const isKept = pulled !== undefined && kindOf(pulled.surface) === kindOf(surface);
  switch (kindOf(surface)) {
    case 'floor':
      return 0;
    case 'wall':
      return level ?? (isKept ? pulled.point.y : Math.min(WALL_LEVEL_METRES, room.height - EDGE_METRES));
    case 'ceiling': {
      const rodEnd = Math.max(room.height - CEILING_ROD_METRES, Math.min(EDGE_METRES, room.height));
      const isPulledDown = level !== undefined && (held === 'ceiling' || pulled !== undefined);
      if (isPulledDown) return Math.min(level, rodEnd);
      return isKept && axisOfView(input.view) === undefined ? pulled.point.y : rodEnd;
    }
  }
}
