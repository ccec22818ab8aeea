import { describe, expect, it } from 'vitest';
import { createI18n } from './create-i18n';
import { failureMessage } from './failure-message';

const english = await createI18n('en', ['common-front', 'eproject']);
const german = await createI18n('de', ['common-front', 'eproject']);

describe('the words of a failure', () => {
  it('are those of its code, filled with its members', () => {
    expect(failureMessage(english, { code: 'reference.invalid', data: { reference: '0820' } }).title).toBe('0820 is not a valid reference');
  });

  it('name attributes as people do and list what is allowed', () => {
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
    expect(failureMessage(english, failure).title).toBe('Rule heavy came to no result');
    expect(failureMessage(english, failure).text).toContain(text);
    expect(failureMessage(german, failure).text).toContain(germanText);
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
