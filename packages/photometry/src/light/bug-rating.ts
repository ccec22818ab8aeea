import { detectSymmetry, type LightDistribution } from '../luminaire';
import { BACKLIGHT_LIMITS, GLARE_BACK_HIGH, GLARE_LIMITS, UPLIGHT_LIMITS } from './bug-rating.data';
import { zonalFluxLumens } from './flux';

/** Lumens of the zones of TM-15 around an outdoor luminaire: front and back by γ, up as a whole. */
export interface OutdoorZones {
  /** In front, γ from 0° to 30°. */
  readonly frontLow: number;
  /** In front, γ from 30° to 60°. */
  readonly frontMid: number;
  /** In front, γ from 60° to 80°. */
  readonly frontHigh: number;
  /** In front, γ from 80° to 90°. */
  readonly frontVeryHigh: number;
  /** To the back, γ from 0° to 30°. */
  readonly backLow: number;
  /** To the back, γ from 30° to 60°. */
  readonly backMid: number;
  /** To the back, γ from 60° to 80°. */
  readonly backHigh: number;
  /** To the back, γ from 80° to 90°. */
  readonly backVeryHigh: number;
  /** All round, γ from 90° to 100°. */
  readonly upLow: number;
  /** All round, γ from 100° to 180°. */
  readonly upHigh: number;
}

/** Backlight, uplight and glare of an outdoor luminaire, each from 0 to 5. */
export interface BugRating {
  /** 0 to 5, by the light to the back. */
  readonly backlight: number;
  /** 0 to 5, by the light upwards. */
  readonly uplight: number;
  /** 0 to 5, by the light at high angles. */
  readonly glare: number;
  /** The lumens of the rating. */
  readonly zones: OutdoorZones;
}

/** Tolerance of a zone's sum against a limit, in lumens: sums of many small parts carry rounding errors. */
const DUST_LUMENS = 1e-6;

/** The zones of TM-15; the front is the half circle around this plane, C0 by default as IES files of roads have it (LI13). */
export function outdoorZones(distribution: LightDistribution, frontPlaneDegrees = 0): OutdoorZones {
  const zone = (fromGammaDegrees: number, toGammaDegrees: number, side: 0 | 180) => {
    const from = frontPlaneDegrees + side - 90;
    return zonalFluxLumens(distribution, { fromGammaDegrees, toGammaDegrees, fromPlaneDegrees: from, toPlaneDegrees: from + 180 });
  };
  const up = (fromGammaDegrees: number, toGammaDegrees: number) => zonalFluxLumens(distribution, { fromGammaDegrees, toGammaDegrees });
  return {
    frontLow: zone(0, 30, 0),
    frontMid: zone(30, 60, 0),
    frontHigh: zone(60, 80, 0),
    frontVeryHigh: zone(80, 90, 0),
    backLow: zone(0, 30, 180),
    backMid: zone(30, 60, 180),
    backHigh: zone(60, 80, 180),
    backVeryHigh: zone(80, 90, 180),
    upLow: up(90, 100),
    upHigh: up(100, 180),
  };
}

function ratingOf(limits: Partial<Record<keyof OutdoorZones, readonly number[]>>, zones: OutdoorZones): number {
  const ratings = (Object.keys(limits) as (keyof OutdoorZones)[]).map((zone) => {
    const rating = limits[zone]?.findIndex((most) => zones[zone] <= most + DUST_LUMENS) ?? 0;
    return rating < 0 ? 5 : rating;
  });
  return Math.max(...ratings);
}

/** The BUG rating of an outdoor luminaire: the worst zone of each letter decides (LI13). */
export function bugRating(distribution: LightDistribution, frontPlaneDegrees = 0): BugRating {
  const zones = outdoorZones(distribution, frontPlaneDegrees);
  const symmetry = detectSymmetry(distribution);
  const backHigh = symmetry === 'axial' || symmetry === 'quadrant' ? GLARE_BACK_HIGH.symmetric : GLARE_BACK_HIGH.asymmetric;
  return {
    backlight: ratingOf(BACKLIGHT_LIMITS, zones),
    uplight: ratingOf(UPLIGHT_LIMITS, zones),
    glare: ratingOf({ ...GLARE_LIMITS, backHigh }, zones),
    zones,
  };
}
