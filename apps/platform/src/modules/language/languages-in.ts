import type { WireLanguage } from '@candil/contract';
import type { IsoLanguage } from '@candil/domain';
import { LANGUAGES, localeOf, OFFERED_LANGUAGES } from '@candil/i18n';

/** `en` is English as such; only American English is called by its country. */
const tagOf = (language: IsoLanguage): string => (language === 'us' ? localeOf(language) : language);

const capitalised = (text: string, locale: string): string => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);

/** The languages that are offered, named in one of them and written as the entry of a list. */
export const languagesIn = (reader: IsoLanguage): WireLanguage[] => {
  const locale = localeOf(reader);
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  return OFFERED_LANGUAGES.map((isoCode) => ({
    id: LANGUAGES[isoCode].id,
    isoCode,
    description: capitalised(names.of(tagOf(isoCode)) ?? LANGUAGES[isoCode].ownName, locale),
  }));
};
