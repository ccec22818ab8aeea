import type { BudgetIssuer } from '@candil/contract';
import type { IsoLanguage } from '@candil/domain';
import type { Actor, Database } from '../../kernel';
import type { PlaceReader } from '../place';
import { readCompanyProfile } from './issuer-repository';
import type { StoredIssuer } from './stored-budget';

/** The maker's own people have no company among the customers. */
const MAKER = 'Candil';

/** Who issues as an account, as far as the account itself says it. */
export const issuerOfAccount = ({ company, isInternalStaff, name, email }: Actor): StoredIssuer => ({
  name: company?.name ?? (isInternalStaff ? MAKER : name),
  taxNumber: '',
  street: '',
  postalCode: '',
  town: '',
  country: undefined,
  phone: '',
  email,
  website: '',
});

/** Who issues as an account, with what its company told about itself. */
export const readIssuer = async (database: Database, places: PlaceReader, actor: Actor): Promise<StoredIssuer> => {
  const issuer = issuerOfAccount(actor);
  if (actor.company === null) return issuer;
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
