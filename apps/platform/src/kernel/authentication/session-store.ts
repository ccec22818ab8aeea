import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, isNull, lt, lte, ne } from 'drizzle-orm';
import type { Database, Transaction } from '../database/database';
import { SESSION_LIFETIME } from './session-lifetimes.data';
import { sessionFamilies, sessionTokens } from './session-tables';
import { hashOfToken, pairFrom, randomToken, type TokenPair } from './tokens';

/** Statements about sessions; the decisions are in `session-service`. */
export interface StoredToken {
  readonly id: string;
  readonly familyId: string;
  readonly accountId: string;
  readonly createdAt: Date;
  readonly rotatedAt: Date | null;
  readonly signedInAt: Date;
  readonly revokedAt: Date | null;
}

export const insertFamily = async (database: Database, accountId: string, userAgent: string | null, now: Date): Promise<string> => {
  const id = randomUUID();
  await database.insert(sessionFamilies).values({ id, accountId, userAgent, createdAt: now, lastUsedAt: now });
  return id;
};

/** Moves the last use on, unless another instance has just done so. */
export const markUsed = async (database: Database, familyId: string, since: Date, now: Date): Promise<void> => {
  await database
    .update(sessionFamilies)
    .set({ lastUsedAt: now })
    .where(and(eq(sessionFamilies.id, familyId), lte(sessionFamilies.lastUsedAt, since)));
};

/** A sign-in that lasts. */
export interface LastingSession {
  readonly id: string;
  readonly userAgent: string | null;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
}

/** Those whose refresh token could still be used, the latest used first. */
export const lastingSessionsOf = (database: Database, accountId: string, now: Date): Promise<LastingSession[]> =>
  database
    .select({
      id: sessionFamilies.id,
      userAgent: sessionFamilies.userAgent,
      createdAt: sessionFamilies.createdAt,
      lastUsedAt: sessionFamilies.lastUsedAt,
    })
    .from(sessionFamilies)
    .where(
      and(
        eq(sessionFamilies.accountId, accountId),
        isNull(sessionFamilies.revokedAt),
        gt(sessionFamilies.createdAt, new Date(now.getTime() - SESSION_LIFETIME.absolute)),
        gt(sessionFamilies.lastUsedAt, new Date(now.getTime() - SESSION_LIFETIME.idle - SESSION_LIFETIME.access)),
      ),
    )
    .orderBy(desc(sessionFamilies.lastUsedAt), desc(sessionFamilies.createdAt));

/** False when the account has no such sign-in that lasts. */
export const revokeFamilyOf = async (
  database: Database,
  accountId: string,
  familyId: string,
  reason: string,
  now: Date,
): Promise<boolean> => {
  const ended = await database
    .update(sessionFamilies)
    .set({ revokedAt: now, revokedReason: reason })
    .where(and(eq(sessionFamilies.id, familyId), eq(sessionFamilies.accountId, accountId), isNull(sessionFamilies.revokedAt)))
    .returning({ id: sessionFamilies.id });
  return ended.length > 0;
};

export const revokeOthersOf = async (
  database: Database,
  accountId: string,
  keptFamilyId: string,
  reason: string,
  now: Date,
): Promise<void> => {
  await database
    .update(sessionFamilies)
    .set({ revokedAt: now, revokedReason: reason })
    .where(and(eq(sessionFamilies.accountId, accountId), ne(sessionFamilies.id, keptFamilyId), isNull(sessionFamilies.revokedAt)));
};

/** Sets the account that the session acts as from now on; null gives it back to the account that signed in. */
export const setActing = async (
  database: Database,
  familyId: string,
  acting: { readonly accountId: string; readonly until: Date } | null,
): Promise<void> => {
  await database
    .update(sessionFamilies)
    .set({ actingAsId: acting?.accountId ?? null, actingUntil: acting?.until ?? null })
    .where(eq(sessionFamilies.id, familyId));
};

