import { catalogOfAccount, defaultPrivileges, fail, ok, type Result, ROLES, type RoleId, USER_STATUS } from '@candil/domain';
import { type Actor, queueMail, recordAudit, type Transaction } from '../../kernel';
import * as stored from './crm-repository';
import type { CareFailure } from './failures';
import { assignableRoles, looksAfter } from './look-after';

export interface RoleChange {
  readonly accountId: string;
  readonly roleId: RoleId;
  /** Absent where the caller knows no version: then whatever is stored now is changed. */
  readonly version?: number;
}

const GIVES_ROLES: readonly RoleId[] = [ROLES.admin, ROLES.sales, ROLES.salesUsa];

/** Gives an account another role and the privileges that it starts with. */
export const changeRole = async (
  transaction: Transaction,
  actor: Actor,
  { accountId, roleId, version }: RoleChange,
  now: Date,
): Promise<Result<stored.CareAccount, CareFailure>> => {
  const locked = await stored.lockAccounts(transaction, [actor.accountId, accountId]);
  // Of two administrators who take each other's role at once, the second has lost it.
  const asking = locked.find((one) => one.accountId === actor.accountId);
  if (asking === undefined || asking.status === USER_STATUS.DELETED || !GIVES_ROLES.includes(asking.roleId)) {
    return fail({ code: 'access.denied' });
  }
  const found = await stored.accountById(transaction, accountId);
  if (found === undefined || !looksAfter(actor, found)) return fail({ code: 'account.not-found' });
  if (accountId === actor.accountId) return fail({ code: 'account.own-role' });
  if (!assignableRoles(actor, found).includes(roleId)) return fail({ code: 'account.role-not-given', roleId });
  const { account } = found;
  const catalogId = catalogOfAccount({ roles: [roleId], catalogId: account.catalogId });
  if (!(await stored.advanceAccess(transaction, accountId, version ?? account.accessVersion, { roleId, catalogId }))) {
    return fail({ code: 'version.conflict', currentVersion: account.accessVersion });
  }
  const privileges = defaultPrivileges(roleId, { firstUser: account.isFirstUser });
  await stored.replacePrivileges(transaction, accountId, privileges);
  const details = { of: accountId, from: String(account.roleId), to: String(roleId) };
  await recordAudit(transaction, { kind: 'role.changed', accountId: actor.accountId, details, at: now });
  const { email: to, name, language } = account;
  await queueMail(transaction, { to, language, template: 'roleChanged', values: { name }, path: '/my-profile', at: now });
  return ok({
    ...found,
    account: { ...account, roleId, catalogId, accessVersion: account.accessVersion + 1 },
    privileges: privileges.toSorted(),
  });
};
