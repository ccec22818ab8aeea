import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../test/test-database';
import { openDatabase } from './database';

test('migrations are applied once, also by instances that start side by side', async () => {
  const first = await openTestDatabase();
  const before = await first.database.execute(sql`select hash from drizzle.__drizzle_migrations order by id`);
  const beside =
    first.target.kind === 'postgres' ? await Promise.all([first.target, first.target].map((target) => openDatabase(target))) : [];
  const after = await first.database.execute(sql`select hash from drizzle.__drizzle_migrations order by id`);
  for (const other of beside) await other.close();
  await first.close();
  expect(before.rows.length).toBeGreaterThan(0);
  expect(after.rows).toEqual(before.rows);
});
