import type { Country, Level2Place, Level3Place } from '@candil/contract';
import { type CatalogId, catalogOf, fail, ISO_LANGUAGES, type IsoLanguage, ok, type Result } from '@candil/domain';
import type { Database } from '../../kernel';
import { type City, CityList } from './city-list';
import { DIVISION_TYPOLOGY, ISO_OF_DIVISION } from './division-codes.data';
import { foldPlaceName } from './fold-place-name';
import { isOwnId } from './own-geoname-ids';
import { PackagedCountries, type PackagedCountry } from './packaged-countries';
import { importedCountries, importedDivisions, importedPlace, importedTowns } from './place-repository';

const LEVEL3 = { typology: 'city', urlPath: 'cities' } as const;
const PLURAL = {
  'autonomous-community': 'autonomous-communities',
  state: 'states',
  province: 'provinces',
  region: 'regions',
  canton: 'cantons',
  district: 'districts',
} as const;
/** Towns of one answer; more are found by a search. */
const MOST_TOWNS = 100;
/** Above this share of towns with codes that the divisions do not have, the two lists do not know each other. */
const FOREIGN_SHARE = 0.1;

export type PlaceFailure = { readonly code: 'place.not-found' };
export interface NamedPlaces {
  readonly countryGeonameId?: number | undefined;
  readonly level2GeonameId?: number | undefined;
  readonly level3GeonameId?: number | undefined;
}

/** The names of a place on an address. */
export interface AddressNames {
  readonly town: string;
  readonly country: Readonly<Record<IsoLanguage, string>> | undefined;
}

const level2Of = (isoCode: string): { typology: string; urlPath: string } => {
  const typology = DIVISION_TYPOLOGY[isoCode] ?? 'region';
  return { typology, urlPath: PLURAL[typology] };
};

const notFound = fail({ code: 'place.not-found' } as const);

/** Countries, divisions and towns: the imported ones where there are any, else the packaged lists. */
export class PlaceReader {
  private readonly cities = new CityList();
  private packaged: Promise<PackagedCountries> | undefined;

  constructor(private readonly database: Database) {}

  close(): Promise<void> {
    return this.cities.close();
  }

  async countries(language: IsoLanguage, catalogId: CatalogId | undefined, isSimple: boolean): Promise<Country[]> {
    const packaged = await this.packagedCountries();
    const imported = new Map((await importedCountries(this.database)).map(({ countryCode, geonameId }) => [countryCode, geonameId]));
    const list = packaged.sortedIn(language).map(({ country, name, alsoNamed }) => ({
      geonameId: imported.get(country.isoCode) ?? country.ownId,
      name,
      isoCode: country.isoCode,
      alsoNamed: [...alsoNamed],
      catalogId: catalogueOfCountry(country.isoCode),
      level2: isSimple || country.divisions.length === 0 ? null : level2Of(country.isoCode),
    }));
    if (catalogId === undefined || catalogOf(catalogId).market !== 'usa') return list;
    // The other catalogue is sold nearly everywhere, so only this one is helped to its country.
    const isOwn = (country: Country): boolean => country.catalogId === catalogId;
    return [...list.filter(isOwn), ...list.filter((country) => !isOwn(country))];
  }

  async level2(geonameId: number, urlPath: string, search: string): Promise<Result<Level2Place[], PlaceFailure>> {
    const country = await this.countryOf(geonameId);
    if (country === undefined || level2Of(country.isoCode).urlPath !== urlPath) return notFound;
    const foldedSearch = foldPlaceName(search);
    const imported = await importedDivisions(this.database, country.isoCode, foldedSearch);
    if (imported.length > 0) return ok(imported.map(({ geonameId: id, name }) => ({ geonameId: id, name, level3: LEVEL3 })));
    const collator = new Intl.Collator('en');
    return ok(
      country.divisions
        .filter(({ name }) => foldPlaceName(name).includes(foldedSearch))
        .map(({ ownId, name }) => ({ geonameId: ownId, name, level3: LEVEL3 }))
        .sort((first, second) => collator.compare(first.name, second.name)),
    );
  }

  async level3(
    path: { readonly geonameId: number; readonly level2Path: string; readonly level2Id: number; readonly level3Path: string },
    search: string,
    /** The one town that is asked for; none of the division = an empty answer. */
    onlyId?: number,
  ): Promise<Result<Level3Place[], PlaceFailure>> {
    const country = await this.countryOf(path.geonameId);
    if (country === undefined || level2Of(country.isoCode).urlPath !== path.level2Path || path.level3Path !== LEVEL3.urlPath)
      return notFound;
    const foldedSearch = foldPlaceName(search);
    if (!isOwnId(path.level2Id)) {
      const division = await importedPlace(this.database, path.level2Id);
      if (division?.level !== 2 || division.countryCode !== country.isoCode) return notFound;
      const towns = await importedTowns(this.database, division, { foldedSearch, onlyId, most: MOST_TOWNS });
      return ok(towns.map(({ geonameId, name }) => ({ geonameId, name })));
    }
    const towns = await this.packagedTowns(country, path.level2Id);
    if (towns === undefined) return notFound;
    return ok(
      towns
        .filter(({ geonameId }) => onlyId === undefined || geonameId === onlyId)
        .filter(({ name, altName }) => foldPlaceName(name).includes(foldedSearch) || foldPlaceName(altName).includes(foldedSearch))
        .slice(0, MOST_TOWNS)
        .map(({ geonameId, name }) => ({ geonameId, name })),
    );
  }

