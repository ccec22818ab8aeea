import type { ElementSize, RenderAttributes } from './element';

/** A Pendant that nothing else is said of: model 0820 in 11 Black, hanging 2 m (EM12). */
export const PENDANT_DEFAULTS = { code: '0820', color: '11', pendantHeightCm: 200 } as const;

/** Default rendering of a light: true to scale and intensity, fading with the square of the distance (EM11). */
export const RENDER_DEFAULTS = {
  scale: 1,
  intensity: 1,
  decay: 2,
  penumbra: 1,
  light: true,
  canopy: false,
} as const satisfies RenderAttributes;

/** Size of elements without a body of their own, in metres. */
export const NO_SIZE: ElementSize = { height: 0, width: 0, depth: 0 };
