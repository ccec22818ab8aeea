import { expandPlanes, type LightDistribution, lightDistribution } from '../luminaire';

/** Intensities as a goniometer of type A or B measured them: rows by horizontal angle, values by vertical angle. */
export interface TurnedIntensities {
  readonly type: 'A' | 'B';
  readonly verticalDegrees: readonly number[];
  readonly horizontalDegrees: readonly number[];
  readonly rows: readonly (readonly number[])[];
}

const DEGREES = 180 / Math.PI;
/** Steps that the intensities are laid on anew: as fine as measured, within these. */
const FINEST = 0.5;
const COARSEST = 2.5;
const PLANE_STEP = 5;
const EDGE = 1e-9;

/** Horizontal and vertical angle of a direction: type A turns about the vertical axis, type B about C90–C270 (IE6). */
function anglesOf(type: 'A' | 'B', x: number, y: number, z: number): readonly [number, number] {
  const limited = (value: number) => Math.min(1, Math.max(-1, value));
  return type === 'A'
    ? [Math.atan2(-y, x) * DEGREES, Math.asin(limited(z)) * DEGREES]
    : [Math.asin(limited(-y)) * DEGREES, Math.atan2(x, -z) * DEGREES];
}

/** Place between the angles as index and share; undefined outside of them. */
function placeIn(angles: readonly number[], degrees: number): readonly [number, number] | undefined {
  const last = angles.length - 1;
  const first = angles[0] as number;
  if (degrees < first - EDGE || degrees > (angles[last] as number) + EDGE) return undefined;
  const above = angles.findIndex((angle) => angle > degrees);
  if (above <= 0) return [above < 0 ? last : 0, 0];
  const low = angles[above - 1] as number;
  return [above - 1, (degrees - low) / ((angles[above] as number) - low)];
}

function sample(source: TurnedIntensities, horizontal: number, vertical: number): number {
  const isHalf = (source.horizontalDegrees[0] as number) >= 0;
  const across = placeIn(source.horizontalDegrees, isHalf ? Math.abs(horizontal) : horizontal);
  const up = placeIn(source.verticalDegrees, vertical);
  if (across === undefined || up === undefined) return 0;
  const along = (row: number) => {
    const values = source.rows[Math.min(row, source.rows.length - 1)] as readonly number[];
    const low = values[up[0]] as number;
    return low + ((values[Math.min(up[0] + 1, values.length - 1)] as number) - low) * up[1];
  };
  const first = along(across[0]);
  return first + (along(across[0] + 1) - first) * across[1];
}

function finestStep(angles: readonly number[]): number {
  const steps = angles.slice(1).map((angle, index) => angle - (angles[index] as number));
  return Math.min(COARSEST, Math.max(FINEST, ...(steps.length === 0 ? [COARSEST] : [Math.min(...steps)])));
}

/** The light on C-planes: each direction takes its intensity from the angles of the goniometer, linearly between them (IE6). */
export function onPlanes(source: TurnedIntensities): LightDistribution {
  const gammaCount = Math.round(180 / finestStep([...source.verticalDegrees]));
  const gammas = Array.from({ length: gammaCount + 1 }, (_, index) => (180 * index) / gammaCount);
  const { planesDegrees } = expandPlanes(
    Array.from({ length: 360 / PLANE_STEP }, (_, index) => index * PLANE_STEP),
    'none',
  );
  const rows = planesDegrees.map((plane) =>
    gammas.map((gamma) => {
      const [c, g] = [plane / DEGREES, gamma / DEGREES];
      const [horizontal, vertical] = anglesOf(source.type, Math.sin(g) * Math.cos(c), Math.sin(g) * Math.sin(c), -Math.cos(g));
      return sample(source, horizontal, vertical);
    }),
  );
  return lightDistribution(planesDegrees, gammas, rows);
}
