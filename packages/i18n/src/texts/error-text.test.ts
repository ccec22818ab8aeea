import { type DomainFailure, errorText as specifiedText } from '@candil/domain';
import { describe, expect, it } from 'vitest';
import { OFFERED_LANGUAGES } from '../language/languages.data';
import { createI18n } from './create-i18n';
import { errorText } from './error-text';

const languages = await Promise.all(OFFERED_LANGUAGES.map((language) => createI18n(language)));
const [english] = languages;

/** The generic errors of the specification (P§8), by the failure that they word. */
const GENERIC: readonly [text: string, failure: DomainFailure][] = [
  ['Invalid input', { code: 'input.invalid', value: 1 } as unknown as DomainFailure],
  ['Invalid method', { code: 'call.method-invalid', value: 'HEAD' } as unknown as DomainFailure],
  ["This service name hasn't been found", { code: 'call.service-unknown', value: 'x' } as unknown as DomainFailure],
  ['Wrong udType parameter', { code: 'units.wrong-ud-type', udType: 'years' }],
  ['This method is invalid for this element', { code: 'element.method-invalid' } as unknown as DomainFailure],
  ['Cannot get control for reference', { code: 'reference.part-missing', part: 'control', reference: '082042' }],
];

describe('an error text', () => {
  it.each(GENERIC)('“%s” of the specification is said in six languages, in each differently', (text, failure) => {
    expect(specifiedText(failure)).toBe(text);
    const said = languages.map((i18n) => errorText(i18n, failure.code, failure as unknown as Record<string, unknown>));
    expect(said.filter((words) => words === '' || words.includes('{{'))).toEqual([]);
    // British and American English may say the same.
    expect(new Set(said).size).toBeGreaterThanOrEqual(5);
  });

  it('is found by code, status, key of the errors and whole key, and filled with its values', () => {
    const of = (idOrKey: string | number, values?: Record<string, unknown>) => errorText(english as never, idOrKey, values);
    expect([
      of('reference.invalid', { reference: '0820' }),
      of('units.unsupported', { unit: 'mm' }),
      of(404),
      of(503),
      of('formError.required'),
      of('common-front:errors.retry.title'),
    ]).toEqual([
      '0820 is not a valid reference',
      'mm is not a supported unit',
      'It is no longer there',
      'The service has a problem',
      'Please fill in this field',
      'No answer from the service',
    ]);
  });

  it.each(['', null, undefined, 'unknown.code', 999, 'codes', 'codes.reference', 'eproject:failures', 'constructor', '__proto__'])(
    'is blank for %o',
    (idOrKey) => {
      expect(languages.map((i18n) => errorText(i18n, idOrKey))).toEqual(OFFERED_LANGUAGES.map(() => ''));
    },
  );
});
