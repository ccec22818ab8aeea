import { fail } from '@candil/domain';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { OpenDatabase } from '../src/kernel/database/database';
import { inTransaction } from '../src/kernel/database/in-transaction';
import { openTestDatabase, postgresUrl } from './test-database';

/** Everything that a test can leave in a database: rows of all tables with their contents, sequences, and names of tables. */
const contentsOf = async ({ database }: OpenDatabase): Promise<unknown> => {
  const { rows: tables } = await database.execute<{ name: string }>(
    sql`select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'drizzle') order by 1`,
  );
  const contents: unknown[] = [];
  for (const { name } of tables) {
    const { rows } = await database.execute(
      sql.raw(
        `select '${name}' as name, count(*)::int as rows, md5(string_agg(each::text, '|' order by each::text)) as digest from ${name} as each`,
      ),
    );
    contents.push(...rows);
  }
  const { rows: sequences } = await database.execute(sql`select sequencename, last_value from pg_sequences order by 1`);
  return [contents, sequences];
};

const borrowed = async <Value>(work: (open: OpenDatabase) => Promise<Value>): Promise<Value> => {
  const open = await openTestDatabase();
  try {
    return await work(open);
  } finally {
    await open.close();
  }
};

const CHANGES = {
  'added rows': `insert into flag_settings (name, sets, emails, version, changed_at) values ('first', '{}', '{}', 1, now())`,
  'changed rows': `update companies set name = name || '!'`,
  'deleted rows': 'delete from account_privileges',
  'deleted rows of tables that refer to each other':
    'delete from order_lines; update projects set status = 1, order_id = null, ordered_on = null where status = 2; delete from orders',
  'rows written in place of others': `with gone as (delete from base_prices returning *) insert into base_prices select * from gone`,
  'numbers taken': `select nextval('order_numbers'), nextval('creation_numbers')`,
  'a new table': 'create table left_behind as select 1 as one',
  'a new column': 'alter table companies add column left_behind text',
  'a column less': 'alter table companies drop column name',
};

test.each(Object.entries(CHANGES))('the next test finds none of: %s', async (_, change) => {
  const first = await borrowed(contentsOf);
  await borrowed((open) => open.database.execute(sql.raw(change)));
  expect(await borrowed(contentsOf)).toEqual(first);
});

test('what was rolled back is not found either', async () => {
  const first = await borrowed(contentsOf);
  await borrowed(({ database }) =>
    inTransaction(database, async (transaction) => {
      await transaction.execute(sql`delete from account_privileges`);
      return fail('no');
    }),
  );
  expect(await borrowed(contentsOf)).toEqual(first);
});

// The pool of a server waits for its connections.
if (postgresUrl() === undefined) {
  test('a database that is closed inside a transaction is not used again', async () => {
    const first = await borrowed(contentsOf);
    const open = await openTestDatabase();
    const unfinished = inTransaction(open.database, async (transaction) => {
      await transaction.execute(sql`update companies set name = 'left open'`);
      await open.close();
      return fail('no');
    });
    await expect(unfinished).rejects.toThrow();
    expect(await borrowed(contentsOf)).toEqual(first);
  });
}

test('two at a time are two databases, and a closed one answers no more', async () => {
  const [one, two] = [await openTestDatabase(), await openTestDatabase()];
  await one.database.execute(sql`update companies set name = 'one'`);
  const { rows } = await two.database.execute(sql`select 1 from companies where name = 'one'`);
  await one.close();
  await two.close();
  const next = await openTestDatabase();
  await expect(one.ping()).rejects.toThrow();
  await next.close();
  expect(rows).toEqual([]);
});
