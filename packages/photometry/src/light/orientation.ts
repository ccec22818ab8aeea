/** A place or a direction in metres: x and y on the floor, z up. */
export type Vector = readonly [x: number, y: number, z: number];

/** A turn of a luminaire in the room, as a rotation matrix by rows. */
export type Orientation = readonly [number, number, number, number, number, number, number, number, number];

/** Orientation as it hangs: C0 along x, C90 along y, γ = 0 down. */
export const UPRIGHT: Orientation = [1, 0, 0, 0, 1, 0, 0, 0, 1];

/** Angles by which a luminaire is turned; all 0 leave it as it hangs. */
export interface Rotation {
  /** About its own axis, counter-clockwise from above, before it is tilted. */
  readonly spinDegrees?: number;
  /** Its axis from straight down towards its heading. */
  readonly tiltDegrees?: number;
  /** Direction of the tilt, counter-clockwise from x, seen from above. */
  readonly headingDegrees?: number;
}

const RADIANS = Math.PI / 180;

/** The orientation after spin, tilt and heading, in this order (SU1). */
export function orientationOf({ spinDegrees = 0, tiltDegrees = 0, headingDegrees = 0 }: Rotation): Orientation {
  const [s, t, h] = [spinDegrees * RADIANS, tiltDegrees * RADIANS, headingDegrees * RADIANS];
  const [cosS, sinS, cosT, sinT, cosH, sinH] = [Math.cos(s), Math.sin(s), Math.cos(t), Math.sin(t), Math.cos(h), Math.sin(h)];
  // Rz(heading) · Ry(−tilt) · Rz(spin).
  return [
    cosH * cosT * cosS - sinH * sinS,
    -cosH * cosT * sinS - sinH * cosS,
    -cosH * sinT,
    sinH * cosT * cosS + cosH * sinS,
    -sinH * cosT * sinS + cosH * cosS,
    -sinH * sinT,
    sinT * cosS,
    -sinT * sinS,
    cosT,
  ];
}

/** A direction of the luminaire in room axes. */
export function turnOut([a, b, c, d, e, f, g, h, i]: Orientation, [x, y, z]: Vector): Vector {
  return [a * x + b * y + c * z, d * x + e * y + f * z, g * x + h * y + i * z];
}

/** A direction of the room in luminaire axes. */
export function turnIn([a, b, c, d, e, f, g, h, i]: Orientation, [x, y, z]: Vector): Vector {
  return [a * x + d * y + g * z, b * x + e * y + h * z, c * x + f * y + i * z];
}
