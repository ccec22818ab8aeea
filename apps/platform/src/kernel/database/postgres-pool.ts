import pg from 'pg';
import { type ConnectionPool, type DatabaseClient, type StatementConfig, type StatementResult, textOf } from './connection-pool';
import { isConnectionLost } from './sql-state';
import { countStatement, refusePoolInsideTransaction } from './statement-scope';

class PostgresClient implements DatabaseClient {
  private broken = false;
  private released = false;

  constructor(private readonly client: pg.PoolClient) {}

  async query(statement: StatementConfig | string, values?: readonly unknown[]): Promise<StatementResult> {
    const text = textOf(statement);
    countStatement(text);
    try {
      return await this.client.query(statement as pg.QueryConfig, values as unknown[]);
    } catch (error) {
      if (isConnectionLost(error)) this.broken = true;
      // Drizzle sends `begin` outside its try block and would keep the connection for ever.
      if (text.startsWith('begin')) this.release();
      throw error;
    }
  }

  release(): void {
    if (this.released) return;
    this.released = true;
    this.client.release(this.broken);
  }
}

/** PostgreSQL through node-postgres. */
export class PostgresPool implements ConnectionPool {
  private readonly pool: pg.Pool;

  constructor(connectionString: string, maximumConnections: number, onIdleError: (error: Error) => void) {
    this.pool = new pg.Pool({
      connectionString,
      max: maximumConnections,
      connectionTimeoutMillis: 5_000,
      idleTimeoutMillis: 30_000,
      keepAlive: true,
      application_name: 'candil',
      // A statement nobody waits for any more must not hold its row locks for ever.
      options: '-c statement_timeout=150000 -c lock_timeout=15000 -c idle_in_transaction_session_timeout=60000',
    });
    this.pool.on('error', onIdleError);
  }

  async query(statement: StatementConfig | string, values?: readonly unknown[]): Promise<StatementResult> {
    refusePoolInsideTransaction();
    countStatement(textOf(statement));
    return this.pool.query(statement as pg.QueryConfig, values as unknown[]);
  }

  async connect(): Promise<DatabaseClient> {
    refusePoolInsideTransaction();
    return new PostgresClient(await this.pool.connect());
  }

  async end(): Promise<void> {
    await this.pool.end();
  }
}
