import type { ElementId } from '@candil/domain';
import type { PlanPlace, SceneRoom } from '../scene/scene';
import type { Guide, SnapMode } from '../state/states';
import type { SnapLine } from './snap-lines';

export interface SnapInput {
  readonly mode: SnapMode;
  readonly lines: readonly SnapLine[];
  readonly room: SceneRoom;
  /** Distance within which a line attracts, in metres. */
  readonly reachMetres: number;
  /** Origin of the directions; undefined where there is none. */
  readonly from: PlanPlace | undefined;
}

export interface Snapped {
  readonly place: PlanPlace;
  readonly guides: readonly Guide[];
}

/** Pixels within which something pulls, by mouse and by finger. */
export const SNAP_PIXELS = { fine: 8, coarse: 12 } as const;
const GRID_METRES = 0.05;
const CENTIMETRE = 0.01;
const MILLIMETRE = 0.001;
const ANGLE_DEGREES = 15;

/** The place that is meant by a pointer: pulled by lines, to the grid from the left and back wall, or to directions; whole centimetres else. */
export function snapPlace(place: PlanPlace, input: SnapInput): Snapped {
  switch (input.mode) {
    case 'off':
      return { place: rounded(place, MILLIMETRE), guides: [] };
    case 'grid':
      return { place: onGrid(place, input.room), guides: [] };
    case 'angles':
      return { place: onDirection(place, input.from), guides: [] };
    case 'lines':
      return onLines(place, input);
  }
}

function onGrid({ x, z }: PlanPlace, { widthMetres, depthMetres }: SceneRoom): PlanPlace {
  const onAxis = (value: number, wall: number) => roundTo(value + wall, GRID_METRES) - wall;
  return { x: clean(onAxis(x, widthMetres / 2)), z: clean(onAxis(z, depthMetres / 2)) };
}

function onDirection(place: PlanPlace, from: PlanPlace | undefined): PlanPlace {
  if (from === undefined) return rounded(place, CENTIMETRE);
  const [dx, dz] = [place.x - from.x, place.z - from.z];
  const distance = Math.hypot(dx, dz);
  if (distance < CENTIMETRE) return from;
  const step = (ANGLE_DEGREES * Math.PI) / 180;
  const angle = Math.round(Math.atan2(dz, dx) / step) * step;
  // As far as the pointer is along the direction.
  const along = roundTo(distance * Math.cos(Math.atan2(dz, dx) - angle), CENTIMETRE);
  return { x: clean(from.x + along * Math.cos(angle)), z: clean(from.z + along * Math.sin(angle)) };
}

function onLines(place: PlanPlace, { lines, reachMetres }: SnapInput): Snapped {
  const guides: Guide[] = [];
  const pulled = (axis: 'x' | 'z'): number => {
    const nearest = nearestOf(lines, axis, place[axis]);
    if (nearest === undefined || Math.abs(nearest.at - place[axis]) > reachMetres) return roundTo(place[axis], CENTIMETRE);
    guides.push({ kind: 'alignment', axis, at: nearest.at, with: withAll(lines, nearest) });
    return nearest.at;
  };
  const x = pulled('x');
  return { place: { x, z: pulled('z') }, guides };
}

/** Asked at every step of a drag, of the lines of all lights; the first of several that are as near. */
function nearestOf(lines: readonly SnapLine[], axis: 'x' | 'z', at: number): SnapLine | undefined {
  let nearest: SnapLine | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const line of lines) {
    if (line.axis !== axis || Math.abs(line.at - at) >= least) continue;
    nearest = line;
    least = Math.abs(line.at - at);
  }
  return nearest;
}

/** Every element on the same line; furniture and room come before elements. */
function withAll(lines: readonly SnapLine[], { axis, at, with: what }: SnapLine): SnapLine['with'] {
  if (typeof what === 'string') return what;
  const ids: ElementId[] = [];
  for (const line of lines)
    if (line.axis === axis && typeof line.with !== 'string' && Math.abs(line.at - at) < MILLIMETRE) ids.push(...line.with);
  return ids;
}

function rounded({ x, z }: PlanPlace, step: number): PlanPlace {
  return { x: roundTo(x, step), z: roundTo(z, step) };
}

function roundTo(value: number, step: number): number {
  return clean(Math.round(value / step) * step);
}

/** Rounds away the remainder of multiplying, and a negative zero. */
function clean(metres: number): number {
  return Math.round(metres * 1e6) / 1e6 + 0;
}
