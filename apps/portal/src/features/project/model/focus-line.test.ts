import type { ProjectProduct } from '@candil/contract';
import { expect, it } from 'vitest';
import { lineAfter } from './focus-line';

const project = { products: ['a', 'b', 'c'].map((_id) => ({ _id }) as ProjectProduct) };

it.each([
  [['a'], 'b'],
  [['a', 'b'], 'c'],
  [['c'], 'b'],
  [['b', 'c'], 'a'],
  [['a', 'b', 'c'], undefined],
])('after %j the focus goes to %s', (removed, expected) => {
  expect(lineAfter(project, removed)).toBe(expected);
});
