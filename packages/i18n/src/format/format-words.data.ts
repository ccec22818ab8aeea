import type { OfferedLanguage } from '../language/languages.data';

/** The few words that numbers need and `Intl` does not know in the trade's form; the formatter also serves PDFs and sheets, without texts loaded. */
export const FORMAT_WORDS: Readonly<Record<OfferedLanguage, { onRequest: string; now: string; minutesAgo: string; hoursAgo: string }>> = {
  en: { onRequest: 'on request', now: 'just now', minutesAgo: '{} min ago', hoursAgo: '{} h ago' },
  us: { onRequest: 'on request', now: 'just now', minutesAgo: '{} min ago', hoursAgo: '{} h ago' },
  de: { onRequest: 'auf Anfrage', now: 'gerade eben', minutesAgo: 'vor {} Min.', hoursAgo: 'vor {} Std.' },
  es: { onRequest: 'a consultar', now: 'ahora mismo', minutesAgo: 'hace {} min', hoursAgo: 'hace {} h' },
  fr: { onRequest: 'sur demande', now: 'à l’instant', minutesAgo: 'il y a {} min', hoursAgo: 'il y a {} h' },
  it: { onRequest: 'su richiesta', now: 'proprio ora', minutesAgo: '{} min fa', hoursAgo: '{} h fa' },
};
