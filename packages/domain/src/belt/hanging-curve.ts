import type { RoomPoint } from '../geometry';
import { requireMeasure } from '../measure';
import { MOST_SLACK, TAUT_SLACK } from './belt.data';

/** A belt between two points as it hangs by its own weight (BT1): a catenary, straight where it is taut, two legs where both are above each other. */
export interface HangingCurve {
  /** Its first point, metres. */
  readonly from: RoomPoint;
  /** Its last point, metres. */
  readonly to: RoomPoint;
  /** Length of the chord, metres. */
  readonly straightMetres: number;
  /** Along the belt, metres. */
  readonly lengthMetres: number;
  /** Extra length as a fraction of the chord: 0 = taut, 1 = twice as long. */
  readonly slack: number;
  /** Shape between the two ends. */
  readonly shape: HangingShape;
}

/** Shape of a hanging belt, in its own upright plane. */
export type HangingShape =
  | { readonly kind: 'taut' }
  /** Straight down by `downMetres`, then up again. */
  | { readonly kind: 'legs'; readonly downMetres: number }
  /** `parameterMetres` is the radius at its lowest, `slopeAtStart` its slope where it begins. */
  | { readonly kind: 'catenary'; readonly parameterMetres: number; readonly slopeAtStart: number };

/** A unit vector along a belt, `[x, y, z]`. */
export type BeltDirection = readonly [x: number, y: number, z: number];

/** Two points so near in plan are above each other. Metres. */
const PLUMB_METRES = 1e-9;

/** The belt between two points with so much slack, 0 to 1 (BT1). Throws a RangeError for an invalid measure or slack. */
export function hangingCurve(from: RoomPoint, to: RoomPoint, slack: number): HangingCurve {
  const [x, rise, z] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const run = Math.sqrt(x * x + z * z);
  const straightMetres = requireMeasure(Math.sqrt(run * run + rise * rise), 'span');
  // A NaN is not at least 0.
  if (!(slack >= 0 && slack <= MOST_SLACK)) throw new RangeError(`${slack} is no slack from 0 to ${MOST_SLACK}`);
  const lengthMetres = straightMetres * (1 + slack);
  return { from, to, straightMetres, lengthMetres, slack, shape: shapeOf(run, rise, straightMetres, slack) };
}

function shapeOf(run: number, rise: number, straight: number, slack: number): HangingShape {
  if (slack < TAUT_SLACK || straight === 0) return { kind: 'taut' };
  const length = straight * (1 + slack);
  if (run < PLUMB_METRES) return { kind: 'legs', downMetres: (length - rise) / 2 };
  // length² − rise², without the loss of precision of subtracting two nearly equal squares.
  const square = run * run + straight * straight * slack * (2 + slack);
  const root = Math.sqrt(square);
  const excess = (straight * straight * slack * (2 + slack)) / (run * (root + run));
  const half = solveSinhRatio(excess);
  const parameterMetres = run / (2 * half);
  const lean = Math.sign(rise) * Math.log((length + Math.abs(rise)) / root);
  return { kind: 'catenary', parameterMetres, slopeAtStart: Math.sinh(lean - half) };
}

/** The positive A with sinh A / A = 1 + excess, by Newton's method; 3–5 steps. */
function solveSinhRatio(excess: number): number {
  // Start value: two terms of the series, or the logarithm of the leading exponential.
  let a = excess < 2 ? Math.sqrt((6 * excess) / (1 + excess / 7)) : largeStart(excess);
  for (let step = 0; step < 12; step += 1) {
    const [value, slope] = sinhRatio(a);
    const next = a - (value - excess) / slope;
    if (Math.abs(next - a) <= 1e-15 * a) return next;
    a = next;
  }
  return a;
}

function largeStart(excess: number): number {
  const first = Math.log(2 * (1 + excess));
  return first + Math.log(first + Math.log(first + 1));
}

/** sinh a / a − 1 and its slope; by their series where subtracting would lose what counts. */
function sinhRatio(a: number): readonly [value: number, slope: number] {
  if (a >= 1) {
    const ratio = Math.sinh(a) / a;
    return [ratio - 1, (Math.cosh(a) - ratio) / a];
  }
  const square = a * a;
  let term = square / 6;
  let [value, slope] = [0, 0];
  for (let power = 2; power <= 18; power += 2) {
    value += term;
    slope += (power * term) / a;
    term *= square / ((power + 2) * (power + 3));
  }
  return [value, slope];
}

/** The point so far along a belt from its first end; beyond an end that end, to the last bit (BT2). Metres. */
export function pointOnCurve(curve: HangingCurve, arcLengthMetres: number): RoomPoint {
  const { from, to, lengthMetres, shape } = curve;
  if (arcLengthMetres >= lengthMetres) return to;
  if (!(arcLengthMetres > 0)) return from;
  switch (shape.kind) {
    case 'taut': {
      const part = arcLengthMetres / lengthMetres;
      return [from[0] + part * (to[0] - from[0]), from[1] + part * (to[1] - from[1]), from[2] + part * (to[2] - from[2])];
    }
    case 'legs':
      return [from[0], from[1] - shape.downMetres + Math.abs(arcLengthMetres - shape.downMetres), from[2]];
    case 'catenary':
      return catenaryPoint(curve, shape, shape.slopeAtStart + arcLengthMetres / shape.parameterMetres);
  }
}

type Catenary = Extract<HangingShape, { kind: 'catenary' }>;

