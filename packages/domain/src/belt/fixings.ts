import type { RoomSize } from '../space';
import { attachSurfaceOf } from './attach-surface';
import { type BeltPath, beltOf } from './belt';

/** Kind of fixing at a point: by the surface that the point is on, and a loop where the belt runs on. */
export type FixingKind = 'ceiling' | 'wall' | 'floor' | 'loop';

/** A fixing that a belt needs. */
export interface BeltFixing {
  /** By the surface that the point is fixed to (BT9). */
  readonly kind: FixingKind;
  /** Index of the point, from 0. */
  readonly point: number;
  /** Metres from the first point along the belt. */
  readonly arcLengthMetres: number;
}

/** The fixings of a belt in the order of its points (BT18): each point one of its surface, and one that runs on a loop beside it. */
export function fixingsOf(path: BeltPath, room: RoomSize): readonly BeltFixing[] {
  const { pointMetres, isClosed } = beltOf(path);
  const last = path.points.length - 1;
  return path.points.flatMap((at, point): readonly BeltFixing[] => {
    const surface = attachSurfaceOf(at, room);
    const arcLengthMetres = pointMetres[point] as number;
    const own: BeltFixing = { kind: surface === 'ceiling' || surface === 'floor' ? surface : 'wall', point, arcLengthMetres };
    return isClosed || (point > 0 && point < last) ? [own, { kind: 'loop', point, arcLengthMetres }] : [own];
  });
}
