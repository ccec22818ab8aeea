import type { SessionHolder } from './account-directory';

/** A change made on another instance must take effect within a second (readings, shape of the platform); half of it leaves room for the request. */
const LIFETIME_MILLISECONDS = 500;
const MAXIMUM_ENTRIES = 10_000;

interface Entry {
  readonly until: number;
  readonly holder: Promise<SessionHolder | undefined>;
}

/** Caches session look-ups for half a second, so that parallel requests of a page read the account once. */
export class SessionCache {
  private readonly entries = new Map<string, Entry>();

  get(accessHash: string, load: () => Promise<SessionHolder | undefined>): Promise<SessionHolder | undefined> {
    const now = performance.now();
    const known = this.entries.get(accessHash);
    if (known !== undefined && known.until > now) return known.holder;
    if (this.entries.size >= MAXIMUM_ENTRIES) this.entries.clear();
    const entry: Entry = { until: now + LIFETIME_MILLISECONDS, holder: load() };
    this.entries.set(accessHash, entry);
    // Failures and unknown sessions are not cached.
    const drop = () => {
      if (this.entries.get(accessHash) === entry) this.entries.delete(accessHash);
    };
    entry.holder.then((holder) => {
      if (holder === undefined) drop();
    }, drop);
    return entry.holder;
  }

  forgetFamily(familyId: string): void {
    this.forgetWhere((holder) => holder.familyId === familyId);
  }

  forgetAccount(accountId: string): void {
    this.forgetWhere(({ actor }) => actor.accountId === accountId || actor.impersonator?.accountId === accountId);
  }

  private forgetWhere(matches: (holder: SessionHolder) => boolean): void {
    for (const [hash, { holder }] of this.entries) {
      void holder.then(
        (found) => {
          if (found !== undefined && matches(found)) this.entries.delete(hash);
        },
        () => undefined,
      );
    }
  }
}
