import { expect, it, vi } from 'vitest';
import { retrying } from './retrying';

const failing = (times: number) => {
  let left = times;
  return vi.fn(async () => {
    left -= 1;
    if (left >= 0) throw new Error('offline');
    return 'there';
  });
};

it('tries again what failed, as often as there are pauses', async () => {
  const [once, always] = [failing(2), failing(9)];
  await expect(retrying(once, [0, 0])).resolves.toBe('there');
  await expect(retrying(always, [0, 0])).rejects.toThrow('offline');
  expect([once, always].map(({ mock }) => mock.calls.length)).toEqual([3, 3]);
});
