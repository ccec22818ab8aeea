import { describe, expect, it } from 'vitest';
import type { CatalogueEdition } from '../../catalogue';
import { changedMeaning, type Editions } from './changed-meaning';

const variation = (type: string, modifier: string, text: string) => ({ type, modifier, description: { en: text } });
const edition = (models: Record<string, ReturnType<typeof variation>[]>): CatalogueEdition =>
  ({
    models: new Map(Object.entries(models).map(([model, variations]) => [model, { model, name: { en: `Model ${model}` }, variations }])),
  }) as unknown as CatalogueEdition;

const EDITIONS: Editions = [
  edition({ '0820': [variation('color', '42', 'Sage green'), variation('control', 'A', 'DALI-2')], '0825': [] }),
  edition({ '0820': [variation('color', '62', 'Oxide red'), variation('control', 'B', 'Phase')] }),
];
const changed = (given: string, slip: 'paste.typing' | 'paste.transposed' | 'paste.look-alike', reference = '082042/2A_10') => {
  const change = changedMeaning(EDITIONS, given, slip, reference);
  return (
    change && [change.part, change.given, 'givenText' in change ? change.givenText?.en : undefined, change.meant, change.meantText?.en]
  );
};

describe('a guess', () => {
  it.each([
    ['another finish that the maker knows', '0820 62/2A_10', 'paste.typing', ['color', '62', 'Oxide red', '42', 'Sage green']],
    ['a finish that nobody knows', '0820 43/2A_10', 'paste.typing', ['color', '43', undefined, '42', 'Sage green']],
    ['two characters of the finish', '0820 24/2A_10', 'paste.transposed', ['color', '24', undefined, '42', 'Sage green']],
    ['a control that looks alike and is one', '0820 42/2B_10', 'paste.look-alike', ['control', 'B', 'Phase', 'A', 'DALI-2']],
    ['another model that is sold', '0825 42/2A_10', 'paste.typing', ['model', '0825', 'Model 0825', '0820', 'Model 0820']],
    ['half a finish', '0820 4/2A_10', 'paste.typing', ['code', '0820 4/2A_10', undefined, '082042/2A_10', 'Sage green']],
  ] as const)('is a question: %s', (_what, given, slip, expected) => expect(changed(given, slip)).toEqual(expected));

  it.each([
    ['a zero of the model is missing', '820 42/2A_10', 'paste.typing'],
    ['a model that there is not', '0802 42/2A_10', 'paste.transposed'],
    ['letters for digits', 'O820 42/2A_1O', 'paste.look-alike'],
  ] as const)('is a repair: %s', (_what, given, slip) => expect(changed(given, slip)).toBeUndefined());
});
