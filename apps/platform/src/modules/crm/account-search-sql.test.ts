import { endpoints } from '@candil/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addPerson } from '../../../test/add-people';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import type { TestClient } from '../../../test/test-client';

let app: TestApp;
let [admin, sales, salesUsa]: TestClient[] = [];
beforeAll(async () => {
  app = await buildTestApp();
  [admin, sales, salesUsa] = await Promise.all(['admin', 'sales', 'sales.us'].map((name) => app.signIn(name)));
});
afterAll(() => app.close());

const by = (client: TestClient | undefined): TestClient => client ?? app.anonymous;

describe('accounts', () => {
  const search = async (text: string, client = admin, page = 1, itemsPerPage = 100) =>
    (await by(client).call(endpoints.searchAccounts, { query: { search: text, page, itemsPerPage } })).body;
  const namesOf = async (text: string, client = admin) => (await search(text, client)).items.map(({ name }) => name);

  test.each([
    ['part of a name, in any case', 'RTA SOL', ['Marta Soler']],
    ['part of an address', 'importer@', ['Klaus Brenner']],
    ['part of a company', 'lichtimport', ['Klaus Brenner']],
    ['a client code', '430101', ['Marta Soler']],
    ['what nobody has', 'nobody of that name', []],
    ['a sign that databases read as anything', '%', []],
    ['another of them', 'd_stributor', []],
    ['a backslash', '\\', []],
  ])('are found by %s', async (_what, text, names) => {
    expect(await namesOf(text)).toEqual(names);
  });

  test('of the other catalogue are hidden from sales, deleted ones from all', async () => {
    await addPerson(app, 'distributor', 'departed', { changes: { status: 0 } });
    const [inEurope, inAmerica] = [await search('', sales), await search('', salesUsa)];
    expect(new Set(inEurope.items.map(({ catalogId }) => catalogId))).toEqual(new Set([16]));
    expect(new Set(inAmerica.items.map(({ catalogId }) => catalogId))).toEqual(new Set([21]));
    expect((await search('')).total).toBe(inEurope.total + inAmerica.total);
    expect([await namesOf('Grace', sales), await namesOf('Grace', salesUsa), await namesOf('departed')]).toEqual([
      [],
      ['Grace Whitman'],
      [],
    ]);
  });

  test('come page by page, by name, each once', async () => {
    const whole = (await search('')).items.map(({ accountId }) => accountId);
    const pages = [];
    for (let page = 1; pages.length < whole.length; page += 1)
      pages.push(...(await search('', admin, page, 4)).items.map(({ accountId }) => accountId));
    expect(pages).toEqual(whole);
    expect((await search('', admin, 99, 4)).items).toEqual([]);
    const names = (await search('')).items.map(({ name }) => name.toLowerCase());
    expect(names[0]?.startsWith('chiara')).toBe(true);
    expect(names.at(-1)?.startsWith('walter')).toBe(true);
  });

  test.each(['distributor', 'webuser', 'specifier'])('are not searched by %s', async (name) => {
    const client = await app.signIn(name);
    expect((await client.call(endpoints.searchAccounts, { query: {} })).problem.code).toBe('access.denied');
  });
});
