/** A lit or a black card around the product. Azimuth 0 is behind the camera, positive to its right; sizes in units of the distance. */
export interface Softbox {
  readonly azimuthDegrees: number;
  readonly elevationDegrees: number;
  readonly width: number;
  readonly height: number;
  /** 0 is a black card: it gives metal and gloss their dark edge on a bright wall. */
  readonly level: number;
  /** Share of the half width over which the edge fades. */
  readonly feather: number;
}

export const SOFTBOXES: readonly Softbox[] = [
  { azimuthDegrees: -62, elevationDegrees: 22, width: 0.62, height: 1.7, level: 13, feather: 0.35 },
  { azimuthDegrees: 84, elevationDegrees: 14, width: 0.3, height: 1.5, level: 9, feather: 0.5 },
  { azimuthDegrees: -20, elevationDegrees: 72, width: 1.3, height: 0.8, level: 5, feather: 0.6 },
  { azimuthDegrees: -128, elevationDegrees: 8, width: 0.55, height: 1.8, level: 0, feather: 0.8 },
  { azimuthDegrees: 132, elevationDegrees: 8, width: 0.6, height: 1.8, level: 0, feather: 0.8 },
  { azimuthDegrees: 28, elevationDegrees: 4, width: 0.5, height: 1.5, level: 0.03, feather: 1 },
];
