import { BufferGeometry, Float32BufferAttribute, Matrix4, Quaternion, Vector3 } from 'three';

/** One place on the outline of a section, counter-clockwise when the path comes towards the viewer, with its outward normal. */
export interface SectionPoint {
  readonly x: number;
  readonly y: number;
  readonly normalX: number;
  readonly normalY: number;
}

export const roundSection = (radius: number, count = 28): SectionPoint[] =>
  Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * i) / count;
    const [normalX, normalY] = [Math.cos(angle), Math.sin(angle)];
    return { x: radius * normalX, y: radius * normalY, normalX, normalY };
  });

const CORNER_STEPS = 4;

export const bandSection = (width: number, thickness: number): SectionPoint[] => {
  const fillet = Math.min(width, thickness) * 0.35;
  const corners = [
    [1, 1, 0],
    [-1, 1, 90],
    [-1, -1, 180],
    [1, -1, 270],
  ] as const;
  return corners.flatMap(([right, up, from]) =>
    Array.from({ length: CORNER_STEPS + 1 }, (_, i) => {
      const angle = ((from + (90 * i) / CORNER_STEPS) * Math.PI) / 180;
      const [normalX, normalY] = [Math.cos(angle), Math.sin(angle)];
      return {
        x: right * (width / 2 - fillet) + fillet * normalX,
        y: up * (thickness / 2 - fillet) + fillet * normalY,
        normalX,
        normalY,
      };
    }),
  );
};

interface Frame {
  readonly origin: Vector3;
  readonly right: Vector3;
  readonly up: Vector3;
  readonly ahead: Vector3;
}

/** Frames that turn no more than the path does; `across` is where the section's x axis points at the start. */
const framesAlong = (path: readonly Vector3[], across: Vector3): Frame[] => {
  const ways = path.map((point, i) =>
    (path[i + 1] ?? point)
      .clone()
      .sub(path[i - 1] ?? point)
      .normalize(),
  );
  const right = across.clone().addScaledVector(ways[0]!, -across.dot(ways[0]!)).normalize();
  const turn = new Quaternion();
  return path.map((origin, i) => {
    if (i > 0) right.applyQuaternion(turn.setFromUnitVectors(ways[i - 1]!, ways[i]!));
    const ahead = ways[i]!;
    return { origin, right: right.clone(), up: new Vector3().crossVectors(ahead, right).normalize(), ahead };
  });
};

const anyAcross = (path: readonly Vector3[]): Vector3 => {
  const way = path[1]!.clone().sub(path[0]!).normalize();
  return Math.abs(way.z) < 0.9 ? new Vector3(0, 0, 1) : new Vector3(1, 0, 0);
};

/** A section drawn along a path, both ends closed flat. */
export const sweep = (section: readonly SectionPoint[], path: readonly Vector3[], across = anyAcross(path)): BufferGeometry => {
  const frames = framesAlong(path, across);
  const positions: number[] = [];
  const normals: number[] = [];
  const indices: number[] = [];
  const count = section.length;
  const basis = new Matrix4();
  const point = new Vector3();
  const place = (frame: Frame, corner: SectionPoint): Vector3 => point.set(corner.x, corner.y, 0).applyMatrix4(basis).add(frame.origin);

  for (const frame of frames) {
    basis.makeBasis(frame.right, frame.up, frame.ahead);
    for (const corner of section) {
      positions.push(...place(frame, corner).toArray());
      normals.push(...point.set(corner.normalX, corner.normalY, 0).applyMatrix4(basis).toArray());
    }
  }
  for (let i = 0; i < frames.length - 1; i++) {
    for (let j = 0; j < count; j++) {
      const [a, b] = [i * count + j, i * count + ((j + 1) % count)];
      indices.push(a, b, b + count, a, b + count, a + count);
    }
  }
  for (const [frame, side] of [
    [frames[0]!, -1],
    [frames.at(-1)!, 1],
  ] as const) {
    basis.makeBasis(frame.right, frame.up, frame.ahead);
    const normal = frame.ahead.clone().multiplyScalar(side).toArray();
    const centre = positions.length / 3;
    positions.push(...frame.origin.toArray());
    normals.push(...normal);
    for (const corner of section) {
      positions.push(...place(frame, corner).toArray());
      normals.push(...normal);
    }
    for (let j = 0; j < count; j++) {
      const [a, b] = [centre + 1 + j, centre + 1 + ((j + 1) % count)];
      indices.push(centre, side > 0 ? a : b, side > 0 ? b : a);
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setAttribute('normal', new Float32BufferAttribute(normals, 3));
  geometry.setIndex(indices);
  return geometry;
};
