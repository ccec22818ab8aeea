import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from './database';
import { openDatabaseDirectory } from './database-directory';

let folder: string;
/** Holds a whole database with all tables. */
let whole: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'candil-directory-'));
  whole = mkdtempSync(join(tmpdir(), 'candil-whole-'));
  const open = await openDatabase({ kind: 'directory', dataDirectory: whole });
  await open.close();
});
afterAll(() => {
  for (const made of [folder, whole]) rmSync(made, { recursive: true, force: true });
});

test('a new database is created completely or not at all, and keeps its data', async () => {
  const directory = join(folder, 'database');
  // Remains of a start that was interrupted while it made the database.
  mkdirSync(`${directory}.new`);
  writeFileSync(join(`${directory}.new`, 'PG_VERSION'), '18');

  const first = await openDatabaseDirectory(directory);
  await first.query('create table kept as select 42 as answer');
  await first.end();
  const second = await openDatabaseDirectory(directory);
  const { rows } = await second.query('select answer from kept');
  await second.end();
  expect(rows).toEqual([{ answer: 42 }]);
  expect(readdirSync(folder)).toEqual(['database']);
  expect(existsSync(join(directory, 'PG_VERSION'))).toBe(true);
});

test.each([
  [
    'the control file',
    'global/pg_control',
    (file: string) => writeFileSync(file, 'no control file'),
    'could not read file "global/pg_control"',
  ],
  ['the version', 'PG_VERSION', (file: string) => writeFileSync(file, '3'), 'database files are incompatible with server'],
  ['a folder', 'base', (file: string) => rmSync(file, { recursive: true }), 'database "postgres" does not exist'],
])('a damaged database (%s) is told with its folder and its cause', async (_, name, damage, cause) => {
  const dataDirectory = mkdtempSync(join(folder, 'damaged-'));
  cpSync(join(whole, 'database'), join(dataDirectory, 'database'), { recursive: true });
  damage(join(dataDirectory, 'database', name));
  const message = await openDatabase({ kind: 'directory', dataDirectory }).then(
    () => 'opened',
    (error: Error) => error.message,
  );
  expect(message).toMatch(/^The database in .+damaged-\w+\/database cannot be opened: \S.+\. Put a copy of the folder back/s);
  expect(message).toContain(`cannot be opened: ${cause}`);
  expect(readdirSync(dataDirectory)).toEqual(['database']);
});
