import {
  type CalendarDay,
  type CatalogId,
  type Currency,
  formatCalendarDay,
  formatFeetAndInches,
  formatInches,
  localeOfCurrency,
  type Measure,
  type Money,
  majorFromMinor,
  measureShown,
  parseCalendarDay,
  unitSystemOf,
} from '@candil/domain';
import { localeOf } from '../language/language';
import type { OfferedLanguage } from '../language/languages.data';
import { FORMAT_WORDS } from './format-words.data';
import { relativeTimeText } from './relative-time';

/** Settings of number and date formats: words follow the language, digits and units the catalogue. */
export interface FormatSettings {
  readonly language: OfferedLanguage;
  /** 21 gives American digits and imperial units, 16 European digits and metric units. */
  readonly catalogId: CatalogId;
}

export interface MoneyOptions {
  /** Decimals: `exact` two (default), `whole` none, for overviews. */
  readonly decimals?: 'exact' | 'whole';
  /** Writes `+` before a surplus, for differences. */
  readonly signed?: boolean;
}

/** The one formatter of numbers, money, days and units, for screens, PDFs and sheets. */
export interface Format {
  readonly settings: FormatSettings;
  /** An amount in major units, as the wire carries it: `41.25, 'EUR'` → `41,25 €`. de-DE for EUR, en-US otherwise (P§9). */
  money(amountMajor: number, currency: Currency, options?: MoneyOptions): string;
  /** An amount of the domain, in minor units. */
  moneyMinor(money: Money, options?: MoneyOptions): string;
  /** A number in the digits of the catalogue: `18460` → `18.460` or `18,460`. At most 2 decimals by default. */
  number(value: number, maximumDecimals?: number, minimumDecimals?: number): string;
  /** A percentage: `12.5` → `12,5 %`. */
  percent(value: number): string;
  /** A day of the wire (`dd/mm/yyyy`) or of the domain: `11 Jan 2027`. Throws on text that is no day. */
  day(day: string | CalendarDay): string;
  /** From a day to a later one, saying once what both share: `11–15 Jan 2027`. Throws on text that is no day. */
  dayRange(first: string | CalendarDay, last: string | CalendarDay): string;
  /** The day of an instant (ISO 8601) in the time zone of the reader, or the one given. */
  instant(isoInstant: string, timeZone?: string): string;
  /** The time of day of an instant, in the time zone of the reader or the one given: `14:30`, `2:30 PM`. */
  time(isoInstant: string, timeZone?: string): string;
  /** Time elapsed: `2 h ago`, `yesterday`; from a week on the day. `now` in milliseconds. */
  ago(isoInstant: string, now: number): string;
  /** Lead time in weeks: `3 weeks`; unknown is `on request`, never 0 (AV). */
  weeks(weeks: number | null | undefined): string;
  /** A span of whole days, weeks or months in words: `14 days`, `2 Wochen`. */
  duration(amount: number, unit: 'day' | 'week' | 'month'): string;
  /** Several things as one text: `A, B and C`, with `or` where one of them is to be chosen. */
  list(items: readonly string[], joined?: 'and' | 'or'): string;
  /** A file size from bytes: `10 MB`, in French `10 Mo`. 1024 bytes are a kB, as the limit of an upload counts (P§5). */
  fileSize(bytes: number): string;
  /** A product size in metres: `33 cm` or `13″`. */
  size(metres: number): string;
  /** A height or room measure in whole centimetres as people adjust it: `142 cm` or `4′ 7 7/8″`. */
  height(centimetres: number): string;
  /** A length on a drawing in metres, where a caption names the unit once: `412,5` centimetres or `13′ 6 3/8″`. */
  drawnLength(metres: number): string;
  /** A room measure in metres: `4,00 m` or `13′ 1 1/2″`. */
  room(metres: number): string;
  /** A mass in kilograms: `2,5 kg`, or in pounds to 3 decimals: `5.507 lb` (C§9). */
  weight(kilograms: number): string;
  /** A volume in cubic metres: `0,12 m³`, or in cubic feet to 4 decimals: `4.2403 ft³` (C§9). */
  volume(cubicMetres: number): string;
  watts(watts: number): string;
  lumens(lumens: number): string;
  /** Colour temperature, never grouped: `3000 K`. */
  kelvin(kelvin: number): string;
}

/** Keeps a number and its unit on one line. */
const withUnit = (text: string, unit: string): string => `${text}\u00A0${unit}`;

/** Types of the parts of a number that `Intl` writes for its digits. */
const DIGITS = /^(integer|group|decimal|fraction)$/;

const dayOf = (day: string | CalendarDay): Date => {
  const text = typeof day === 'string' ? day : formatCalendarDay(day);
  const parsed = parseCalendarDay(text);
  if (!parsed.ok) throw new RangeError(`${text} is not a day dd/mm/yyyy`);
  return new Date(parsed.value * 86_400_000);
};

