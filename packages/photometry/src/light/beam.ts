import type { LightDistribution } from '../luminaire';
import { intensityAt } from './intensity';

/** Where a beam ends to both sides of its axis, in a plane: towards C and towards C + 180. */
export interface BeamEdges {
  readonly towardsDegrees: number;
  readonly oppositeDegrees: number;
}

/** Half of the largest intensity ends the beam, a tenth the field. */
const BEAM = 0.5;
const FIELD = 0.1;

/** Intensities of half a plane outwards from the axis, with the drop to darkness where the file ends. */
function halfProfile(distribution: LightDistribution, planeDegrees: number, isUpward: boolean): { angle: number; candela: number }[] {
  const { gammasDegrees } = distribution;
  const points = gammasDegrees.map((gamma) => ({
    angle: isUpward ? 180 - gamma : gamma,
    candela: intensityAt(distribution, planeDegrees, gamma),
  }));
  if (isUpward) points.reverse();
  const last = points[points.length - 1] as { angle: number };
  if (last.angle < 180) points.push({ angle: last.angle, candela: 0 });
  return points;
}

/** The outermost angle at which the intensity still is `least`; undefined where it never falls below. */
function edgeOf(points: readonly { angle: number; candela: number }[], least: number): number | undefined {
  for (let index = points.length - 1; index >= 0; index -= 1) {
    const point = points[index] as { angle: number; candela: number };
    if (point.candela < least) continue;
    const beyond = points[index + 1];
    if (beyond === undefined) return undefined;
    return point.angle + ((beyond.angle - point.angle) * (point.candela - least)) / (point.candela - beyond.candela);
  }
  return 0;
}

/**
 * Where the intensity in the plane C / C + 180 last is a share of that plane's largest one, from the downward axis, or from the upward
 * one when most light goes up there; undefined where there is no light, or no end of it (LI7).
 */
export function beamEdges(distribution: LightDistribution, planeDegrees: number, share: number): BeamEdges | undefined {
  const values = [planeDegrees, planeDegrees + 180].flatMap((plane) =>
    distribution.gammasDegrees.map((gamma) => ({ gamma, candela: intensityAt(distribution, plane, gamma) })),
  );
  const peak = values.reduce((best, value) => (value.candela > best.candela ? value : best));
  if (peak.candela === 0) return undefined;
  const isUpward = peak.gamma > 90;
  const least = peak.candela * share;
  const towardsDegrees = edgeOf(halfProfile(distribution, planeDegrees, isUpward), least);
  const oppositeDegrees = edgeOf(halfProfile(distribution, planeDegrees + 180, isUpward), least);
  return towardsDegrees === undefined || oppositeDegrees === undefined ? undefined : { towardsDegrees, oppositeDegrees };
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