/** A new pair that follows `parent`; the first of a family follows a token that is not stored. */
export const insertPair = async (
  database: Database,
  familyId: string,
  parent: { readonly id: string; readonly token: string } | undefined,
  now: Date,
): Promise<TokenPair> => {
  const nonce = randomToken();
  const pair = pairFrom(parent?.token ?? randomToken(), nonce);
  await database.insert(sessionTokens).values({
    id: randomUUID(),
    familyId,
    parentId: parent?.id ?? null,
    nonce,
    accessHash: hashOfToken(pair.access),
    refreshHash: hashOfToken(pair.refresh),
    createdAt: now,
  });
  return pair;
};

/** Locks the token until the transaction ends: refreshes with it come one after the other. */
export const lockRefreshToken = async (transaction: Transaction, refreshToken: string): Promise<StoredToken | undefined> => {
  const [found] = await transaction
    .select({
      id: sessionTokens.id,
      familyId: sessionTokens.familyId,
      accountId: sessionFamilies.accountId,
      createdAt: sessionTokens.createdAt,
      rotatedAt: sessionTokens.rotatedAt,
      signedInAt: sessionFamilies.createdAt,
      revokedAt: sessionFamilies.revokedAt,
    })
    .from(sessionTokens)
    .innerJoin(sessionFamilies, eq(sessionFamilies.id, sessionTokens.familyId))
    .where(eq(sessionTokens.refreshHash, hashOfToken(refreshToken)))
    .for('update', { of: sessionTokens });
  return found;
};

export const markRotated = async (transaction: Transaction, id: string, now: Date): Promise<void> => {
  await transaction.update(sessionTokens).set({ rotatedAt: now }).where(eq(sessionTokens.id, id));
};

/** The pair that has already followed this token. */
export const childPair = async (
  transaction: Transaction,
  parent: { readonly id: string; readonly token: string },
): Promise<TokenPair | undefined> => {
  const [child] = await transaction.select({ nonce: sessionTokens.nonce }).from(sessionTokens).where(eq(sessionTokens.parentId, parent.id));
  return child === undefined ? undefined : pairFrom(parent.token, child.nonce);
};

export const familyOfRefreshToken = async (database: Database, refreshToken: string): Promise<string | undefined> => {
  const [found] = await database
    .select({ familyId: sessionTokens.familyId })
    .from(sessionTokens)
    .where(eq(sessionTokens.refreshHash, hashOfToken(refreshToken)));
  return found?.familyId;
};

export const familyOfAccessToken = async (database: Database, accessToken: string): Promise<string | undefined> => {
  const [found] = await database
    .select({ familyId: sessionTokens.familyId })
    .from(sessionTokens)
    .where(eq(sessionTokens.accessHash, hashOfToken(accessToken)));
  return found?.familyId;
};

/** The account of the session; undefined when it had already ended. */
export const revokeFamily = async (database: Database, familyId: string, reason: string, now: Date): Promise<string | undefined> => {
  const [ended] = await database
    .update(sessionFamilies)
    .set({ revokedAt: now, revokedReason: reason })
    .where(and(eq(sessionFamilies.id, familyId), isNull(sessionFamilies.revokedAt)))
    .returning({ accountId: sessionFamilies.accountId });
  return ended?.accountId;
};

export const revokeAccount = async (database: Database, accountId: string, reason: string, now: Date): Promise<void> => {
  await database
    .update(sessionFamilies)
    .set({ revokedAt: now, revokedReason: reason })
    .where(and(eq(sessionFamilies.accountId, accountId), isNull(sessionFamilies.revokedAt)));
};

/** Families past their absolute age go, and their tokens with them. */
export const clearOldFamilies = async (database: Database, now: Date): Promise<void> => {
  await database.delete(sessionFamilies).where(lt(sessionFamilies.createdAt, new Date(now.getTime() - SESSION_LIFETIME.absolute)));
};