  /** The first field that names no place, or none within the one above it; undefined = all are right. */
  async unknownOf({ countryGeonameId, level2GeonameId, level3GeonameId }: NamedPlaces): Promise<keyof NamedPlaces | undefined> {
    if (countryGeonameId === undefined) {
      if (level2GeonameId !== undefined) return 'level2GeonameId';
      return level3GeonameId === undefined ? undefined : 'level3GeonameId';
    }
    const country = await this.countryOf(countryGeonameId);
    if (country === undefined) return 'countryGeonameId';
    if (level2GeonameId === undefined) return level3GeonameId === undefined ? undefined : 'level3GeonameId';
    if (!isOwnId(level2GeonameId)) return this.unknownImported(country.isoCode, level2GeonameId, level3GeonameId);
    if (!country.divisions.some(({ ownId }) => ownId === level2GeonameId)) return 'level2GeonameId';
    if (level3GeonameId === undefined) return undefined;
    const towns = await this.packagedTowns(country, level2GeonameId);
    return towns?.some(({ geonameId }) => geonameId === level3GeonameId) ? undefined : 'level3GeonameId';
  }

  /**
   * The names of a place in an address: its town in the local spelling, its country in every language; empty without a place.
   * Inside a transaction the database is the transaction.
   */
  async addressOf(database: Database, { countryGeonameId, level2GeonameId, level3GeonameId }: NamedPlaces): Promise<AddressNames> {
    const country = countryGeonameId === undefined ? undefined : await this.countryOf(countryGeonameId, database);
    if (country === undefined) return { town: '', country: undefined };
    const packaged = await this.packagedCountries();
    const names = Object.fromEntries(ISO_LANGUAGES.map((language) => [language, packaged.nameOf(country.isoCode, language)]));
    return {
      town: await this.townOf(database, country, level2GeonameId, level3GeonameId),
      country: names as Record<IsoLanguage, string>,
    };
  }

  private async townOf(
    database: Database,
    country: PackagedCountry,
    level2: number | undefined,
    level3: number | undefined,
  ): Promise<string> {
    if (level2 === undefined || level3 === undefined) return '';
    if (!isOwnId(level2)) return (await importedPlace(database, level3))?.name ?? '';
    const towns = await this.packagedTowns(country, level2);
    return towns?.find(({ geonameId }) => geonameId === level3)?.name ?? '';
  }

  private async unknownImported(isoCode: string, level2: number, level3: number | undefined): Promise<keyof NamedPlaces | undefined> {
    const division = await importedPlace(this.database, level2);
    if (division?.level !== 2 || division.countryCode !== isoCode) return 'level2GeonameId';
    if (level3 === undefined) return undefined;
    const town = await importedPlace(this.database, level3);
    const isThere = town?.level === 3 && town.countryCode === isoCode && town.divisionCode === division.divisionCode;
    return isThere ? undefined : 'level3GeonameId';
  }

  private async countryOf(geonameId: number, database = this.database): Promise<PackagedCountry | undefined> {
    const packaged = await this.packagedCountries();
    if (isOwnId(geonameId)) {
      const country = packaged.withOwnId(geonameId);
      return country?.ownId === geonameId ? country : undefined;
    }
    const imported = await importedPlace(database, geonameId);
    return imported?.level === 1 ? packaged.withCode(imported.countryCode) : undefined;
  }

  /** Undefined when the country has no such division. */
  private async packagedTowns({ isoCode, divisions }: PackagedCountry, level2Id: number): Promise<readonly City[] | undefined> {
    const division = divisions.find(({ ownId }) => ownId === level2Id);
    if (division === undefined) return undefined;
    const towns = await this.cities.of(isoCode);
    const codes = new Set(divisions.map(({ code }) => code));
    const mapped = ISO_OF_DIVISION[isoCode];
    const codeOf = ({ divisionCode }: City): string => mapped?.[divisionCode] ?? divisionCode;
    const foreign = towns.filter((town) => !codes.has(codeOf(town))).length;
    return foreign > towns.length * FOREIGN_SHARE ? towns : towns.filter((town) => codeOf(town) === division.code);
  }

  private packagedCountries(): Promise<PackagedCountries> {
    this.packaged ??= PackagedCountries.load();
    return this.packaged;
  }
}

/** The catalogue that is sold in a country: 21 in the USA, 16 everywhere else. */
export const catalogueOfCountry = (isoCode: string | undefined): CatalogId => (isoCode === 'US' ? 21 : 16);
