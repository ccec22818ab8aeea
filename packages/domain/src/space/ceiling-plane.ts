import { requireMeasure } from '../measure';

/**
 * Height of a point against the ceiling plane, metres, up positive: negative below it (SP5).
 * Throws a RangeError for anything but a finite number.
 */
export function absoluteVerticalPosition(yMetres: number, roomHeightMetres: number): number {
  return requireMeasure(yMetres, 'y') - requireMeasure(roomHeightMetres, 'room height');
}

/** Checks whether a point is nearer to the ceiling plane than to the floor; in the middle it is not (SP6). Metres. */
export function hangsFromCeiling(yMetres: number, roomHeightMetres: number): boolean {
  return -absoluteVerticalPosition(yMetres, roomHeightMetres) < yMetres;
}

/**
 * Returns the position of a point after the room's height has changed: a point that hangs from the ceiling keeps its distance to it, any
 * other its distance to the floor (SP6), and neither leaves the room (SP7). Metres; throws a RangeError for anything but a finite number.
 */
export function heightInChangedRoom(yMetres: number, heightBeforeMetres: number, heightAfterMetres: number): number {
  const after = requireMeasure(heightAfterMetres, 'room height');
  const hangs = hangsFromCeiling(yMetres, heightBeforeMetres);
  // In this order, so that what is on the ceiling plane is on it afterwards, to the last bit.
  const y = hangs ? after - (heightBeforeMetres - yMetres) : yMetres;
  return Math.min(Math.max(y, 0), after);
}
