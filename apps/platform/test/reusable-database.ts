import type { ConnectionPool } from '../src/kernel/database/connection-pool';

interface Table {
  readonly name: string;
  readonly rows: number;
  /** The table that holds its first rows; none where there were none. */
  readonly copy: string | undefined;
}

const rowsOf = async <Row>(pool: ConnectionPool, statement: string): Promise<Row[]> => (await pool.query(statement)).rows as Row[];

/** Every change of a table, column, constraint or trigger shows in the count or in the newest row of a catalogue. */
const SCHEMA = ['pg_class', 'pg_attribute', 'pg_constraint', 'pg_trigger', 'pg_proc']
  .map((name) => `select '${name}' as of, count(*) as rows, max(xmin::text::bigint) as newest from ${name}`)
  .join(' union all ');

const tablesOf = async (pool: ConnectionPool): Promise<Table[]> => {
  const found = await rowsOf<{ schema: string; name: string }>(
    pool,
    "select schemaname as schema, tablename as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema') order by 1, 2",
  );
  await pool.query('create schema first_rows');
  const tables: Table[] = [];
  for (const { schema, name } of found) {
    const table = `"${schema}"."${name}"`;
    const [counted] = await rowsOf<{ rows: number }>(pool, `select count(*)::int as rows from ${table}`);
    const rows = counted?.rows ?? 0;
    const copy = rows === 0 ? undefined : `first_rows."${schema}.${name}"`;
    if (copy !== undefined) await pool.query(`create table ${copy} as table ${table}`);
    tables.push({ name: table, rows, copy });
  }
  return tables;
};

/** The statement that puts every sequence back to where it is now; empty where there is none. */
const sequencesOf = async (pool: ConnectionPool): Promise<string> => {
  const found = await rowsOf<{ name: string; next: string; called: boolean }>(
    pool,
    `select format('%I.%I', schemaname, sequencename) as name, coalesce(last_value, start_value) as next, last_value is not null as called
     from pg_sequences`,
  );
  return found.map(({ name, next, called }) => `select setval('${name}', ${next}, ${called})`).join('; ');
};

const currentTransaction = async (pool: ConnectionPool): Promise<string> => {
  const [row] = await rowsOf<{ id: string }>(pool, 'select pg_current_xact_id()::text as id');
  return row?.id ?? '0';
};

/**
 * A database that can be put back to its first rows. That costs a twentieth of opening another one: only tables that were written are
 * filled anew. A committed change shows in the count of rows, or in a row written by a later transaction.
 */
export class ReusableDatabase {
  private constructor(
    readonly pool: ConnectionPool,
    private readonly tables: readonly Table[],
    private readonly sequences: string,
    private readonly schema: string,
    private until: string,
  ) {}

  static async of(pool: ConnectionPool): Promise<ReusableDatabase> {
    const tables = await tablesOf(pool);
    const schema = JSON.stringify(await rowsOf(pool, SCHEMA));
    return new ReusableDatabase(pool, tables, await sequencesOf(pool), schema, await currentTransaction(pool));
  }

  /** False where the schema is no longer the first one: then the database must not be used again. */
  async putBack(): Promise<boolean> {
    if (JSON.stringify(await rowsOf(this.pool, SCHEMA)) !== this.schema) return false;
    const changed = await this.changedTables();
    if (changed.length > 0) {
      const refill = changed.map(({ name, copy }) => `delete from ${name};${copy ? `insert into ${name} select * from ${copy};` : ''}`);
      // As a replica the server runs neither triggers nor checks of foreign keys: the rows fitted together before.
      await this.pool.query(`begin; set local session_replication_role = replica; ${refill.join('')} commit`);
      await this.pool.query(`vacuum ${changed.map(({ name }) => name).join(', ')}`);
    }
    if (this.sequences !== '') await this.pool.query(this.sequences);
    this.until = await currentTransaction(this.pool);
    return true;
  }

  private async changedTables(): Promise<Table[]> {
    const tests = this.tables.map(
      ({ name, rows }, place) =>
        `select ${place} as place where (select count(*) <> ${rows} or coalesce(max(xmin::text::bigint) > ${this.until}, false) from ${name})`,
    );
    const found = await rowsOf<{ place: number }>(this.pool, tests.join(' union all '));
    return found.flatMap(({ place }) => this.tables[place] ?? []);
  }
}
