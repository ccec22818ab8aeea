import { endpoints, FAVOURITES_MAX, RECENT_MAX } from '@candil/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { addPerson, setFlag } from '../../../test/add-people';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import type { TestClient } from '../../../test/test-client';
import { SAMPLE_PASSWORD } from '../account';

let app: TestApp;
let marta: TestClient;
let other: TestClient;
let codes: readonly string[];
beforeAll(async () => {
  app = await buildTestApp({ configuration: { staffDomains: ['maker.example'] } });
  marta = await app.signIn('distributor');
  other = await app.signIn('specifier');
  const pages = await Promise.all(
    [1, 2].map((page) => marta.call(endpoints.searchModels, { query: { catalog: 16, page, itemsPerPage: 100 } })),
  );
  codes = pages.flatMap(({ body }) => body.items.map(({ model }) => model));
});
afterAll(() => app.close());

const lists = async (client = marta) => (await client.call(endpoints.getRememberedModels, {})).body;
const add = (model: string, client = marta) => client.call(endpoints.addFavouriteModel, { params: { model } });
const remove = (model: string) => marta.call(endpoints.removeFavouriteModel, { params: { model } });
const note = (model: string, client = marta) => client.call(endpoints.noteRecentModel, { params: { model } });

it('keeps favourites of the account alone, the last first, however often they are added or removed', async () => {
  await add('0820');
  app.clock.advance(1000);
  await add('0162');
  app.clock.advance(1000);
  expect((await add('0820')).body.favourites).toEqual(['0162', '0820']);
  expect([(await lists()).favourites, (await lists(other)).favourites]).toEqual([['0162', '0820'], []]);
  expect([(await remove('0820')).body.favourites, (await remove('0820')).body.favourites]).toEqual([['0162'], ['0162']]);
});

it('adds a model once when two tabs add it at once', async () => {
  const answers = await Promise.all([add('0270'), add('0270')]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await lists()).favourites).toEqual(['0270', '0162']);
});

it('brings what was opened again to the front and forgets the oldest', async () => {
  for (const model of codes.slice(0, RECENT_MAX + 1)) {
    app.clock.advance(1000);
    await note(model);
  }
  app.clock.advance(1000);
  const { recent, favourites } = (await note(codes[3] ?? '')).body;
  expect(recent).toHaveLength(RECENT_MAX);
  expect(recent[0]).toEqual(codes[3]);
  expect(recent[1]).toEqual(codes[RECENT_MAX]);
  expect(recent.includes(codes[0] ?? '')).toBe(false);
  expect(favourites).toEqual(['0270', '0162']);
});

it('refuses models that are not offered, and nothing that is no code', async () => {
  expect((await add('ZZZZ')).problem.code).toBe('model.not-found');
  expect((await note('ZZZZ')).problem.code).toBe('model.not-found');
  expect((await add('82')).status).toBe(400);
  expect((await note("0820'--")).status).toBe(400);
});

it('refuses one favourite too many, and takes it once another is gone', async () => {
  for (const model of codes) if ((await lists()).favourites.length < FAVOURITES_MAX) await add(model);
  const { favourites } = await lists();
  const next = codes.find((model) => !favourites.includes(model)) ?? '';
  expect(favourites).toHaveLength(FAVOURITES_MAX);
  expect((await add(next)).problem).toMatchObject({ status: 409, code: 'favourites.full', max: FAVOURITES_MAX });
  expect((await add(favourites[5] ?? '')).status).toBe(200);
  await remove('0162');
  expect((await add(next)).status).toBe(200);
});

it('notes nothing for a client while staff acts for them', async () => {
  await addPerson(app, 'sales', 'vera', { changes: { email: 'vera@maker.example', name: 'Vera Maker' } });
  await setFlag(app, 'impersonation', true);
  const vera = app.newClient();
  await vera.call(endpoints.login, { body: { email: 'vera@maker.example', password: SAMPLE_PASSWORD } });
  const { email } = (await other.call(endpoints.getAccount, {})).body;
  // The service reads its flags anew every few seconds.
  const start = async () => expect((await vera.call(endpoints.startImpersonation, { body: { email } })).status).toBe(200);
  await vi.waitFor(start, { timeout: 20_000 });
  expect((await note('0820', vera)).body.recent).toEqual([]);
  expect((await lists(other)).recent).toEqual([]);
});
