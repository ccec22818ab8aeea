import { fail, ok, type Result } from '@candil/domain';
import { recordAudit } from '../audit/record-audit';
import type { Actor } from '../authorisation/actor';
import type { Database, Transaction } from '../database/database';
import { inTransaction } from '../database/in-transaction';
import { countingStatements, currentScope } from '../database/statement-scope';
import { readUserAgent } from '../operations/user-agent';
import type { AccountDirectory, SessionHolder } from './account-directory';
import { BUSY, type BusyFailure, LoginQueue } from './login-queue';
import { countTry, forgiveTry, soon, type ThrottleFailure, takeBackTry } from './login-throttle';
import { PasswordChecker } from './password';
import { SessionCache } from './session-cache';
import { SESSION_LIFETIME } from './session-lifetimes.data';
import * as store from './session-store';
import { hashOfToken, type TokenPair } from './tokens';

export type LoginFailure = ThrottleFailure | BusyFailure | { readonly code: 'login.failed' | 'login.unconfirmed' };
export type RefreshFailure = { readonly code: 'session.missing' | 'session.expired' | 'session.reused' };
export interface SignedIn {
  readonly actor: Actor;
  readonly tokens: TokenPair;
}

type Rotation =
  | { readonly kind: 'pair'; readonly tokens: TokenPair }
  | { readonly kind: 'refused'; readonly failure: RefreshFailure; familyId?: string };

/** Tries that are counted in the database at once, and that wait for it: few, so that a flood of them never stands before the other requests there (figure 29). */
const TRIES_COUNTED = { atOnce: 2, waiting: 256 } as const;

/** Created by a wrong clock: its age is unknown. */
const isFromFuture = (at: Date, now: Date): boolean => at > soon(now);

/** Opens, renews, reads and ends sessions (TR). */
export class SessionService {
  private readonly holders = new SessionCache();
  private readonly counting = new LoginQueue(TRIES_COUNTED.atOnce, TRIES_COUNTED.waiting);

  constructor(
    private readonly database: Database,
    private readonly accounts: AccountDirectory,
    private readonly clock: () => Date,
    /** One bound for every hash of the service. */
    readonly passwords = new PasswordChecker(),
  ) {}

  /** Unknown address, wrong password and deleted account give the same answer in the same time (decision 030). */
  async login(email: string, password: string, ip: string, userAgent?: string): Promise<Result<SignedIn, LoginFailure>> {
    // An attempt with a password that is never checked does not count, and costs no statement.
    if (this.passwords.isFull) return fail(BUSY);
    const now = this.clock();
    const address = email.trim().toLowerCase();
    const turn = await this.counting.run(() => countTry(this.database, address, ip, now));
    if (!turn.ok) return turn;
    const counted = turn.value;
    if (!counted.ok) return counted;
    const credentials = await this.accounts.findCredentials(this.database, address);
    const matches = await this.passwords.matches(credentials?.passwordHash ?? undefined, password);
    if (!matches.ok) {
      // The queue has filled up since it was asked above.
      await takeBackTry(this.database, counted.value);
      return matches;
    }
    if (credentials === undefined || !matches.value) {
      // The typed address may belong to another person, so only its digest is kept.
      const details = { address: counted.value.account };
      await recordAudit(this.database, { kind: 'login.failed', accountId: credentials?.accountId ?? null, details, at: now });
      return fail({ code: 'login.failed' });
    }
    await forgiveTry(this.database, counted.value, now);
    // Shown only after the correct password.
    if (!credentials.isConfirmed) return fail({ code: 'login.unconfirmed' });
    const signedIn = await this.openFor(credentials.accountId, userAgent, credentials.passwordHash);
    return signedIn === undefined ? fail({ code: 'login.failed' }) : ok(signedIn);
  }

  /**
   * A session for an account with a verified owner; undefined = it is deleted, or the password that made sure of them is
   * theirs no more: a password that changes during its check does not sign in.
   */
  async openFor(accountId: string, userAgent?: string, passwordHash?: string | null): Promise<SignedIn | undefined> {
    const now = this.clock();
    const tokens = await this.openFamily(accountId, userAgent, passwordHash, now);
    if (tokens === undefined) return undefined;
    const holder = await this.accounts.findHolder(this.database, hashOfToken(tokens.access), now);
    return holder === undefined ? undefined : { actor: holder.actor, tokens };
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
    const now = this.clock();
    const accountId = await store.revokeFamily(this.database, familyId, 'logout', now);
    this.holders.forgetFamily(familyId);
    if (accountId !== undefined) await recordAudit(this.database, { kind: 'logout', accountId, details: { familyId }, at: now });
  }

