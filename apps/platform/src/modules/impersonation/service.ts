import { fail, ok, type Result } from '@candil/domain';
import { type Actor, inTransaction, type PlatformContext, recordAudit } from '../../kernel';
import { SESSION_LIFETIME } from '../../kernel/authentication/session-lifetimes.data';
import { accountByEmail, mayActAs } from '../crm';
import type { ImpersonationFailure } from './failures';

/** Lets the session of internal staff act as a client for half an hour, audited with both accounts. */
export const startImpersonation = async (
  { database, sessions, flags, configuration }: PlatformContext,
  actor: Actor,
  email: string,
  now: Date,
): Promise<Result<undefined, ImpersonationFailure>> => {
  const { sessionId } = actor;
  const impersonationOn = await flags.isOnFor(actor, 'impersonation');
  if (sessionId === undefined || !impersonationOn) return fail({ code: 'impersonation.not-allowed' });
  const found = await accountByEmail(database, email);
  if (found === undefined) return fail({ code: 'account.not-found' });
  if (!mayActAs(actor, found, { staffDomains: configuration.staffDomains, impersonationOn })) {
    return fail({ code: 'impersonation.not-allowed' });
  }
  const accountId = found.account.id;
  const until = new Date(now.getTime() + SESSION_LIFETIME.impersonation);
  const started = await inTransaction<undefined, never>(database, async (transaction) => {
    await sessions.actAs(transaction, sessionId, { accountId, until });
    const details = { as: accountId, until: until.toISOString() };
    await recordAudit(transaction, { kind: 'impersonation.started', accountId: actor.accountId, details, at: now });
    return ok(undefined);
  });
  sessions.forgetSession(sessionId);
  return started;
};

/** Ends the impersonation; without one there is nothing to do. */
export const endImpersonation = async ({ database, sessions }: PlatformContext, actor: Actor, now: Date): Promise<void> => {
  const { sessionId, impersonator, impersonationLapsed } = actor;
  if (sessionId === undefined || (impersonator === undefined && impersonationLapsed !== true)) return;
  await inTransaction<undefined, never>(database, async (transaction) => {
    await sessions.actAs(transaction, sessionId, null);
    const details: Record<string, string> = impersonator === undefined ? { reason: 'lapsed' } : { as: actor.accountId, reason: 'ended' };
    const accountId = impersonator?.accountId ?? actor.accountId;
    await recordAudit(transaction, { kind: 'impersonation.ended', accountId, details, at: now });
    return ok(undefined);
  });
  sessions.forgetSession(sessionId);
};
