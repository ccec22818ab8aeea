import { dayOf, type IsoDay, instantOf, partsOf } from './iso-day';

/** Languages of the date picker (C§9); `us` is English of the United States. */
export type DateLocale = 'de' | 'fr' | 'it' | 'en' | 'es' | 'us';

interface Writing {
  readonly tag: string;
  /** day.month.year in German, day/month/year in all others, the United States included (C§9). */
  readonly separator: '.' | '/';
  readonly mask: string;
  /** 0 = Sunday. */
  readonly firstWeekday: 0 | 1;
}

export const DATE_WRITINGS: Readonly<Record<DateLocale, Writing>> = {
  de: { tag: 'de-DE', separator: '.', mask: 'TT.MM.JJJJ', firstWeekday: 1 },
  fr: { tag: 'fr-FR', separator: '/', mask: 'jj/mm/aaaa', firstWeekday: 1 },
  it: { tag: 'it-IT', separator: '/', mask: 'gg/mm/aaaa', firstWeekday: 1 },
  en: { tag: 'en-GB', separator: '/', mask: 'dd/mm/yyyy', firstWeekday: 1 },
  es: { tag: 'es-ES', separator: '/', mask: 'dd/mm/aaaa', firstWeekday: 1 },
  us: { tag: 'en-US', separator: '/', mask: 'dd/mm/yyyy', firstWeekday: 0 },
};

const LONGEST = 10;

/** `2026-11-20` → `20/11/2026`, in German `20.11.2026`. */
export const writeDay = (day: IsoDay, locale: DateLocale): string => {
  const [year, month, date] = day.split('-');
  return [date, month, year].join(DATE_WRITINGS[locale].separator);
};

/**
 * Reads a typed date: day, month, year with any of `. / - ,` or blanks between them, or eight digits; two digits of a
 * year are of this century.
 */
export const readDay = (text: string): IsoDay | undefined => {
  const parts = /^\s*(\d{1,2})[\s./,-]+(\d{1,2})[\s./,-]+(\d{4}|\d{2})\s*$/.exec(text) ?? /^\s*(\d{2})(\d{2})(\d{4})\s*$/.exec(text);
  if (!parts) return undefined;
  const [, date = '', month = '', year = ''] = parts;
  return dayOf(year.length === 2 ? 2000 + Number(year) : Number(year), Number(month), Number(date));
};

/** Returns whether the text already holds a year of four digits; before that no day is read from a text being typed. */
export const isWhole = (text: string): boolean => /\d{4}\s*$/.test(text);

/** The text under the mask: any separator becomes the language's own, and after two digits it sets itself while the text grows. */
export const maskDay = (typed: string, before: string, locale: DateLocale): string => {
  const { separator } = DATE_WRITINGS[locale];
  const clean = typed.replaceAll(/[\s.,/-]+/g, separator).replaceAll(/[^\d./]/g, '');
  if (typed.length <= before.length) return clean.slice(0, LONGEST);
  const digits = clean.replaceAll(separator, '');
  if (clean === digits && digits.length > 4) return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4, 8)].join(separator);
  const [date = '', month, ...rest] = clean.split(separator);
  if (month === undefined && date.length > 2) return `${date.slice(0, 2)}${separator}${date.slice(2)}`;
  const isFull = month === undefined ? date.length === 2 : rest.length === 0 && month.length === 2;
  if (month !== undefined && rest.length === 0 && month.length > 2)
    return `${date}${separator}${month.slice(0, 2)}${separator}${month.slice(2)}`.slice(0, LONGEST);
  return (isFull ? clean + separator : clean).slice(0, LONGEST);
};

const format = (locale: DateLocale, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(DATE_WRITINGS[locale].tag, { ...options, timeZone: 'UTC' });

/** `Friday 20 November 2026` in that language: the name of a day for a screen reader. */
export const sayDay = (day: IsoDay, locale: DateLocale): string =>
  format(locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }).format(instantOf(day));

/** `November 2026`. */
export const sayMonth = (day: IsoDay, locale: DateLocale): string =>
  format(locale, { month: 'long', year: 'numeric' }).format(instantOf(day));

/** The seven days of the week in the order of that language, short and whole. */
export const weekdayNames = (locale: DateLocale): readonly { readonly short: string; readonly long: string }[] => {
  const short = format(locale, { weekday: 'short' });
  const long = format(locale, { weekday: 'long' });
  // 1 November 2026 is a Sunday.
  return Array.from({ length: 7 }, (_, index) => {
    const day = instantOf(`2026-11-0${1 + ((index + DATE_WRITINGS[locale].firstWeekday) % 7)}`);
    return { short: short.format(day).slice(0, 3).replace('.', ''), long: long.format(day) };
  });
};

/** The number on a day's button. */
export const dateNumber = (day: IsoDay): number => partsOf(day).date;
