import { expect, it } from 'vitest';
import { SAMPLE_SOURCE } from '../testing/sample-budget';
import { belowMinimum } from './below-minimum';

const [first, second] = SAMPLE_SOURCE.lines.map((line) => ({ ...line, moq: 3 })) as [
  (typeof SAMPLE_SOURCE.lines)[number],
  (typeof SAMPLE_SOURCE.lines)[number],
];
const named = (quantities: Readonly<Record<string, number>>) => belowMinimum([first, second], quantities).map(({ tag }) => tag);

it('names the lines below their minimum, by the entered quantities', () => {
  expect([named({}), named({ [first.productId]: 3 }), named({ [first.productId]: 0 }), named({ [second.productId]: 1 })]).toEqual([
    ['L1'],
    [],
    [],
    ['L1', 'L2'],
  ]);
});
