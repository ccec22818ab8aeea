import { calendarDayOf } from '@candil/domain';
import { expect, it } from 'vitest';
import { stateInList, stateOfBudget } from './budget-state';

it.each([
  [null, 19, 'inForce'],
  [null, 20, 'expired'],
  ['newer', 19, 'replaced'],
  ['newer', 20, 'replaced'],
] as const)('a budget valid until the 19th, replaced by %s, is on the %ith %s', (supersededBy, day, expected) =>
  expect(stateOfBudget({ supersededBy, validationDate: '19/12/2026' }, calendarDayOf(2026, 12, day))).toBe(expected),
);

it.each([
  [true, true, 'inForce'],
  [false, true, 'expired'],
  [false, false, 'replaced'],
] as const)('in the list, checked %s and newest %s is %s', (isChecked, isNewest, expected) =>
  expect(stateInList({ isChecked }, isNewest)).toBe(expected),
);
