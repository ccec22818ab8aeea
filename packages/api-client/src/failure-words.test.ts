import { DOMAIN_FAILURES, FAILURE_STATUS } from '@candil/contract';
import { createI18n } from '@candil/i18n';
import { describe, expect, it } from 'vitest';

const i18n = await createI18n('en', ['common-front', 'eproject', 'login-area']);

/** Bundles that may contain the words of a failure: the first load, the screens behind the sign-in, the framed area, or the paste dialog. */
const placesOf = (code: string) => [
  `common-front:errors.codes.${code}`,
  `eproject:failures.${code}`,
  `login-area:failures.${code}`,
  `eproject:${code.replace(/^paste\./, 'paste.problem.')}`,
];

/** Codes that the client makes itself. */
const OWN_CODES = ['ETIMEDOUT', 'network.unreachable', 'order.not-processed'];

describe('every failure', () => {
  it.each([
    ['of the service', Object.keys(FAILURE_STATUS)],
    ['of the domain', Object.keys(DOMAIN_FAILURES)],
    ['of a rule that breaks', ['rule.fuel', 'rule.not-finite', 'rule.no-value', 'rule.value-too-long']],
    ['of the client', OWN_CODES],
  ])('%s has words of its own', (_name, codes) => {
    const wordless = codes.filter(
      (code) => !['title', 'text'].every((part) => placesOf(code).some((place) => i18n.exists(`${place}.${part}`))),
    );
    expect(wordless).toEqual([]);
  });

  it('of the domain is filled from its members alone', () => {
    const namesIn = (text: string): string[] => [...text.matchAll(/\{+(\w+)\}+/g)].map((match) => match[1] ?? '');
    const wordsOf = (code: string): string =>
      ['title', 'text']
        .flatMap((part) => placesOf(code).map((place) => i18n.getResource('en', ...(`${place}.${part}`.split(':') as [string, string]))))
        .join(' ');
    const strangers = Object.entries<readonly string[]>(DOMAIN_FAILURES).flatMap(([code, members]) =>
      namesIn(wordsOf(code))
        .filter((name) => !members.includes(name))
        .map((name) => `${code}: ${name}`),
    );
    // The reason of a rejection is in the reader's language.
    expect(strangers).toEqual(['rule.rejected: reason']);
  });
});
