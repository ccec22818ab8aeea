import { BufferGeometry, Float32BufferAttribute, Vector3 } from 'three';
import type { ShadeSkins } from './shade';

export interface LeafShape {
  readonly lengthMetres: number;
  readonly widthMetres: number;
  readonly cupMetres: number;
  readonly bendMetres: number;
  readonly belly: number;
}

const WALL_METRES = 0.003;
const ALONG = 56;
const ACROSS = 32;
/** The blade is not a point at its ends: the stem and the tip keep this share of the width. */
const END_SHARE = 0.05;

/** Share of the width at `u` along the leaf: pointed at stem and tip, fullest at `belly`. */
const fullness = (u: number, belly: number): number => {
  const warped = u ** (Math.log(0.5) / Math.log(belly));
  return END_SHARE + (1 - END_SHARE) * Math.sin(Math.PI * warped) ** 0.85;
};

/** The middle skin; v runs from −1 to 1 across the blade. */
const blade = (shape: LeafShape, u: number, v: number): Vector3 => {
  const wide = fullness(u, shape.belly);
  const x = ((shape.widthMetres / 2) * wide * Math.sin((v * Math.PI) / 2.6)) / Math.sin(Math.PI / 2.6);
  const cup = shape.cupMetres * wide * v * v;
  const keel = shape.bendMetres * (4 * (u - 0.5) ** 2 - 1);
  return new Vector3(x, -shape.lengthMetres * u, keel + cup);
};

const STEP = 1e-4;

const normalAt = (shape: LeafShape, u: number, v: number): Vector3 => {
  const along = blade(shape, Math.min(1, u + STEP), v).sub(blade(shape, Math.max(0, u - STEP), v));
  const across = blade(shape, u, Math.min(1, v + STEP)).sub(blade(shape, u, Math.max(-1, v - STEP)));
  return along.cross(across).normalize();
};

const geometryOf = (rows: readonly (readonly { point: Vector3; normal: Vector3 }[])[]): BufferGeometry => {
  const corners = rows.flat();
  const indices: number[] = [];
  const columns = rows[0]!.length;
  for (let i = 0; i < rows.length - 1; i++) {
    for (let j = 0; j < columns - 1; j++) {
      const corner = i * columns + j;
      indices.push(corner, corner + columns, corner + columns + 1, corner, corner + columns + 1, corner + 1);
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute(
    'position',
    new Float32BufferAttribute(
      corners.flatMap(({ point }) => point.toArray()),
      3,
    ),
  );
  geometry.setAttribute(
    'normal',
    new Float32BufferAttribute(
      corners.flatMap(({ normal }) => normal.toArray()),
      3,
    ),
  );
  geometry.setIndex(indices);
  return geometry;
};

/** The narrow band between two edges, each of its squares flat: at the tip it turns too sharply to be shaded round. */
const edgeBand = (upper: readonly Vector3[], lower: readonly Vector3[]): BufferGeometry => {
  const positions: number[] = [];
  const normals: number[] = [];
  const indices: number[] = [];
  for (let i = 0; i < upper.length - 1; i++) {
    const corners = [upper[i]!, lower[i]!, lower[i + 1]!, upper[i + 1]!] as const;
    const normal = corners[2].clone().sub(corners[0]).cross(corners[3].clone().sub(corners[1])).normalize();
    const first = positions.length / 3;
    for (const corner of corners) {
      positions.push(...corner.toArray());
      normals.push(...normal.toArray());
    }
    indices.push(first, first + 1, first + 2, first, first + 2, first + 3);
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setAttribute('normal', new Float32BufferAttribute(normals, 3));
  geometry.setIndex(indices);
  return geometry;
};

const share = (i: number, of: number): number => i / of;

/** A cupped blade: the skin towards +z is the lit inside; skins and edge close one solid. */
export const leaf = (shape: LeafShape, detail = 1): ShadeSkins => {
  const [along, across] = [Math.max(10, Math.round(ALONG * detail)), Math.max(6, Math.round(ACROSS * detail))];
  const skin = (side: 1 | -1) => (u: number, v: number) => {
    const normal = normalAt(shape, u, v);
    return { point: blade(shape, u, v).addScaledVector(normal, (side * WALL_METRES) / 2), normal: normal.multiplyScalar(side) };
  };
  const [front, back] = [skin(1), skin(-1)];
  const grid = (at: typeof front, turned: boolean) =>
    Array.from({ length: along + 1 }, (_, i) =>
      Array.from({ length: across + 1 }, (_, j) => at(share(i, along), (turned ? -1 : 1) * (share(j, across) * 2 - 1))),
    );
  const outline: [number, number][] = [
    ...Array.from({ length: along }, (_, i): [number, number] => [share(i, along), -1]),
    ...Array.from({ length: across }, (_, j): [number, number] => [1, share(j, across) * 2 - 1]),
    ...Array.from({ length: along }, (_, i): [number, number] => [1 - share(i, along), 1]),
    ...Array.from({ length: across + 1 }, (_, j): [number, number] => [0, 1 - share(j, across) * 2]),
  ];
  const [frontEdge, backEdge] = [front, back].map((at) => outline.map(([u, v]) => at(u, v).point)) as [Vector3[], Vector3[]];
  return { inner: geometryOf(grid(front, false)), outer: geometryOf(grid(back, true)), rim: edgeBand(frontEdge, backEdge) };
};
