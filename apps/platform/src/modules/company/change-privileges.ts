import type { CompanyUser } from '@candil/contract';
import { fail, ok, PRIVILEGES, type Privilege, type Result } from '@candil/domain';
import { recordAudit, type Transaction } from '../../kernel';
import { replacePrivileges } from '../account';
import { changeablePrivileges, holdCompany, type Manager, otherUser, userToWire } from './company-people';
import * as stored from './company-repository';
import type { CompanyFailure } from './failures';

export interface PrivilegeChange {
  readonly accountId: string;
  readonly version: number;
  readonly privileges: readonly Privilege[];
}

/** Sets the privileges of a person of the company; privileges the manager may not give stay as they are, and asking for more is refused. */
export const changePrivileges = async (
  transaction: Transaction,
  managerThen: Manager,
  change: PrivilegeChange,
  now: Date,
): Promise<Result<CompanyUser, CompanyFailure>> => {
  const held = await holdCompany(transaction, managerThen);
  if (!held.ok) return held;
  const manager = held.value;
  const user = await otherUser(transaction, manager, change.accountId);
  if (!user.ok) return user;
  if (!manager.changesPrivileges) return fail({ code: 'company.privileges-fixed' });
  const before = user.value.privileges;
  const differing = PRIVILEGES.filter((privilege) => before.includes(privilege) !== change.privileges.includes(privilege));
  const changeable = changeablePrivileges(manager, user.value);
  const foreign = differing.find((privilege) => !changeable.includes(privilege));
  if (foreign !== undefined) return fail({ code: 'company.privilege-not-given', privilege: foreign });
  if (!(await stored.advanceAccess(transaction, change.accountId, change.version))) {
    return fail({ code: 'version.conflict', currentVersion: user.value.version });
  }
  const privileges = PRIVILEGES.filter((privilege) => change.privileges.includes(privilege));
  await replacePrivileges(transaction, change.accountId, privileges);
  const details = { of: change.accountId, from: before.join(' '), to: privileges.join(' ') };
  await recordAudit(transaction, { kind: 'privileges.changed', accountId: manager.accountId, details, at: now });
  return ok(userToWire(manager, { ...user.value, privileges: privileges.toSorted(), version: change.version + 1 }));
};
