import type { PartPath } from '@candil/catalogue/imagery';
import { CatmullRomCurve3, QuadraticBezierCurve3, Vector3 } from 'three';

const SMOOTH_STEPS_PER_POINT = 14;
const BEND_STEPS = 12;

const roundedLine = (points: readonly Vector3[], bendMetres: number): Vector3[] => {
  const line: Vector3[] = [points[0]!];
  for (let i = 1; i < points.length - 1; i++) {
    const [before, corner, after] = [points[i - 1]!, points[i]!, points[i + 1]!];
    const cut = Math.min(bendMetres, before.distanceTo(corner) * 0.49, after.distanceTo(corner) * 0.49);
    if (cut < 1e-4) {
      line.push(corner);
      continue;
    }
    const start = corner.clone().lerp(before, cut / before.distanceTo(corner));
    const end = corner.clone().lerp(after, cut / after.distanceTo(corner));
    line.push(...new QuadraticBezierCurve3(start, corner, end).getPoints(BEND_STEPS));
  }
  return [...line, points.at(-1)!];
};

/** The points a section is swept along. */
export const samplePath = ({ curve, points, bendMetres = 0 }: PartPath): Vector3[] => {
  const places = points.map((place) => new Vector3(...place));
  if (curve === 'straight') return roundedLine(places, bendMetres);
  return new CatmullRomCurve3(places, false, 'centripetal').getSpacedPoints((places.length - 1) * SMOOTH_STEPS_PER_POINT);
};
