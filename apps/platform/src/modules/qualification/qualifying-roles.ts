import { type CatalogId, catalogOfAccount, ROLES, type RoleId } from '@candil/domain';
import { CATALOGUE_OFFICES } from '../account';
import { COMPANY_TYPES } from '../reference-data';

/** Roles of the trade that accepting may give; those of the maker's own people are an administrator's to give. */
const tradeRoles = (catalogId: CatalogId): readonly RoleId[] => [
  CATALOGUE_OFFICES[catalogId].specifierRole,
  ROLES.distributor,
  ROLES.importer,
];

/** Roles that an account may be given in a catalogue, the one its kind of company suggests first. */
export const qualifyingRoles = (catalogId: CatalogId, companyTypeId: number): readonly RoleId[] => {
  const roles = tradeRoles(catalogId).filter((role) => catalogOfAccount({ roles: [role], catalogId }) === catalogId);
  const suggested = COMPANY_TYPES.find(({ id }) => id === companyTypeId)?.likelyRoleId;
  const likely = suggested === ROLES.specifier ? CATALOGUE_OFFICES[catalogId].specifierRole : suggested;
  return [...roles].sort((first, second) => Number(second === likely) - Number(first === likely));
};
