import { type Face, placeOnFace } from './face';
import type { Vector } from './vector';

/** Everything whose light is computed: the cells of the room's sides, then the corners of furniture. Three numbers a place. */
export interface Receivers {
  readonly count: number;
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  /** Share of the ambient light that reaches each place past the furniture, 0 to 1. */
  readonly openness: Float32Array;
  readonly ranges: readonly { readonly from: number; readonly to: number; readonly face: Face | undefined }[];
}

/** Off the surface, so that nothing hides itself. */
const LIFT_METRES = 0.002;

export const receiversOf = (
  faces: readonly Face[],
  corners: { readonly positions: Float32Array; readonly normals: Float32Array },
): Receivers => {
  const cornerCount = corners.positions.length / 3;
  const count = faces.reduce((sum, { columns, rows }) => sum + columns * rows, 0) + cornerCount;
  const positions = new Float32Array(count * 3);
  const normals = new Float32Array(count * 3);
  const ranges: { from: number; to: number; face: Face | undefined }[] = [];
  let at = 0;
  for (const face of faces) {
    const from = at;
    for (let row = 0; row < face.rows; row++) {
      for (let column = 0; column < face.columns; column++, at++) {
        const place: Vector = placeOnFace(face, (column + 0.5) / face.columns, (row + 0.5) / face.rows);
        for (const axis of [0, 1, 2] as const) {
          positions[at * 3 + axis] = place[axis] + face.normal[axis] * LIFT_METRES;
          normals[at * 3 + axis] = face.normal[axis];
        }
      }
    }
    ranges.push({ from, to: at, face });
  }
  for (let i = 0; i < cornerCount * 3; i++) {
    positions[at * 3 + i] = corners.positions[i]! + corners.normals[i]! * LIFT_METRES;
    normals[at * 3 + i] = corners.normals[i]!;
  }
  if (at < count) ranges.push({ from: at, to: count, face: undefined });
  return { count, positions, normals, openness: new Float32Array(count).fill(1), ranges };
};
