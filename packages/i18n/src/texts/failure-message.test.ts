import { describe, expect, it } from 'vitest';
import { createFormat } from '../format/create-format';
import { createI18n } from './create-i18n';
import { failureMessage } from './failure-message';

const english = await createI18n('en', ['common-front', 'eproject']);
const german = await createI18n('de', ['common-front', 'eproject']);

describe('the words of a failure', () => {
  it('are those of its code, filled with its members', () => {
    expect(failureMessage(english, { code: 'reference.invalid', data: { reference: '0820' } }).title).toBe('0820 is not a valid reference');
  });

  it('name attributes in the words of users and list the allowed values', () => {
    // A failure of the domain carries its members beside the code.
    const failure = { code: 'article.attribute-unknown', attribute: 'color', value: '99', allowed: ['10', '11'] };
    expect(failureMessage(german, failure)).toEqual({ title: '99 ist hier nicht erhältlich (Oberfläche)', text: 'Erhältlich: 10, 11.' });
  });

  it.each([
    [
      'rule.no-value',
      'A value is missing where it needs one: line 2, column 11.',
      'Ein Wert fehlt, wo sie einen braucht: Zeile 2, Spalte 11.',
    ],
    ['rule.name-unknown', 'Its script cannot be read: line 2, column 11.', 'Ihr Skript lässt sich nicht lesen: Zeile 2, Spalte 11.'],
  ])('tell what broke a rule off and where: %s', (cause, text, germanText) => {
    const failure = { code: 'rule.broken', ruleId: 'heavy', cause, position: { offset: 15, line: 2, column: 11 } };
    expect(failureMessage(english, failure).title).toBe('Rule heavy gave no result');
    expect(failureMessage(english, failure).text).toContain(text);
    expect(failureMessage(german, failure).text).toContain(germanText);
  });

  it('writes lengths in the units of the catalogue', async () => {
    const american = await createI18n('us', ['common-front', 'eproject']);
    const format = createFormat({ language: 'us', catalogId: 21 });
    const limits = { code: 'pendant-height.out-of-range', min: 30, max: 250 };
    expect(failureMessage(american, limits, format).title).toBe('The pendant height is from 11 13/16″ to 8′ 2 7/16″');
    expect(failureMessage(german, limits).title).toBe('Die Pendellänge liegt zwischen 30\u00A0cm und 250\u00A0cm');
    expect(failureMessage(german, { code: 'space.out-of-range', min: 0.5, max: 100 }).title).toBe(
      'Ein Raummaß liegt zwischen 0,50\u00A0m und 100,00\u00A0m',
    );
  });

  it('writes amounts in the digits of the catalogue, codes and places as they are', () => {
    const format = createFormat({ language: 'en', catalogId: 21 });
    expect(failureMessage(english, { code: 'quantity.too-large', max: 99_999 }, format).title).toBe('The quantity is at most 99,999');
    expect(failureMessage(english, { code: 'rule.broken', ruleId: 'a', cause: 'rule.fuel', line: 1200, column: 1 }, format).text).toContain(
      'line 1200',
    );
  });

  it.each([
    [{ code: 'budget.percent', field: 'iva', value: 101, min: 0, max: 100 }, '101 ist kein gültiger Prozentsatz (Mehrwertsteuer)'],
    [{ code: 'budget.usa-field', field: 'specifier.companyName' }, 'Eine Angabe fehlt oder ist ungültig: Unternehmen des Planers'],
    [{ code: 'budget.usa-field', field: 'specifier' }, 'Eine Angabe fehlt oder ist ungültig: specifier'],
  ])('names fields in words, and leaves unknown ones: %o', (failure, title) => {
    expect(failureMessage(german, failure).title).toBe(title);
  });

  it('names kinds of elements and catalogues in words', () => {
    const child = { code: 'element.child-not-allowed', parentType: 'Pendant', childType: 'ElectricalConnection' };
    expect(failureMessage(german, child).text).toBe('Das ist nicht möglich: elektrischer Anschluss in Pendelleuchte.');
    expect(failureMessage(german, { code: 'budget-request.other-catalogue', data: { catalogId: 21 } }).text).toContain('USA-Katalog');
    const basis = { code: 'price.basis-refused', field: 'catalogId', value: 21, allowed: [16] };
    expect(failureMessage(english, basis).text).toContain('USA catalogue is not valid (catalogue), international catalogue is needed');
  });

  it.each([
    [{ code: 'moq', values: { moq: 10 } }, 'Minimum 10'],
    [{ code: 'line.moq', values: { moq: 10 } }, 'Minimum 10'],
  ])('of a line come with and without their prefix: %o', (issue, title) => {
    expect(failureMessage(english, issue).title).toBe(title);
  });

  it.each([
    [{ retryAfterSeconds: 61 }, 'Please try again in 2 minutes.'],
    [{ retryAfterSeconds: 5 }, 'Please try again in 1 minute.'],
    [{}, 'Please try again in a few minutes.'],
  ])('say how long to wait: %o', (data, text) => {
    expect(failureMessage(english, { code: 'request.rate-limited', ErrorCode: 429, data }).text).toBe(text);
  });

  it.each([
    [403, 'errors.status.403.title'],
    [502, 'errors.status.5xx.title'],
    [418, 'errors.generic.title'],
    [undefined, 'errors.generic.title'],
  ] as const)('of an unknown code are those of the status %s', (ErrorCode, key) => {
    const failure = { code: 'new.code', ...(ErrorCode !== undefined && { ErrorCode }) };
    expect(failureMessage(english, failure).title).toBe(english.t(key));
  });
});
