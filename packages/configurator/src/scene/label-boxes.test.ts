import fc from 'fast-check';
import { expect, it } from 'vitest';
import { chooseLabelBoxes } from './label-boxes';
import { boxAbout, boxesAlong } from './screen-box';

const label = (x: number, y: number) => boxAbout(x, y, 40, 16);

it('takes the first box that is free of drawings and earlier labels', () => {
  const chosen = chooseLabelBoxes(
    [{ boxes: [label(0, 0), label(60, 0)] }, { boxes: [label(60, 4), label(0, 0), label(0, 40)] }],
    [boxAbout(0, 0, 10, 10)],
  );
  expect(chosen).toEqual([1, 2]);
});

it('leaves an optional label out and puts a needed one where it covers least', () => {
  const boxes = [label(0, 0), label(30, 0)];
  const drawn = [boxAbout(0, 0, 20, 20)];
  expect(chooseLabelBoxes([{ boxes: [label(0, 0)], isOptional: true }, { boxes }], drawn)).toEqual([undefined, 1]);
  expect(chooseLabelBoxes([{ boxes: [label(-40, 0), label(0, 6)] }], [], boxAbout(0, 0, 60, 60))).toEqual([1]);
});

it('leaves a label in the box it has where that is free', () => {
  const boxes = [label(0, 0), label(60, 0)];
  expect(chooseLabelBoxes([{ boxes }], [], undefined, [1])).toEqual([1]);
  expect(chooseLabelBoxes([{ boxes }], [boxAbout(60, 0, 10, 10)], undefined, [1])).toEqual([0]);
  expect(chooseLabelBoxes([{ boxes }], [], undefined, [7])).toEqual([0]);
});

it('leaves no two optional labels over each other, nor over a line', () => {
  const place = fc.tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 200 }));
  fc.assert(
    fc.property(fc.array(fc.array(place, { minLength: 1, maxLength: 4 }), { maxLength: 12 }), place, place, (boxes, from, to) => {
      const line = boxesAlong([from, to], 2);
      const labels = boxes.map((places) => ({ boxes: places.map(([x, y]) => label(x, y)), isOptional: true }));
      const standing = chooseLabelBoxes(labels, line).flatMap((index, at) => (index === undefined ? [] : (labels[at]?.boxes[index] ?? [])));
      const all = [...standing, ...line];
      for (const [index, one] of standing.entries())
        for (const other of all.filter((_, at) => at !== index)) {
          const apart =
            one.left + one.width <= other.left ||
            other.left + other.width <= one.left ||
            one.top + one.height <= other.top ||
            other.top + other.height <= one.top;
          expect(apart).toBe(true);
        }
    }),
  );
});

it('takes the first box that is inside, whatever fractions its sides have', () => {
  const within = { left: 10, top: 58, width: 780, height: 350 };
  const box = (left: number) => ({ left, top: 61.7, width: 100.6, height: 28 });
  for (let step = 0; step < 60; step += 1)
    expect(chooseLabelBoxes([{ boxes: [box(11 + step * 7.3), box(300), box(128)] }], [], within)).toEqual([0]);
});
