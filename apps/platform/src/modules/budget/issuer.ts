import { MAKER } from '@candil/catalogue';
import type { BudgetIssuer } from '@candil/contract';
import type { IsoLanguage } from '@candil/domain';
import type { Actor, Database } from '../../kernel';
import { readCompanyProfile } from '../account';
import type { PlaceReader } from '../place';
import type { StoredIssuer } from './stored-budget';

/** Who issues as an account, as far as the account itself says it. */
export const issuerOfAccount = ({ company, isInternalStaff, name, email }: Actor): StoredIssuer => ({
  name: company?.name ?? (isInternalStaff ? MAKER.name : name),
  taxNumber: '',
  street: '',
  postalCode: '',
  town: '',
  country: undefined,
  phone: '',
  email,
  website: '',
});

/** The maker's house: its own people issue for it, and it confirms orders. */
export const makerAsIssuer = (language: IsoLanguage): BudgetIssuer => issuerToWire(MAKER, language);

/** The issuer: the account with the profile of its company. */
export const readIssuer = async (database: Database, places: PlaceReader, actor: Actor): Promise<StoredIssuer> => {
  const issuer = issuerOfAccount(actor);
  if (actor.company === null) return actor.isInternalStaff ? { ...MAKER, email: actor.email } : issuer;
  const told = await readCompanyProfile(database, actor.company.id);
  if (told === undefined) return issuer;
  const { countryGeonameId, level2GeonameId, level3GeonameId } = told;
  return {
    ...issuer,
    taxNumber: told.vatNumber ?? '',
    street: told.street ?? '',
    postalCode: told.postalCode ?? '',
    ...(await places.addressOf(database, {
      countryGeonameId: countryGeonameId ?? undefined,
      level2GeonameId: level2GeonameId ?? undefined,
      level3GeonameId: level3GeonameId ?? undefined,
    })),
    phone: told.phone ?? '',
    website: told.website ?? '',
  };
};

export const issuerToWire = ({ country, ...issuer }: StoredIssuer, language: IsoLanguage): BudgetIssuer => ({
  ...issuer,
  country: country?.[language] ?? '',
});