  /** Runs in the transaction of its cause, such as another password: neither is kept without the other. The caller forgets the account. */
  async endAllOf(transaction: Transaction, accountId: string, reason: string): Promise<void> {
    await store.revokeAccount(transaction, accountId, reason, this.clock());
  }

  /** Every sign-in of the account but this one; the same holds. */
  async endOthersOf(transaction: Transaction, accountId: string, keptSessionId: string, reason: string): Promise<void> {
    await store.revokeOthersOf(transaction, accountId, keptSessionId, reason, this.clock());
  }

  /** False when the account has no such sign-in. */
  async endOneOf(accountId: string, sessionId: string, reason: string): Promise<boolean> {
    const isEnded = await store.revokeFamilyOf(this.database, accountId, sessionId, reason, this.clock());
    if (isEnded) this.holders.forgetFamily(sessionId);
    return isEnded;
  }

  lastingOf(accountId: string): Promise<store.LastingSession[]> {
    return store.lastingSessionsOf(this.database, accountId, this.clock());
  }

  /** Lets the session act as another account until then; null gives it back. In the transaction that audits it. */
  async actAs(
    transaction: Transaction,
    sessionId: string,
    acting: { readonly accountId: string; readonly until: Date } | null,
  ): Promise<void> {
    await store.setActing(transaction, sessionId, acting);
  }

  /** Makes the next request of this sign-in read its account again. */
  forgetSession(sessionId: string): void {
    this.holders.forgetFamily(sessionId);
  }

  /** Makes the next request read the account again. */
  forget(accountId: string): void {
    this.holders.forgetAccount(accountId);
  }

  async actorOf(accessToken: string): Promise<Actor | undefined> {
    const hash = hashOfToken(accessToken);
    const now = this.clock();
    const read = () => this.accounts.findHolder(this.database, hash, now);
    const known = await this.holders.get(hash, read);
    const isOver = known?.actor.impersonator !== undefined && known.actor.impersonator.until <= now;
    const holder = isOver ? await read() : known;
    if (holder === undefined) return undefined;
    const expired =
      isFromFuture(holder.tokenCreatedAt, now) ||
      now.getTime() >= holder.tokenCreatedAt.getTime() + SESSION_LIFETIME.access ||
      now.getTime() >= holder.signedInAt.getTime() + SESSION_LIFETIME.absolute;
    if (expired) return undefined;
    await this.noteUse(holder, now);
    return holder.actor;
  }

  /** A separate statement that the request does not count; a failure to write it is ignored. */
  private async noteUse({ familyId, lastUsedAt }: SessionHolder, now: Date): Promise<void> {
    const since = new Date(now.getTime() - SESSION_LIFETIME.use);
    if (lastUsedAt > since || currentScope()?.insideTransaction === true) return;
    await countingStatements(() => store.markUsed(this.database, familyId, since, now)).catch(() => undefined);
    this.holders.forgetFamily(familyId);
  }

  private async openFamily(
    accountId: string,
    userAgent: string | undefined,
    passwordHash: string | null | undefined,
    now: Date,
  ): Promise<TokenPair | undefined> {
    const opened = await inTransaction<TokenPair | undefined, never>(this.database, async (transaction) => {
      if (passwordHash !== undefined && !(await this.accounts.holdPassword(transaction, accountId, passwordHash))) return ok(undefined);
      const familyId = await store.insertFamily(transaction, accountId, readUserAgent(userAgent), now);
      await recordAudit(transaction, { kind: 'login.succeeded', accountId, details: { familyId }, at: now });
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
    if (stored.revokedAt !== null || isFromFuture(stored.createdAt, now) || signedInFor >= SESSION_LIFETIME.absolute)
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
    return this.revokeReusedFamily(transaction, stored, now);
  }

  /** Reuse detection: thief and owner of a rotated token cannot be distinguished, so the whole family is revoked. */
  private async revokeReusedFamily(transaction: Transaction, stored: store.StoredToken, now: Date): Promise<Rotation> {
    const { familyId, accountId } = stored;
    await store.revokeFamily(transaction, familyId, 'reuse', now);
    await recordAudit(transaction, { kind: 'refresh-token-reused', accountId, details: { familyId, tokenId: stored.id }, at: now });
    return { kind: 'refused', failure: { code: 'session.reused' }, familyId };
  }
}
