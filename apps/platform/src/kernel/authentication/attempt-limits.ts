import { fail, ok, type Result } from '@candil/domain';
import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/database';
import { inTransaction } from '../database/in-transaction';
import { addressKey, digest, soon } from './login-throttle';
import { loginAttempts } from './session-tables';

const MINUTE = 60_000;

/** The rate limits: what each one counts, and its maximum within a number of minutes. Attempts are kept for 15 minutes. */
interface AttemptLimit {
  readonly most: number;
  readonly minutes: number;
}

/** Each kind of attempt by the account it is about and by the address it comes from. */
export const ATTEMPT_LIMITS = {
  /** Discloses whether an address has an account, so it has the lowest limit (figure 28). */
  'email-check': { address: { most: 10, minutes: 1 } },
  register: { account: { most: 5, minutes: 15 }, address: { most: 50, minutes: 15 } },
  /** Mails to an address whose owner may not have requested them. */
  link: { account: { most: 3, minutes: 15 }, address: { most: 50, minutes: 15 } },
  /** A mail to ourselves and one to an address that need not be the sender's. */
  support: { account: { most: 5, minutes: 15 }, address: { most: 20, minutes: 15 } },
  /** Files of visitors. */
  'visitors-upload': { address: { most: 30, minutes: 15 } },
  'password-change': { account: { most: 10, minutes: 15 } },
} as const satisfies Record<string, { readonly account?: AttemptLimit; readonly address?: AttemptLimit }>;

export type AttemptKind = keyof typeof ATTEMPT_LIMITS;
export type AttemptFailure = { readonly code: 'request.rate-limited'; readonly retryAfterSeconds: number };

interface Bucket extends AttemptLimit {
  readonly name: string;
}

const bucketsOf = (kind: AttemptKind, account: string, ip: string): Bucket[] => {
  const limits: { readonly account?: AttemptLimit; readonly address?: AttemptLimit } = ATTEMPT_LIMITS[kind];
  // Always in this order, so that two attempts never wait for each other.
  return [
    ...(limits.account === undefined ? [] : [{ ...limits.account, name: `${kind} account ${digest(account)}` }]),
    ...(limits.address === undefined ? [] : [{ ...limits.address, name: `${kind} address ${addressKey(ip)}` }]),
  ];
};

const countInto = async (
  transaction: Transaction,
  { name, most, minutes }: Bucket,
  now: Date,
): Promise<Result<undefined, AttemptFailure>> => {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
  const since = new Date(now.getTime() - minutes * MINUTE);
  const [counted] = await transaction
    .select({ tries: sql<number>`count(*)::int`, first: sql<string | null>`min(${loginAttempts.at})` })
    .from(loginAttempts)
    .where(and(eq(loginAttempts.bucket, name), gt(loginAttempts.at, since), lte(loginAttempts.at, soon(now))));
  if (counted !== undefined && counted.first !== null && counted.tries >= most) {
    const free = new Date(counted.first).getTime() + minutes * MINUTE;
    return fail({ code: 'request.rate-limited', retryAfterSeconds: Math.max(1, Math.ceil((free - now.getTime()) / 1000)) });
  }
  await transaction.insert(loginAttempts).values({ bucket: name, at: now });
  return ok(undefined);
};

/** Counts an attempt, or says when the next is let through. The account is counted whether it exists or not. */
export const countAttempt = (
  database: Database,
  kind: AttemptKind,
  { account, ip, now }: { readonly account: string; readonly ip: string; readonly now: Date },
): Promise<Result<undefined, AttemptFailure>> =>
  inTransaction(database, async (transaction) => {
    for (const bucket of bucketsOf(kind, account, ip)) {
      const counted = await countInto(transaction, bucket, now);
      if (!counted.ok) return counted;
    }
    return ok(undefined);
  });
