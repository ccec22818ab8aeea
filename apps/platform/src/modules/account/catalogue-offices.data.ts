import { type CatalogId, type IsoLanguage, ROLES, type RoleId } from '@candil/domain';

/** The maker's office for a catalogue. */
interface CatalogueOffice {
  readonly salesRole: RoleId;
  readonly specifierRole: RoleId;
  /** Language of mails to the office. */
  readonly language: IsoLanguage;
}

export const CATALOGUE_OFFICES: Readonly<Record<CatalogId, CatalogueOffice>> = {
  16: { salesRole: ROLES.sales, specifierRole: ROLES.specifier, language: 'en' },
  21: { salesRole: ROLES.salesUsa, specifierRole: ROLES.specifierUsa, language: 'us' },
};
