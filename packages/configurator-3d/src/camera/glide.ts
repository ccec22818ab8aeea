import { each } from '../lighting/vector';
import type { CameraPose } from './pose';

const MILLISECONDS = 320;

const mix = (from: number, to: number, share: number): number => from + (to - from) * share;
/** The short way round. */
const turn = (from: number, to: number, share: number): number => from + (((((to - from) % 360) + 540) % 360) - 180) * share;

/** A way from one pose to another; the answer is the pose at a time, and the last one for good. */
export const glide = (from: CameraPose, to: CameraPose, startMilliseconds: number): ((now: number) => CameraPose) => {
  return (now) => {
    const t = Math.min(1, Math.max(0, (now - startMilliseconds) / MILLISECONDS));
    if (t === 1) return to;
    const share = 1 - (1 - t) ** 3;
    return {
      // The kind of picture changes at once; the way there is walked in it.
      projection: to.projection,
      target: each(from.target, (value, axis) => mix(value, to.target[axis], share)),
      azimuthDegrees: turn(from.azimuthDegrees, to.azimuthDegrees, share),
      elevationDegrees: mix(from.elevationDegrees, to.elevationDegrees, share),
      distanceMetres: mix(from.distanceMetres, to.distanceMetres, share),
    };
  };
};
