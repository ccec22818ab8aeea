import type { Actor } from '../authorisation/actor';
import type { Database, Transaction } from '../database/database';

export interface Credentials {
  readonly accountId: string;
  /** Null for accounts that sign in through another service alone: no password matches. */
  readonly passwordHash: string | null;
  /** True when the address is confirmed; before that, sign-in by password is refused. */
  readonly isConfirmed: boolean;
}

/** The account of an access token, with the expiry of that token and of its session. */
export interface SessionHolder {
  readonly actor: Actor;
  readonly familyId: string;
  readonly tokenCreatedAt: Date;
  readonly signedInAt: Date;
  /** To the minute. */
  readonly lastUsedAt: Date;
}

/** The account data that authentication needs; implemented by the account module. */
export interface AccountDirectory {
  /** By address in small letters; deleted accounts are not found. */
  findCredentials(database: Database, email: string): Promise<Credentials | undefined>;
  /** Returns whether this is the hash of the account's password; if so, the password cannot change until the transaction ends. */
  holdPassword(transaction: Transaction, accountId: string, passwordHash: string | null): Promise<boolean>;
  /**
   * One statement: token, family (not revoked), account (not deleted), company, privileges. Who acts as another account is that account
   * until the time is over, or the account is deleted or becomes one of the maker's.
   */
  findHolder(database: Database, accessHash: string, now: Date): Promise<SessionHolder | undefined>;
}
