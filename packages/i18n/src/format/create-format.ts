import {
  type CalendarDay,
  type Currency,
  convertUnit,
  formatCalendarDay,
  formatFeetAndInches,
  formatInches,
  localeOfCurrency,
  type Money,
  majorFromMinor,
  parseCalendarDay,
  type Unit,
} from '@candil/domain';
import { localeOf } from '../language/language';
import type { OfferedLanguage } from '../language/languages.data';
import { FORMAT_WORDS } from './format-words.data';
import { relativeTimeText } from './relative-time';

/** What decides how a value reads: words follow the language, digits and units the catalogue. */
export interface FormatSettings {
  readonly language: OfferedLanguage;
  /** 21 gives American digits and imperial units, 16 European digits and metric units. */
  readonly catalogId: 16 | 21;
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
  /** A number in the digits of the catalogue: `18460` → `18.460` or `18,460`. At most 2 decimals unless told. */
  number(value: number, maximumDecimals?: number): string;
  /** A percentage: `12.5` → `12,5 %`. */
  percent(value: number): string;
  /** A day of the wire (`dd/mm/yyyy`) or of the domain: `11 Jan 2027`. Throws on text that is no day. */
  day(day: string | CalendarDay): string;
  /** The day of an instant (ISO 8601) in the time zone of the reader, or the one given. */
  instant(isoInstant: string, timeZone?: string): string;
  /** How long ago: `2 h ago`, `yesterday`; from a week on the day. `now` in milliseconds. */
  ago(isoInstant: string, now: number): string;
  /** Lead time in weeks: `3 weeks`; unknown is `on request`, never 0 (AV). */
  weeks(weeks: number | null | undefined): string;
  /** A product size in metres: `33 cm` or `13″`. */
  size(metres: number): string;
  /** A height or room measure in whole centimetres as people adjust it: `142 cm` or `4′ 7 7/8″`. */
  height(centimetres: number): string;
  /** A room measure in metres: `4,00 m` or `13′ 1 1/2″`. */
  room(metres: number): string;
  /** A mass in kilograms: `2,5 kg` or `5.5 lb`. */
  weight(kilograms: number): string;
  /** A volume in cubic metres: `0,12 m³` or `4.2 ft³`. */
  volume(cubicMetres: number): string;
  watts(watts: number): string;
  lumens(lumens: number): string;
  /** Colour temperature, never grouped: `3000 K`. */
  kelvin(kelvin: number): string;
}

/** Keeps a number and its unit on one line. */
const withUnit = (text: string, unit: string): string => `${text}\u00A0${unit}`;

const converted = (value: number, from: Unit, to: Unit): number => {
  const result = convertUnit(value, from, to);
  if (!result.ok) throw new RangeError(`${value} ${from} is no measure`);
  return result.value;
};

const dayOf = (day: string | CalendarDay): Date => {
  const text = typeof day === 'string' ? day : formatCalendarDay(day);
  const parsed = parseCalendarDay(text);
  if (!parsed.ok) throw new RangeError(`${text} is not a day dd/mm/yyyy`);
  return new Date(parsed.value * 86_400_000);
};

/** Makes the formatter of a language and catalogue; making one is dear, formatting is cheap: keep it. */
export const createFormat = (settings: FormatSettings): Format => {
  const { language, catalogId } = settings;
  const words = FORMAT_WORDS[language];
  const imperial = catalogId === 21;
  const digits = imperial ? 'en-US' : 'de-DE';
  const numberFormats = new Map<string, Intl.NumberFormat>();
  const numberFormat = (locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat => {
    const key = locale + JSON.stringify(options);
    const kept = numberFormats.get(key) ?? new Intl.NumberFormat(locale, options);
    numberFormats.set(key, kept);
    return kept;
  };
  const number = (value: number, maximumDecimals = 2): string =>
    numberFormat(digits, { maximumFractionDigits: maximumDecimals }).format(value);
  const dateOptions = { day: 'numeric', month: 'short', year: 'numeric' } as const;
  const dayFormat = new Intl.DateTimeFormat(localeOf(language), { ...dateOptions, timeZone: 'UTC' });
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
    day: (day) => dayFormat.format(dayOf(day)),
    instant,
    ago: (isoInstant, now) => relativeTimeText(language, Date.parse(isoInstant), now) ?? instant(isoInstant),
    weeks: (weeks) =>
      weeks === null || weeks === undefined
        ? words.onRequest
        : numberFormat(localeOf(language), { style: 'unit', unit: 'week', unitDisplay: 'long' }).format(weeks),
    size: (metres) => (imperial ? formatInches(metres * 100) : withUnit(number(metres * 100, 1), 'cm')),
    height: (centimetres) => (imperial ? formatFeetAndInches(centimetres) : withUnit(number(centimetres, 1), 'cm')),
    room: (metres) =>
      imperial
        ? formatFeetAndInches(metres * 100)
        : withUnit(numberFormat(digits, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(metres), 'm'),
    weight: (kilograms) => (imperial ? withUnit(number(converted(kilograms, 'kg', 'lb'), 1), 'lb') : withUnit(number(kilograms, 2), 'kg')),
    volume: (cubicMetres) =>
      imperial ? withUnit(number(converted(cubicMetres, 'm³', 'ft³'), 2), 'ft³') : withUnit(number(cubicMetres, 3), 'm³'),
    watts: (watts) => withUnit(number(watts, 1), 'W'),
    lumens: (lumens) => withUnit(number(lumens, 0), 'lm'),
    kelvin: (kelvin) => withUnit(String(kelvin), 'K'),
  };
};
