import type { ProfilePoint } from '@candil/catalogue/imagery';
import { circleProfile } from './sample-profile';

const SHEET_METRES = 0.0025;
const CLEARANCE_METRES = 0.0003;
const FLARE_STEPS = 14;

export interface ShoulderShape {
  readonly globeRadiusMetres: number;
  readonly globeCentreMetres: number;
  readonly topMetres: number;
  readonly neckRadiusMetres: number;
  readonly coverDegrees: number;
}

/** A thin metal cap that follows the globe and flares into a neck; a closed half section. */
export const shoulderProfile = (shape: ShoulderShape): ProfilePoint[] => {
  const outside = shape.globeRadiusMetres + SHEET_METRES;
  const flareDegrees = (Math.asin((shape.neckRadiusMetres * 2.1) / outside) * 180) / Math.PI;
  const cover = circleProfile(outside, shape.globeCentreMetres, flareDegrees, shape.coverDegrees, 40);
  const back = circleProfile(shape.globeRadiusMetres + CLEARANCE_METRES, shape.globeCentreMetres, 0, shape.coverDegrees, 40).reverse();
  const landing = cover[0]!;
  const waist: ProfilePoint = [shape.neckRadiusMetres, landing[1] + shape.neckRadiusMetres];
  const slope = Math.tan((flareDegrees * Math.PI) / 180);
  // The flare leaves the neck straight down and lands on the cap along its tangent.
  const pull: ProfilePoint = [shape.neckRadiusMetres, landing[1] + (landing[0] - shape.neckRadiusMetres) * slope];
  const flare = Array.from({ length: FLARE_STEPS }, (_, i): ProfilePoint => {
    const t = i / FLARE_STEPS;
    const blend = (axis: 0 | 1): number => (1 - t) ** 2 * waist[axis] + 2 * t * (1 - t) * pull[axis] + t ** 2 * landing[axis];
    return [blend(0), blend(1)];
  });
  return [[0, shape.topMetres], [shape.neckRadiusMetres, shape.topMetres], ...flare, ...cover, ...back];
};
