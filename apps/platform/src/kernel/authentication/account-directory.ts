import type { Actor } from '../authorisation/actor';
import type { Database } from '../database/database';

export interface Credentials {
  readonly accountId: string;
  readonly passwordHash: string;
}

/** An account reached through an access token, and until when that token and its sign-in last if nobody ends them. */
export interface SessionHolder {
  readonly actor: Actor;
  readonly familyId: string;
  readonly tokenCreatedAt: Date;
  readonly signedInAt: Date;
}

/** What authentication must know about accounts; the account module answers it. */
export interface AccountDirectory {
  /** By address in small letters; deleted accounts are not found. */
  findCredentials(database: Database, email: string): Promise<Credentials | undefined>;
  /** One statement: token, family (not revoked), account (not deleted), company, privileges. */
  findHolder(database: Database, accessHash: string): Promise<SessionHolder | undefined>;
}
