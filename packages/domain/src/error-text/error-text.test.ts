import { describe, expect, it } from 'vitest';
import { parseLedColourTemp } from '../attribute';
import { rowOf, text } from '../testing/models';
import { failureOf } from '../testing/results';
import { type DomainFailure, errorText } from '.';

describe('error texts', () => {
  it('ET1 fills the text of the table with the values of the failure', () => {
    const failures: DomainFailure[] = [
      { code: 'reference.invalid', reference: '0820' },
      { code: 'reference.part-missing', part: 'control', reference: '082042' },
      { code: 'price.base-not-found', model: '0162', rateId: 10 },
      { code: 'catalog.unknown', value: 17 },
      { code: 'article.light-unknown', light: 'X1' },
    ];
    expect(failures.map((failure) => errorText(failure))).toEqual([
      '0820 is not a valid reference',
      'Cannot get control for reference',
      'Base price not found',
      'Not exist catalog value',
      "Cannot get Variations for light X1, Article Collection doesn't contain this light",
    ]);
  });

  it('ET5 leaves lists of lists out, however deep', () => {
    const deep = Array.from({ length: 50_000 }).reduce<unknown>((inner) => [inner], []);
    const failure = { code: 'model.amount-malformed', model: '0162', where: 'moq', value: deep } as const;
    expect(errorText(failure)).toBe('model amount malformed: model 0162, where moq');
  });

  it('ET5 says a failure without a line by its code in words and its values, without records', () => {
    const failures: DomainFailure[] = [
      { code: 'budget.quantity', line: 'dome', value: 0 },
      { code: 'upload.format', name: 'a.exe', allowed: ['pdf', 'gif'] },
      { code: 'virtual.no-clusters' },
      { code: 'bom.element-refused', elementId: 'X', failure: { code: 'article.attribute-missing', attribute: 'color' } },
      { code: 'budget.percent', field: 'iva', line: undefined, value: 101, min: 0, max: 100, reason: 'percent.out-of-range' } as never,
    ];
    expect(failures.map((failure) => errorText(failure))).toEqual([
      'budget quantity: line dome, value 0',
      'upload format: name a.exe, allowed pdf, gif',
      'virtual no clusters',
      'bom element refused: elementId X',
      'budget percent: field iva, value 101, min 0, max 100, reason percent.out-of-range',
    ]);
  });

  it('ET4 describes a value without text form by its kind', () => {
    const strange = Object.create(null);
    expect([strange, [strange, 1]].map((value) => failureOf(parseLedColourTemp(value)))).toEqual(
      ['an object', 'a list'].map((text) => ({ code: 'attribute.not-an-integer', attribute: 'ledColourTemp', text })),
    );
    expect(errorText({ code: 'reference.invalid', reference: strange })).toBe('an object is not a valid reference');
  });

  it('ET2 gives the reason of a rejection in the language of the viewer', () => {
    const row = rowOf('10 * * * *', 'Too warm');
    const failure = { code: 'article.excluded', row, reason: row.reason } as const;
    const silent = { ...failure, reason: { ...text('Too warm'), fr: '' } };
    const texts = [errorText(failure), errorText(failure, 'de'), errorText({ ...failure, reason: undefined }), errorText(silent, 'fr')];
    expect(texts).toEqual([
      'Rule failed: Too warm',
      'Rule failed: Too warm (de)',
      'This combination is incompatible.',
      'This combination is incompatible.',
    ]);
  });
});
