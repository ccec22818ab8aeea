/** Planes mirrored into the whole circle: by C → −C (the plane C0–C180), by C → 180 − C (C90–C270), or by both. */
export type Mirror = 'none' | 'c0' | 'c90' | 'both';

/** Angles of a file differ by more. */
const SAME = 1e-6;

const turned = (degrees: number) => {
  const rest = degrees % 360;
  return Math.abs(rest) < SAME || Math.abs(rest - 360) < SAME ? 0 : rest < 0 ? rest + 360 : rest;
};

const MIRRORS: Readonly<Record<Mirror, readonly ((degrees: number) => number)[]>> = {
  none: [(degrees) => degrees],
  c0: [(degrees) => degrees, (degrees) => -degrees],
  c90: [(degrees) => degrees, (degrees) => 180 - degrees],
  both: [(degrees) => degrees, (degrees) => -degrees, (degrees) => 180 - degrees, (degrees) => 180 + degrees],
};

/** Planes of the whole circle, each with the row it takes its intensities from; a plane that comes twice counts once (CV3). */
export function expandPlanes(planesDegrees: readonly number[], mirror: Mirror): { planesDegrees: number[]; rows: number[] } {
  const all = MIRRORS[mirror].flatMap((image) => planesDegrees.map((degrees, row) => ({ degrees: turned(image(degrees)), row })));
  all.sort((a, b) => a.degrees - b.degrees);
  const kept = all.filter(({ degrees }, index) => index === 0 || degrees - (all[index - 1] as { degrees: number }).degrees > SAME);
  return { planesDegrees: kept.map(({ degrees }) => degrees), rows: kept.map(({ row }) => row) };
}
