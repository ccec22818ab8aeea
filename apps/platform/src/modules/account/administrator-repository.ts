import { randomUUID } from 'node:crypto';
import { defaultPrivileges, ROLES, USER_STATUS } from '@candil/domain';
import { and, eq, isNotNull, ne } from 'drizzle-orm';
import type { Transaction } from '../../kernel';
import { accountPrivileges, accounts } from './account-tables';

/** Registered by e-mail, as a professional. */
const REGISTERED_BY_EMAIL = 1;
const PROFESSIONAL = 2;

/** The address of an administrator who can sign in by password. */
export const presentAdministrator = async (transaction: Transaction): Promise<string | undefined> => {
  const [found] = await transaction
    .select({ email: accounts.email })
    .from(accounts)
    .where(and(eq(accounts.roleId, ROLES.admin), ne(accounts.status, USER_STATUS.DELETED), isNotNull(accounts.passwordHash)))
    .limit(1);
  return found?.email;
};

/** The account of an address, held until the transaction ends. */
export const accountOfAddress = async (transaction: Transaction, email: string): Promise<typeof accounts.$inferSelect | undefined> => {
  const [found] = await transaction.select().from(accounts).where(eq(accounts.email, email)).for('update');
  return found;
};

/** An administrator without password, as they are before they choose one. */
export const insertAdministrator = async (transaction: Transaction, email: string, now: Date): Promise<string> => {
  const id = randomUUID();
  await transaction.insert(accounts).values({
    id,
    email,
    name: email.slice(0, email.indexOf('@')),
    passwordHash: null,
    language: 'en',
    catalogId: 16,
    roleId: ROLES.admin,
    status: USER_STATUS.QUALIFIED,
    registerType: REGISTERED_BY_EMAIL,
    userType: PROFESSIONAL,
    companyId: null,
    isFirstUser: false,
    createdAt: now,
  });
  const privileges = defaultPrivileges(ROLES.admin, { firstUser: false }).map((privilege) => ({ accountId: id, privilege }));
  if (privileges.length > 0) await transaction.insert(accountPrivileges).values(privileges);
  return id;
};
