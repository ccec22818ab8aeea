import { expect, test } from 'vitest';
import { timeOfDay } from './time-of-day';

test.each([
  [0, 'evening'],
  [4, 'evening'],
  [5, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [17, 'afternoon'],
  [18, 'evening'],
  [23, 'evening'],
])('at %i o’clock it is %s', (hour, expected) => {
  expect(timeOfDay(hour)).toBe(expected);
});
