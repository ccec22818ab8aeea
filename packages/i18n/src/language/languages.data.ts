import type { IsoLanguage } from '@candil/domain';

/** A language of the platform: its number and code on the wire, how browsers and formatters call it, and how it calls itself. */
export interface LanguageEntry {
  /** `id` of the language on the wire. */
  readonly id: number;
  /** Tag for `lang` attributes and `Intl`; `us` is American English. */
  readonly locale: string;
  readonly ownName: string;
  /** Direction of writing, for `dir` attributes. */
  readonly direction: 'ltr' | 'rtl';
}

/** The six languages of the platform. */
export const LANGUAGES = {
  en: { id: 1, locale: 'en-GB', ownName: 'English', direction: 'ltr' },
  us: { id: 2, locale: 'en-US', ownName: 'English (US)', direction: 'ltr' },
  de: { id: 3, locale: 'de-DE', ownName: 'Deutsch', direction: 'ltr' },
  es: { id: 4, locale: 'es-ES', ownName: 'Español', direction: 'ltr' },
  fr: { id: 5, locale: 'fr-FR', ownName: 'Français', direction: 'ltr' },
  it: { id: 6, locale: 'it-IT', ownName: 'Italiano', direction: 'ltr' },
} as const satisfies Record<IsoLanguage, LanguageEntry>;

/** The languages in the order in which they are offered. */
export const OFFERED_LANGUAGES = ['en', 'us', 'de', 'es', 'fr', 'it'] as const;
/** A language that may be chosen. */
export type OfferedLanguage = (typeof OFFERED_LANGUAGES)[number];

/** Without any hint (P§9). */
export const DEFAULT_LANGUAGE = 'en' satisfies OfferedLanguage;
