import { checkPassword } from '@candil/contract';
import { fail, ok, type Result, USER_STATUS } from '@candil/domain';
import { type Actor, type Database, type Failure, inTransaction, queueMail, recordAudit, type Transaction } from '../../kernel';
import { countAttempt } from '../../kernel/authentication/attempt-limits';
import type { SessionService } from '../../kernel/authentication/session-service';
import { followLink, spendOtherLinks } from '../account';
import { confirmAccount } from './confirm-account';
import * as stored from './registration-repository';

const expired = { code: 'mail-link.expired' } as const;

export interface Confirmed {
  readonly accountId: string;
  readonly email: string;
  readonly returnTo: string | null;
}

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

/** Who follows the link again is told the same: mail programs and impatient fingers open links twice. */
export const confirmEmail = (database: Database, token: string, now: Date): Promise<Result<Confirmed, Failure>> =>
  inTransaction(database, async (transaction) => {
    const link = await followLink(transaction, 'confirm-email', token, now);
    const account = link === undefined ? undefined : await stored.accountById(transaction, link.accountId);
    if (link === undefined || account === undefined || account.status === USER_STATUS.DELETED) return fail(expired);
    const isUnconfirmed = account.status === USER_STATUS.REGISTER_NOT_COMPLETED;
    // A link that a later mail has replaced confirms nothing.
    if (link.isUsed && isUnconfirmed) return fail(expired);
    if (isUnconfirmed) await confirmAccount(transaction, account, now);
    return ok({ accountId: account.id, email: account.email, returnTo: link.returnTo });
  });

/** Also proves that the address is its owner's. The caller ends the sessions. */
export const setPassword = async (
  database: Database,
  sessions: SessionService,
  { token, password }: { readonly token: string; readonly password: string },
  now: Date,
): Promise<Result<Confirmed, Failure>> => {
  const checked = checkPassword(password);
  if (!checked.ok) return checked;
  const hash = await sessions.passwords.hash(password);
  if (!hash.ok) return hash;
  return inTransaction(database, async (transaction) => {
    const link = await followLink(transaction, 'set-password', token, now);
    const account = link === undefined || link.isUsed ? undefined : await stored.accountById(transaction, link.accountId);
    if (link === undefined || account === undefined || account.status === USER_STATUS.DELETED) return fail<Failure>(expired);
    const ownAddress = checkPassword(password, account.email);
    if (!ownAddress.ok) return ownAddress;
    await stored.updateAccount(transaction, account.id, { passwordHash: hash.value });
    await spendOtherLinks(transaction, account.id, 'set-password', now);
    await confirmAccount(transaction, account, now);
    await recordAudit(transaction, { kind: 'password.set', accountId: account.id, details: { by: 'mail' }, at: now });
    await changedMail(transaction, account, now);
    return ok({ accountId: account.id, email: account.email, returnTo: link.returnTo });
  });
};

/** By who is signed in and knows the present one. The caller ends the other sessions. */
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
    const account = await stored.accountById(transaction, actor.accountId);
    // Changed meanwhile from elsewhere: whoever sent this knew the one before.
    if (account === undefined || account.passwordHash !== known?.passwordHash) return fail<Failure>({ code: 'password.wrong' });
    await stored.updateAccount(transaction, account.id, { passwordHash: hash.value });
    await spendOtherLinks(transaction, account.id, 'set-password', now);
    await recordAudit(transaction, { kind: 'password.set', accountId: account.id, details: { by: 'owner' }, at: now });
    await changedMail(transaction, account, now);
    return ok(undefined);
  });
};
