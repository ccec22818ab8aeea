import { type Belt, type BeltLoad, type ElementId, LIGHT_GAP_METRES } from '@candil/domain';

/** As near as a light is to where it would be put to have been put there. */
const SAME_METRES = 0.001;

/**
 * Spreads lights along a belt by their number alone: equal free lengths between all of them and to both ends, as far as
 * rigid lights stay within one span. Undefined where they do not fit.
 */
export function spreadLoads(belt: Belt, loads: readonly Omit<BeltLoad, 'arcLengthMetres'>[]): ReadonlyMap<ElementId, number> | undefined {
  let [least, most] = [LIGHT_GAP_METRES, belt.lengthMetres];
  if (pack(belt, loads, least) === undefined) return undefined;
  for (let step = 0; step < 40; step += 1) {
    const gap = (least + most) / 2;
    if (pack(belt, loads, gap) === undefined) most = gap;
    else least = gap;
  }
  return pack(belt, loads, least);
}

function pack(belt: Belt, loads: readonly Omit<BeltLoad, 'arcLengthMetres'>[], gap: number): ReadonlyMap<ElementId, number> | undefined {
  const ends = [...belt.pointMetres.slice(1), ...(belt.isClosed ? [belt.lengthMetres] : [])];
  const arcs = new Map<ElementId, number>();
  let free = 0;
  for (const { id, widthMetres, isRigid } of loads) {
    let start = free + gap;
    if (isRigid) {
      for (const [span, end] of ends.entries()) {
        const begin = belt.pointMetres[span] as number;
        if (end <= start) continue;
        start = Math.max(start, begin);
        if (start + widthMetres <= end) break;
        start = end;
      }
    }
    free = start + widthMetres;
    if (free + (belt.isClosed ? 0 : gap) > belt.lengthMetres + 1e-9) return undefined;
    arcs.set(id, start + widthMetres / 2);
  }
  return arcs;
}

/** Returns whether lights are at their default places: none was moved by hand. */
export function isSpread(belt: Belt, loads: readonly BeltLoad[]): boolean {
  const arcs = spreadLoads(belt, loads);
  return arcs !== undefined && loads.every(({ id, arcLengthMetres }) => Math.abs((arcs.get(id) ?? 0) - arcLengthMetres) < SAME_METRES);
}

/** The place along a belt that is furthest from everything on it. */
export function freestPlace(belt: Belt, loads: readonly Pick<BeltLoad, 'arcLengthMetres' | 'widthMetres'>[], widthMetres: number): number {
  const sorted = loads.toSorted((one, other) => one.arcLengthMetres - other.arcLengthMetres);
  let [best, room] = [belt.lengthMetres / 2, Number.NEGATIVE_INFINITY];
  let free = 0;
  for (const load of [...sorted, undefined]) {
    const end = load === undefined ? belt.lengthMetres : load.arcLengthMetres - load.widthMetres / 2;
    if (end - free > room) [best, room] = [(free + end) / 2, end - free];
    if (load !== undefined) free = Math.max(free, load.arcLengthMetres + load.widthMetres / 2);
  }
  return Math.min(Math.max(best, widthMetres / 2), Math.max(belt.lengthMetres - widthMetres / 2, widthMetres / 2));
}
