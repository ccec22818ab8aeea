import { expect, it } from 'vitest';
import { weeksFor } from './weeks-for';

const steps = [
  { from: 5, weeks: 3 },
  { from: 50, weeks: 6 },
];

it.each([
  [steps, 1, 3],
  [steps, 5, 3],
  [steps, 49, 3],
  [steps, 50, 6],
  [[], 1, null],
])('%o for %i pieces take %s weeks', (leadTimes, quantity, weeks) => {
  expect(weeksFor(leadTimes, quantity)).toBe(weeks);
});
