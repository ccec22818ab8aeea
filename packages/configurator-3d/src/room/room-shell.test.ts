import { DataUtils } from 'three';
import { expect, it } from 'vitest';
import { halfOf } from './room-shell';

it('has light as half floats to the bit as the tables of three have it', () => {
  const values = new Float32Array(4096);
  values.forEach((_, index) => {
    // From far below the least half float of full precision to the largest one.
    values[index] = index === 0 ? 0 : 2 ** (-26 + (index / values.length) * 42) * 0.999;
  });
  const bits = new Uint32Array(values.buffer);
  const halves = Array.from(values, (value, index) => halfOf(bits[index]!, value));
  expect(halves).toEqual(Array.from(values, (value) => DataUtils.toHalfFloat(value)));
});