/** Position at which a catenary has a slope. */
function catenaryPoint({ from, to }: HangingCurve, { parameterMetres, slopeAtStart }: Catenary, slope: number): RoomPoint {
  const [steep, steepAtStart] = [Math.sqrt(1 + slope * slope), Math.sqrt(1 + slopeAtStart * slopeAtStart)];
  const sum = slope + slopeAtStart;
  const grown = slope - slopeAtStart;
  // Both differences in the form that keeps their digits on a belt that is nearly taut.
  const along =
    slope * slopeAtStart > 0 ? (grown * sum) / (slope * steepAtStart + slopeAtStart * steep) : slope * steepAtStart - slopeAtStart * steep;
  const run = parameterMetres * Math.asinh(along);
  const rise = (parameterMetres * grown * sum) / (steep + steepAtStart);
  const [x, z] = [to[0] - from[0], to[2] - from[2]];
  const whole = Math.sqrt(x * x + z * z);
  return [from[0] + (x / whole) * run, from[1] + rise, from[2] + (z / whole) * run];
}

/** The direction of a belt so far along it, away from its first end (BT2). Metres; `[1, 0, 0]` for a belt without length. */
export function tangentOnCurve({ from, to, straightMetres, lengthMetres, shape }: HangingCurve, arcLengthMetres: number): BeltDirection {
  if (straightMetres === 0) return [1, 0, 0];
  const [x, y, z] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  switch (shape.kind) {
    case 'taut':
      return [x / straightMetres, y / straightMetres, z / straightMetres];
    case 'legs':
      return [0, arcLengthMetres < shape.downMetres ? -1 : 1, 0];
    case 'catenary': {
      const at = Math.min(Math.max(arcLengthMetres, 0), lengthMetres);
      const slope = shape.slopeAtStart + at / shape.parameterMetres;
      const steep = Math.sqrt(1 + slope * slope) * Math.sqrt(x * x + z * z);
      return [x / steep, slope / Math.sqrt(1 + slope * slope), z / steep];
    }
  }
}

/** Largest vertical distance of a belt below its chord; of two legs, below the lower end (BT3). Metres. */
export function sagOf(curve: HangingCurve): number {
  const { from, to, shape } = curve;
  const rise = to[1] - from[1];
  switch (shape.kind) {
    case 'taut':
      return 0;
    case 'legs':
      return shape.downMetres + Math.min(rise, 0);
    case 'catenary': {
      const run = Math.hypot(to[0] - from[0], to[2] - from[2]);
      const slope = rise / run;
      const [x, y, z] = catenaryPoint(curve, shape, slope);
      return from[1] + slope * Math.hypot(x - from[0], z - from[2]) - y;
    }
  }
}

/** Lowest point of a belt and its distance along it, metres; the first of several. */
export function lowestOf(curve: HangingCurve): { readonly at: RoomPoint; readonly arcLengthMetres: number } {
  const { from, to, lengthMetres, shape } = curve;
  const lowest = (): number => {
    if (shape.kind === 'taut') return from[1] <= to[1] ? 0 : lengthMetres;
    if (shape.kind === 'legs') return shape.downMetres;
    return Math.min(Math.max(-shape.slopeAtStart * shape.parameterMetres, 0), lengthMetres);
  };
  const arcLengthMetres = lowest();
  return { at: pointOnCurve(curve, arcLengthMetres), arcLengthMetres };
}

/** A line through points of a belt that leaves it nowhere by more than about a millimetre: two where it is taut, its ends to the last bit. */
export function smoothLine(curve: HangingCurve): readonly RoomPoint[] {
  const { from, to, lengthMetres, shape } = curve;
  if (shape.kind === 'taut') return [from, to];
  if (shape.kind === 'legs') return [from, pointOnCurve(curve, shape.downMetres), to];
  const { parameterMetres, slopeAtStart } = shape;
  // In equal steps across the plan: each piece leaves the curve by the same.
  const start = Math.asinh(slopeAtStart);
  const end = Math.asinh(slopeAtStart + lengthMetres / parameterMetres);
  const step = Math.min(MOST_STEP, Math.sqrt((8 * SMOOTH_METRES) / parameterMetres));
  const pieces = Math.min(Math.max(Math.ceil((end - start) / step), 2), MOST_PIECES);
  const line: RoomPoint[] = [from];
  for (let piece = 1; piece < pieces; piece += 1) {
    line.push(catenaryPoint(curve, shape, Math.sinh(start + ((end - start) * piece) / pieces)));
  }
  line.push(to);
  return line;
}

/** Step of one piece of the smooth line, in parameters of the catenary: at its lowest point the line turns by as many radians. */
const MOST_STEP = 0.2;
const SMOOTH_METRES = 0.001;
const MOST_PIECES = 48;

/** The slack of a belt of that length between two points, 0 to 1 (BT4). Metres. */
export function slackOfLength(from: RoomPoint, to: RoomPoint, lengthMetres: number): number {
  const { straightMetres } = hangingCurve(from, to, 0);
  if (straightMetres === 0) return 0;
  return Math.min(Math.max(requireMeasure(lengthMetres, 'length') / straightMetres - 1, 0), MOST_SLACK);
}

/** The slack with which a belt hangs so far below its chord, 0 to 1 (BT4). Metres. */
export function slackOfSag(from: RoomPoint, to: RoomPoint, sagMetres: number): number {
  if (!(requireMeasure(sagMetres, 'sag') > 0)) return 0;
  const sagAt = (slack: number) => sagOf(hangingCurve(from, to, slack));
  if (sagAt(MOST_SLACK) <= sagMetres) return MOST_SLACK;
  let [least, most] = [0, MOST_SLACK];
  // By halves of the square root, as the sag grows with it.
  for (let step = 0; step < 50; step += 1) {
    const middle = ((Math.sqrt(least) + Math.sqrt(most)) / 2) ** 2;
    if (sagAt(middle) < sagMetres) least = middle;
    else most = middle;
  }
  return (least + most) / 2;
}
