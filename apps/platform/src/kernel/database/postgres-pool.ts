import pg from 'pg';
import { type ConnectionPool, type DatabaseClient, type StatementConfig, type StatementResult, textOf } from './connection-pool';
import { isConnectionLost } from './sql-state';
import { StatementNames } from './statement-names';
import { countStatement, refusePoolInsideTransaction } from './statement-scope';

const names = new StatementNames();

/** With a name where the statement comes again; a text without parameters is sent as it is. */
const named = (statement: StatementConfig | string, values: readonly unknown[] | undefined): pg.QueryConfig | string => {
  if (typeof statement === 'string' || values === undefined || values.length === 0) return statement as pg.QueryConfig | string;
  const name = names.nameOf(statement.text);
  return (name === undefined ? statement : { ...statement, name }) as pg.QueryConfig;
};

/** Every idle connection of the pool may turn out to be cut; the one after them is new. */
const spareAttempts = (pool: pg.Pool): number => pool.totalCount + 1;

class PostgresClient implements DatabaseClient {
  private broken = false;
  private released = false;

  constructor(
    private readonly pool: pg.Pool,
    private client: pg.PoolClient,
  ) {}

  async query(statement: StatementConfig | string, values?: readonly unknown[]): Promise<StatementResult> {
    const text = textOf(statement);
    countStatement(text);
    if (text.startsWith('begin')) return this.begin(statement, spareAttempts(this.pool));
    try {
      return await this.send(statement, values);
    } catch (error) {
      if (isConnectionLost(error)) this.broken = true;
      throw error;
    }
  }

  release(): void {
    if (this.released) return;
    this.released = true;
    this.client.release(this.broken);
  }

  /** Nothing has happened on this connection yet: one that is found cut is simply exchanged. */
  private async begin(statement: StatementConfig | string, attempts: number): Promise<StatementResult> {
    try {
      return await this.send(statement);
    } catch (error) {
      this.client.release(true);
      if (isConnectionLost(error) && attempts > 0) {
        this.client = await this.pool.connect().catch((lost: unknown) => {
          this.released = true;
          throw lost;
        });
        return this.begin(statement, attempts - 1);
      }
      // Drizzle sends `begin` outside its try block and would never give the connection back.
      this.released = true;
      throw error;
    }
  }

  private send(statement: StatementConfig | string, values?: readonly unknown[]): Promise<StatementResult> {
    return this.client.query(named(statement, values) as pg.QueryConfig, values as unknown[]);
  }
}

/** A PostgreSQL server and what of it is used at most. */
export interface PostgresTarget {
  readonly kind: 'postgres';
  readonly url: string;
  readonly maximumConnections: number;
  /** How long a call waits for a connection until it fails; 5 s where nothing is said. */
  readonly connectionWaitMilliseconds?: number;
}

/** PostgreSQL through node-postgres. */
export class PostgresPool implements ConnectionPool {
  private readonly pool: pg.Pool;

  constructor({ url, maximumConnections, connectionWaitMilliseconds = 5_000 }: PostgresTarget, onIdleError: (error: Error) => void) {
    this.pool = new pg.Pool({
      connectionString: url,
      max: maximumConnections,
      connectionTimeoutMillis: connectionWaitMilliseconds,
      idleTimeoutMillis: 30_000,
      keepAlive: true,
      application_name: 'candil',
      // An abandoned statement must not hold its row locks for ever.
      options: '-c statement_timeout=150000 -c lock_timeout=15000 -c idle_in_transaction_session_timeout=60000',
    });
    this.pool.on('error', onIdleError);
    // The pool listens to idle connections only: one that is cut inside a transaction would end the process.
    this.pool.on('connect', (client) => client.on('error', () => undefined));
  }

  async query(statement: StatementConfig | string, values?: readonly unknown[]): Promise<StatementResult> {
    refusePoolInsideTransaction();
    countStatement(textOf(statement));
    return this.pool.query(named(statement, values) as pg.QueryConfig, values as unknown[]);
  }

  async connect(): Promise<DatabaseClient> {
    refusePoolInsideTransaction();
    return new PostgresClient(this.pool, await this.pool.connect());
  }

  async end(): Promise<void> {
    await this.pool.end();
  }
}
