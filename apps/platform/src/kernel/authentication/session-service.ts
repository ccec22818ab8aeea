import { fail, ok, type Result } from '@candil/domain';
import type { Actor } from '../authorisation/actor';
import type { Database, Transaction } from '../database/database';
import { inTransaction } from '../database/in-transaction';
import type { AccountDirectory } from './account-directory';
import { HolderCache } from './holder-cache';
import { countTry, forgiveTry, type ThrottleFailure } from './login-throttle';
import { PasswordChecker, type PasswordFailure } from './password';
import { SESSION_LIFETIME } from './session-lifetimes.data';
import * as store from './session-store';
import { hashOfToken, type TokenPair } from './tokens';

export type LoginFailure = ThrottleFailure | PasswordFailure | { readonly code: 'login.failed' };
export type RefreshFailure = { readonly code: 'session.missing' | 'session.expired' | 'session.reused' };
export interface SignedIn {
  readonly actor: Actor;
  readonly tokens: TokenPair;
}

type Rotation =
  | { readonly kind: 'pair'; readonly tokens: TokenPair }
  | { readonly kind: 'refused'; readonly failure: RefreshFailure; familyId?: string };

/** Opens, renews, reads and ends sessions (TR). */
export class SessionService {
  private readonly passwords = new PasswordChecker();
  private readonly holders = new HolderCache();

  constructor(
    private readonly database: Database,
    private readonly accounts: AccountDirectory,
    private readonly clock: () => Date,
  ) {}

  /** Unknown address, wrong password and deleted account are told alike, and cost alike. */
  async login(email: string, password: string, ip: string): Promise<Result<SignedIn, LoginFailure>> {
    const now = this.clock();
    const address = email.trim().toLowerCase();
    const counted = await countTry(this.database, address, ip, now);
    if (!counted.ok) return counted;
    const credentials = await this.accounts.findCredentials(this.database, address);
    const matches = await this.passwords.matches(credentials?.passwordHash, password);
    if (!matches.ok) return matches;
    if (credentials === undefined || !matches.value) return fail({ code: 'login.failed' });
    await forgiveTry(this.database, counted.value, now);
    const tokens = await this.openFamily(credentials.accountId, now);
    const holder = await this.accounts.findHolder(this.database, hashOfToken(tokens.access));
    return holder === undefined ? fail({ code: 'login.failed' }) : ok({ actor: holder.actor, tokens });
  }

  async refresh(refreshToken: string | undefined): Promise<Result<TokenPair, RefreshFailure>> {
    if (refreshToken === undefined) return fail({ code: 'session.missing' });
    const rotated = await inTransaction<Rotation, never>(this.database, async (transaction) =>
      ok(await this.rotate(transaction, refreshToken)),
    );
    if (!rotated.ok) return rotated;
    if (rotated.value.kind === 'pair') return ok(rotated.value.tokens);
    if (rotated.value.familyId !== undefined) this.holders.forgetFamily(rotated.value.familyId);
    return fail(rotated.value.failure);
  }

  /** Ends the sign-in that either token belongs to; unknown tokens are no failure. */
  async logout(accessToken: string | undefined, refreshToken: string | undefined): Promise<void> {
    const familyId =
      (refreshToken === undefined ? undefined : await store.familyOfRefreshToken(this.database, refreshToken)) ??
      (accessToken === undefined ? undefined : await store.familyOfAccessToken(this.database, accessToken));
    if (familyId === undefined) return;
    await store.revokeFamily(this.database, familyId, 'logout', this.clock());
    this.holders.forgetFamily(familyId);
  }

  /** After a password change or a change of rights that must bite at once. */
  async endAllOf(accountId: string, reason: string): Promise<void> {
    await store.revokeAccount(this.database, accountId, reason, this.clock());
    this.forget(accountId);
  }

  /** Makes the next request read the account again. */
  forget(accountId: string): void {
    this.holders.forgetAccount(accountId);
  }

  async actorOf(accessToken: string): Promise<Actor | undefined> {
    const hash = hashOfToken(accessToken);
    const holder = await this.holders.get(hash, () => this.accounts.findHolder(this.database, hash));
    if (holder === undefined) return undefined;
    const now = this.clock().getTime();
    const expired =
      now >= holder.tokenCreatedAt.getTime() + SESSION_LIFETIME.access || now >= holder.signedInAt.getTime() + SESSION_LIFETIME.absolute;
    return expired ? undefined : holder.actor;
  }

  private async openFamily(accountId: string, now: Date): Promise<TokenPair> {
    const opened = await inTransaction<TokenPair, never>(this.database, async (transaction) => {
      const familyId = await store.insertFamily(transaction, accountId, now);
      return ok(await store.insertPair(transaction, familyId, undefined, now));
    });
    if (!opened.ok) throw new Error('A session could not be opened');
    return opened.value;
  }

  private async rotate(transaction: Transaction, refreshToken: string): Promise<Rotation> {
    const stored = await store.lockRefreshToken(transaction, refreshToken);
    const now = this.clock();
    if (stored === undefined) return { kind: 'refused', failure: { code: 'session.missing' } };
    const parent = { id: stored.id, token: refreshToken };
    const age = now.getTime() - stored.createdAt.getTime();
    const signedInFor = now.getTime() - stored.signedInAt.getTime();
    if (stored.revokedAt !== null || signedInFor >= SESSION_LIFETIME.absolute)
      return { kind: 'refused', failure: { code: 'session.expired' } };
    if (stored.rotatedAt === null) {
      if (age >= SESSION_LIFETIME.idle) return { kind: 'refused', failure: { code: 'session.expired' } };
      await store.markRotated(transaction, stored.id, now);
      return { kind: 'pair', tokens: await store.insertPair(transaction, stored.familyId, parent, now) };
    }
    if (now.getTime() - stored.rotatedAt.getTime() < SESSION_LIFETIME.grace) {
      const tokens = await store.childPair(transaction, parent);
      if (tokens === undefined) throw new Error('A rotated token has no child');
      return { kind: 'pair', tokens };
    }
    return this.punishReuse(transaction, stored, now);
  }

  /** Somebody has a token that was already used: thief and owner cannot be told apart, so both are out. */
  private async punishReuse(transaction: Transaction, stored: store.StoredToken, now: Date): Promise<Rotation> {
    const { familyId, accountId } = stored;
    await store.revokeFamily(transaction, familyId, 'reuse', now);
    await store.recordEvent(transaction, { kind: 'refresh-token-reused', accountId, details: { familyId, tokenId: stored.id }, at: now });
    return { kind: 'refused', failure: { code: 'session.reused' }, familyId };
  }
}
