import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { failureOf, successOf } from '../testing/results';
import {
  checkPendantHeight,
  clampPendantHeight,
  defaultPendantHeightCm,
  type HangingPlace,
  type HeightRange,
  needsLongWire,
  pendantHeightLimits,
  pendantHeightMetres,
  pendantHeightOfWire,
  wireLengthOfHeight,
} from '.';

const RANGE: HeightRange = { min: 50, standard: 200, max: 300 };
const place = (roomHeightMetres: number, absoluteVerticalMetres = 0): HangingPlace => ({ roomHeightMetres, absoluteVerticalMetres });
const limits = (range: HeightRange, at?: HangingPlace) => successOf(pendantHeightLimits(range, at));
const ends = (range: HeightRange, at?: HangingPlace) => {
  const { minCm, maxCm } = limits(range, at);
  return [minCm, maxCm];
};

describe('limits of a pendant height', () => {
  it('PH1 are those of the variation, widened by its standard', () => {
    expect([RANGE, { ...RANGE, standard: 40 }, { ...RANGE, standard: 320 }, { min: 50.5, max: 300.5 }].map((range) => ends(range))).toEqual(
      [
        [50, 300],
        [40, 300],
        [50, 320],
        [51, 300],
      ],
    );
  });

  it('PH1 leave the standard alone when the delta is 0', () => {
    expect([ends({ ...RANGE, delta: 0 }), ends({ ...RANGE, delta: 5 })]).toEqual([
      [200, 200],
      [50, 300],
    ]);
  });

  it('PH2 are 1 and 9999 cm where a variation sets none', () => {
    expect([ends({}), ends({ min: -5, max: 20_000 }), ends({ standard: 180 })]).toEqual([
      [1, 9999],
      [1, 9999],
      [1, 9999],
    ]);
  });

  it('PH3 are at most the height of the room less 10 cm, rounded down', () => {
    const most = [4, 3.1, 3.109, 2.3, 2.2999, 2.3001].map((height) => limits(RANGE, place(height)));
    expect(most.map(({ maxCm, maxLimit }) => [maxCm, maxLimit])).toEqual([
      [300, 'variation'],
      [300, 'variation'],
      [300, 'variation'],
      [220, 'room'],
      [219, 'room'],
      [220, 'room'],
    ]);
  });

  it('PH4 are at least the depth of the mounting point below the ceiling, rounded up', () => {
    const low: HeightRange = { min: 10, standard: 20, max: 90 };
    const least = [0, -0.1, -0.135, -0.14, -0.29, 0.5].map((at) => limits(low, place(4, at)));
    expect(least.map(({ minCm, minLimit }) => [minCm, minLimit])).toEqual([
      [10, 'variation'],
      [10, 'variation'],
      [14, 'mount'],
      [14, 'mount'],
      [29, 'mount'],
      [10, 'variation'],
    ]);
  });

  it('PH3 let no pendant come nearer to the floor than 10 cm, and no whole centimetre be lost', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_000, max: 30_000 }), (roomMm) => {
        const { maxCm } = limits({}, place(roomMm / 1000));
        expect(maxCm * 10).toBeLessThanOrEqual(roomMm - 100);
        expect((maxCm + 1) * 10).toBeGreaterThan(roomMm - 100);
      }),
      { examples: [[2_300], [2_309]] },
    );
  });

  it('PH4 let no pendant end above what it hangs from, and no whole centimetre be lost', () => {
    fc.assert(
      fc.property(fc.integer({ min: 11, max: 900 }), (depthMm) => {
        const { minCm } = limits({}, place(3, -depthMm / 1000));
        expect(minCm * 10).toBeGreaterThanOrEqual(depthMm);
        expect((minCm - 1) * 10).toBeLessThan(depthMm);
      }),
      { examples: [[135], [290]] },
    );
  });

  it('PH13 leave nothing in a room that is too low', () => {
    const failures = [place(0.5), place(1.2, -1.5)].map((at) => failureOf(pendantHeightLimits({ ...RANGE, min: 60 }, at)));
    expect(failures).toEqual([
      { code: 'pendant-height.no-room', min: 60, max: 40 },
      { code: 'pendant-height.no-room', min: 150, max: 110 },
    ]);
  });
});

