import { type Face, placeOnFace } from './face';
import { polygonFactor } from './polygon-factor';
import type { Receivers } from './receivers';
import { add, scale, type Vector } from './vector';

/** A piece of a side of the room that reflects the light it receives. */
interface Patch {
  readonly face: number;
  readonly middle: Vector;
  readonly normal: Vector;
  readonly corners: readonly Vector[];
  readonly reflectance: readonly [number, number, number];
}

const PATCHES_ACROSS = 4;
const PATCHES_UP = 3;
/** Places of each side where the ambient light is computed; between them it is linear. */
const NODES_ACROSS = 13;
const NODES_UP = 10;
const BOUNCES = 6;
/** Nodes lie off the seams, where the formula has no meaning. */
const INSET = 0.015;

const patchesOf = (faces: readonly Face[]): readonly Patch[] =>
  faces.flatMap((face, index) =>
    Array.from({ length: PATCHES_ACROSS * PATCHES_UP }, (_, i): Patch => {
      const [column, row] = [i % PATCHES_ACROSS, Math.floor(i / PATCHES_ACROSS)];
      const at = (u: number, v: number): Vector => placeOnFace(face, (column + u) / PATCHES_ACROSS, (row + v) / PATCHES_UP);
      return {
        face: index,
        middle: at(0.5, 0.5),
        normal: face.normal,
        corners: [at(0, 0), at(1, 0), at(1, 1), at(0, 1)],
        reflectance: face.reflectance,
      };
    }),
  );

/** `polygonFactor` of a rectangle that stands wholly before the plate, as all sides of a room do for each other; makes no objects. */
const rectangleFactor = ([px, py, pz]: Vector, [nx, ny, nz]: Vector, corners: readonly Vector[]): number => {
  let sum = 0;
  for (let i = 0; i < 4; i++) {
    const [a, b] = [corners[i]!, corners[(i + 1) & 3]!];
    const [ax, ay, az] = [a[0] - px, a[1] - py, a[2] - pz];
    const [bx, by, bz] = [b[0] - px, b[1] - py, b[2] - pz];
    const [cx, cy, cz] = [ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx];
    const sine = Math.sqrt(cx * cx + cy * cy + cz * cz);
    if (sine > 1e-12) sum += (Math.atan2(sine, ax * bx + ay * by + az * bz) * (cx * nx + cy * ny + cz * nz)) / sine;
  }
  return Math.abs(sum) / (2 * Math.PI);
};

const factorsAt = (point: Vector, normal: Vector, patches: readonly Patch[], own: number): Float32Array =>
  Float32Array.from(patches, (patch) => (patch.face === own ? 0 : rectangleFactor(point, normal, patch.corners)));

export interface Interreflection {
  /** Writes the light that comes back from the sides of the room, given the direct one, for every place. */
  readonly gather: (direct: Float32Array, indirect: Float32Array, ambient: readonly [number, number, number]) => void;
}

