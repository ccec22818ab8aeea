import { randomUUID } from 'node:crypto';
import { defaultPrivileges, fail, ok, parseEmail, type Result, ROLES, USER_STATUS } from '@candil/domain';
import { and, eq, isNotNull, ne } from 'drizzle-orm';
import { type Database, inTransaction, type Transaction } from '../../kernel';
import { spendOtherLinks } from './account-link-repository';
import { issueLink } from './account-links';
import { accountPrivileges, accounts } from './account-tables';

/** How long the link leads somewhere: it is handed on by hand. */
export const ADMINISTRATOR_LINK_HOURS = 24;
/** Registered by e-mail, as a professional. */
const REGISTERED_BY_EMAIL = 1;
const PROFESSIONAL = 2;

export type AdministratorFailure =
  | { readonly code: 'email.malformed' }
  /** Somebody can sign in as administrator, and gives others the role. */
  | { readonly code: 'administrator.exists'; readonly email: string }
  /** The address is somebody's who has another role. */
  | { readonly code: 'account.exists' };

const presentAdministrator = async (transaction: Transaction): Promise<string | undefined> => {
  const [found] = await transaction
    .select({ email: accounts.email })
    .from(accounts)
    .where(and(eq(accounts.roleId, ROLES.admin), ne(accounts.status, USER_STATUS.DELETED), isNotNull(accounts.passwordHash)))
    .limit(1);
  return found?.email;
};

const administratorOf = async (transaction: Transaction, email: string, now: Date): Promise<Result<string, AdministratorFailure>> => {
  const [known] = await transaction.select().from(accounts).where(eq(accounts.email, email)).for('update');
  // Made before, and the link was not followed in time.
  if (known?.roleId === ROLES.admin && known.status !== USER_STATUS.DELETED) return ok(known.id);
  if (known !== undefined) return fail({ code: 'account.exists' });
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
  return ok(id);
};

/** Makes the first administrator, who chooses a password by the link whose path is answered; it leads somewhere once. */
export const makeAdministrator = async (database: Database, address: string, now: Date): Promise<Result<string, AdministratorFailure>> => {
  const parsed = parseEmail(address);
  if (!parsed.ok) return fail({ code: 'email.malformed' });
  const email = address.trim().toLowerCase();
  return inTransaction<string, AdministratorFailure>(database, async (transaction) => {
    const present = await presentAdministrator(transaction);
    if (present !== undefined) return fail({ code: 'administrator.exists', email: present });
    const accountId = await administratorOf(transaction, email, now);
    if (!accountId.ok) return accountId;
    await spendOtherLinks(transaction, accountId.value, 'set-password', now);
    const link = {
      accountId: accountId.value,
      purpose: 'set-password',
      returnTo: undefined,
      now,
      hours: ADMINISTRATOR_LINK_HOURS,
    } as const;
    return ok(await issueLink(transaction, link));
  });
};
