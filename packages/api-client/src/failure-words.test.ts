import { FAILURE_STATUS } from '@candil/contract';
import { ERROR_TEXTS } from '@candil/domain';
import { createI18n } from '@candil/i18n';
import { describe, expect, it } from 'vitest';

const i18n = await createI18n('en', ['common-front']);

/** Codes that the client makes itself. */
const OWN_CODES = ['ETIMEDOUT', 'network.unreachable', 'order.not-processed'];

describe('every failure', () => {
  it.each([
    ['of the service', Object.keys(FAILURE_STATUS)],
    ['of the domain', Object.keys(ERROR_TEXTS)],
    ['of the client', OWN_CODES],
  ])('%s has words of its own', (_name, codes) => {
    const wordless = codes.filter((code) => !['title', 'text'].every((part) => i18n.exists(`common-front:errors.codes.${code}.${part}`)));
    expect(wordless).toEqual([]);
  });

  it('of the domain is filled from its members alone', () => {
    const namesIn = (text: string): string[] => [...text.matchAll(/\{+(\w+)\}+/g)].map((match) => match[1] ?? '');
    const wordsOf = (code: string): string =>
      ['title', 'text'].map((part) => i18n.getResource('en', 'common-front', `errors.codes.${code}.${part}`)).join(' ');
    const strangers = Object.entries(ERROR_TEXTS).flatMap(([code, specified]) =>
      namesIn(wordsOf(code))
        .filter((name) => !namesIn(specified).includes(name))
        .map((name) => `${code}: ${name}`),
    );
    // The specification's text has no room for the model that its failure carries.
    expect(strangers).toEqual(['price.base-not-found: model']);
  });
});
