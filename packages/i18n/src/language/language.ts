import type { IsoLanguage } from '@candil/domain';
import { DEFAULT_LANGUAGE, LANGUAGES, OFFERED_LANGUAGES, type OfferedLanguage } from './languages.data';

const isIsoLanguage = (text: string): text is IsoLanguage => Object.hasOwn(LANGUAGES, text);

/** The locale of a language for `Intl` and `lang` attributes: `us` → `en-US`. */
export const localeOf = (language: IsoLanguage): string => LANGUAGES[language].locale;

/** The direction in which a language is written. */
export const directionOf = (language: IsoLanguage): 'ltr' | 'rtl' => LANGUAGES[language].direction;

/** The language a browser's tag means: `en-US` and `us` → `us`, `de-AT` → `de`; undefined for languages the platform has not. */
export const languageOfTag = (tag: string): IsoLanguage | undefined => {
  const lowered = tag.trim().toLowerCase().replaceAll('_', '-');
  if (lowered === 'en-us') return 'us';
  const primary = lowered.split('-')[0] ?? '';
  return isIsoLanguage(primary) ? primary : undefined;
};

/**
 * `lang` of a call from a locale: `en-US` → `us`, `en-GB` → `en`, as the document calls want it (P§7). A locale of a language that the
 * platform has not becomes English.
 */
export const langOnWire = (locale: string): IsoLanguage => languageOfTag(locale) ?? DEFAULT_LANGUAGE;

/** Checks that a language has texts of its own. */
export const isOfferedLanguage = (language: string | undefined): language is OfferedLanguage =>
  OFFERED_LANGUAGES.some((offered) => offered === language);

/** Hints at the language that a person wants. */
export interface LanguageHints {
  /** The value of the cookie `language`. */
  readonly cookie?: string | undefined;
  /** `language.isoCode` of the account. */
  readonly account?: string | undefined;
  /** `navigator.languages`. */
  readonly navigator?: readonly string[] | undefined;
}

/** The language of the first paint: cookie, account, the browser's languages, English; the first that is offered wins. */
export const detectLanguage = ({ cookie, account, navigator = [] }: LanguageHints): OfferedLanguage => {
  const preferences = [cookie, account, ...navigator].map((target) => (target === undefined ? undefined : languageOfTag(target)));
  return preferences.find(isOfferedLanguage) ?? DEFAULT_LANGUAGE;
};
