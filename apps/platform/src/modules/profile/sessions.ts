import type { Session } from '@candil/contract';
import { fail, ok, type Result } from '@candil/domain';
import { type Actor, type Database, inTransaction, recordAudit } from '../../kernel';
import type { SessionService } from '../../kernel/authentication/session-service';
import { deviceOf } from './device-of';
import type { ProfileFailure } from './failures';

export const listSessions = async (sessions: SessionService, actor: Actor): Promise<readonly Session[]> => {
  const lasting = await sessions.lastingOf(actor.accountId);
  return lasting.map(({ id, userAgent, createdAt, lastUsedAt }) => ({
    id,
    ...deviceOf(userAgent),
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    isCurrent: id === actor.sessionId,
  }));
};

export const endSession = async (
  database: Database,
  sessions: SessionService,
  { accountId }: Actor,
  sessionId: string,
  at: Date,
): Promise<Result<'', ProfileFailure>> => {
  if (!(await sessions.endOneOf(accountId, sessionId, 'ended-by-owner'))) return fail({ code: 'session.not-found' });
  await recordAudit(database, { kind: 'session.ended', accountId, details: { familyId: sessionId }, at });
  return ok('');
};

export const endOtherSessions = async (
  database: Database,
  sessions: SessionService,
  { accountId, sessionId = '' }: Actor,
  at: Date,
): Promise<Result<'', ProfileFailure>> => {
  const ended = await inTransaction<'', never>(database, async (transaction) => {
    await sessions.endOthersOf(transaction, accountId, sessionId, 'ended-by-owner');
    await recordAudit(transaction, { kind: 'sessions.ended', accountId, details: { kept: sessionId }, at });
    return ok('');
  });
  sessions.forget(accountId);
  return ended;
};
