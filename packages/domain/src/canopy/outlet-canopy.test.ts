import { describe, expect, it } from 'vitest';
import { isOutletCanopy, type OutletCanopy, outletPlaces } from '.';

const ROW: OutletCanopy = {
  shape: 'linear',
  outlets: [
    { x: -0.4, z: 0 },
    { x: 0, z: 0.02 },
    { x: 0.4, z: 0 },
  ],
};
const BODY = { widthMetres: 1, depthMetres: 0.1 };
const rounded = (metres: number) => Math.round(metres * 1e6) / 1e6 + 0;

describe('a canopy with outlets', () => {
  it('CA9 turns its outlets counter-clockwise seen from above', () => {
    const turned = outletPlaces(ROW, Math.PI / 2).map(({ x, z }) => [rounded(x), rounded(z)]);
    expect(turned).toEqual([
      [0, 0.4],
      [0.02, 0],
      [0, -0.4],
    ]);
    expect(outletPlaces(ROW, 0)).toEqual(ROW.outlets);
  });

  it('CA10 is one with a shape and places within its body', () => {
    expect(isOutletCanopy(ROW, BODY)).toBe(true);
    const others: readonly unknown[] = [
      null,
      {},
      { ...ROW, shape: 'star' },
      { ...ROW, outlets: ROW.outlets.slice(1, 2) },
      { ...ROW, outlets: Array.from({ length: 25 }, (_, index) => ({ x: index / 100, z: 0 })) },
      { ...ROW, outlets: [...ROW.outlets, { x: 0.51, z: 0 }] },
      { ...ROW, outlets: [...ROW.outlets, { x: 0.4, z: 0 }] },
      { ...ROW, outlets: [...ROW.outlets, { x: Number.NaN, z: 0 }] },
      { ...ROW, outlets: [...ROW.outlets, null] },
    ];
    expect(others.map((other) => isOutletCanopy(other, BODY))).toEqual(others.map(() => false));
  });
});
