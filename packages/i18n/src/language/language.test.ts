import { describe, expect, it } from 'vitest';
import { detectLanguage, directionOf, langOnWire, languageOfTag, localeOf } from './language';
import { languageCookie, readLanguageCookie } from './language-cookie';
import { LANGUAGES, OFFERED_LANGUAGES } from './languages.data';

describe('the language of the first paint', () => {
  it.each([
    ['the cookie first', { cookie: 'de', account: 'us', navigator: ['en-GB'] }, 'de'],
    ['then the account', { account: 'us', navigator: ['de'] }, 'us'],
    ['then the browser', { navigator: ['de-AT', 'en'] }, 'de'],
    ['American English by its tag', { navigator: ['en-US'] }, 'us'],
    ['other English', { navigator: ['en-AU'] }, 'en'],
    ['the next preference where the platform has not that language', { cookie: 'pt', account: 'nl', navigator: ['ca', 'it-CH'] }, 'it'],
    ['English where it has none of them', { cookie: 'pt', navigator: ['pt-BR', 'zz'] }, 'en'],
    ['English where a hint is rubbish', { cookie: '"><script>', account: '' }, 'en'],
    ['English without any hint', {}, 'en'],
  ] as const)('is %s', (_name, hints, language) => {
    expect(detectLanguage(hints)).toBe(language);
  });
});

describe('the table of tags', () => {
  it.each([
    ['en-US', 'us'],
    ['EN_us', 'us'],
    ['us', 'us'],
    ['en', 'en'],
    ['it-CH', 'it'],
    ['pt', undefined],
    ['constructor', undefined],
  ])('reads %s', (tag, language) => {
    expect(languageOfTag(tag)).toBe(language);
  });

  it('writes a locale for each language that reads back as it', () => {
    const languages = Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[];
    expect(languages.map((language) => languageOfTag(localeOf(language)))).toEqual(languages);
    expect(localeOf('us')).toBe('en-US');
  });

  it('writes the language of a locale as calls want it, and English for one the platform has not', () => {
    expect(['en-US', 'en-GB', 'de-DE', 'es-ES', 'fr-FR', 'it-IT', 'pt-BR'].map(langOnWire)).toEqual([
      'us',
      'en',
      'de',
      'es',
      'fr',
      'it',
      'en',
    ]);
  });

  it('numbers the languages; all are written from left to right', () => {
    expect(OFFERED_LANGUAGES.map((language) => [LANGUAGES[language].id, directionOf(language)])).toEqual(
      [1, 2, 3, 4, 5, 6].map((id) => [id, 'ltr']),
    );
  });

  it('offers every language once', () => {
    expect([...OFFERED_LANGUAGES]).toEqual(Object.keys(LANGUAGES));
  });
});

describe('the cookie', () => {
  it('is found among others and kept for 30 days', () => {
    expect(readLanguageCookie('catalogue_id=16; language=us; x_language=de')).toBe('us');
    expect(readLanguageCookie('x_language=de')).toBeUndefined();
    expect(languageCookie('de')).toBe('language=de; path=/; max-age=2592000; samesite=lax');
  });
});
