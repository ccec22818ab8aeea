import type { Place } from '@candil/catalogue/imagery';
import { BufferGeometry, Float32BufferAttribute } from 'three';

const ARC_STEPS = 5;

export interface BoxGrid {
  readonly arcSteps?: number;
  /** Longest edge of the flats, for boxes coloured corner by corner. */
  readonly stepMetres?: number;
}

/** Places along one edge, from −half to half: dense on the rounding, at most `stepMetres` apart between. */
const steps = (half: number, fillet: number, { arcSteps = ARC_STEPS, stepMetres = Number.POSITIVE_INFINITY }: BoxGrid): number[] => {
  const arc = Array.from({ length: arcSteps + 1 }, (_, i) => half - fillet + fillet * Math.tan(((Math.PI / 4) * i) / arcSteps));
  const flat = 2 * (half - fillet);
  const pieces = Math.max(1, Math.ceil(flat / stepMetres));
  const between = Array.from({ length: pieces - 1 }, (_, i) => fillet - half + (flat * (i + 1)) / pieces);
  return [...arc.map((value) => -value).reverse(), ...between, ...arc];
};

/** A box with every edge rounded, around the origin. */
export const roundedBox = (size: Place, filletMetres: number, grid: BoxGrid = {}): BufferGeometry => {
  const half = size.map((length) => length / 2) as [number, number, number];
  const fillet = Math.min(filletMetres, ...half.map((length) => length * 0.98));
  const core = half.map((length) => length - fillet);
  const positions: number[] = [];
  const normals: number[] = [];
  const indices: number[] = [];

  for (const axis of [0, 1, 2] as const) {
    const [a, b] = [(axis + 1) % 3, (axis + 2) % 3] as [0 | 1 | 2, 0 | 1 | 2];
    const [along, across] = [steps(half[a], fillet, grid), steps(half[b], fillet, grid)];
    for (const side of [1, -1]) {
      const first = positions.length / 3;
      for (const u of along) {
        for (const v of across) {
          const point = [0, 0, 0];
          point[axis] = side * half[axis];
          point[a] = u;
          point[b] = v;
          const inner = point.map((value, i) => Math.min(core[i]!, Math.max(-core[i]!, value)));
          const way = point.map((value, i) => value - inner[i]!);
          const length = Math.hypot(...way);
          const normal = way.map((value) => value / length);
          positions.push(...inner.map((value, i) => value + normal[i]! * fillet));
          normals.push(...normal);
        }
      }
      const columns = across.length;
      for (let i = 0; i < along.length - 1; i++) {
        for (let j = 0; j < columns - 1; j++) {
          const corner = first + i * columns + j;
          const quad = [corner, corner + columns, corner + columns + 1, corner + 1] as const;
          const [p, q, r, s] = side > 0 ? quad : [quad[0], quad[3], quad[2], quad[1]];
          indices.push(p, q, r, p, r, s);
        }
      }
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setAttribute('normal', new Float32BufferAttribute(normals, 3));
  geometry.setIndex(indices);
  return geometry;
};
