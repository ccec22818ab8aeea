import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../../test/test-database';
import { packageDirectory } from '../../kernel/config/directories';
import type { OpenDatabase } from '../../kernel/database/database';
import { pendingRegistrations, unconfirmedCompanies } from './tables';

const renamesTheTable = ({ sql: statements }: MigrationMeta) =>
  statements.some((each) => each.includes('RENAME TO "pending_registrations"'));

let open: OpenDatabase;
beforeAll(async () => {
  open = await openTestDatabase();
});
afterAll(() => open.close());

test('registrations that were pending under the first name of the table survive its rename', async () => {
  const { database } = open;
  const apply = async (migrations: readonly MigrationMeta[]) => {
    for (const statement of migrations.flatMap((each) => each.sql)) await database.execute(sql.raw(statement));
  };
  const migrations = readMigrationFiles({ migrationsFolder: `${packageDirectory()}/migrations` });
  const rename = migrations.findIndex(renamesTheTable);
  await database.execute(sql.raw('drop schema public cascade; create schema public'));
  await apply(migrations.slice(0, rename));

  const [registrationId, accountId] = [randomUUID(), randomUUID()];
  // As a replica the server checks no foreign keys: the account of the company is not part of this test.
  await database.execute(
    sql.raw(`set session_replication_role = replica;
      insert into account_wishes values ('${registrationId}', 'ana@candil.example', '{"kind":"password-reset"}', 2, now(), now());
      insert into unconfirmed_companies values ('${accountId}', '{"kind":"none"}');
      set session_replication_role = default`),
  );
  await apply(migrations.slice(rename));

  expect(await database.select().from(pendingRegistrations)).toMatchObject([
    { id: registrationId, email: 'ana@candil.example', details: { kind: 'password-reset' }, attempts: 2 },
  ]);
  expect(await database.select().from(unconfirmedCompanies)).toEqual([{ accountId, company: { kind: 'none' } }]);
  const names = sql`select relname as name from pg_class union all select conname from pg_constraint union all select attname from pg_attribute`;
  expect((await database.execute(sql`select name from (${names}) as names where name like '%wish%'`)).rows).toEqual([]);
});
