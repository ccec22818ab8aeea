import type { CompanyPeople, CompanyUser } from '@candil/contract';
import { defaultPrivileges, fail, ok, type Privilege, type Result } from '@candil/domain';
import type { Actor, Database, Transaction } from '../../kernel';
import * as stored from './company-repository';
import type { CompanyFailure } from './failures';

/** Manager of a company, as read inside the transaction. */
export interface Manager {
  readonly accountId: string;
  readonly companyId: string;
  readonly companyName: string;
  readonly privileges: readonly Privilege[];
  /** True when a company changes the privileges of its users (flag companyPrivileges). */
  readonly changesPrivileges: boolean;
}

/**
 * Privileges that a manager may give to this user or take away: those of the role that the manager has too. No user changes
 * their own.
 */
export const changeablePrivileges = (manager: Manager, user: Pick<stored.StoredUser, 'accountId' | 'roleId'>): readonly Privilege[] => {
  if (!manager.changesPrivileges || user.accountId === manager.accountId) return [];
  return defaultPrivileges(user.roleId, { firstUser: true }).filter((privilege) => manager.privileges.includes(privilege));
};

export const userToWire = (manager: Manager, user: stored.StoredUser): CompanyUser => ({
  accountId: user.accountId,
  name: user.name,
  email: user.email,
  rolId: user.roleId,
  privileges: [...user.privileges],
  changeablePrivileges: [...changeablePrivileges(manager, user)],
  status: user.status,
  isSelf: user.accountId === manager.accountId,
  createdAt: user.createdAt.toISOString(),
  lastSeenAt: user.lastSeenAt === null ? null : new Date(user.lastSeenAt).toISOString(),
  version: user.version,
});

export const managerOf = (actor: Actor, changesPrivileges: boolean): Result<Manager, CompanyFailure> => {
  const { accountId, company, privileges } = actor;
  if (company === null) return fail({ code: 'company.none' });
  return ok({ accountId, companyId: company.id, companyName: company.name, privileges, changesPrivileges });
};

export const listPeople = async (database: Database, manager: Manager): Promise<CompanyPeople> => {
  const users = await stored.usersOf(database, manager.companyId);
  const requests = await stored.openRequestsOf(database, manager.companyId);
  return {
    companyName: manager.companyName,
    changesPrivileges: manager.changesPrivileges,
    users: users.map((user) => userToWire(manager, user)),
    requests: requests.map(({ createdAt, ...request }) => ({ ...request, createdAt: createdAt.toISOString() })),
  };
};

/**
 * Holds the company until the transaction ends and makes sure that who asks still manages it: of two managers who deactivate each other
 * at once, the second is one no more, so a company always keeps a manager.
 */
export const holdCompany = async (transaction: Transaction, manager: Manager): Promise<Result<Manager, CompanyFailure>> => {
  await stored.lockCompany(transaction, manager.companyId);
  const now = await stored.userOf(transaction, manager.companyId, manager.accountId);
  if (now === undefined || !now.privileges.includes('COMPANY_MANAGE_USER')) return fail({ code: 'access.denied' });
  return ok({ ...manager, privileges: now.privileges });
};

/** A person of the company beside the manager; those of other companies answer as unknown ones. */
export const otherUser = async (
  transaction: Transaction,
  manager: Manager,
  accountId: string,
): Promise<Result<stored.StoredUser, CompanyFailure>> => {
  if (accountId === manager.accountId) return fail({ code: 'company.own-account' });
  const user = await stored.userOf(transaction, manager.companyId, accountId);
  return user === undefined ? fail({ code: 'company.user-not-found' }) : ok(user);
};
