import { bigserial, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../database/instant';

/** One sign-in: everything that descends from it by refreshing. Revoking the family ends all of it. */
export const sessionFamilies = pgTable(
  'session_families',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id').notNull(),
    createdAt: instant('created_at').notNull(),
    revokedAt: instant('revoked_at'),
    revokedReason: text('revoked_reason'),
    /** The user agent at sign-in, truncated; null = none sent. */
    userAgent: text('user_agent'),
    /** Written at most once a minute. */
    lastUsedAt: instant('last_used_at').notNull().defaultNow(),
    /** The account that internal staff acts as in this session; it stays after the time until it is given back. */
    actingAsId: uuid('acting_as_id'),
    actingUntil: instant('acting_until'),
  },
  (table) => [index('session_families_account').on(table.accountId)],
);

/** One pair of access and refresh token; only their SHA-256 is kept. */
export const sessionTokens = pgTable(
  'session_tokens',
  {
    id: uuid('id').primaryKey(),
    familyId: uuid('family_id')
      .notNull()
      .references(() => sessionFamilies.id, { onDelete: 'cascade' }),
    parentId: uuid('parent_id'),
    /** With the parent's refresh token it gives this pair again; useless without that token, which is not kept. */
    nonce: text('nonce').notNull(),
    accessHash: text('access_hash').notNull(),
    refreshHash: text('refresh_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    rotatedAt: instant('rotated_at'),
  },
  (table) => [
    uniqueIndex('session_tokens_access').on(table.accessHash),
    uniqueIndex('session_tokens_refresh').on(table.refreshHash),
    // One child per token, whatever runs at once.
    uniqueIndex('session_tokens_parent').on(table.parentId),
    index('session_tokens_family').on(table.familyId),
  ],
);

/** Tries to sign in within the window, per bucket (account, address, or both). */
export const loginAttempts = pgTable(
  'login_attempts',
  { id: bigserial('id', { mode: 'number' }).primaryKey(), bucket: text('bucket').notNull(), at: instant('at').notNull() },
  (table) => [index('login_attempts_bucket').on(table.bucket, table.at), index('login_attempts_at').on(table.at)],
);

/** Addresses an account has signed in from: strangers who guess cannot lock their owner out. */
export const familiarAddresses = pgTable(
  'familiar_addresses',
  { account: text('account').notNull(), address: text('address').notNull(), usedAt: instant('used_at').notNull() },
  (table) => [primaryKey({ columns: [table.account, table.address] })],
);

/** The audit trail: sign-ins, sessions, changes of roles, privileges and flags. */
export const securityEvents = pgTable(
  'security_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: instant('at').notNull(),
    kind: text('kind').notNull(),
    accountId: uuid('account_id'),
    details: jsonb('details').$type<Readonly<Record<string, string>>>().notNull(),
    /** Network of the request, too wide to name a connection; null = no request led to it, or its retention is over (decision 039). */
    network: text('network'),
    userAgent: text('user_agent'),
  },
  (table) => [index('security_events_account').on(table.accountId, table.at), index('security_events_at').on(table.at)],
);
