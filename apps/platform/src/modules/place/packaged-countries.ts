import { createRequire } from 'node:module';
import type { IsoLanguage } from '@candil/domain';
import { localeOf } from '@candil/i18n';
import { ISO_OF_DIVISION } from './division-codes.data';
import { isoNumberOf, ownIdOfCountry, ownIdOfDivision } from './own-geoname-ids';

/** A division of a country as the packaged list knows it. */
export interface Division {
  readonly ownId: number;
  /** Behind the hyphen of ISO 3166-2. */
  readonly code: string;
  readonly name: string;
}

/** A country as the packaged lists know it. */
export interface PackagedCountry {
  readonly ownId: number;
  /** ISO 3166-1, two capitals. */
  readonly isoCode: string;
  readonly divisions: readonly Division[];
}

interface IsoCountries {
  registerLocale(locale: unknown): void;
  getAlpha2Codes(): Record<string, string>;
  alpha2ToNumeric(code: string): string | undefined;
  alpha2ToAlpha3(code: string): string | undefined;
  getName(code: string, language: string, options: { select: 'official' }): string | undefined;
  getName(code: string, language: string, options: { select: 'all' }): readonly string[] | undefined;
}

/** The packaged list puts the type of a division behind its name: `Murcia, Región de`. */
const inSpokenOrder = (name: string): string => {
  const [first, second, ...more] = name.split(', ');
  return second === undefined || more.length > 0 ? name : `${second} ${first}`;
};

interface DivisionEntry {
  /** ISO 3166-2, such as `ES-CT`. */
  readonly code: string;
  readonly name: string;
  /** The country, or the division it is part of. */
  readonly parent: string;
}

/** The divisions that towns are grouped by: those of the table, else the uppermost ones. */
const firstDivisions = (isoCode: string, entries: readonly DivisionEntry[]): readonly DivisionEntry[] => {
  const mapped = ISO_OF_DIVISION[isoCode];
  if (mapped === undefined) return entries.filter(({ parent }) => parent === isoCode);
  const codes = new Set(Object.values(mapped));
  return entries.filter(({ code }) => codes.has(code.slice(3)));
};

/** A country by its name in a language. */
export interface NamedCountry {
  readonly country: PackagedCountry;
  readonly name: string;
  readonly alsoNamed: readonly string[];
}

const LANGUAGES = ['en', 'es', 'de', 'fr', 'it'] as const;

/** Countries, their divisions and their names; read when they are first asked for, so that a start does not wait for them. */
export class PackagedCountries {
  private readonly names;
  private readonly byCode = new Map<string, PackagedCountry>();
  private readonly byIsoNumber = new Map<number, PackagedCountry>();

  private readonly sorted = new Map<IsoLanguage, readonly NamedCountry[]>();

  private constructor(iso: IsoCountries, entries: readonly DivisionEntry[]) {
    this.names = iso;
    const byCountry = new Map<string, DivisionEntry[]>();
    for (const entry of entries) {
      const isoCode = entry.code.slice(0, 2);
      const own = byCountry.get(isoCode);
      if (own === undefined) byCountry.set(isoCode, [entry]);
      else own.push(entry);
    }
    for (const isoCode of Object.keys(iso.getAlpha2Codes())) {
      const isoNumber = Number(iso.alpha2ToNumeric(isoCode));
      if (!Number.isInteger(isoNumber)) continue;
      const country: PackagedCountry = {
        ownId: ownIdOfCountry(isoNumber),
        isoCode,
        divisions: firstDivisions(isoCode, byCountry.get(isoCode) ?? []).map(({ code, name }) => ({
          ownId: ownIdOfDivision(isoNumber, code.slice(3)),
          code: code.slice(3),
          name: inSpokenOrder(name),
        })),
      };
      this.byCode.set(isoCode, country);
      this.byIsoNumber.set(isoNumber, country);
    }
  }

  static async load(): Promise<PackagedCountries> {
    const load = createRequire(import.meta.url);
    const iso = load('i18n-iso-countries/index') as IsoCountries;
    for (const language of LANGUAGES) iso.registerLocale(load(`i18n-iso-countries/langs/${language}.json`));
    const { iso31662 } = await import('iso-3166');
    return new PackagedCountries(iso, iso31662);
  }

  all(): readonly PackagedCountry[] {
    return [...this.byCode.values()];
  }

  /** In the order of the language's own alphabet. */
  sortedIn(language: IsoLanguage): readonly NamedCountry[] {
    const known = this.sorted.get(language);
    if (known !== undefined) return known;
    const { compare } = new Intl.Collator(localeOf(language));
    const list = this.all()
      .map((country) => {
        const name = this.nameOf(country.isoCode, language);
        return { country, name, alsoNamed: this.otherNamesOf(country.isoCode, language).filter((other) => other !== name) };
      })
      .sort((first, second) => compare(first.name, second.name));
    this.sorted.set(language, list);
    return list;
  }

  withCode(isoCode: string): PackagedCountry | undefined {
    return this.byCode.get(isoCode);
  }

  /** The country that an id of ours is, or is in. */
  withOwnId(geonameId: number): PackagedCountry | undefined {
    const isoNumber = isoNumberOf(geonameId);
    return isoNumber === undefined ? undefined : this.byIsoNumber.get(isoNumber);
  }

  /** Its codes, and its name in every language of the product: `USA` and `Deutschland` are typed everywhere. */
  private otherNamesOf(isoCode: string, language: IsoLanguage): string[] {
    const all = [localeOf(language).slice(0, 2), ...LANGUAGES].flatMap(
      (locale) => this.names.getName(isoCode, locale, { select: 'all' }) ?? [],
    );
    return [...new Set([isoCode, this.names.alpha2ToAlpha3(isoCode) ?? isoCode, ...all])];
  }

  nameOf(isoCode: string, language: IsoLanguage): string {
    return this.names.getName(isoCode, localeOf(language).slice(0, 2), { select: 'official' }) ?? isoCode;
  }
}
