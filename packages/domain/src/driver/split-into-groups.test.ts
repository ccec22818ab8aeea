import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slowGroups } from '../testing/driver-oracle';
import { splitIntoGroups } from '.';

/** `7/8 + 5/5`: seven lights on a driver for eight, five on one for five. */
const shown = (count: number, sizes: readonly number[]) =>
  splitIntoGroups(count, sizes)
    .map(({ lights, number_support }) => `${lights}/${number_support}`)
    .join(' + ');

const sizes = fc.integer({ min: 1, max: 30 }).chain((max) => fc.array(fc.integer({ min: 1, max }), { minLength: 1, maxLength: 8 }));
const count = fc.integer({ min: 0, max: 60 });

describe('splitting lights into groups', () => {
  it('DR1 makes as many groups as the largest size asks for', () => {
    const numbers = [1, 4, 5, 8, 9, 40, 41].map((lights) => splitIntoGroups(lights, [1, 2, 4]).length);
    expect(numbers).toEqual([1, 1, 2, 2, 3, 10, 11]);
    expect(splitIntoGroups(99_999, [250, 3])).toHaveLength(400);
    fc.assert(
      fc.property(count, sizes, (lights, any) => splitIntoGroups(lights, any).length === Math.ceil(lights / Math.max(...any))),
      { examples: [[13, [6, 4]]] },
    );
  });

  it('DR2 takes supported sizes that sum to the count', () => {
    const exact = ['4/4 + 1/1', '4/4 + 4/4', '4/4 + 4/4 + 2/2'];
    expect([shown(5, [1, 2, 4]), shown(8, [1, 2, 4]), shown(10, [4, 2, 1, 4])]).toEqual(exact);
  });

  it('DR3 prefers the smallest spread', () => {
    expect([shown(34, [5, 6, 9, 11]), shown(46, [9, 11, 14, 15])]).toEqual(['11/11 + 11/11 + 6/6 + 6/6', '14/14 + 14/14 + 9/9 + 9/9']);
  });

  it('DR4 prefers the smallest sum of squares at equal spread', () => {
    expect([shown(29, [4, 6, 7]), shown(28, [4, 5, 8, 9])]).toEqual(['7/7 + 6/6 + 6/6 + 6/6 + 4/4', '8/8 + 8/8 + 8/8 + 4/4']);
  });

  it('DR5 prefers the larger group at the first place that differs', () => {
    expect(shown(15, [3, 4, 6, 7])).toBe('7/7 + 4/4 + 4/4');
  });

  it('DR6 splits evenly over the smallest drivers that support it where no sizes sum to the count', () => {
    expect([shown(7, [1, 2, 4]), shown(9, [2, 4]), shown(13, [6]), shown(11, [6, 9]), shown(1, [3, 8])]).toEqual([
      '4/4 + 3/4',
      '3/4 + 3/4 + 3/4',
      '5/6 + 4/6 + 4/6',
      '6/6 + 5/6',
      '1/3',
    ]);
  });

  it('DR7 puts larger groups first', () => {
    const order = [shown(20, [1, 3, 8]), shown(22, [5, 9])];
    expect(order).toEqual(['7/8 + 7/8 + 6/8', '8/9 + 7/9 + 7/9']);
    fc.assert(
      fc.property(count, sizes, (lights, any) => {
        const groups = splitIntoGroups(lights, any).map((group) => group.lights);
        expect(groups).toEqual([...groups].sort((a, b) => b - a));
      }),
      { examples: [[13, [6]]] },
    );
  });

  it('DR8 keeps every light, in a group that its driver supports', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000 }), sizes, (lights, any) => {
        const groups = splitIntoGroups(lights, any);
        expect(groups.reduce((sum, group) => sum + group.lights, 0)).toBe(lights);
        for (const group of groups) {
          expect(group.lights).toBeLessThanOrEqual(group.number_support);
          expect(any).toEqual(expect.arrayContaining([group.number_support]));
        }
      }),
      { examples: [[7, [4, 1, 2]]] },
    );
  });

  it('DR9 gives what looking at every partition gives', () => {
    fc.assert(
      fc.property(count, sizes, (lights, any) => {
        expect(splitIntoGroups(lights, any)).toEqual(slowGroups(lights, any));
      }),
      {
        examples: [
          [34, [5, 6, 9, 11]],
          [46, [9, 11, 14, 15]],
          [29, [7, 6, 4]],
          [15, [3, 4, 6, 7]],
          [60, [1]],
        ],
      },
    );
  });

  it('DR9 gives the same when asked again, for each number of groups', () => {
    const any = [3, 4, 6, 7];
    const lights = Array.from({ length: 61 }, (_, index) => index);
    const expected = lights.map((number) => slowGroups(number, any));
    expect([lights.map((number) => splitIntoGroups(number, any)), lights.map((number) => splitIntoGroups(number, any))]).toEqual([
      expected,
      expected,
    ]);
  });

  it('DR10 makes no groups without lights or sizes', () => {
    expect([splitIntoGroups(0, [4]), splitIntoGroups(3, []), splitIntoGroups(0, [])]).toEqual([[], [], []]);
  });

  it('DR11 throws on a count or a size out of bounds, naming it', () => {
    for (const lights of [-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 100_000]) {
      expect(() => splitIntoGroups(lights, [1, 2])).toThrow(new RangeError(`${lights} is no number of lights`));
    }
    for (const size of [0, -2, 2.5, Number.NaN, 251]) {
      expect(() => splitIntoGroups(4, [1, size])).toThrow(new RangeError(`${size} is no number of lights of a driver`));
    }
    expect(splitIntoGroups(99_999, [250])).toHaveLength(400);
    expect(splitIntoGroups(0, [1, 250])).toEqual([]);
  });
});
