import type { FastifyInstance } from 'fastify';
import { clearOldAudit } from '../audit/retention';
import { clearOldTries } from '../authentication/login-throttle';
import { clearOldFamilies } from '../authentication/session-store';
import type { Database } from '../database/database';
import { clearOldKeys } from '../idempotency/create-once';
import { clearOldMails } from '../mail/mail-repository';

const EVERY_MILLISECONDS = 60 * 60 * 1000;
/** Retention of sent mails, without their content: long enough to find out whether one went out. */
const MAILS_KEPT_MILLISECONDS = 30 * 24 * 60 * 60 * 1000;

/** Removes expired data: idempotency keys, sign-in tries, sessions, lines of the audit trail, sent mails. */
export const clearOutdated = async (database: Database, now: Date): Promise<void> => {
  await clearOldKeys(database, now);
  await clearOldTries(database, now);
  await clearOldFamilies(database, now);
  await clearOldAudit(database, now);
  await clearOldMails(database, new Date(now.getTime() - MAILS_KEPT_MILLISECONDS));
};

/** Deletes expired rows every hour; a failure is logged and retried in the next hour. */
export const startHousekeeping = (app: FastifyInstance, database: Database, clock: () => Date): void => {
  const timer = setInterval(() => {
    clearOutdated(database, clock()).catch((error: unknown) => app.log.warn({ error }, 'housekeeping failed'));
  }, EVERY_MILLISECONDS);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
};
