import type { SheetLine } from '@candil/budget-sheet';
import { expect, it } from 'vitest';
import { flattenLines } from './flatten-lines';

const line = (id: string, depth: number, pieces: readonly SheetLine[] = []): SheetLine => ({
  id,
  depth,
  tag: '',
  room: '',
  name: id,
  referenceCode: '',
  image: '',
  attributes: '',
  facts: '',
  delivery: '',
  minimum: '',
  amounts: { quantity: { value: 1, text: '1' } },
  pieces,
});

it('lists the parts of a line below it, down to the last level, each with a unique key', () => {
  const nested = [line('a', 0, [line('b', 1, [line('c', 2)]), line('b', 1)]), line('d', 0)];
  expect(flattenLines(nested).map(({ key, line: { id, depth } }) => `${key} ${id} ${depth}`)).toEqual([
    '0 a 0',
    '0.0 b 1',
    '0.0.0 c 2',
    '0.1 b 1',
    '1 d 0',
  ]);
});