describe('a pendant height', () => {
  it('PH5 is the standard unless chosen otherwise, else 200 cm', () => {
    expect([defaultPendantHeightCm(RANGE), defaultPendantHeightCm({ standard: 140 }), defaultPendantHeightCm({ min: 1 })]).toEqual([
      200, 140, 200,
    ]);
  });

  it.each([199.5, Number.NaN, Number.POSITIVE_INFINITY, '200', null, undefined])('PH6 is no %s', (value) => {
    expect(checkPendantHeight(value, limits(RANGE))).toEqual({ ok: false, failure: { code: 'pendant-height.not-whole', value } });
  });

  it('PH7 lies within its limits, both included', () => {
    const room = limits(RANGE, place(2.5, -0.6));
    expect([60, 240].map((value) => checkPendantHeight(value, room))).toEqual([
      { ok: true, value: 60 },
      { ok: true, value: 240 },
    ]);
    const code = 'pendant-height.out-of-range';
    expect([59, 241, -1e300].map((value) => failureOf(checkPendantHeight(value, room)))).toEqual([
      { code, value: 59, min: 60, max: 240, limit: 'mount' },
      { code, value: 241, min: 60, max: 240, limit: 'room' },
      { code, value: -1e300, min: 60, max: 240, limit: 'mount' },
    ]);
    expect(failureOf(checkPendantHeight(301, limits(RANGE)))).toEqual({ code, value: 301, min: 50, max: 300, limit: 'variation' });
  });

  it('PH8 is clamped to the nearest allowed, telling what limits it', () => {
    const room = limits(RANGE, place(2.5));
    expect([49, 50, 120.4, 120.5, 240, 999].map((height) => clampPendantHeight(height, room))).toEqual([
      { heightCm: 50, limit: 'variation' },
      { heightCm: 50 },
      { heightCm: 120 },
      { heightCm: 121 },
      { heightCm: 240 },
      { heightCm: 240, limit: 'room' },
    ]);
  });

  it('PH9 needs an LW code when allowed and not the default', () => {
    const needed = (height: number, at?: HangingPlace) => needsLongWire(height, RANGE, at);
    expect([needed(199), needed(200), needed(300), needed(301), needed(120.5), needed(260, place(2.5)), needed(240, place(2.5))]).toEqual([
      true,
      false,
      true,
      false,
      false,
      false,
      true,
    ]);
    expect([needsLongWire(200, {}), needsLongWire(180, {}), needsLongWire(180, { standard: 180 })]).toEqual([false, true, false]);
  });

  it('PH10 is a hundredth of its centimetres in metres', () => {
    expect([200, 185, 7].map(pendantHeightMetres)).toEqual([2, 1.85, 0.07]);
  });

  it('PH14 is refused when it is not finite', () => {
    const asked = [
      () => clampPendantHeight(Number.NaN, limits(RANGE)),
      () => pendantHeightMetres(Number.POSITIVE_INFINITY),
      () => pendantHeightLimits(RANGE, place(Number.NaN)),
      () => pendantHeightLimits(RANGE, place(4, Number.NaN)),
      () => pendantHeightLimits({ min: Number.NaN }),
      () => defaultPendantHeightCm({ standard: Number.NaN }),
    ];
    for (const ask of asked) expect(ask).toThrow(RangeError);
  });
});

describe('a wire', () => {
  const PARTS = { canopyHeightMetres: 0.135, elementHeightMetres: 0.2 };

  it('PH11 makes the height together with canopy and element, to the nearest centimetre', () => {
    expect([166, 166.5, 165.9, 166.49, 0].map((wire) => pendantHeightOfWire(wire, PARTS))).toEqual([200, 200, 199, 200, 34]);
    // 0.145 + 0.2 metres are 34.499999999999996 cm in floating point.
    expect(pendantHeightOfWire(1, { canopyHeightMetres: 0.145, elementHeightMetres: 0.2 })).toBe(36);
  });

  it('PH12 is the height without canopy and element', () => {
    expect([200, 34].map((height) => wireLengthOfHeight(height, PARTS))).toEqual([
      { ok: true, value: 166.5 },
      { ok: true, value: 0.5 },
    ]);
    expect(wireLengthOfHeight(34, { ...PARTS, canopyHeightMetres: 0.14 })).toEqual({ ok: true, value: 0 });
    expect(failureOf(wireLengthOfHeight(33, PARTS))).toEqual({ code: 'pendant-height.no-wire', value: 33, min: 33.5 });
  });

  it('PH12 gives back the height that it comes from', () => {
    const partMm = fc.integer({ min: 0, max: 900 });
    fc.assert(
      fc.property(fc.integer({ min: 180, max: 9_999 }), partMm, partMm, (height, canopyMm, elementMm) => {
        const parts = { canopyHeightMetres: canopyMm / 1000, elementHeightMetres: elementMm / 1000 };
        expect(pendantHeightOfWire(successOf(wireLengthOfHeight(height, parts)), parts)).toBe(height);
      }),
      { examples: [[200, 135, 200]] },
    );
  });

  it('PH14 is refused when it is negative or not finite', () => {
    const asked = [
      () => pendantHeightOfWire(Number.NaN, PARTS),
      () => wireLengthOfHeight(Number.NaN, PARTS),
      () => pendantHeightOfWire(1, { ...PARTS, canopyHeightMetres: Number.NaN }),
    ];
    for (const ask of asked) expect(ask).toThrow('is no measure');
    expect(() => pendantHeightOfWire(-1, PARTS)).toThrow('negative');
    expect(() => wireLengthOfHeight(1, { ...PARTS, elementHeightMetres: -0.1 })).toThrow('negative');
  });
});
