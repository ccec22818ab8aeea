import { fail, ok } from '@candil/domain';
import { sql } from 'drizzle-orm';
import { boolean, doublePrecision, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { onServer, openTestDatabase, postgresUrl } from '../../../test/test-database';
import type { Database, OpenDatabase } from './database';
import { inTransaction } from './in-transaction';
import { isConnectionLost, sqlStateOf } from './sql-state';
import { countingStatements, newStatementScope, runInScope } from './statement-scope';

const samples = pgTable('samples', {
  id: integer('id').primaryKey(),
  name: text('name'),
  flag: boolean('flag'),
  share: doublePrecision('share'),
  at: timestamp('at', { withTimezone: true }),
  document: jsonb('document').$type<unknown>(),
  tags: text('tags').array(),
});

let open: OpenDatabase;
let database: Database;
beforeAll(async () => {
  open = await openTestDatabase();
  database = open.database;
  await database.execute(
    sql.raw(
      'create table samples (id int primary key, name text, flag boolean, share double precision, at timestamptz, document jsonb, tags text[])',
    ),
  );
});
afterAll(() => open.close());

const full = {
  id: 1,
  name: "Perla “20” \\ 'quoted'; — ñ €\n",
  flag: true,
  share: 0.1,
  at: new Date('2026-02-28T23:59:59.999Z'),
  document: { a: [1, null, 'x', { deep: true }], text: 'null' },
  tags: ['plain', 'with "quotes"', 'comma, and \\', ''],
};
const empty = { id: 2, name: null, flag: null, share: null, at: null, document: null, tags: null };

describe('both databases behind one driver', () => {
  test.each([full, empty])('give back what was put in: row $id', async (row) => {
    await database.insert(samples).values(row);
    expect(await database.select().from(samples).where(sql`id = ${row.id}`)).toEqual([row]);
  });

  test('give raw statements objects, counts and the same types', async () => {
    const selected = await database.execute(
      sql`select 1::int as a, 2::bigint as b, 1.50::numeric as c, true as d, null as e, '{1,2}'::int[] as f`,
    );
    const updated = await database.execute(sql`update samples set name = name where id > 0`);
    expect(selected.rows).toEqual([{ a: 1, b: '2', c: '1.50', d: true, e: null, f: [1, 2] }]);
    expect(selected.rowCount).toBe(1);
    expect(updated.rowCount).toBe(2);
    expect(updated.command).toBe('UPDATE');
  });

  test('take an array as one value', async () => {
    const { rows } = await database.execute(sql`select id from unnest(${sql.param([3, 1, 2])}::int[]) as id order by id`);
    expect(rows).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
  });

  test('plan a statement that comes again once, and survive its failures, inside transactions too', async () => {
    const insert = (id: number) => database.insert(samples).values({ id, name: 'again' }).returning({ id: samples.id });
    const outcomes: unknown[] = [];
    for (const id of [10, 10, 11, 11, 12]) outcomes.push(await insert(id).catch(sqlStateOf));
    const rolledBack = await inTransaction(database, async (transaction) => {
      await transaction.insert(samples).values({ id: 14, name: 'again' });
      return transaction
        .insert(samples)
        .values({ id: 14, name: 'again' })
        .then(() => ok(''));
    }).catch(sqlStateOf);
    outcomes.push(rolledBack, await insert(14));
    expect(outcomes).toEqual([[{ id: 10 }], '23505', [{ id: 11 }], '23505', [{ id: 12 }], '23505', [{ id: 14 }]]);
    await database.delete(samples).where(sql`name = ${'again'}`);
  });

  test.each([
    ['a number beyond its column', sql`select ${'3000000000'}::int`, '22003'],
    ['a row that is there', sql`insert into samples (id) values (1)`, '23505'],
    ['a table that is not', sql`select * from nowhere`, '42P01'],
  ])('tell the SQLSTATE of %s, and go on working', async (_, statement, state) => {
    const error = await database.execute(statement).catch((thrown: unknown) => thrown);
    const { rows } = await database.execute(sql`select 1 as one`);
    expect(sqlStateOf(error)).toEqual(state);
    expect(rows).toEqual([{ one: 1 }]);
  });

  test('isolate a transaction from the others until it has ended', async () => {
    await database.execute(sql`create table counters (value int)`);
    await database.execute(sql`insert into counters values (0)`);
    const add = () =>
      inTransaction(database, async (transaction) => {
        const { rows } = await transaction.execute(sql`select value from counters for update`);
        const [{ value }] = rows as [{ value: number }];
        await transaction.execute(sql`update counters set value = ${value + 1}`);
        return ok(undefined);
      });
    await Promise.all([
      ...Array.from({ length: 50 }, add),
      ...Array.from({ length: 20 }, () => database.execute(sql`select value from counters`)),
    ]);
    expect((await database.execute(sql`select value from counters`)).rows).toEqual([{ value: 50 }]);
  });

  test('put many statements asked at once in the order they were asked', async () => {
    await database.execute(sql`create table turns (id serial primary key, turn int)`);
    await Promise.all([1, 2, 3].map((turn) => database.execute(sql`insert into turns (turn) values (${turn})`)));
    expect((await database.execute(sql`select count(*)::int as turns from turns`)).rows).toEqual([{ turns: 3 }]);
  });
});

describe('a transaction', () => {
  test('is rolled back by a failure, by a throw, and by nothing else', async () => {
    const insert = (id: number) => sql`insert into samples (id) values (${id})`;
    const failed = await inTransaction(database, async (transaction) => {
      await transaction.execute(insert(11));
      return fail({ code: 'no' });
    });
    const thrown = await inTransaction(database, async (transaction) => {
      await transaction.execute(insert(12));
      throw new Error('fault');
    }).catch((error: unknown) => (error as Error).message);
    const done = await inTransaction(database, async (transaction) => {
      await transaction.execute(insert(13));
      return ok(13);
    });
    const { rows } = await database.execute(sql`select id from samples where id > 10`);
    expect(failed).toEqual({ ok: false, failure: { code: 'no' } });
    expect(thrown).toBe('fault');
    expect(done).toEqual({ ok: true, value: 13 });
    expect(rows).toEqual([{ id: 13 }]);
  });

  test('inside a transaction belongs to it', async () => {
    await runInScope(newStatementScope(), () =>
      inTransaction(database, async (outer) => {
        await inTransaction(outer, async (inner) => ok(await inner.execute(sql`insert into samples (id) values (21)`)));
        return fail({ code: 'outer' });
      }),
    );
    expect((await database.execute(sql`select id from samples where id = 21`)).rows).toEqual([]);
  });

  test('refuses the database while it is open, and releases it afterwards', async () => {
    await runInScope(newStatementScope(), async () => {
      await expect(inTransaction(database, async () => ok(await database.execute(sql`select 1`)))).rejects.toThrow();
      expect((await database.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
    });
  });
});

test('statements are counted per request, transaction control is not', async () => {
  const work = async () => {
    await database.execute(sql`select 1`);
    await inTransaction(database, async (transaction) => ok(await transaction.execute(sql`select 2`)));
  };
  const counts = await Promise.all([countingStatements(work), countingStatements(async () => undefined), countingStatements(work)]);
  expect(counts.map(({ statements }) => statements)).toEqual([2, 0, 2]);
});

test('after closing every question is answered with a lost connection', async () => {
  const other = await openTestDatabase();
  await other.close();
  const error = await other.ping().catch((thrown: unknown) => thrown);
  expect(isConnectionLost(error)).toBe(true);
});

const server = postgresUrl();
if (server !== undefined) {
  test('connections that the server cut are replaced, and nothing is left occupied', async () => {
    const other = await openTestDatabase();
    const name = other.target.kind === 'postgres' ? new URL(other.target.url).pathname.slice(1) : '';
    for (let round = 0; round < 3; round += 1) {
      await Promise.allSettled(Array.from({ length: 12 }, () => other.ping()));
      const cut = inTransaction(other.database, async (transaction) => {
        await onServer(server, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
        return ok(await transaction.execute(sql`select 1`));
      }).catch((error: unknown) => isConnectionLost(error));
      expect(await cut).toBe(true);
    }
    const answers = await Promise.allSettled(Array.from({ length: 12 }, () => inTransaction(other.database, async () => ok(1))));
    await other.close();
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 'fulfilled'));
  });
}
