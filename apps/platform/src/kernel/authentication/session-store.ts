import { randomUUID } from 'node:crypto';
import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Database, Transaction } from '../database/database';
import { SESSION_LIFETIME } from './session-lifetimes.data';
import { securityEvents, sessionFamilies, sessionTokens } from './session-tables';
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

export const insertFamily = async (database: Database, accountId: string, now: Date): Promise<string> => {
  const id = randomUUID();
  await database.insert(sessionFamilies).values({ id, accountId, createdAt: now });
  return id;
};

/** A new pair that follows `parent`; the first of a family follows a token that nobody keeps. */
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

export const revokeFamily = async (database: Database, familyId: string, reason: string, now: Date): Promise<void> => {
  await database
    .update(sessionFamilies)
    .set({ revokedAt: now, revokedReason: reason })
    .where(and(eq(sessionFamilies.id, familyId), isNull(sessionFamilies.revokedAt)));
};

export const revokeAccount = async (database: Database, accountId: string, reason: string, now: Date): Promise<void> => {
  await database
    .update(sessionFamilies)
    .set({ revokedAt: now, revokedReason: reason })
    .where(and(eq(sessionFamilies.accountId, accountId), isNull(sessionFamilies.revokedAt)));
};

export const recordEvent = async (
  database: Database,
  event: { readonly kind: string; readonly accountId: string | null; readonly details: Record<string, string>; readonly at: Date },
): Promise<void> => {
  await database.insert(securityEvents).values(event);
};

/** Families past their absolute age go, and their tokens with them. */
export const clearOldFamilies = async (database: Database, now: Date): Promise<void> => {
  await database.delete(sessionFamilies).where(lt(sessionFamilies.createdAt, new Date(now.getTime() - SESSION_LIFETIME.absolute)));
};
