import fc from 'fast-check';

/** A circle in whole millimetres. */
export interface MillimetreCircle {
  readonly x: number;
  readonly z: number;
  readonly radius: number;
}

export type CircleStep =
  | ({ readonly kind: 'insert'; readonly id: number } & MillimetreCircle)
  | { readonly kind: 'move'; readonly id: number; readonly x: number; readonly z: number }
  | { readonly kind: 'resize'; readonly id: number; readonly radius: number }
  | { readonly kind: 'remove'; readonly id: number };

/** Finds the collisions of each circle by comparing all pairs in whole numbers: written apart from the code it checks. */
export function slowCollisions(circles: ReadonlyMap<number, MillimetreCircle>): ReadonlyMap<number, readonly number[]> {
  const ids = [...circles.keys()].sort((a, b) => a - b);
  return new Map(
    ids.map((id) => {
      const own = circles.get(id) as MillimetreCircle;
      const colliding = ids.filter((other) => {
        const { x, z, radius } = circles.get(other) as MillimetreCircle;
        return other !== id && (x - own.x) ** 2 + (z - own.z) ** 2 < (radius + own.radius) ** 2;
      });
      return [id, colliding] as const;
    }),
  );
}

const id = fc.integer({ min: 0, max: 140 });
// Mostly a small room where much touches, sometimes far away on either side.
const coordinate = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: -15, max: 15 }).map((steps) => steps * 100) },
  { weight: 3, arbitrary: fc.integer({ min: -1_500, max: 1_500 }) },
  { weight: 1, arbitrary: fc.integer({ min: -99_000_000, max: 99_000_000 }) },
);
const radius = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(50, 100, 200) },
  { weight: 2, arbitrary: fc.integer({ min: 0, max: 400 }) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 5_000 }) },
);

/** Insertions, moves, resizes and removals in any order, on ids that may be taken or free. */
export const circleSteps: fc.Arbitrary<readonly CircleStep[]> = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: fc.record({ kind: fc.constant('insert' as const), id, x: coordinate, z: coordinate, radius }) },
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('move' as const), id, x: coordinate, z: coordinate }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('resize' as const), id, radius }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('remove' as const), id }) },
  ),
  { maxLength: 300, size: 'max' },
);
