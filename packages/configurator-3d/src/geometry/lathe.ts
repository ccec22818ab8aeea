import type { Flutes, ProfilePoint } from '@candil/catalogue/imagery';
import { BufferGeometry, Float32BufferAttribute } from 'three';
import { lineBetween, type ProfileLine } from './profile-line';

export interface LatheOptions {
  readonly segments?: number;
  /** Neighbouring lines that meet at more than this keep a sharp edge. */
  readonly creaseDegrees?: number;
  readonly flutes?: Flutes;
  /** A profile that returns to its first point (a ring's section). */
  readonly closed?: boolean;
}

interface Corner {
  readonly point: ProfilePoint;
  /** Outward normal in the plane of the profile. */
  readonly normal: ProfilePoint;
  /** Index in the profile: two corners of one index are the two sides of a sharp edge. */
  readonly at: number;
}

/** Mean of the normals of the lines, weighed by length so that a short fillet does not bend the shading of a long flat. */
const normalOf = (lines: readonly ProfileLine[]): ProfilePoint => {
  const radius = lines.reduce((sum, line) => sum - line.direction[1] * line.length, 0);
  const height = lines.reduce((sum, line) => sum + line.direction[0] * line.length, 0);
  const length = Math.hypot(radius, height) || 1;
  return [radius / length, height / length];
};

/** One pair of corners for each line of the profile. */
const strips = (curve: readonly ProfilePoint[], creaseCosine: number, closed: boolean): [Corner, Corner][] => {
  const lines = curve.slice(1).map((point, i) => lineBetween(curve[i]!, point));
  const smoothWith = (a: ProfileLine | undefined, b: ProfileLine | undefined): boolean =>
    a !== undefined && b !== undefined && a.direction[0] * b.direction[0] + a.direction[1] * b.direction[1] > creaseCosine;
  const neighbour = (i: number): ProfileLine | undefined => (closed ? lines[(i + lines.length) % lines.length] : lines[i]);
  const onAxis = (point: ProfilePoint, line: ProfileLine): ProfilePoint | undefined =>
    point[0] === 0 ? [0, Math.sign(line.direction[0])] : undefined;
  return lines.map((line, i) => {
    const [start, end] = [curve[i]!, curve[i + 1]!];
    const before = neighbour(i - 1);
    const after = neighbour(i + 1);
    const startNormal = onAxis(start, line) ?? normalOf(smoothWith(before, line) ? [before!, line] : [line]);
    const endNormal = onAxis(end, line) ?? normalOf(smoothWith(line, after) ? [line, after!] : [line]);
    return [
      { point: start, normal: startNormal, at: i },
      { point: end, normal: endNormal, at: i + 1 },
    ];
  });
};

const smoothStep = (t: number): number => {
  const clamped = Math.min(1, Math.max(0, t));
  return clamped * clamped * (3 - 2 * clamped);
};

/** Cut into the radius and its change with the angle; 0 on the plain bands and on flat lids. */
const fluteCut = (flutes: Flutes, point: ProfilePoint, span: readonly [number, number], angle: number): { cut: number; slope: number } => {
  const edge = Math.min(point[1] - span[0], span[1] - point[1]);
  const depth = flutes.depthMetres * smoothStep((edge - flutes.marginMetres) / flutes.marginMetres) * 0.5;
  return { cut: depth * (1 - Math.cos(flutes.count * angle)), slope: depth * flutes.count * Math.sin(flutes.count * angle) };
};

/**
 * A body turned about the y axis. The profile runs with its outside on the left of the way (from the top pole outward and down);
 * one that starts and ends on the axis, or is closed, makes a closed solid.
 */
export const lathe = (curve: readonly ProfilePoint[], options: LatheOptions = {}): BufferGeometry => {
  const { segments = 128, creaseDegrees = 32, flutes, closed = false } = options;
  const heights = curve.map((point) => point[1]);
  const span: [number, number] = [Math.min(...heights), Math.max(...heights)];
  const positions: number[] = [];
  const normals: number[] = [];
  const uvs: number[] = [];
  const indices: number[] = [];

  const addCorner = (corner: Corner): number => {
    const first = positions.length / 3;
    for (let j = 0; j <= segments; j++) {
      // The last column repeats the first to the bit, so that the seam is closed.
      const angle = (2 * Math.PI * (j % segments)) / segments;
      const { cut, slope } = flutes ? fluteCut(flutes, corner.point, span, angle) : { cut: 0, slope: 0 };
      const radius = Math.max(0, corner.point[0] - cut);
      const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
      positions.push(radius * sine, corner.point[1], radius * cosine);
      const lean = radius > 0 ? (slope / radius) * corner.normal[0] : 0;
      const [x, y, z] = [corner.normal[0] * sine + lean * cosine, corner.normal[1], corner.normal[0] * cosine - lean * sine];
      const length = Math.hypot(x, y, z) || 1;
      normals.push(x / length, y / length, z / length);
      uvs.push(j / segments, 1 - corner.at / (curve.length - 1));
    }
    return first;
  };

  for (const [start, end] of strips(curve, Math.cos((creaseDegrees * Math.PI) / 180), closed)) {
    const upper = addCorner(start);
    const lower = addCorner(end);
    for (let j = 0; j < segments; j++) {
      if (end.point[0] > 0) indices.push(upper + j, lower + j, lower + j + 1);
      if (start.point[0] > 0) indices.push(upper + j, lower + j + 1, upper + j + 1);
    }
  }

  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setAttribute('normal', new Float32BufferAttribute(normals, 3));
  geometry.setAttribute('uv', new Float32BufferAttribute(uvs, 2));
  geometry.setIndex(indices);
  return geometry;
};
