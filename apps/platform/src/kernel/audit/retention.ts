import { AUDIT_KINDS } from '@candil/contract';
import { and, inArray, isNotNull, lt, or } from 'drizzle-orm';
import { securityEvents } from '../authentication/session-tables';
import type { Database } from '../database/database';

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

/** Retention of the audit trail, in days (decision 039). */
export const AUDIT_KEPT_DAYS = {
  /** Networks and browsers: long enough to look into events noticed late. */
  origin: 90,
  /** Sign-ins and sessions, thirteen months: a year can be compared with the one before. */
  signIn: 396,
  /** Everything else, such as rights given to people. */
  other: 1_096,
} as const;

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MILLISECONDS);

/** Removes expired data: first the origin of a line, later the line. */
export const clearOldAudit = async (database: Database, now: Date): Promise<void> => {
  const hasOrigin = or(isNotNull(securityEvents.network), isNotNull(securityEvents.userAgent));
  await database
    .update(securityEvents)
    .set({ network: null, userAgent: null })
    .where(and(lt(securityEvents.at, daysBefore(now, AUDIT_KEPT_DAYS.origin)), hasOrigin));
  const isSignIn = and(
    lt(securityEvents.at, daysBefore(now, AUDIT_KEPT_DAYS.signIn)),
    inArray(securityEvents.kind, [...AUDIT_KINDS.signIn]),
  );
  await database.delete(securityEvents).where(or(isSignIn, lt(securityEvents.at, daysBefore(now, AUDIT_KEPT_DAYS.other))));
};
