import { expect, it } from 'vitest';
import { leftOverState, readLeftOver } from './left-over-state';

const left = [
  { text: '0162/1', reason: 'A key of the price list' },
  { text: '9999 11/1A_10', reason: 'No such model' },
];

it('comes back as it went', () => {
  expect(readLeftOver(leftOverState(left))).toEqual({ text: '0162/1\n9999 11/1A_10', left });
});

it.each([undefined, null, 'x', {}, { leftOver: [] }, { leftOver: 'x' }, { leftOver: [{ text: 1, reason: 'x' }] }, { leftOver: [null] }])(
  'is nothing in %j',
  (state) => expect(readLeftOver(state)).toBeUndefined(),
);
