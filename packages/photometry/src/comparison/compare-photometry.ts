import { type UgrRow, ugrTable } from '../illuminance';
import { type BugRating, beamAngleDegrees, bugRating, peakIntensity, spun, totalFluxLumens } from '../light';
import type { Luminaire } from '../luminaire';
import { bestTurnDegrees, type CandelaDifference, candelaDifference } from './candela-difference';

/** A quantity of both lights; absent where one has none, such as a beam of light alike in all directions. */
export interface Compared {
  /** Value of the first light. */
  readonly first?: number;
  /** Value of the second light, turned. */
  readonly second?: number;
  /** The second less the first; absent where one is. */
  readonly difference?: number;
}

/** Tolerances within which lights count as alike. */
export interface ComparisonTolerance {
  /** Share of the larger flux; default 0.02. */
  readonly fluxShare?: number;
  /** Share of the larger peak; default 0.05. */
  readonly peakShare?: number;
  /** Default 2. */
  readonly beamDegrees?: number;
  /** Difference of the rating in a room of 4H × 8H with reflectances of 70, 50 and 20 %; default 0.5. */
  readonly ugr?: number;
  /** Steps of each letter; default 0. */
  readonly bugSteps?: number;
  /** Share of the larger peak, in any direction; default 0.1. */
  readonly candelaShare?: number;
}

/** Quantity in which two lights differ by more than the tolerance. */
export type ComparedQuantity = 'flux' | 'peak' | 'beam' | 'ugr' | 'bug' | 'candela';

/** Two lights side by side, the second turned so as to be most like the first. */
export interface PhotometryComparison {
  /** Alike as they are, alike when the second is turned, or different. */
  readonly verdict: 'same' | 'same-turned' | 'different';
  /** Quantities beyond the tolerance at the best turn. */
  readonly breaches: readonly ComparedQuantity[];
  /** Turn of the second about the vertical axis, counter-clockwise from above, above −180 to 180; 0 where it needs none. */
  readonly turnDegrees: number;
  /** All the light. */
  readonly fluxLumens: Compared;
  /** The largest intensity. */
  readonly peakCandela: Compared;
  /** The angle of half the peak in C0–C180. */
  readonly beamC0Degrees: Compared;
  /** The angle of half the peak in C90–C270. */
  readonly beamC90Degrees: Compared;
  /** The glare rating for a look across the lamps. */
  readonly ugrCrosswise: Compared;
  /** The glare rating for a look along the lamps. */
  readonly ugrEndwise: Compared;
  /** Backlight, uplight and glare of both. */
  readonly bug: { readonly first: BugRating; readonly second: BugRating };
  /** Direction in which their intensities differ most. */
  readonly candela: CandelaDifference;
}

const TOLERANCE: Required<ComparisonTolerance> = {
  fluxShare: 0.02,
  peakShare: 0.05,
  beamDegrees: 2,
  ugr: 0.5,
  bugSteps: 0,
  candelaShare: 0.1,
};
/** The room that data sheets quote. */
const QUOTED = { widthHeights: 4, depthHeights: 8 };

function compared(first: number | undefined, second: number | undefined): Compared {
  return {
    ...(first !== undefined && { first }),
    ...(second !== undefined && { second }),
    ...(first !== undefined && second !== undefined && { difference: second - first }),
  };
}

/** Checks that both values differ by at most `most`, or that both are missing. */
const isWithin = ({ first, second, difference }: Compared, most: number) =>
  difference === undefined ? first === second : Math.abs(difference) <= most;
const larger = ({ first = 0, second = 0 }: Compared) => Math.max(first, second);

const quoted = (luminaire: Luminaire): UgrRow | undefined =>
  ugrTable(luminaire)?.find(
    ({ widthHeights, depthHeights }) => widthHeights === QUOTED.widthHeights && depthHeights === QUOTED.depthHeights,
  );

