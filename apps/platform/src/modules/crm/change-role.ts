import {
  CLIENT_STAFF_ROLES,
  catalogOfAccount,
  defaultPrivileges,
  fail,
  ok,
  type Privilege,
  type Result,
  type RoleId,
  USER_STATUS,
} from '@candil/domain';
import { type Actor, queueMail, recordAudit, type Transaction } from '../../kernel';
import { replacePrivileges } from '../account';
import * as stored from './crm-repository';
import type { CareFailure } from './failures';
import { assignableRoles, looksAfter } from './look-after';

export interface RoleChange {
  readonly accountId: string;
  readonly roleId: RoleId;
  /** Absent where the caller knows no version: then whatever is stored now is changed. */
  readonly version?: number;
  /** True when they manage the users of their company; absent = as before, as far as the role allows. */
  readonly managesUsers?: boolean | undefined;
}

const MANAGES: Privilege = 'COMPANY_MANAGE_USER';

/** Returns the privileges of the account in its new role; the change never takes from a company the last manager of its users. */
const privilegesIn = async (
  transaction: Transaction,
  { account, company, privileges: before }: stored.CareAccount,
  { roleId, managesUsers }: RoleChange,
): Promise<Result<readonly Privilege[], CareFailure>> => {
  const isManager = managesUsers ?? (account.isFirstUser || before.includes(MANAGES));
  const privileges = defaultPrivileges(roleId, { firstUser: isManager });
  if (managesUsers === true && (company === null || !privileges.includes(MANAGES))) return fail({ code: 'account.manages-nobody' });
  const isLeaving = company !== null && before.includes(MANAGES) && !privileges.includes(MANAGES);
  return isLeaving && !(await stored.hasOtherManager(transaction, company.id, account.id))
    ? fail({ code: 'company.last-manager', name: account.name, company: company.name })
    : ok(privileges);
};

/** Gives an account another role and the privileges that it starts with. */
export const changeRole = async (
  transaction: Transaction,
  actor: Actor,
  change: RoleChange,
  now: Date,
): Promise<Result<stored.CareAccount, CareFailure>> => {
  const { accountId, roleId, version } = change;
  await stored.lockCompanyOf(transaction, accountId);
  const locked = await stored.lockAccounts(transaction, [actor.accountId, accountId]);
  // When two administrators take each other's role at once, the second has lost it.
  const asking = locked.find((one) => one.accountId === actor.accountId);
  if (asking === undefined || asking.status === USER_STATUS.DELETED || !CLIENT_STAFF_ROLES.includes(asking.roleId)) {
    return fail({ code: 'access.denied' });
  }
  const found = await stored.accountById(transaction, accountId);
  if (found === undefined || !looksAfter(actor, found)) return fail({ code: 'account.not-found' });
  if (accountId === actor.accountId) return fail({ code: 'account.own-role' });
  if (!assignableRoles(actor, found).includes(roleId)) return fail({ code: 'account.role-not-given', roleId });
  const { account } = found;
  const inRole = await privilegesIn(transaction, found, change);
  if (!inRole.ok) return inRole;
  const privileges = inRole.value;
  const catalogId = catalogOfAccount({ roles: [roleId], catalogId: account.catalogId });
  const isFirstUser = change.managesUsers ?? account.isFirstUser;
  if (!(await stored.advanceAccess(transaction, accountId, version ?? account.accessVersion, { roleId, catalogId, isFirstUser }))) {
    return fail({ code: 'version.conflict', currentVersion: account.accessVersion });
  }
  await replacePrivileges(transaction, accountId, privileges);
  const details = { of: accountId, from: String(account.roleId), to: String(roleId), managesUsers: String(privileges.includes(MANAGES)) };
  await recordAudit(transaction, { kind: 'role.changed', accountId: actor.accountId, details, at: now });
  const { email: to, name, language } = account;
  await queueMail(transaction, { to, language, template: 'roleChanged', values: { name }, path: '/my-profile', at: now });
  return ok({
    ...found,
    account: { ...account, roleId, catalogId, isFirstUser, accessVersion: account.accessVersion + 1 },
    privileges: privileges.toSorted(),
  });
};
