import type { SceneLight } from '@candil/configurator';
import { type Projection, toX, toY } from '../flat/projection';

/** Pixels. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Label and height under a luminaire, in pixels. */
const LABEL = { top: 3, bottom: 33 } as const;
/** Three digits, or feet and inches. */
const HALF_WIDTH = { metric: 11.5, imperial: 17 } as const;
/** One step down for a label that would cover something. */
const DROP_PIXELS = 16;
const MOST_DROPS = 5;
/** In a room of more nothing is to be read at this scale, and the search would cost more than it gives. */
const MOST_LIGHTS = 120;

const meet = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

interface LabelSurroundings {
  readonly obstacles?: readonly Box[];
  /** How heights are written. */
  readonly system?: keyof typeof HALF_WIDTH;
}

/**
 * By how many pixels each label stands lower than right under its luminaire, so that none covers another label, another luminaire or an
 * obstacle. The lowest luminaire is placed first: what hangs above it makes way. A label without a place is undefined.
 */
export const labelDrops = (
  lights: readonly SceneLight[],
  across: (light: SceneLight) => number,
  projection: Projection,
  { obstacles = [], system = 'metric' }: LabelSurroundings = {},
): ReadonlyMap<string, number | undefined> => {
  if (lights.length > MOST_LIGHTS) return new Map();
  const bodyOf = (light: SceneLight): Box => {
    const [x, bottom] = [toX(projection, across(light)), toY(projection, -light.bottomMetres)];
    const half = light.radiusMetres * projection.scale;
    return { left: x - half, right: x + half, top: bottom - light.bodyHeightMetres * projection.scale, bottom };
  };
  const bodies = lights.map((light) => ({ id: light.id, box: bodyOf(light) }));
  const labels: Box[] = [];
  const drops = new Map<string, number | undefined>();
  for (const { id, box } of bodies.toSorted((a, b) => b.box.bottom - a.box.bottom)) {
    const x = (box.left + box.right) / 2;
    const labelAt = (drop: number): Box => ({
      left: x - HALF_WIDTH[system],
      right: x + HALF_WIDTH[system],
      top: box.bottom + LABEL.top + drop,
      bottom: box.bottom + LABEL.bottom + drop,
    });
    const isFree = (drop: number): boolean => {
      const label = labelAt(drop);
      return (
        ![...labels, ...obstacles].some((other) => meet(label, other)) && !bodies.some((other) => other.id !== id && meet(label, other.box))
      );
    };
    let drop = 0;
    while (drop < MOST_DROPS * DROP_PIXELS && !isFree(drop)) drop += DROP_PIXELS;
    if (isFree(drop)) {
      drops.set(id, drop);
      labels.push(labelAt(drop));
    } else drops.set(id, undefined);
  }
  return drops;
};
