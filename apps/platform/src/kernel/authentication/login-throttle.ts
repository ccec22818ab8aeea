import { createHash } from 'node:crypto';
import { fail, ok, type Result } from '@candil/domain';
import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/database';
import { inTransaction } from '../database/in-transaction';
import { senderNetwork } from '../security/network-of-address';
import { familiarAddresses, loginAttempts } from './session-tables';

const WINDOW_MILLISECONDS = 15 * 60 * 1000;
const FAMILIAR_MILLISECONDS = 90 * 24 * 60 * 60 * 1000;
const TRIES_PER_ACCOUNT = 10;
const TRIES_PER_ADDRESS = 100;

export type ThrottleFailure = { readonly code: 'login.rate-limited'; readonly retryAfterSeconds: number };
interface Bucket {
  readonly name: string;
  readonly limit: number;
}
/** A try that has been counted; a successful one is taken back. */
export interface CountedTry {
  readonly ids: readonly number[];
  readonly account: string;
  readonly address: string;
}

export const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Under which the tries of one sender are counted. */
export const addressKey = (ip: string): string => digest(senderNetwork(ip));

const isFamiliar = async (database: Database, account: string, address: string, now: Date): Promise<boolean> => {
  const found = await database
    .select({ account: familiarAddresses.account })
    .from(familiarAddresses)
    .where(
      and(
        eq(familiarAddresses.account, account),
        eq(familiarAddresses.address, address),
        gt(familiarAddresses.usedAt, new Date(now.getTime() - FAMILIAR_MILLISECONDS)),
      ),
    );
  return found.length > 0;
};

/**
 * From an address the account has signed in from before, only that pair is counted; from any other the account and the address are.
 * So guessing from elsewhere ends after ten tries, and the owner still gets in.
 */
const bucketsFor = async (database: Database, account: string, address: string, now: Date): Promise<Bucket[]> =>
  (await isFamiliar(database, account, address, now))
    ? [{ name: `pair ${account} ${address}`, limit: TRIES_PER_ACCOUNT }]
    : [
        { name: `account ${account}`, limit: TRIES_PER_ACCOUNT },
        { name: `address ${address}`, limit: TRIES_PER_ADDRESS },
      ];

const countInto = async (transaction: Transaction, buckets: Bucket[], now: Date): Promise<Result<number[], ThrottleFailure>> => {
  for (const { name } of buckets) await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
  const names = buckets.map(({ name }) => name);
  const counted = await transaction
    .select({ bucket: loginAttempts.bucket, tries: sql<number>`count(*)::int`, first: sql<string>`min(${loginAttempts.at})` })
    .from(loginAttempts)
    .where(and(inArray(loginAttempts.bucket, names), gt(loginAttempts.at, new Date(now.getTime() - WINDOW_MILLISECONDS))))
    .groupBy(loginAttempts.bucket);
  for (const { name, limit } of buckets) {
    const row = counted.find(({ bucket }) => bucket === name);
    if (row === undefined || row.tries < limit) continue;
    const free = new Date(row.first).getTime() + WINDOW_MILLISECONDS;
    return fail({ code: 'login.rate-limited', retryAfterSeconds: Math.max(1, Math.ceil((free - now.getTime()) / 1000)) });
  }
  const added = await transaction
    .insert(loginAttempts)
    .values(names.map((bucket) => ({ bucket, at: now })))
    .returning({ id: loginAttempts.id });
  return ok(added.map(({ id }) => id));
};

/** Counts a try before the password is looked at, so that tries sent at once are counted too. */
export const countTry = async (database: Database, email: string, ip: string, now: Date): Promise<Result<CountedTry, ThrottleFailure>> => {
  const account = digest(email);
  const address = addressKey(ip);
  const buckets = await bucketsFor(database, account, address, now);
  const counted = await inTransaction(database, (transaction) => countInto(transaction, buckets, now));
  return counted.ok ? ok({ ids: counted.value, account, address }) : counted;
};

/** A right password: the try does not count, and the address is known from now on. */
export const forgiveTry = async (database: Database, { ids, account, address }: CountedTry, now: Date): Promise<void> => {
  await database.delete(loginAttempts).where(inArray(loginAttempts.id, [...ids]));
  await database
    .insert(familiarAddresses)
    .values({ account, address, usedAt: now })
    .onConflictDoUpdate({ target: [familiarAddresses.account, familiarAddresses.address], set: { usedAt: now } });
};

export const clearOldTries = async (database: Database, now: Date): Promise<void> => {
  await database.delete(loginAttempts).where(lt(loginAttempts.at, new Date(now.getTime() - WINDOW_MILLISECONDS)));
  await database.delete(familiarAddresses).where(lt(familiarAddresses.usedAt, new Date(now.getTime() - FAMILIAR_MILLISECONDS)));
};
