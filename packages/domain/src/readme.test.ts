import { expect, it } from 'vitest';
import { priceInCents } from '../examples/price-a-light';
import example from '../examples/price-a-light.ts?raw';
import readme from '../README.md?raw';
import { modelOf, rowOf, variationOf } from './testing/models';

it('ET3 prints the example that runs', () => {
  const variations = [
    variationOf('color', '10'),
    variationOf('temperature', '1'),
    variationOf('control', 'A', { priceIncrement: 20 }),
    variationOf('installation', '18'),
    variationOf('installation', '03'),
  ];
  const model = modelOf({ variations, exclusions: [rowOf('10 * * 0 3')] });
  expect(readme).toContain(example.trim());
  const references = ['0162 10 / 1A _ 18', '0162/1', '0162 24 / 1A _ 18', '0162 10 / 1A _ 03'];
  expect(references.map((reference) => priceInCents(model, reference))).toEqual([
    33_300,
    'reference.invalid',
    'article.attribute-unknown',
    'article.excluded',
  ]);
});