/** Light thrown back and forth between the sides of an empty room; furniture takes part by its `openness` alone. */
export const interreflection = (faces: readonly Face[], receivers: Receivers): Interreflection => {
  const patches = patchesOf(faces);
  const between = patches.map((patch) => factorsAt(patch.middle, patch.normal, patches, patch.face));
  const nodes = faces.map((face, index) =>
    Array.from({ length: NODES_ACROSS * NODES_UP }, (_, i) => {
      const u = INSET + ((1 - 2 * INSET) * (i % NODES_ACROSS)) / (NODES_ACROSS - 1);
      const v = INSET + ((1 - 2 * INSET) * Math.floor(i / NODES_ACROSS)) / (NODES_UP - 1);
      return factorsAt(placeOnFace(face, u, v), face.normal, patches, index);
    }),
  );
  /** Furniture is low: the light from six directions is computed for one place in the lower half of the room. */
  const heart = add(faces[0]!.origin, add(scale(faces[0]!.across, 0.5), add(scale(faces[0]!.up, 0.5), scale(faces[2]!.up, 0.27))));
  const ways: readonly Vector[] = [
    [1, 0, 0],
    [-1, 0, 0],
    [0, 1, 0],
    [0, -1, 0],
    [0, 0, 1],
    [0, 0, -1],
  ];
  const cube = ways.map((way) => Float32Array.from(patches, (patch) => polygonFactor(heart, way, patch.corners)));

  const received = new Float32Array(patches.length * 3);
  const given = new Float32Array(patches.length * 3);

  const meanOf = (direct: Float32Array): void => {
    const counts = new Uint32Array(patches.length);
    received.fill(0);
    receivers.ranges.forEach(({ from, face }, index) => {
      if (!face) return;
      for (let row = 0; row < face.rows; row++) {
        const patchRow = Math.floor((row * PATCHES_UP) / face.rows);
        for (let column = 0; column < face.columns; column++) {
          const patch =
            index * PATCHES_ACROSS * PATCHES_UP + patchRow * PATCHES_ACROSS + Math.floor((column * PATCHES_ACROSS) / face.columns);
          const at = (from + row * face.columns + column) * 3;
          counts[patch]!++;
          for (let channel = 0; channel < 3; channel++) received[patch * 3 + channel]! += direct[at + channel]!;
        }
      }
    });
    for (let i = 0; i < received.length; i++) received[i]! /= Math.max(1, counts[Math.floor(i / 3)]!);
  };

  const throwBack = (): void => {
    given.fill(0);
    for (let bounce = 0; bounce < BOUNCES; bounce++) {
      const before = given.slice();
      patches.forEach(({ reflectance }, i) => {
        for (let channel = 0; channel < 3; channel++) {
          let sum = received[i * 3 + channel]!;
          for (let j = 0; j < patches.length; j++) sum += between[i]![j]! * before[j * 3 + channel]!;
          given[i * 3 + channel] = sum * reflectance[channel as 0 | 1 | 2];
        }
      });
    }
  };

  const seenBy = (factors: Float32Array): [number, number, number] => {
    const sum: [number, number, number] = [0, 0, 0];
    for (let j = 0; j < factors.length; j++)
      for (let channel = 0; channel < 3; channel++) sum[channel as 0 | 1 | 2] += factors[j]! * given[j * 3 + channel]!;
    return sum;
  };

  const gather: Interreflection['gather'] = (direct, indirect, everywhere) => {
    meanOf(direct);
    throwBack();
    const values = nodes.map((grid) => grid.map(seenBy));
    const ambient = cube.map(seenBy);
    receivers.ranges.forEach(({ from, to, face }, index) => {
      if (!face) {
        for (let i = from; i < to; i++) {
          for (let channel = 0; channel < 3; channel++) {
            let sum = 0;
            for (let axis = 0; axis < 3; axis++) {
              const lean = receivers.normals[i * 3 + axis]!;
              sum += lean * lean * ambient[axis * 2 + (lean < 0 ? 1 : 0)]![channel]!;
            }
            indirect[i * 3 + channel] = (sum + everywhere[channel as 0 | 1 | 2]) * receivers.openness[i]!;
          }
        }
        return;
      }
      const grid = values[index]!;
      for (let row = 0; row < face.rows; row++) {
        const v = Math.min(NODES_UP - 1.001, ((row + 0.5) / face.rows) * (NODES_UP - 1));
        const [low, t] = [Math.floor(v), v % 1];
        for (let column = 0; column < face.columns; column++) {
          const u = Math.min(NODES_ACROSS - 1.001, ((column + 0.5) / face.columns) * (NODES_ACROSS - 1));
          const [left, s] = [Math.floor(u), u % 1];
          const node = low * NODES_ACROSS + left;
          const i = from + row * face.columns + column;
          for (let channel = 0; channel < 3; channel++) {
            const lower = grid[node]![channel]! * (1 - s) + grid[node + 1]![channel]! * s;
            const upper = grid[node + NODES_ACROSS]![channel]! * (1 - s) + grid[node + NODES_ACROSS + 1]![channel]! * s;
            indirect[i * 3 + channel] = (lower * (1 - t) + upper * t + everywhere[channel as 0 | 1 | 2]) * receivers.openness[i]!;
          }
        }
      }
    });
  };
  return { gather };
};
