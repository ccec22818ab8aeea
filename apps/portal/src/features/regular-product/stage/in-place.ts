export interface StageSize {
  readonly width: number;
  readonly height: number;
}

/** Places of the parts of the stage, in pixels. */
interface Placement {
  /** Lower edge of the ceiling. */
  readonly ceiling: number;
  /** Side of the square picture. */
  readonly side: number;
  readonly left: number;
  readonly top: number;
  /** Distance that the picture moves between the lowest and the highest height. */
  readonly travel: number;
}

const CEILING_SHARE = 0.2;
/** Share of the picture's height that must stay in sight: below are floor and light only. */
const SEEN_SHARE = 0.86;
const LEAST_WIRE_SHARE = 0.02;

/**
 * Returns the place of a picture; `share` is 0 at the least height of the model and 1 at its greatest. Not to scale: a
 * wire may be ten times as long as its luminaire.
 */
export const placementOf = ({ width, height }: StageSize, share: number): Placement => {
  const ceiling = Math.round(height * CEILING_SHARE);
  const side = Math.round(Math.min(width * 0.86, height * 0.62));
  const least = Math.round(height * LEAST_WIRE_SHARE);
  const travel = Math.max(0, height - ceiling - least - side * SEEN_SHARE);
  // On whole pixels, where the browser draws the picture: the wire above it must meet its own.
  return { ceiling, side, left: Math.round((width - side) / 2), top: Math.round(ceiling + least + share * travel), travel };
};

export type Canopy = 'surface' | 'built-in' | 'free-wire';

/** Returns the look of an installation at the ceiling. */
export const canopyOf = (installation: string | undefined): Canopy => {
  if (installation === '18') return 'free-wire';
  return installation?.startsWith('3') ? 'built-in' : 'surface';
};
