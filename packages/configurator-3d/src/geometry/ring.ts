import type { ProfilePoint } from '@candil/catalogue/imagery';
import type { BufferGeometry } from 'three';
import { lathe } from './lathe';

const CORNER_STEPS = 6;

/** Rounded rectangle around (centreRadius, 0), first point repeated, outside on the left of the way. */
const roundedSection = (centreRadius: number, radial: number, axial: number, fillet: number): ProfilePoint[] => {
  const corners: readonly [number, number, number][] = [
    [1, 1, 90],
    [1, -1, 0],
    [-1, -1, -90],
    [-1, 1, -180],
  ];
  const section = corners.flatMap(([right, up, from]) =>
    Array.from({ length: CORNER_STEPS + 1 }, (_, i): ProfilePoint => {
      const angle = ((from - (90 * i) / CORNER_STEPS) * Math.PI) / 180;
      return [
        centreRadius + right * (radial / 2 - fillet) + fillet * Math.cos(angle),
        up * (axial / 2 - fillet) + fillet * Math.sin(angle),
      ];
    }),
  );
  return [...section, section[0]!];
};

export interface RingShape {
  /** Radius of the outer face. */
  readonly radiusMetres: number;
  readonly radialMetres: number;
  readonly axialMetres: number;
  readonly filletMetres: number;
}

const LARGE_METRES = 0.1;

/** A ring around the y axis with its middle at height 0. */
export const ring = ({ radiusMetres, radialMetres, axialMetres, filletMetres }: RingShape, detail = 1): BufferGeometry =>
  lathe(roundedSection(radiusMetres - radialMetres / 2, radialMetres, axialMetres, filletMetres), {
    segments: Math.max(16, Math.round((radiusMetres > LARGE_METRES ? 240 : 96) * detail)),
    closed: true,
  });
