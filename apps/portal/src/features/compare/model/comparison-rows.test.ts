import type { ComparedVariant } from '@candil/contract';
import { expect, it } from 'vitest';
import { comparisonRows, type FactWords } from './comparison-rows';

const variant = (lumens: number, watts?: number) =>
  ({ product: { kind: 'article', technical: { lumens, watts } } }) as unknown as ComparedVariant;
const GONE = { product: null } as unknown as ComparedVariant;
const words: FactWords = (fact, product) => {
  if (product.kind === 'composition') return undefined;
  const { lumens, watts } = product.technical;
  if (fact === 'lumens') return `${lumens} lm`;
  return fact === 'watts' && watts !== undefined ? `${watts} W` : undefined;
};
const rows = (...variants: ComparedVariant[]) => comparisonRows(variants, 'light', words);

it('tells the facts that any variant has, and which of them differ', () => {
  expect(rows(variant(900, 9), variant(900, 12))).toEqual([
    { fact: 'lumens', values: ['900 lm', '900 lm'], differs: false },
    { fact: 'watts', values: ['9 W', '12 W'], differs: true },
  ]);
});

it('counts a missing fact as a difference, and a code that names nothing as none', () => {
  expect(rows(variant(900, 9), variant(900)).map(({ differs }) => differs)).toEqual([false, true]);
  expect(rows(variant(900, 9), GONE).map(({ values, differs }) => [values, differs])).toEqual([
    [['900 lm', undefined], false],
    [['9 W', undefined], false],
  ]);
  expect(rows(GONE)).toEqual([]);
});
