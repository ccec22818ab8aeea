import { boxField, type SceneLight, type ScreenBox } from '@candil/configurator';
import { type Projection, toX, toY } from '../flat/projection';

/** Label and height under a luminaire, in pixels. */
const LABEL = { top: 3, bottom: 33 } as const;
/** Three digits, or feet and inches. */
const HALF_WIDTH = { metric: 11.5, imperial: 17 } as const;
/** Between a luminaire and a label beside it. */
const BESIDE_PIXELS = 4;
/** One step down for a label that would cover something. */
const DROP_PIXELS = 16;
const MOST_DROPS = 5;
interface LabelSurroundings {
  readonly obstacles?: readonly ScreenBox[];
  /** System of units of the heights. */
  readonly system?: keyof typeof HALF_WIDTH;
}

/** Offset of a label from its place right under the luminaire, in pixels. */
export interface LabelPlace {
  readonly across: number;
  readonly down: number;
}

export const UNDER: LabelPlace = { across: 0, down: 0 };

/**
 * Places the label of each luminaire so that it covers no other label, luminaire, cable or obstacle: right under it, else beside it, else
 * lower down. The lowest luminaire is placed first: labels above it make way. A label without a place is undefined.
 */
export const labelPlaces = (
  lights: readonly SceneLight[],
  across: (light: SceneLight) => number,
  projection: Projection,
  { obstacles = [], system = 'metric' }: LabelSurroundings = {},
): ReadonlyMap<string, LabelPlace | undefined> => {
  const bodies = lights.map((light) => {
    const [x, bottom] = [toX(projection, across(light)), toY(projection, -light.bottomMetres)];
    const half = light.radiusMetres * projection.scale;
    const top = bottom - light.bodyHeightMetres * projection.scale;
    const box: ScreenBox = { left: x - half, top, width: 2 * half, height: bottom - top };
    const mount = toY(projection, -light.mountMetres);
    const cable: ScreenBox = { left: x - 1, top: mount, width: 2, height: top - mount };
    return { id: light.id, x, half, bottom, box, cable };
  });
  const halfWidth = HALF_WIDTH[system];
  const taken = boxField(obstacles);
  for (const { id, box, cable } of bodies) {
    taken.add(box, id);
    taken.add(cable, id);
  }
  const places = new Map<string, LabelPlace | undefined>();
  for (const { id, x, half, bottom } of bodies.toSorted((a, b) => b.bottom - a.bottom)) {
    const labelAt = ({ across: aside, down }: LabelPlace): ScreenBox => ({
      left: x + aside - halfWidth,
      top: bottom + LABEL.top + down,
      width: 2 * halfWidth,
      height: LABEL.bottom - LABEL.top,
    });
    const aside = half + BESIDE_PIXELS + halfWidth;
    // The foot of a label beside a luminaire is level with that of the luminaire.
    const beside = [aside, -aside].map((each): LabelPlace => ({ across: each, down: -LABEL.bottom }));
    const lower = Array.from({ length: MOST_DROPS }, (_, step): LabelPlace => ({ across: 0, down: (step + 1) * DROP_PIXELS }));
    const place = [UNDER, ...beside, ...lower].find((each) => taken.coveredBy(labelAt(each), 0, 0, id) === 0);
    places.set(id, place);
    if (place !== undefined) taken.add(labelAt(place));
  }
  return places;
};
