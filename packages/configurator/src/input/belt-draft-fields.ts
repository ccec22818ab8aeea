import { attachSurfaceOf, parseLength, type RoomSize, type UnitSystem } from '@candil/domain';
import type { Attached } from '../belts/attach-place';
import type { RoomPoint } from '../scene/scene-belt';
import type { DraftField } from '../state/states';

/** Typed values of the next point: metres from the last, metres above the floor, degrees counter-clockwise from the right. */
export type DraftValues = { readonly [K in DraftField]?: number };

/** The value of a text; undefined when invalid. */
export function draftValue(field: DraftField, text: string, unit: UnitSystem): number | undefined {
  if (field === 'angle') {
    const degrees = Number(text.replace(',', '.'));
    return text.trim() !== '' && Number.isFinite(degrees) ? degrees : undefined;
  }
  const length = parseLength(text, unit);
  return length.ok ? length.value / 100 : undefined;
}

/** The candidate as far as values are typed; it may leave the room, which is reported as for any other. */
export function asTyped(candidate: Attached, last: RoomPoint | undefined, values: DraftValues, room: RoomSize): Attached {
  const { length, height, angle } = values;
  if (length === undefined && height === undefined && angle === undefined) return candidate;
  const y = height ?? candidate.point.y;
  const point = last === undefined ? { ...candidate.point, y } : fromLast(candidate.point, last, y, values);
  return { surface: attachSurfaceOf([point.x, point.y, point.z], room), point };
}

function fromLast(point: RoomPoint, last: RoomPoint, y: number, { length, angle }: DraftValues): RoomPoint {
  const [dx, dz] = [point.x - last.x, point.z - last.z];
  if (length === undefined && angle === undefined) return { ...point, y };
  // z runs down the page.
  const turn = angle === undefined ? Math.atan2(-dz, dx) : (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), -Math.sin(turn)];
  const run = length === undefined ? Math.max(dx * cos + dz * sin, 0) : Math.sqrt(Math.max(length * length - (y - last.y) ** 2, 0));
  return { x: clean(last.x + run * cos), y, z: clean(last.z + run * sin) };
}

function clean(metres: number): number {
  return Math.round(metres * 1e6) / 1e6 + 0;
}
