import { type InputTarget, metresBetweenPoints, type RoomPoint, type SceneBelt } from '@candil/configurator';

/** A place of the room as metres of a flat view. */
export type ViewOf = (point: RoomPoint) => readonly [u: number, v: number];

/** Returns the arc length at which a span is pressed: that of the point of its curve nearest in the view. */
export const arcLengthAt = ({ spans, points }: SceneBelt, index: number, viewOf: ViewOf, u: number, v: number): number => {
  const span = spans[index];
  if (span === undefined) return 0;
  const spots = span.curve.map(viewOf);
  let [best, bestSquare, before] = [0, Number.POSITIVE_INFINITY, 0];
  const lengths = span.curve.slice(1).map((to, i) => {
    const from = span.curve[i] ?? to;
    return metresBetweenPoints(to, from);
  });
  const whole = lengths.reduce((sum, length) => sum + length, 0) || 1;
  for (const [i, length] of lengths.entries()) {
    const [[au, av], [bu, bv]] = [spots[i] ?? [0, 0], spots[i + 1] ?? [0, 0]];
    const square = (bu - au) ** 2 + (bv - av) ** 2;
    const share = square === 0 ? 0 : Math.min(1, Math.max(0, ((u - au) * (bu - au) + (v - av) * (bv - av)) / square));
    const apart = (u - au - share * (bu - au)) ** 2 + (v - av - share * (bv - av)) ** 2;
    if (apart < bestSquare) [best, bestSquare] = [before + share * length, apart];
    before += length;
  }
  return (points[span.from]?.arcLengthMetres ?? 0) + (best / whole) * span.lengthMetres;
};

/** The target with the place along the belt where a flat view is pressed. */
export const withArcLength = (target: InputTarget, belts: readonly SceneBelt[], viewOf: ViewOf, u: number, v: number): InputTarget => {
  if (target.kind !== 'belt-span') return target;
  const belt = belts.find(({ id }) => id === target.id);
  return belt === undefined ? target : { ...target, arcLengthMetres: arcLengthAt(belt, target.index, viewOf, u, v) };
};
