import type { OfferedAddress } from '@candil/contract';
import { fail, type IsoLanguage, ok, type Result } from '@candil/domain';
import type { Database } from '../../kernel';
import { readCompanyProfile } from '../account';
import type { PlaceReader } from '../place';
import type { OrderRequest } from './check-order-request';
import type { OrderFailure } from './failures';
import { lastAddressesOf } from './order-repository';
import { addressToWire, type StoredAddress } from './stored-address';

/** Addresses of earlier orders that are offered again. */
const MOST_EARLIER = 8;

interface Customer {
  readonly id: string;
  readonly name: string;
}

/** The company's own address; undefined where it is too incomplete for a delivery. */
const addressOfCompany = async (database: Database, places: PlaceReader, { id, name }: Customer): Promise<StoredAddress | undefined> => {
  const profile = await readCompanyProfile(database, id);
  if (profile === undefined || profile.countryGeonameId === null || profile.street === null || profile.street.trim() === '')
    return undefined;
  const { countryGeonameId, level2GeonameId, level3GeonameId, street, postalCode, phone } = profile;
  const { town, country } = await places.addressOf(database, {
    countryGeonameId,
    level2GeonameId: level2GeonameId ?? undefined,
    level3GeonameId: level3GeonameId ?? undefined,
  });
  if (town === '' || country === undefined) return undefined;
  return { recipient: name, contact: '', phone: phone ?? '', street, postalCode: postalCode ?? '', town, countryGeonameId, country };
};

const keyOf = ({ recipient, street, postalCode, town, countryGeonameId, contact, phone }: StoredAddress): string =>
  JSON.stringify([recipient, street, postalCode, town, countryGeonameId, contact, phone]);

/** Returns the former delivery addresses of a company that are still offered, its own address first. */
export const knownAddresses = async (
  database: Database,
  places: PlaceReader,
  company: Customer,
  language: IsoLanguage,
): Promise<OfferedAddress[]> => {
  const own = await addressOfCompany(database, places, company);
  const earlier = await lastAddressesOf(database, company.id, MOST_EARLIER);
  const ownKey = own && keyOf(own);
  const used = earlier.filter((address) => keyOf(address) !== ownKey);
  return [
    ...(own === undefined ? [] : [{ ...addressToWire(own, language), used: false }]),
    ...used.map((address) => ({ ...addressToWire(address, language), used: true })),
  ];
};

const TEXTS = ['recipient', 'contact', 'phone', 'street', 'postalCode', 'town'] as const;
const REQUIRED = ['recipient', 'street', 'town'] as const;

const invalid = (field: string, code: string) =>
  fail({ code: 'request.invalid', fields: [{ path: `body.deliveryAddress.${field}`, code }] } as const);

/** Returns the delivery address of an order; null = the address that the maker has on file for the customer. */
export const deliveryAddressOf = async (
  database: Database,
  places: PlaceReader,
  asked: OrderRequest['deliveryAddress'],
): Promise<Result<StoredAddress | null, OrderFailure>> => {
  if (asked === undefined) return ok(null);
  const texts = Object.fromEntries(TEXTS.map((field) => [field, asked[field].trim()])) as Record<(typeof TEXTS)[number], string>;
  const empty = REQUIRED.find((field) => texts[field] === '');
  if (empty !== undefined) return invalid(empty, 'text.empty');
  const broken = TEXTS.find((field) => /[\r\n]/.test(texts[field]));
  if (broken !== undefined) return invalid(broken, 'text.character');
  const { countryGeonameId } = asked;
  const { country } = await places.addressOf(database, { countryGeonameId });
  return country === undefined ? invalid('countryGeonameId', 'place.not-found') : ok({ ...texts, countryGeonameId, country });
};