/** A luminaire turned with its light; its opening follows by quarters, what lies askew keeps its sides. */
function turned(luminaire: Luminaire, degrees: number): Luminaire {
  const { opening, distribution } = luminaire;
  const isAcross = Math.abs(Math.abs(degrees) - 90) < 45;
  const { alongC0Metres, alongC90Metres } = opening;
  const sides = isAcross ? { alongC0Metres: alongC90Metres, alongC90Metres: alongC0Metres } : { alongC0Metres, alongC90Metres };
  return { ...luminaire, distribution: spun(distribution, degrees), opening: { ...opening, ...sides } };
}

function comparedAt(first: Luminaire, second: Luminaire, turnDegrees: number, tolerance: Required<ComparisonTolerance>) {
  const other = turnDegrees === 0 ? second : turned(second, turnDegrees);
  const [a, b] = [first.distribution, other.distribution];
  const of = (value: (luminaire: Luminaire) => number | undefined) => compared(value(first), value(other));
  const [glare, otherGlare] = [quoted(first), quoted(other)];
  const parts = {
    fluxLumens: of(({ distribution }) => totalFluxLumens(distribution)),
    peakCandela: of(({ distribution }) => peakIntensity(distribution).intensityCandela),
    beamC0Degrees: of(({ distribution }) => beamAngleDegrees(distribution, 0)),
    beamC90Degrees: of(({ distribution }) => beamAngleDegrees(distribution, 90)),
    ugrCrosswise: compared(glare?.crosswise[0], otherGlare?.crosswise[0]),
    ugrEndwise: compared(glare?.endwise[0], otherGlare?.endwise[0]),
    bug: { first: bugRating(a), second: bugRating(b) },
    candela: candelaDifference(a, b),
  };
  const { fluxLumens, peakCandela, bug, candela } = parts;
  const letters = ['backlight', 'uplight', 'glare'] as const;
  const within: Readonly<Record<ComparedQuantity, boolean>> = {
    flux: isWithin(fluxLumens, tolerance.fluxShare * larger(fluxLumens)),
    peak: isWithin(peakCandela, tolerance.peakShare * larger(peakCandela)),
    beam: isWithin(parts.beamC0Degrees, tolerance.beamDegrees) && isWithin(parts.beamC90Degrees, tolerance.beamDegrees),
    ugr: isWithin(parts.ugrCrosswise, tolerance.ugr) && isWithin(parts.ugrEndwise, tolerance.ugr),
    bug: letters.every((letter) => Math.abs(bug.first[letter] - bug.second[letter]) <= tolerance.bugSteps),
    candela: candela.largestShare <= tolerance.candelaShare,
  };
  const breaches = (Object.keys(within) as ComparedQuantity[]).filter((part) => !within[part]);
  return { breaches, turnDegrees, ...parts };
}

/**
 * Two photometries side by side: flux, peak, beams, glare, BUG rating and the difference of their intensities, as they are or, where they
 * are not alike, with the second turned about its axis to be most like the first (CO1, CO2); the verdict follows from the tolerance (CO3).
 * Shows after a conversion or a new measurement whether the light is the same. A RangeError where a tolerance
 * is below 0 or no number.
 */
export function comparePhotometry(first: Luminaire, second: Luminaire, tolerance: ComparisonTolerance = {}): PhotometryComparison {
  const bounds = { ...TOLERANCE, ...tolerance };
  if (!Object.values(bounds).every((most) => most >= 0)) throw new RangeError('a tolerance is 0 or more');
  const asTheyAre = comparedAt(first, second, 0, bounds);
  if (asTheyAre.breaches.length === 0) return { verdict: 'same', ...asTheyAre };
  const turn = bestTurnDegrees(first.distribution, second.distribution);
  if (turn === 0) return { verdict: 'different', ...asTheyAre };
  const best = comparedAt(first, second, turn, bounds);
  return { verdict: best.breaches.length === 0 ? 'same-turned' : 'different', ...best };
}
