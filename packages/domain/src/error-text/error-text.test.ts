import { describe, expect, it } from 'vitest';
import { rowOf } from '../testing/models';
import { type DomainFailure, errorText } from '.';

describe('error texts', () => {
  it('ET4 tells a value that cannot become a text by its kind', () => {
    const strange = Object.create(null);
    const currencies = [strange, [['EUR', strange]], [strange, 1]];
    expect(currencies.map((currency) => errorText({ code: 'budget.currency', line: 'dome', currency, expected: 'EUR' }))).toEqual(
      ['an object', 'a list', 'an object, 1'].map((currency) =>
        errorText({ code: 'budget.currency', line: 'dome', currency, expected: 'EUR' }),
      ),
    );
  });

  it('ET1 fills the text of the table with the values of the failure', () => {
    const failures: DomainFailure[] = [
      { code: 'reference.invalid', reference: '0820' },
      { code: 'reference.part-missing', part: 'control', reference: '082042' },
      { code: 'price.base-not-found', model: '0162', rateId: 10 },
      { code: 'catalog.unknown', value: 17 },
      { code: 'article.attribute-unknown', attribute: 'color', value: '99', allowed: ['10', '24'] },
    ];
    expect(failures.map((failure) => errorText(failure))).toEqual([
      '0820 is not a valid reference',
      'Cannot get control for reference',
      'Base price not found',
      'Not exist catalog value',
      '99 is not a value of color: 10, 24',
    ]);
  });

  it('ET2 tells the reason of a rejection in the language of the reader', () => {
    const row = rowOf('10 * * * *', 'Too warm');
    const failure = { code: 'article.excluded', row, reason: row.reason } as const;
    expect([errorText(failure), errorText(failure, 'de'), errorText({ ...failure, reason: undefined })]).toEqual([
      'Rule failed: Too warm',
      'Rule failed: Too warm (de)',
      'This combination is incompatible.',
    ]);
  });
});
