import { CATALOG_IDS } from '@candil/catalogue';
import type { StaffAccount, StaffAccountHit } from '@candil/contract';
import {
  type CatalogId,
  decidesQualifications,
  hasAnyRole,
  isInternalStaff,
  mayImpersonate,
  ROLES,
  type RoleId,
  USER_STATUS,
} from '@candil/domain';
import type { Actor } from '../../kernel';
import { CATALOGUE_OFFICES, MAKERS_ROLES } from '../account';
import type { CareAccount } from './crm-repository';

/** Settings that a decision about an account depends on, beside the two accounts. */
export interface CareTerms {
  readonly staffDomains: readonly string[];
  readonly impersonationOn: boolean;
}

/** The catalogues of the accounts that a user looks after: administrators all, sales their own. */
export const cataloguesLookedAfter = (actor: Actor): readonly CatalogId[] =>
  CATALOG_IDS.filter((catalogId) => hasAnyRole(actor, [ROLES.admin]) || decidesQualifications(actor, catalogId));

export const looksAfter = (actor: Actor, { account }: CareAccount): boolean => cataloguesLookedAfter(actor).includes(account.catalogId);

/** Sales give and take trade roles; only administrators staff roles; no user changes the own role. */
export const assignableRoles = (actor: Actor, { account }: CareAccount): readonly RoleId[] => {
  if (account.id === actor.accountId) return [];
  if (hasAnyRole(actor, [ROLES.admin])) return Object.values(ROLES);
  if (MAKERS_ROLES.includes(account.roleId)) return [];
  return [ROLES.webUser, CATALOGUE_OFFICES[account.catalogId].specifierRole, ROLES.distributor, ROLES.importer];
};

/** Internal staff acts as clients, never as someone of the maker: that would lend them rights they do not have. */
export const mayActAs = (actor: Actor, { account }: CareAccount, { staffDomains, impersonationOn }: CareTerms): boolean => {
  const { id, email, status, roleId } = account;
  const emailConfirmed = status >= USER_STATUS.WEB_USER;
  const isMakers = MAKERS_ROLES.includes(roleId) || isInternalStaff({ email, emailConfirmed }, staffDomains);
  return mayImpersonate({ isStaff: actor.isInternalStaff }, impersonationOn) && emailConfirmed && !isMakers && id !== actor.accountId;
};

export const staffAccountToWire = (actor: Actor, found: CareAccount, terms: CareTerms): StaffAccount => {
  const { account, company, privileges } = found;
  return {
    accountId: account.id,
    name: account.name,
    email: account.email,
    rolId: account.roleId,
    privileges: [...privileges],
    status: account.status,
    catalogId: account.catalogId,
    company: company === null ? null : { id: company.id, name: company.name, clientCode: company.clientCode },
    version: account.accessVersion,
    assignableRoles: [...assignableRoles(actor, found)],
    managesUsers: account.isFirstUser || privileges.includes('COMPANY_MANAGE_USER'),
    mayChangeClientCode: company !== null,
    mayBeImpersonated: mayActAs(actor, found, terms),
  };
};

export const staffAccountToHit = ({ account, company }: Pick<CareAccount, 'account' | 'company'>): StaffAccountHit => ({
  accountId: account.id,
  name: account.name,
  email: account.email,
  rolId: account.roleId,
  status: account.status,
  catalogId: account.catalogId,
  company: company === null ? null : { name: company.name, clientCode: company.clientCode },
});
