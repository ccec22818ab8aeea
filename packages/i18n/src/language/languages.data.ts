import type { IsoLanguage } from '@candil/domain';

/** A language of the platform: how browsers and formatters call it, and how it calls itself. */
export interface LanguageEntry {
  /** Tag for `lang` attributes and `Intl`; `us` is American English. */
  readonly locale: string;
  readonly ownName: string;
  /** Has texts of its own and may be chosen; the others are shown in English until their texts are complete. */
  readonly offered: boolean;
}

/** The six languages of the platform. */
export const LANGUAGES = {
  en: { locale: 'en-GB', ownName: 'English', offered: true },
  us: { locale: 'en-US', ownName: 'English (US)', offered: true },
  de: { locale: 'de-DE', ownName: 'Deutsch', offered: true },
  es: { locale: 'es-ES', ownName: 'Español', offered: false },
  fr: { locale: 'fr-FR', ownName: 'Français', offered: false },
  it: { locale: 'it-IT', ownName: 'Italiano', offered: false },
} as const satisfies Record<IsoLanguage, LanguageEntry>;

/** The languages with texts of their own, in the order in which they are offered. */
export const OFFERED_LANGUAGES = ['en', 'us', 'de'] as const;
/** A language with texts of its own. */
export type OfferedLanguage = (typeof OFFERED_LANGUAGES)[number];

/** Without any hint (P§9). */
export const DEFAULT_LANGUAGE = 'en' satisfies OfferedLanguage;
