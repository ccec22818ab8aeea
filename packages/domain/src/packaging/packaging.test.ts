import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { errorText } from '../error-text';
import { fail, ok } from '../result';
import { failureOf } from '../testing/results';
import { checkPackagingData, PACKING_STEPS, type PackagingData, type PartKind, packagingOf, packagingPoints } from '.';

const part = (kind: PartKind, longestSideCm = 10, quantity = 1) => ({ kind, longestSideCm, quantity });
const DATA: PackagingData = { minutesPerPoint: { PREPARA: 2, MONTAJE: 0.355, EMBALAJE: 0 }, pointsPerPackage: 6 };

describe('packing', () => {
  it('PK1 counts 1 point for a tube or a curve, 4 for a canopy, none for another part', () => {
    const kinds = ['tube', 'curve', 'canopy', 'other'] as const;
    expect([
      ...kinds.map((kind) => packagingPoints([part(kind)])),
      packagingPoints([]),
      packagingPoints(kinds.map((kind) => part(kind, 10, 3))),
    ]).toEqual([1, 1, 4, 0, 0, 18]);
  });

  it('PK2 multiplies by the longest side of the part', () => {
    const sides = [15, 30, 30.001, 60, 60.001, 400];
    expect(sides.map((side) => packagingPoints([part('tube', side)]))).toEqual([1.5, 1.5, 2, 2, 3, 3]);
    expect(packagingPoints([part('canopy', 30), part('curve', 61, 2)])).toBe(12);
  });

  it('PK3 counts parts below 15 cm once', () => {
    expect([0, 14.999, 15].map((side) => packagingPoints([part('canopy', side)]))).toEqual([4, 4, 6]);
  });

  it('PK4 needs a package for every so many points begun', () => {
    const packages = (points: number, pointsPerPackage: number) =>
      packagingOf([part('tube', 1, points)], { ...DATA, pointsPerPackage }).packages;
    expect([packages(0, 6), packages(1, 6), packages(6, 6), packages(7, 6), packages(7, 3.5), packages(3, 0.3)]).toEqual([
      0, 1, 1, 2, 2, 10,
    ]);
    expect(packagingOf([part('tube', 20, 5)], { ...DATA, pointsPerPackage: 2.5 }).packages).toBe(3);
  });

  it('PK5 takes so many minutes per point for each step', () => {
    expect(packagingOf([part('tube', 15), part('canopy', 40)], DATA)).toEqual({
      packages: 2,
      timing: { PREPARA: 19, MONTAJE: 3.373, EMBALAJE: 0 },
    });
    expect(PACKING_STEPS).toEqual(['PREPARA', 'MONTAJE', 'EMBALAJE']);
  });

  it('PK5 needs as long for parts together as for each', () => {
    const parts = fc.array(
      fc.record({ kind: fc.constantFrom('tube', 'curve', 'canopy', 'other'), longestSideCm: fc.nat(100), quantity: fc.nat(9) }),
    );
    fc.assert(
      fc.property(parts, (any) => {
        const { PREPARA } = packagingOf(any, DATA).timing;
        expect(PREPARA).toBe(any.reduce((sum, one) => sum + packagingOf([one], DATA).timing.PREPARA, 0));
        expect(PREPARA).toBe(2 * packagingPoints(any));
      }),
      { examples: [[[part('tube', 20)]]] },
    );
  });

  it('PK6 accepts data of three steps and points per package, otherwise reports the fault and its place', () => {
    const whole = { ...DATA, note: 'ours' };
    expect(checkPackagingData(whole)).toEqual(ok(whole));
    expect(checkPackagingData({ ...DATA, pointsPerPackage: 0.001 }).ok).toBe(true);
    const minutes = (MONTAJE: unknown) => ({ ...DATA, minutesPerPoint: { ...DATA.minutesPerPoint, MONTAJE } });
    const time = { path: 'minutesPerPoint.MONTAJE', reason: 'is no time of at most three decimals' };
    const points = { path: 'pointsPerPackage', reason: 'is no number above 0 of at most three decimals' };
    const refused = (input: unknown) => {
      const { code, ...where } = failureOf(checkPackagingData(input));
      return where;
    };
    expect([null, [], 7, {}, { minutesPerPoint: [] }].map(refused)).toEqual([
      ...Array(3).fill({ path: '', reason: 'is no object' }),
      ...Array(2).fill({ path: 'minutesPerPoint', reason: 'is no object' }),
    ]);
    expect([undefined, '1', -1, Number.NaN, 0.0001, 1_000_001].map((value) => refused(minutes(value)))).toEqual(Array(6).fill(time));
    expect(
      [undefined, '1', 0, -1, Number.POSITIVE_INFINITY, 0.0001].map((pointsPerPackage) => refused({ ...DATA, pointsPerPackage })),
    ).toEqual(Array(6).fill(points));
    const failure = failureOf(checkPackagingData({ ...DATA, pointsPerPackage: 0 }));
    expect(fail(failure)).toEqual(fail({ code: 'packaging.data-malformed', ...points }));
    expect(errorText(failure)).toBe(
      'packaging data malformed: path pointsPerPackage, reason is no number above 0 of at most three decimals',
    );
  });

  it('PK8 throws on a side, a quantity or data out of bounds, naming it', () => {
    for (const side of [-1, Number.NaN])
      expect(() => packagingPoints([part('tube', side)])).toThrow(new RangeError(`${side} is no side in centimetres`));
    for (const quantity of [-1, 1.5]) {
      expect(() => packagingPoints([part('tube', 1, quantity)])).toThrow(new RangeError(`${quantity} is no number of parts`));
    }
    for (const pointsPerPackage of [0, 0.0004]) {
      expect(() => packagingOf([], { ...DATA, pointsPerPackage })).toThrow(
        new RangeError(`${pointsPerPackage} is no number of points per package`),
      );
    }
    for (const pointsPerPackage of [-1, Number.NaN]) {
      expect(() => packagingOf([], { ...DATA, pointsPerPackage })).toThrow(
        new RangeError(`${pointsPerPackage} is no time or number of points`),
      );
    }
  });
});
