import { MAKER } from '@candil/catalogue';
import type { BudgetIssuer } from '@candil/contract';
import type { IsoLanguage } from '@candil/domain';
import type { Actor, Database, Transaction } from '../../kernel';
import { holdLogo, readCompanyProfile } from '../account';
import type { Pictures } from '../catalogue';
import type { PlaceReader } from '../place';
import type { StoredIssuer } from './stored-budget';

/** Returns the issuer for an account, as far as the account itself says. */
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
  const profile = await readCompanyProfile(database, actor.company.id);
  if (profile === undefined) return issuer;
  const { countryGeonameId, level2GeonameId, level3GeonameId } = profile;
  return {
    ...issuer,
    taxNumber: profile.vatNumber ?? '',
    street: profile.street ?? '',
    postalCode: profile.postalCode ?? '',
    ...(await places.addressOf(database, {
      countryGeonameId: countryGeonameId ?? undefined,
      level2GeonameId: level2GeonameId ?? undefined,
      level3GeonameId: level3GeonameId ?? undefined,
    })),
    phone: profile.phone ?? '',
    website: profile.website ?? '',
    ...(profile.logoId !== null && { logoId: profile.logoId }),
  };
};

/** The issuer with the logo that its company has now and keeps until the budget is stored: one that no budget bears may be deleted. */
export const withLogoHeld = async (
  transaction: Transaction,
  { company }: Actor,
  { logoId: _, ...issuer }: StoredIssuer,
): Promise<StoredIssuer> => {
  const logoId = company === null ? undefined : await holdLogo(transaction, company.id);
  return { ...issuer, ...(logoId !== undefined && { logoId }) };
};

export const issuerToWire = (
  { country, logoId, ...issuer }: StoredIssuer,
  language: IsoLanguage,
  pictures?: Pick<Pictures, 'ofCompany'>,
): BudgetIssuer => ({
  ...issuer,
  country: country?.[language] ?? '',
  ...(logoId !== undefined && pictures !== undefined && { logo: pictures.ofCompany(logoId) }),
});
