import { boxAbout, type RoomPoint, type Scene, type SceneStick, type ScreenBox } from '@candil/configurator';
import type { StickTexts } from './scene-texts';
import type { Spot } from './screen-spot';

/** About the advance of a digit of a chip, its height, and how far from the middle of a joint it begins. */
const DIGIT_PIXELS = 7.4;
const CHIP_PIXELS = 24;
const JOINT_PIXELS = 14;
/** Rods shorter than this in the picture leave no place for their length. */
const LEAST_CHIP_PIXELS = 46;

const SIDES: readonly Spot[] = [
  [0, -1],
  [0, 1],
  [1, 0],
  [-1, 0],
];

export interface ChipLabel {
  readonly text: string;
  readonly tone: 'length' | 'angle';
  readonly boxes: readonly ScreenBox[];
  readonly isOptional: boolean;
}

type SpotOf = (point: RoomPoint) => Spot | undefined;

const widthOf = (text: string): number => text.length * DIGIT_PIXELS + 20;

/** Beside a joint on the side where it holds nothing, else on any side of it. */
export const angleLabels = (
  joints: Scene['joints'],
  sticks: readonly SceneStick[],
  texts: StickTexts,
  spotOf: SpotOf,
): readonly ChipLabel[] =>
  joints.flatMap((joint): readonly ChipLabel[] => {
    const at = spotOf(joint);
    const [angle] = joint.anglesDegrees;
    if (!at || angle === undefined) return [];
    const held = sticks.filter(({ id }) => joint.stickIds.includes(id)).flatMap(({ from, to }) => [spotOf(from), spotOf(to)]);
    const away = held.reduce<Spot>(
      ([sumX, sumY], spot) => {
        const length = spot ? Math.hypot(spot[0] - at[0], spot[1] - at[1]) : 0;
        return spot && length > 1 ? [sumX - (spot[0] - at[0]) / length, sumY - (spot[1] - at[1]) / length] : [sumX, sumY];
      },
      [0, 0],
    );
    const length = Math.hypot(...away);
    const outwards: Spot = length < 0.1 ? [0, -1] : [away[0] / length, away[1] / length];
    const text = texts.angle(angle);
    const wide = widthOf(text);
    const boxes = [outwards, ...SIDES].map(([dx, dy]) =>
      boxAbout(at[0] + dx * (JOINT_PIXELS + wide / 2), at[1] + dy * (JOINT_PIXELS + CHIP_PIXELS / 2), wide, CHIP_PIXELS),
    );
    return [{ text, tone: 'angle', boxes, isOptional: false }];
  });

/** Beside a rod, clear of it. */
export const lengthLabels = (sticks: readonly SceneStick[], texts: StickTexts, spotOf: SpotOf): readonly ChipLabel[] =>
  sticks.flatMap((stick): readonly ChipLabel[] => {
    const [from, to] = [spotOf(stick.from), spotOf(stick.to)];
    const away = from && to ? Math.hypot(to[0] - from[0], to[1] - from[1]) : 0;
    if (!from || !to || away < LEAST_CHIP_PIXELS) return [];
    const [nx, ny] = [-(to[1] - from[1]) / away, (to[0] - from[0]) / away];
    // Below it where it lies flat.
    const side = ny < -0.3 || (Math.abs(ny) <= 0.3 && nx > 0) ? -1 : 1;
    const text = texts.length(stick.lengthMetres);
    const wide = widthOf(text);
    const clear = (Math.abs(nx) * wide + Math.abs(ny) * CHIP_PIXELS) / 2 + 6;
    const boxes = [0.5, 0.35, 0.65].flatMap((share) =>
      [side, -side].map((way) =>
        boxAbout(
          from[0] + (to[0] - from[0]) * share + nx * way * clear,
          from[1] + (to[1] - from[1]) * share + ny * way * clear,
          wide,
          CHIP_PIXELS,
        ),
      ),
    );
    return [{ text, tone: 'length', boxes, isOptional: true }];
  });
