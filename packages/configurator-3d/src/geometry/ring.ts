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
  readonly radiusMetres: number;
  readonly radialMetres: number;
  readonly axialMetres: number;
}

export interface RingParts {
  readonly body: BufferGeometry;
  readonly diffuser: BufferGeometry;
}

/** A standing hoop: axis along z, lowest point at y = 0, its diffuser a half-sunk opal band on the inner face. */
export const ring = ({ radiusMetres, radialMetres, axialMetres }: RingShape): RingParts => {
  const stand = (geometry: BufferGeometry): BufferGeometry => geometry.rotateX(Math.PI / 2).translate(0, radiusMetres, 0);
  const innerRadius = radiusMetres - radialMetres;
  return {
    body: stand(lathe(roundedSection(radiusMetres - radialMetres / 2, radialMetres, axialMetres, 0.003), { segments: 240, closed: true })),
    diffuser: stand(lathe(roundedSection(innerRadius, 0.009, axialMetres * 0.72, 0.0044), { segments: 240, closed: true })),
  };
};
