import { createHash } from 'node:crypto';
import { fail, ok, type Result } from '@candil/domain';
import { and, eq, gt, inArray, lt, lte, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/database';
import { inTransaction } from '../database/in-transaction';
import { senderNetwork } from '../security/network-of-address';
import { familiarAddresses, loginAttempts } from './session-tables';

const WINDOW_MILLISECONDS = 15 * 60 * 1000;
const FAMILIAR_MILLISECONDS = 90 * 24 * 60 * 60 * 1000;
const TRIES_PER_ACCOUNT = 10;
const TRIES_PER_ADDRESS = 100;

/** Tolerance for instances with a slightly faster clock. Later times come from a wrong clock. */
const CLOCKS_DIFFER_MILLISECONDS = 60_000;
export const soon = (now: Date): Date => new Date(now.getTime() + CLOCKS_DIFFER_MILLISECONDS);

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

/**
 * Locks what the try is counted under until the transaction ends, an account before an address, so that two tries never wait for each other.
 * Returns whether the account has signed in from this address before.
 */
const lockAndLookUp = async (transaction: Transaction, account: string, address: string, now: Date): Promise<boolean> => {
  const since = new Date(now.getTime() - FAMILIAR_MILLISECONDS);
  const { rows } = await transaction.execute<{ familiar: boolean }>(sql`
    select
      pg_advisory_xact_lock(hashtextextended(${`account ${account}`}, 0)),
      pg_advisory_xact_lock(hashtextextended(${`address ${address}`}, 0)),
      exists (
        select from ${familiarAddresses}
        where ${and(eq(familiarAddresses.account, account), eq(familiarAddresses.address, address), gt(familiarAddresses.usedAt, since))}
      ) as familiar`);
  return rows[0]?.familiar ?? false;
};

/**
 * Returns the counters of a try. From an address the account has signed in from before, only that pair is counted; from
 * any other, the account and the address are. Guessing from elsewhere thus ends after ten tries, and the owner still
 * gets in.
 */
const bucketsFor = (isFamiliar: boolean, account: string, address: string): Bucket[] =>
  isFamiliar
    ? [{ name: `pair ${account} ${address}`, limit: TRIES_PER_ACCOUNT }]
    : [
        { name: `account ${account}`, limit: TRIES_PER_ACCOUNT },
        { name: `address ${address}`, limit: TRIES_PER_ADDRESS },
      ];

interface Counted {
  readonly ids: readonly string[] | null;
  /** The oldest try of the bucket that is full for longest; null = none is. */
  readonly fullSince: string | null;
}

/** One statement: the transaction holds its locks, and on the embedded database the one connection, for as short as can be (figure 29). */
const countInto = async (transaction: Transaction, buckets: Bucket[], now: Date): Promise<Result<number[], ThrottleFailure>> => {
  const names = sql.param(buckets.map(({ name }) => name));
  const limits = sql.param(buckets.map(({ limit }) => limit));
  const { rows } = await transaction.execute<Counted & Record<string, unknown>>(sql`
    with bucket as (select * from unnest(${names}::text[], ${limits}::int[]) as bucket (name, most)),
    full_bucket as (
      select min(${loginAttempts.at}) as since
      from bucket join ${loginAttempts} on ${loginAttempts.bucket} = name
      where ${gt(loginAttempts.at, new Date(now.getTime() - WINDOW_MILLISECONDS))} and ${lte(loginAttempts.at, soon(now))}
      group by name, most having count(*) >= most
    ),
    added as (
      insert into ${loginAttempts} (bucket, at) select name, ${now.toISOString()}::timestamptz from bucket
      where not exists (select from full_bucket) returning id
    )
    select (select array_agg(id::text) from added) as ids, (select max(since)::text from full_bucket) as "fullSince"`);
  const [{ ids, fullSince } = { ids: null, fullSince: null }] = rows;
  if (fullSince === null) return ok((ids ?? []).map(Number));
  const free = new Date(fullSince).getTime() + WINDOW_MILLISECONDS;
  return fail({ code: 'login.rate-limited', retryAfterSeconds: Math.max(1, Math.ceil((free - now.getTime()) / 1000)) });
};

/** Counts an attempt before the password is checked, so that concurrent attempts are counted too. */
export const countTry = async (database: Database, email: string, ip: string, now: Date): Promise<Result<CountedTry, ThrottleFailure>> => {
  const account = digest(email);
  const address = addressKey(ip);
  const counted = await inTransaction(database, async (transaction) => {
    const isFamiliar = await lockAndLookUp(transaction, account, address, now);
    return countInto(transaction, bucketsFor(isFamiliar, account, address), now);
  });
  return counted.ok ? ok({ ids: counted.value, account, address }) : counted;
};

/** The password was not checked: an attempt that reveals nothing does not count. */
export const takeBackTry = async (database: Database, { ids }: CountedTry): Promise<void> => {
  await database.delete(loginAttempts).where(inArray(loginAttempts.id, [...ids]));
};

/** A right password: the try does not count, and the address is known from now on. */
export const forgiveTry = async (database: Database, counted: CountedTry, now: Date): Promise<void> => {
  const { account, address } = counted;
  await takeBackTry(database, counted);
  await database
    .insert(familiarAddresses)
    .values({ account, address, usedAt: now })
    .onConflictDoUpdate({ target: [familiarAddresses.account, familiarAddresses.address], set: { usedAt: now } });
};

export const clearOldTries = async (database: Database, now: Date): Promise<void> => {
  await database
    .delete(loginAttempts)
    .where(or(lt(loginAttempts.at, new Date(now.getTime() - WINDOW_MILLISECONDS)), gt(loginAttempts.at, soon(now))));
  await database.delete(familiarAddresses).where(lt(familiarAddresses.usedAt, new Date(now.getTime() - FAMILIAR_MILLISECONDS)));
};
