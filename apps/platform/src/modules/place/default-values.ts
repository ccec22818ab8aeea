import { isIP } from 'node:net';
import { type CatalogId, catalogOf, type IsoLanguage } from '@candil/domain';
import type { FastifyRequest } from 'fastify';
import { type CountryResponse, open, type Reader } from 'maxmind';
import type { PlatformContext } from '../../kernel';
import { catalogueOfCountry } from './place-reader';

type Settings = Pick<PlatformContext['configuration'], 'countryHeader' | 'geoipFile'>;

interface ValuesOfAddress {
  readonly catalogId: CatalogId;
  readonly catalogName: 'INT' | 'USA';
  readonly countryCode: string | null;
  readonly language: IsoLanguage | null;
}

/** Languages of countries where one of ours is spoken by nearly everybody. */
const LANGUAGE_OF_COUNTRY: Readonly<Record<string, IsoLanguage>> = {
  US: 'us',
  GB: 'en',
  IE: 'en',
  AU: 'en',
  NZ: 'en',
  ES: 'es',
  MX: 'es',
  AR: 'es',
  CO: 'es',
  CL: 'es',
  PE: 'es',
  DE: 'de',
  AT: 'de',
  LI: 'de',
  FR: 'fr',
  MC: 'fr',
  IT: 'it',
  SM: 'it',
};

/** Catalogue and language by the country of an address: a header of a trusted proxy, else a file of the operator's, else catalogue 16. */
export class DefaultValues {
  private reader: Reader<CountryResponse> | undefined;

  constructor(private readonly settings: Settings) {}

  /** A file that was named and cannot be read ends the start: silently wrong catalogues would be found much later. */
  async open(): Promise<void> {
    const { geoipFile } = this.settings;
    if (geoipFile === undefined) return;
    try {
      this.reader = await open<CountryResponse>(geoipFile);
    } catch (error) {
      throw new Error('GEOIP_FILE cannot be read as an MMDB file', { cause: error });
    }
  }

  async of(ip: string, request: FastifyRequest): Promise<ValuesOfAddress> {
    const countryCode = this.countryInHeader(ip, request) ?? this.countryInFile(ip) ?? null;
    const catalogId = catalogueOfCountry(countryCode ?? undefined);
    const language = countryCode === null ? null : (LANGUAGE_OF_COUNTRY[countryCode] ?? null);
    return { catalogId, catalogName: catalogOf(catalogId).name, countryCode, language };
  }

  /**
   * The header describes the caller, so it says nothing about another address; and only a proxy whose forwarding is believed may write it:
   * then the list of addresses holds more than the socket's own.
   */
  private countryInHeader(ip: string, request: FastifyRequest): string | undefined {
    const { countryHeader } = this.settings;
    if (countryHeader === undefined || ip !== request.ip || (request.ips?.length ?? 0) < 2) return undefined;
    const countryCode = request.headers[countryHeader];
    return typeof countryCode === 'string' && /^[A-Z]{2}$/.test(countryCode) && countryCode !== 'XX' ? countryCode : undefined;
  }

  private countryInFile(ip: string): string | undefined {
    if (isIP(ip) === 0) return undefined;
    return this.reader?.get(ip)?.country?.iso_code;
  }
}
