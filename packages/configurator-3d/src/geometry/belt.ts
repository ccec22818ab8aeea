import type { BufferGeometry } from 'three';
import { CatmullRomCurve3, Vector3 } from 'three';
import { bandSection, sweep } from './sweep';

export const BELT = { widthMetres: 0.032, thicknessMetres: 0.003 } as const;

const STEPS = 48;

/** A belt from side to side that hangs through (0, `heightMetres`, 0), level there. */
export const belt = (heightMetres: number, sagMetres: number, halfLengthMetres: number): BufferGeometry => {
  const points = Array.from({ length: STEPS + 1 }, (_, i) => {
    const share = (2 * i) / STEPS - 1;
    return new Vector3(share * halfLengthMetres, heightMetres + sagMetres * share * share, 0);
  });
  return sweep(
    bandSection(BELT.thicknessMetres, BELT.widthMetres),
    new CatmullRomCurve3(points).getSpacedPoints(STEPS),
    new Vector3(0, 1, 0),
  );
};
