import { checkPassword, type PasswordLink } from '@candil/contract';
import { fail, isInternalStaff, ok, type Result, USER_STATUS } from '@candil/domain';
import { type Actor, type Database, type Failure, inTransaction, queueMail, recordAudit, type Transaction } from '../../kernel';
import { countAttempt } from '../../kernel/authentication/attempt-limits';
import type { SessionService } from '../../kernel/authentication/session-service';
import { followLink, issueLink, lockAccount, openLink, PASSWORD_LINKS, spendOtherLinks } from '../account';
import { confirmAccount } from './confirm-account';
import * as stored from './registration-repository';

const expired = { code: 'mail-link.expired' } as const;

export interface Confirmed {
  readonly accountId: string;
  readonly email: string;
  readonly returnTo: string | null;
  /** Path where they choose a password; absent = they have one. */
  readonly choosePassword?: string;
}

/**
 * A password that was chosen before its address was confirmed may be a stranger's. Where more hangs on the address than an empty account,
 * as the rights of internal staff, it opens nothing: the reader of the mail chooses another.
 */
const keepsPassword = ({ email, passwordHash, status }: stored.AccountRow, staffDomains: readonly string[]): boolean =>
  passwordHash !== null &&
  !(status === USER_STATUS.REGISTER_NOT_COMPLETED && isInternalStaff({ email, emailConfirmed: true }, staffDomains));

const changedMail = async (transaction: Transaction, account: stored.AccountRow, now: Date): Promise<void> => {
  const { email, name, language } = account;
  await queueMail(transaction, {
    to: email,
    language,
    template: 'passwordChanged',
    values: { name, email },
    path: '/password-reset',
    at: now,
  });
};

/** Idempotent: mail programs and impatient users open links twice. */
export const confirmEmail = (
  database: Database,
  token: string,
  staffDomains: readonly string[],
  now: Date,
): Promise<Result<Confirmed, Failure>> =>
  inTransaction(database, async (transaction) => {
    const link = await followLink(transaction, ['confirm-email'], token, now);
    const account = link === undefined ? undefined : await lockAccount(transaction, link.accountId);
    if (link === undefined || account === undefined || account.status === USER_STATUS.DELETED) return fail(expired);
    const isUnconfirmed = account.status === USER_STATUS.REGISTER_NOT_COMPLETED;
    // A link that a later mail has replaced confirms nothing.
    if (link.isUsed && isUnconfirmed) return fail(expired);
    if (isUnconfirmed) await confirmAccount(transaction, account, now);
    const confirmed = { accountId: account.id, email: account.email, returnTo: link.returnTo };
    if (keepsPassword(account, staffDomains)) return ok(confirmed);
    await stored.updateAccount(transaction, account.id, { passwordHash: null });
    await spendOtherLinks(transaction, account.id, PASSWORD_LINKS, now);
    const returnTo = link.returnTo ?? undefined;
    return ok({
      ...confirmed,
      choosePassword: await issueLink(transaction, { accountId: account.id, purpose: 'first-password', returnTo, now }),
    });
  });

/** Describes a password link without using it up. */
export const describePasswordLink = async (database: Database, token: string, now: Date): Promise<Result<PasswordLink, Failure>> => {
  const link = await openLink(database, PASSWORD_LINKS, token, now);
  const found = link === undefined ? undefined : await stored.linkedAccount(database, link.accountId, link.issuedBy);
  if (link === undefined || found === undefined) return fail(expired);
  const { email, company, inviter } = found;
  if (link.purpose !== 'invitation') return ok({ kind: link.purpose === 'set-password' ? 'reset' : 'first', email });
  return ok({ kind: 'invitation', email, ...(company !== null && { company }), ...(inviter !== null && { inviter }) });
};

/**
 * Also proves that the address is its owner's. Every session ends. A user who chooses their first password is signed in by it. A user who
 * replaces a password gets a mail about the change, and signs in with the new one.
 */
export const setPassword = async (
  database: Database,
  sessions: SessionService,
  { token, password }: { readonly token: string; readonly password: string },
  now: Date,
): Promise<Result<Confirmed & { readonly firstHash?: string }, Failure>> => {
  const checked = checkPassword(password);
  if (!checked.ok) return checked;
  // A hash is expensive: none is computed for an invalid link.
  if ((await openLink(database, PASSWORD_LINKS, token, now)) === undefined) return fail(expired);
  const hash = await sessions.passwords.hash(password);
  if (!hash.ok) return hash;
  return inTransaction<Confirmed & { readonly firstHash?: string }, Failure>(database, async (transaction) => {
    const link = await followLink(transaction, PASSWORD_LINKS, token, now);
    const account = link === undefined || link.isUsed ? undefined : await lockAccount(transaction, link.accountId);
    if (link === undefined || account === undefined || account.status === USER_STATUS.DELETED) return fail<Failure>(expired);
    const ownAddress = checkPassword(password, account.email);
    if (!ownAddress.ok) return ownAddress;
    await stored.updateAccount(transaction, account.id, { passwordHash: hash.value });
    await spendOtherLinks(transaction, account.id, PASSWORD_LINKS, now);
    await sessions.endAllOf(transaction, account.id, 'password');
    await confirmAccount(transaction, account, now);
    const isFirst = link.purpose !== 'set-password' && account.passwordHash === null;
    const by = link.purpose === 'invitation' ? 'invitation' : 'mail';
    await recordAudit(transaction, { kind: 'password.set', accountId: account.id, details: { by }, at: now });
    if (!isFirst) await changedMail(transaction, account, now);
    const set = { accountId: account.id, email: account.email, returnTo: link.returnTo };
    return ok(isFirst ? { ...set, firstHash: hash.value } : set);
  });
};

/** Changes the password of a signed-in account that knows the present one. Every other session ends. */
export const changePassword = async (
  database: Database,
  sessions: SessionService,
  actor: Actor,
  { currentPassword, newPassword, ip }: { readonly currentPassword: string; readonly newPassword: string; readonly ip: string },
  now: Date,
): Promise<Result<undefined, Failure>> => {
  if (actor.impersonator !== undefined) return fail({ code: 'access.denied' });
  const checked = checkPassword(newPassword, actor.email);
  if (!checked.ok) return checked;
  const counted = await countAttempt(database, 'password-change', { account: actor.accountId, ip, now });
  if (!counted.ok) return counted;
  const known = await stored.accountByEmail(database, actor.email);
  const matches = await sessions.passwords.matches(known?.passwordHash ?? undefined, currentPassword);
  if (!matches.ok) return matches;
  if (!matches.value) return fail({ code: 'password.wrong' });
  const hash = await sessions.passwords.hash(newPassword);
  if (!hash.ok) return hash;
  return inTransaction(database, async (transaction) => {
    const account = await lockAccount(transaction, actor.accountId);
    // The password was changed concurrently, so the given one is the old one.
    if (account === undefined || account.passwordHash !== known?.passwordHash) return fail<Failure>({ code: 'password.wrong' });
    await stored.updateAccount(transaction, account.id, { passwordHash: hash.value });
    await spendOtherLinks(transaction, account.id, PASSWORD_LINKS, now);
    if (actor.sessionId === undefined) await sessions.endAllOf(transaction, account.id, 'password');
    else await sessions.endOthersOf(transaction, account.id, actor.sessionId, 'password');
    await recordAudit(transaction, { kind: 'password.set', accountId: account.id, details: { by: 'owner' }, at: now });
    await changedMail(transaction, account, now);
    return ok(undefined);
  });
};
