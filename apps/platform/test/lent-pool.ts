import type { ConnectionPool, DatabaseClient, StatementConfig, StatementResult } from '../src/kernel/database/connection-pool';

/** A pool that outlives its user: ending it ends the access, and `onEnd` learns whether anything was still going on. */
export class LentPool implements ConnectionPool {
  private ended = false;
  /** Statements, transactions and waits for a connection that have not come to their end. */
  private underWay = 0;

  constructor(
    private readonly pool: ConnectionPool,
    private readonly onEnd: (isAtRest: boolean) => Promise<void>,
  ) {}

  async query(statement: StatementConfig | string, values?: readonly unknown[]): Promise<StatementResult> {
    this.refuseAfterEnd();
    this.underWay += 1;
    try {
      return await this.pool.query(statement, values);
    } finally {
      this.underWay -= 1;
    }
  }

  async connect(): Promise<DatabaseClient> {
    this.refuseAfterEnd();
    this.underWay += 1;
    const client = await this.pool.connect().catch((error: unknown) => {
      this.underWay -= 1;
      throw error;
    });
    let isReleased = false;
    return {
      query: (statement, values) => client.query(statement, values),
      release: () => {
        if (!isReleased) this.underWay -= 1;
        isReleased = true;
        client.release();
      },
    };
  }

  async end(): Promise<void> {
    if (this.ended) return;
    this.ended = true;
    await this.onEnd(this.underWay === 0);
  }

  private refuseAfterEnd(): void {
    if (this.ended) throw new Error('The database is closed');
  }
}