/** Makes the formatter of a language and catalogue. What `Intl` makes is dear, so that each is made when it is first needed, and kept. */
export const createFormat = (settings: FormatSettings): Format => {
  const { language, catalogId } = settings;
  const words = FORMAT_WORDS[language];
  const imperial = unitSystemOf(catalogId) === 'imperial';
  const digits = imperial ? 'en-US' : 'de-DE';
  const numberFormats = new Map<string, Intl.NumberFormat>();
  const numberFormat = (locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat => {
    const key = locale + JSON.stringify(options);
    const kept = numberFormats.get(key) ?? new Intl.NumberFormat(locale, options);
    numberFormats.set(key, kept);
    return kept;
  };
  /** By decimals, at most and at least: a drawing asks at every step of a drag. */
  const plainFormats: (Intl.NumberFormat | undefined)[][] = [];
  const plainFormat = (most: number, least: number): Intl.NumberFormat => {
    plainFormats[most] ??= [];
    plainFormats[most][least] ??= new Intl.NumberFormat(digits, { minimumFractionDigits: least, maximumFractionDigits: most });
    return plainFormats[most][least];
  };
  const number = (value: number, maximumDecimals = 2, minimumDecimals = 0): string =>
    plainFormat(maximumDecimals, minimumDecimals).format(value);
  const dateOptions = { day: 'numeric', month: 'short', year: 'numeric' } as const;
  let keptDayFormat: Intl.DateTimeFormat | undefined;
  const dayFormat = (): Intl.DateTimeFormat => {
    keptDayFormat ??= new Intl.DateTimeFormat(localeOf(language), { ...dateOptions, timeZone: 'UTC' });
    return keptDayFormat;
  };
  const listFormats = new Map<Intl.ListFormatType, Intl.ListFormat>();
  const listFormat = (type: Intl.ListFormatType): Intl.ListFormat => {
    const kept = listFormats.get(type) ?? new Intl.ListFormat(localeOf(language), { type });
    listFormats.set(type, kept);
    return kept;
  };
  const unitInWords = (value: number, unit: string, unitDisplay: 'long' | 'short', decimals: number): string => {
    const parts = numberFormat(localeOf(language), { style: 'unit', unit, unitDisplay, maximumFractionDigits: decimals }).formatToParts(
      value,
    );
    const first = parts.findIndex(({ type }) => DIGITS.test(type));
    return parts.map(({ type, value: part }, at) => (at === first ? number(value, decimals) : DIGITS.test(type) ? '' : part)).join('');
  };
  const measure = (shown: Measure, decimals: number): string => {
    const { value, unit } = measureShown(shown, unitSystemOf(catalogId));
    return withUnit(number(value, unit === 'lb' ? 3 : unit === 'ft³' ? 4 : decimals), unit);
  };
  const fileSize = (bytes: number): string => {
    const step = bytes < 1_000 ? 0 : bytes < 1_024_000 ? 1 : 2;
    return unitInWords(
      bytes / 1024 ** step,
      ['byte', 'kilobyte', 'megabyte'][step] as string,
      step === 0 ? 'long' : 'short',
      step === 2 ? 1 : 0,
    );
  };
  const instant = (isoInstant: string, timeZone?: string): string =>
    new Intl.DateTimeFormat(localeOf(language), { ...dateOptions, ...(timeZone !== undefined && { timeZone }) }).format(
      new Date(isoInstant),
    );
  const money = (amountMajor: number, currency: Currency, { decimals = 'exact', signed = false }: MoneyOptions = {}): string => {
    const fraction = decimals === 'whole' ? 0 : 2;
    return numberFormat(localeOfCurrency(currency), {
      style: 'currency',
      currency,
      minimumFractionDigits: fraction,
      maximumFractionDigits: fraction,
      signDisplay: signed ? 'exceptZero' : 'auto',
    }).format(amountMajor);
  };

  return {
    settings,
    money,
    moneyMinor: ({ amountMinor, currency }, options) => money(majorFromMinor(amountMinor), currency, options),
    number,
    percent: (value) => numberFormat(digits, { style: 'percent', maximumFractionDigits: 2 }).format(value / 100),
    day: (day) => dayFormat().format(dayOf(day)),
    dayRange: (first, last) => dayFormat().formatRange(dayOf(first), dayOf(last)),
    instant,
    time: (isoInstant, timeZone) =>
      new Intl.DateTimeFormat(localeOf(language), { timeStyle: 'short', ...(timeZone !== undefined && { timeZone }) }).format(
        new Date(isoInstant),
      ),
    ago: (isoInstant, now) => relativeTimeText(language, Date.parse(isoInstant), now) ?? instant(isoInstant),
    weeks: (weeks) => (weeks === null || weeks === undefined ? words.onRequest : unitInWords(weeks, 'week', 'long', 0)),
    duration: (amount, unit) => unitInWords(amount, unit, 'long', 0),
    list: (items, joined = 'and') => listFormat(joined === 'and' ? 'conjunction' : 'disjunction').format(items),
    fileSize,
    size: (metres) => (imperial ? formatInches(metres * 100) : withUnit(number(metres * 100, 1), 'cm')),
    height: (centimetres) => (imperial ? formatFeetAndInches(centimetres) : withUnit(number(centimetres, 1), 'cm')),
    drawnLength: (metres) => (imperial ? formatFeetAndInches(metres * 100) : number(metres * 100, 1)),
    room: (metres) => (imperial ? formatFeetAndInches(metres * 100) : withUnit(number(metres, 2, 2), 'm')),
    weight: (kilograms) => measure({ value: kilograms, unit: 'kg' }, 2),
    volume: (cubicMetres) => measure({ value: cubicMetres, unit: 'm³' }, 3),
    watts: (watts) => withUnit(number(watts, 1), 'W'),
    lumens: (lumens) => withUnit(number(lumens, 0), 'lm'),
    kelvin: (kelvin) => withUnit(String(kelvin), 'K'),
  };
};
