import { expect, it } from 'vitest';
import { NOTHING_LIVE } from './nothing-live';
import { isEvenStep } from './step-turn';

it('calls every second state even, and says the same of one state whenever it is asked', () => {
  const steps = [1, 2, 3, 4].map(() => ({ ...NOTHING_LIVE }));
  const first = steps.map(isEvenStep);
  expect(first).toEqual([first[0], !first[0], first[0], !first[0]]);
  expect(steps.toReversed().map(isEvenStep)).toEqual(first.toReversed());
});
