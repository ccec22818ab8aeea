import { boxAbout, boxesAlong, type SceneBelt, type SceneLight, type ScreenBox } from '@candil/configurator';
import type { Camera } from 'three';
import { courseOf } from '../belt/belt-band';
import type { ViewSize } from '../camera/pose';
import type { BeltChip } from './scene-texts';
import { type Spot, spotOf, spotsOf } from './screen-spot';

const CHIP_PIXELS = 28;
/** Between a point and its chip. */
const GAP_PIXELS = 12;

/** Beside the first point of a belt, away from it, else below or above. */
export const chipBoxes = ([x, y]: Spot, { text }: BeltChip): readonly ScreenBox[] => {
  const wide = 34 + text.length * 7.4;
  const aside = GAP_PIXELS + wide / 2;
  const places: readonly Spot[] = [
    [-aside, 0],
    [-aside, 30],
    [-aside, -30],
    [0, 34],
    [0, -34],
    [aside, -30],
    [-aside / 2, 64],
    [0, 96],
  ];
  return places.map(([dx, dy]) => boxAbout(x + dx, y + dy, wide, CHIP_PIXELS));
};

/** What a belt covers in the picture. */
export const coveredBy =
  (camera: Camera, size: ViewSize) =>
  (belt: SceneBelt): readonly ScreenBox[] => [
    ...boxesAlong(spotsOf(courseOf(belt), camera, size), 4, 24),
    ...spotsOf(belt.points, camera, size).map(([x, y]) => boxAbout(x, y, 20, 20)),
  ];

/** What a luminaire covers in the picture. */
export const bodyOf =
  (camera: Camera, size: ViewSize) =>
  ({ x, z, bottomMetres, bodyHeightMetres, radiusMetres }: SceneLight): readonly ScreenBox[] => {
    const [middle, top, edge] = [
      { x, z, y: bottomMetres },
      { x, z, y: bottomMetres + bodyHeightMetres },
      { x: x + radiusMetres, z, y: bottomMetres },
    ].map((place) => spotOf(place, camera, size));
    if (!middle || !top || !edge) return [];
    const half = Math.hypot(edge[0] - middle[0], edge[1] - middle[1]);
    return [{ left: middle[0] - half, top: top[1], width: 2 * half, height: middle[1] - top[1] }];
  };
