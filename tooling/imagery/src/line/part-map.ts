import type { LuminaireRecipe } from '@candil/catalogue/imagery';
import { type LuminairePart, luminaireParts } from '@candil/configurator-3d';
import { Vector3 } from 'three';

/** Viewpoint of a drawing: `right`, `up` and `near` are the directions of the luminaire that point right, up and towards the eye. */
export interface Projection {
  readonly right: Vector3;
  readonly up: Vector3;
  readonly near: Vector3;
}

export const FRONT: Projection = { right: new Vector3(1, 0, 0), up: new Vector3(0, 1, 0), near: new Vector3(0, 0, 1) };
export const SIDE: Projection = { right: new Vector3(0, 0, -1), up: new Vector3(0, 1, 0), near: new Vector3(1, 0, 0) };
export const TOP: Projection = { right: new Vector3(1, 0, 0), up: new Vector3(0, 0, -1), near: new Vector3(0, 1, 0) };
export const BELOW: Projection = { right: new Vector3(1, 0, 0), up: new Vector3(0, 0, 1), near: new Vector3(0, -1, 0) };

/** Index of the visible solid at each place of a raster; −1 is nothing. Rows run downward. */
export interface PartMap {
  readonly columns: number;
  readonly rows: number;
  readonly metresPerStep: number;
  readonly solidAt: Int16Array;
}

interface Seen {
  readonly solid: number;
  /** Right, up and near of every corner, and the corners of the triangles. */
  readonly corners: Float64Array;
  readonly index: ArrayLike<number>;
}

const see = (part: LuminairePart, solid: number, { right, up, near }: Projection): Seen => {
  const position = part.geometry.getAttribute('position');
  const corners = new Float64Array(position.count * 3);
  const point = new Vector3();
  for (let i = 0; i < position.count; i++) {
    point.fromBufferAttribute(position, i).applyMatrix4(part.place);
    corners.set([point.dot(right), point.dot(up), point.dot(near)], 3 * i);
  }
  return { solid, corners, index: part.geometry.getIndex()!.array };
};

/** The greatest distance of any corner from the y axis. */
export const reachMetres = (recipe: LuminaireRecipe): number => {
  let reach = 0;
  const point = new Vector3();
  for (const { geometry, place } of luminaireParts(recipe)) {
    const position = geometry.getAttribute('position');
    for (let i = 0; i < position.count; i++) {
      point.fromBufferAttribute(position, i).applyMatrix4(place);
      reach = Math.max(reach, Math.hypot(point.x, point.z));
    }
    geometry.dispose();
  }
  return reach;
};

const PAD = 2;

/** Draws the visible areas of each solid, hidden parts left out; `steps` on the longer side. */
export const partMap = (recipe: LuminaireRecipe, projection: Projection, steps = 900): PartMap => {
  const parts = luminaireParts(recipe);
  const solids = [...new Set(parts.map(({ solid }) => solid))];
  const seen = parts.map((part) => see(part, solids.indexOf(part.solid), projection));
  const least = [Infinity, Infinity];
  const most = [-Infinity, -Infinity];
  for (const { corners } of seen) {
    for (let i = 0; i < corners.length; i += 3) {
      for (const axis of [0, 1] as const) {
        least[axis] = Math.min(least[axis]!, corners[i + axis]!);
        most[axis] = Math.max(most[axis]!, corners[i + axis]!);
      }
    }
  }
  const [width, height] = [most[0]! - least[0]!, most[1]! - least[1]!];
  const metresPerStep = Math.max(width, height) / steps;
  const columns = Math.ceil(width / metresPerStep) + 2 * PAD;
  const rows = Math.ceil(height / metresPerStep) + 2 * PAD;
  const solidAt = new Int16Array(columns * rows).fill(-1);
  const nearest = new Float64Array(columns * rows).fill(-Infinity);

  for (const { solid, corners, index } of seen) {
    const column = (i: number): number => (corners[3 * i]! - least[0]!) / metresPerStep + PAD;
    const row = (i: number): number => (most[1]! - corners[3 * i + 1]!) / metresPerStep + PAD;
    for (let t = 0; t < index.length; t += 3) {
      const [a, b, c] = [index[t]!, index[t + 1]!, index[t + 2]!];
      const [ax, ay, bx, by, cx, cy] = [column(a), row(a), column(b), row(b), column(c), row(c)];
      const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
      if (Math.abs(area) < 1e-12) continue;
      const fromColumn = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5));
      const toColumn = Math.min(columns - 1, Math.floor(Math.max(ax, bx, cx) - 0.5));
      const fromRow = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5));
      const toRow = Math.min(rows - 1, Math.floor(Math.max(ay, by, cy) - 0.5));
      for (let y = fromRow; y <= toRow; y++) {
        for (let x = fromColumn; x <= toColumn; x++) {
          const [px, py] = [x + 0.5, y + 0.5];
          const u = ((bx - px) * (cy - py) - (cx - px) * (by - py)) / area;
          const v = ((cx - px) * (ay - py) - (ax - px) * (cy - py)) / area;
          if (u < 0 || v < 0 || u + v > 1) continue;
          const depth = u * corners[3 * a + 2]! + v * corners[3 * b + 2]! + (1 - u - v) * corners[3 * c + 2]!;
          const at = y * columns + x;
          if (depth <= nearest[at]!) continue;
          nearest[at] = depth;
          solidAt[at] = solid;
        }
      }
    }
  }
  for (const part of parts) part.geometry.dispose();
  return { columns, rows, metresPerStep, solidAt };
};
