import type { ProjectProduct } from '@candil/contract';
import { expect, it } from 'vitest';
import { equalLines, togetherStep } from './equal-lines';

const line = (id: string, more: Partial<ProjectProduct> = {}): ProjectProduct =>
  ({ _id: id, referenceCode: 'A', attributes: { pendantHeight: 200 }, room: 'Bar', note: '', quantity: 2, ...more }) as ProjectProduct;
const idsOf = (products: readonly ProjectProduct[]) => equalLines(products).map((lines) => lines.map(({ _id }) => _id));

it('finds lines of one luminaire, height and room', () => {
  const products = [
    line('a'),
    line('b', { room: 'Hall' }),
    line('c', { room: 'bar' }),
    line('d', { referenceCode: 'B' }),
    line('e', { attributes: { pendantHeight: 90 } }),
  ];
  expect(idsOf(products)).toEqual([['a', 'c']]);
});

it('leaves what would be more than a line may hold', () => {
  expect(idsOf([line('a', { quantity: 99_999 }), line('b')])).toEqual([]);
  expect(idsOf([line('a', { note: 'x'.repeat(300) }), line('b', { note: 'y'.repeat(300) })])).toEqual([]);
});

it('puts them together in one step that loses no note', () => {
  const products = [line('a', { note: 'dim' }), line('b', { note: 'spare' }), line('c', { note: 'dim' })];
  expect(togetherStep(equalLines(products))).toEqual({
    kind: 'step',
    edits: [{ productId: 'a', quantity: 6, note: 'dim · spare' }],
    remove: ['b', 'c'],
    restore: [],
  });
});
