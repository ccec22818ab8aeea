import { describe, expect, it } from 'vitest';
import { lightsOffOutlets, outletAt } from '.';

const OUTLETS = [
  { x: -0.2, z: 0 },
  { x: 0.2, z: 0 },
];

describe('the outlets of a cluster', () => {
  it('CL9 take one light each, a millimetre beside at most', () => {
    expect(outletAt(OUTLETS, { x: 0.201, z: 0.001 })).toBe(1);
    expect(outletAt(OUTLETS, { x: 0.2, z: 0.01 })).toBeUndefined();
    const lights = [
      { id: 'first', x: 0.2, z: 0 },
      { id: 'second', x: 0.2, z: 0 },
      { id: 'beside', x: 0, z: 0 },
      { id: 'other', x: -0.2, z: 0 },
    ];
    expect(lightsOffOutlets(OUTLETS, lights)).toEqual(['second', 'beside']);
  });
});
