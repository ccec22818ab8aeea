import { boxAbout, boxesAlong, type SceneBelt, type SceneLight, type ScreenBox } from '@candil/configurator';
import type { Camera } from 'three';
import { courseOf } from '../belt/belt-band';
import type { ViewSize } from '../camera/pose';
import type { BeltChip } from './scene-texts';
import { type Spot, spotOf, spotsOf } from './screen-spot';

const CHIP_PIXELS = 28;
/** Between a point and its chip. */
const GAP_PIXELS = 12;
/** A chip never lies on its point. */
const LEAST_GAP_PIXELS = 10;
/** Handicap of a place on the right, in pixels: the belt runs there. */
const TURNED_PIXELS = 8;

/** Rows beside, above and below a point, and shares of the way aside, from which the nearest free place is taken. */
const ROWS = [0, 30, -30, 42, 54, 66, 80] as const;
const COLUMNS = [-1, -0.5, 0, 1] as const;

/** As near to the first point of a belt as the picture leaves room, rather on its left; kept within the picture's width. */
export const chipBoxes = ([x, y]: Spot, { text }: BeltChip, { left, width }: Pick<ScreenBox, 'left' | 'width'>): readonly ScreenBox[] => {
  const wide = 34 + text.length * 7.4;
  const aside = GAP_PIXELS + wide / 2;
  const middle = (share: number): number => Math.max(left + wide / 2, Math.min(left + width - wide / 2, x + share * aside));
  return ROWS.flatMap((dy) => COLUMNS.map((share) => boxAbout(middle(share), y + dy, wide, CHIP_PIXELS)))
    .map((box) => ({ box, away: gapBetween([x, y], box) + (box.left > x ? TURNED_PIXELS : 0) }))
    .filter(({ away }) => away >= LEAST_GAP_PIXELS)
    .sort((one, other) => one.away - other.away)
    .map(({ box }) => box);
};

/** Returns the distance from a point to the edge of a box. */
const gapBetween = ([x, y]: Spot, { left, top, width, height }: ScreenBox): number =>
  Math.hypot(Math.max(left - x, 0, x - left - width), Math.max(top - y, 0, y - top - height));

/** Boxes that a belt covers in the picture. */
export const coveredBy =
  (camera: Camera, size: ViewSize) =>
  (belt: SceneBelt): readonly ScreenBox[] => [
    ...boxesAlong(spotsOf(courseOf(belt), camera, size), 4, 24),
    ...spotsOf(belt.points, camera, size).map(([x, y]) => boxAbout(x, y, 20, 20)),
  ];

/** Boxes that a luminaire covers in the picture. */
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
