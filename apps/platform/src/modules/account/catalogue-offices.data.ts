import { type CatalogId, type IsoLanguage, ROLES, type RoleId, SALES_ROLES } from '@candil/domain';

/** The maker's office for a catalogue. */
interface CatalogueOffice {
  readonly salesRole: RoleId;
  readonly specifierRole: RoleId;
  /** Language of mails to the office. */
  readonly language: IsoLanguage;
}

export const CATALOGUE_OFFICES: Readonly<Record<CatalogId, CatalogueOffice>> = {
  16: { salesRole: SALES_ROLES[16], specifierRole: ROLES.specifier, language: 'en' },
  21: { salesRole: SALES_ROLES[21], specifierRole: ROLES.specifierUsa, language: 'us' },
};
