/**
 * Mutex per key within this process: a hundred copies of one request hold one database connection, not a hundred. Between processes
 * the primary key of the table has the same effect.
 */
export class OneAtATime {
  private readonly tails = new Map<string, Promise<unknown>>();

  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = this.tails.get(key);
    const mine = (before ?? Promise.resolve()).then(work, work);
    const settled = mine.catch(() => undefined);
    this.tails.set(key, settled);
    try {
      return await mine;
    } finally {
      if (this.tails.get(key) === settled) this.tails.delete(key);
    }
  }
}
