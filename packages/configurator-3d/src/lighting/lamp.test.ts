import { describe, expect, it } from 'vitest';
import { addLamp } from './add-lamp';
import { roomFaces } from './face';
import { type Lamp, lampsOf } from './lamp';
import { receiversOf } from './receivers';

const NONE = { positions: new Float32Array(), normals: new Float32Array() };
const BLACK = [0, 0, 0] as const;
const faces = roomFaces(
  { widthMetres: 4, depthMetres: 4, heightMetres: 3 },
  { floor: BLACK, ceiling: BLACK, back: BLACK, front: BLACK, left: BLACK, right: BLACK },
);
const receivers = receiversOf(faces, NONE);

const luxOf = (lamps: readonly Lamp[]): Float32Array => {
  const lux = new Float32Array(receivers.count * 3);
  for (const lamp of lamps)
    for (const range of receivers.ranges) addLamp(lux, receivers, range, lamp, { sign: 1, samples: 0, occluders: [] });
  return lux;
};

/** Lumens that arrive on the sides of the room, by luminance. */
const lumensOn = (lux: Float32Array): number =>
  receivers.ranges.reduce((sum, { from, to, face }) => {
    const area = (Math.hypot(...face!.across) * Math.hypot(...face!.up)) / (to - from);
    for (let i = from; i < to; i++) sum += (0.2126 * lux[i * 3]! + 0.7152 * lux[i * 3 + 1]! + 0.0722 * lux[i * 3 + 2]!) * area;
    return sum;
  }, 0);

const bare = { lumens: 1000, temperature: '1', radiusMetres: 0.1 };

describe('lamps of a luminaire', () => {
  it.each([
    ['a globe sends all of its light into the room', [{ kind: 'around', at: [0, 0, 0] }], 1000],
    ['a shade keeps what it swallows', [{ kind: 'down', at: [0, 0, 0], halfAngleDegrees: 72 }], 780],
    ['a beam has the light of its lamp', [{ kind: 'beam', at: [0, 0, 0], towards: [1, -1, 0], halfAngleDegrees: 20 }], 780],
    [
      'two lights share the lumens',
      [
        { kind: 'around', at: [0, 0, 0] },
        { kind: 'around', at: [0, 0.3, 0], strength: 3 },
      ],
      1000,
    ],
  ] as const)('%s', (_name, lights, lumens) => {
    expect(lumensOn(luxOf(lampsOf({ lights }, bare, [0.4, 1.5, -0.3]))) / lumens).toBeCloseTo(1, 1);
  });

  it('gives the inverse square of the distance under a globe', () => {
    const [lamp] = lampsOf({ lights: [{ kind: 'around', at: [0, 0, 0] }] }, { ...bare, radiusMetres: 0 }, [0, 2, 0]);
    const [floor] = receivers.ranges;
    const lux = luxOf([lamp!]);
    const middle = floor!.from + Math.floor(faces[0]!.rows / 2) * faces[0]!.columns + Math.floor(faces[0]!.columns / 2);
    const luminance = 0.2126 * lux[middle * 3]! + 0.7152 * lux[middle * 3 + 1]! + 0.0722 * lux[middle * 3 + 2]!;
    expect(luminance / (1000 / (4 * Math.PI) / 4)).toBeCloseTo(1, 2);
  });

  it('leaves the ceiling dark over an opaque shade', () => {
    const lux = luxOf(lampsOf({ lights: [{ kind: 'down', at: [0, 0, 0], halfAngleDegrees: 72 }] }, bare, [0, 1.5, 0]));
    const { from, to } = receivers.ranges[1]!;
    expect(lux.subarray(from * 3, to * 3).some((value) => value > 0)).toBe(false);
  });

  it('is warmer at 2700 K than at 4000 K, of one brightness', () => {
    const candela = (temperature: string) =>
      lampsOf({ lights: [{ kind: 'around', at: [0, 0, 0] }] }, { ...bare, temperature }, [0, 1, 0])[0]!.candela;
    const [warm, cold] = [candela('1'), candela('6')];
    const luminance = ([r, g, b]: readonly [number, number, number]): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;
    expect(warm[0] / warm[2]).toBeGreaterThan(cold[0] / cold[2]);
    expect(luminance(warm) / luminance(cold)).toBeCloseTo(1, 6);
  });
});
