import { chooseLabelBoxes } from '@candil/configurator';
import { expect, it } from 'vitest';
import { chipBoxes } from './belt-chips';

const CHIP = { text: '36 / 60 W', tone: 'plain' } as const;
const PICTURE = { left: 10, top: 58, width: 780, height: 350 };
/** Returns the distance from a point to the edge of a box. */
const gapTo = ([x, y]: readonly [number, number], { left, top, width, height }: typeof PICTURE | undefined = PICTURE) =>
  Math.hypot(Math.max(left - x, 0, x - left - width), Math.max(top - y, 0, y - top - height));

it('puts the chip of a belt on the left of its first point where there is room', () => {
  const [first] = chipBoxes([400, 200], CHIP, PICTURE);
  expect((first?.left ?? 0) + (first?.width ?? 0)).toBeCloseTo(400 - 12, 6);
  expect((first?.top ?? 0) + (first?.height ?? 0) / 2).toBe(200);
});

it.each([
  ['at the left edge', [46, 90]],
  ['under the switches', [300, 60]],
  ['at the right edge', [770, 200]],
] as const)('stays in the picture and near a point %s, clear of the belt', (_, point) => {
  const boxes = chipBoxes(point, CHIP, PICTURE);
  // The belt goes to the right and down.
  const belt = Array.from({ length: 12 }, (_box, step) => ({
    left: point[0] + step * 10,
    top: point[1] + step * 4 - 6,
    width: 10,
    height: 12,
  }));
  const [chosen] = chooseLabelBoxes([{ boxes }], belt, PICTURE);
  const box = boxes[chosen ?? -1];
  expect(boxes.every(({ left, width }) => left >= PICTURE.left && left + width <= PICTURE.left + PICTURE.width + 0.001)).toBe(true);
  expect(gapTo(point, box)).toBeLessThanOrEqual(52);
});
