import { fail, ok, parseEmail, type Result, ROLES, USER_STATUS } from '@candil/domain';
import { type Database, inTransaction, type Transaction } from '../../kernel';
import { spendOtherLinks } from './account-link-repository';
import { issueLink } from './account-links';
import { accountOfAddress, insertAdministrator, presentAdministrator } from './administrator-repository';

/** Lifetime of the link, in hours: it is handed on by hand. */
const LINK_HOURS = 24;

export type AdministratorFailure =
  | { readonly code: 'email.malformed' }
  /** Someone can sign in as administrator, and gives others the role. */
  | { readonly code: 'administrator.exists'; readonly email: string }
  /** The address belongs to an account with another role. */
  | { readonly code: 'account.exists' };

const administratorOf = async (transaction: Transaction, email: string, now: Date): Promise<Result<string, AdministratorFailure>> => {
  const known = await accountOfAddress(transaction, email);
  // Made before, and the link was not followed in time.
  if (known?.roleId === ROLES.admin && known.status !== USER_STATUS.DELETED) return ok(known.id);
  return known === undefined ? ok(await insertAdministrator(transaction, email, now)) : fail({ code: 'account.exists' });
};

/** Makes the first administrator and returns the path of a link, valid once, at which they choose a password. */
export const makeAdministrator = async (database: Database, address: string, now: Date): Promise<Result<string, AdministratorFailure>> => {
  const parsed = parseEmail(address);
  if (!parsed.ok) return fail({ code: 'email.malformed' });
  const email = address.trim().toLowerCase();
  return inTransaction<string, AdministratorFailure>(database, async (transaction) => {
    const present = await presentAdministrator(transaction);
    if (present !== undefined) return fail({ code: 'administrator.exists', email: present });
    const accountId = await administratorOf(transaction, email, now);
    if (!accountId.ok) return accountId;
    await spendOtherLinks(transaction, accountId.value, ['set-password'], now);
    const link = { accountId: accountId.value, purpose: 'set-password', returnTo: undefined, now, hours: LINK_HOURS } as const;
    return ok(await issueLink(transaction, link));
  });
};
