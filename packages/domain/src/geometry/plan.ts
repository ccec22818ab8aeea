/** A point of the plan: x right, z down, metres from the centre of the room. */
export interface PlanPoint {
  /** Metres to the right from the middle of the floor. */
  readonly x: number;
  /** Metres to the front from the middle of the floor. */
  readonly z: number;
}

/** A circle of the plan, metres. */
export interface PlanCircle extends PlanPoint {
  /** Metres, 0 or more. */
  readonly radius: number;
}

/** Farthest from the centre of the plan that anything stands, and largest radius, metres, inclusive (CO4). */
export const MAX_PLAN_METRES = 100_000;

/** The coordinate when it is a number within {@link MAX_PLAN_METRES}; throws a RangeError naming it otherwise (CO4). */
export function planMeasure(value: number, name: string): number {
  // A NaN is not at most anything.
  if (!(Math.abs(value) <= MAX_PLAN_METRES)) throw new RangeError(`${name} ${value} is no measure of a plan`);
  return value;
}

/** The radius when it is a number from 0 to {@link MAX_PLAN_METRES}; throws a RangeError otherwise (CO4). */
export function planRadius(radius: number): number {
  if (planMeasure(radius, 'radius') < 0) throw new RangeError(`radius ${radius} is negative`);
  return radius;
}
