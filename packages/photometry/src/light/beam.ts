import type { LightDistribution } from '../luminaire';
import { intensityAt } from './intensity';

/** The ends of a beam on both sides of its axis, in a plane: towards C and towards C + 180. */
export interface BeamEdges {
  /** The axis: the direction of the largest intensity in the plane, from straight down (or up), positive towards C. */
  readonly axisDegrees: number;
  /** From the axis. */
  readonly towardsDegrees: number;
  /** To the other side of the peak. */
  readonly oppositeDegrees: number;
}

/** Half of the largest intensity ends the beam, a tenth the field. */
const BEAM = 0.5;
const FIELD = 0.1;
/** Beams of two halves of a sphere are two: what is farther than this from straight down or up belongs to the other one. */
const HORIZON = 90;
/** Intensities that differ only by rounding share the axis between them. */
const ALIKE = 1 - 1e-9;

interface ProfilePoint {
  readonly angle: number;
  readonly candela: number;
}

/** Intensities of half a plane outwards from straight down or up, with the drops to darkness where the file begins and ends. */
function halfProfile(distribution: LightDistribution, planeDegrees: number, isUpward: boolean): ProfilePoint[] {
  const points = distribution.gammasDegrees.map((gamma) => ({
    angle: isUpward ? 180 - gamma : gamma,
    candela: intensityAt(distribution, planeDegrees, gamma),
  }));
  if (isUpward) points.reverse();
  const [first, last] = [points[0] as ProfilePoint, points[points.length - 1] as ProfilePoint];
  if (first.angle > 0) points.unshift({ angle: first.angle, candela: 0 });
  if (last.angle < 180) points.push({ angle: last.angle, candela: 0 });
  return points;
}

/**
 * Outermost angle to the right with an intensity of at least `least`: above the horizon of the axis, or beyond it as long as the light does
 * not fall below; undefined where it never falls.
 */
function edgeOf(points: readonly ProfilePoint[], least: number): number | undefined {
  let index = points.length - 1;
  while (index > 0 && ((points[index] as ProfilePoint).angle > HORIZON || (points[index] as ProfilePoint).candela < least)) index -= 1;
  while (index + 1 < points.length && (points[index + 1] as ProfilePoint).candela >= least) index += 1;
  const [here, beyond] = [points[index] as ProfilePoint, points[index + 1]];
  if (beyond === undefined) return undefined;
  return here.angle + ((beyond.angle - here.angle) * (here.candela - least)) / (here.candela - beyond.candela);
}

/**
 * Angles to both sides of the largest intensity in the plane C / C + 180 where the intensity last is a share of it; undefined where there
 * is no light, or no end of it (LI7). The stronger of two beams, one down and one up, counts.
 */
export function beamEdges(distribution: LightDistribution, planeDegrees: number, share: number): BeamEdges | undefined {
  const values = [planeDegrees, planeDegrees + 180].flatMap((plane) =>
    distribution.gammasDegrees.map((gamma) => ({ gamma, candela: intensityAt(distribution, plane, gamma) })),
  );
  const peak = values.reduce((best, value) => (value.candela > best.candela ? value : best));
  if (peak.candela === 0) return undefined;
  const isUpward = peak.gamma > HORIZON;
  const mirrored = ({ angle, candela }: ProfilePoint) => ({ angle: -angle, candela });
  const left = halfProfile(distribution, planeDegrees + 180, isUpward);
  const right = halfProfile(distribution, planeDegrees, isUpward);
  const towards = [...left.map(mirrored).reverse(), ...right];
  const opposite = [...right.map(mirrored).reverse(), ...left];
  const axes = towards.filter(({ angle, candela }) => Math.abs(angle) <= HORIZON && candela >= peak.candela * ALIKE);
  const axisDegrees = ((axes[0] as ProfilePoint).angle + (axes[axes.length - 1] as ProfilePoint).angle) / 2 + 0;
  const least = peak.candela * share;
  const [rightEdge, leftEdge] = [edgeOf(towards, least), edgeOf(opposite, least)];
  if (rightEdge === undefined || leftEdge === undefined) return undefined;
  return { axisDegrees, towardsDegrees: rightEdge - axisDegrees, oppositeDegrees: leftEdge + axisDegrees };
}

function angleOf(edges: BeamEdges | undefined): number | undefined {
  return edges && edges.towardsDegrees + edges.oppositeDegrees;
}

/** The whole angle of the beam in a plane: where the intensity is at least half of the largest one (LI7). */
export function beamAngleDegrees(distribution: LightDistribution, planeDegrees = 0): number | undefined {
  return angleOf(beamEdges(distribution, planeDegrees, BEAM));
}

/** The whole angle of the field in a plane: where the intensity is at least a tenth of the largest one (LI7). */
export function fieldAngleDegrees(distribution: LightDistribution, planeDegrees = 0): number | undefined {
  return angleOf(beamEdges(distribution, planeDegrees, FIELD));
}

/** Half-peak divergence across (C0–C180) and along (C90–C270), each to both sides (LI7). */
export function halfPeakDivergence(distribution: LightDistribution): { readonly c0?: BeamEdges; readonly c90?: BeamEdges } {
  const c0 = beamEdges(distribution, 0, BEAM);
  const c90 = beamEdges(distribution, 90, BEAM);
  return { ...(c0 && { c0 }), ...(c90 && { c90 }) };
}
