import { endpoints } from '@candil/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import type { TestClient } from '../../../test/test-client';
import type { KnownLines } from './known-lines';
import { homeVisits } from './tables';

const HOURS = 60 * 60 * 1000;

let app: TestApp;
let marta: TestClient;
let accountId: string;
beforeAll(async () => {
  app = await buildTestApp();
  marta = await app.signIn('distributor');
  accountId = (await marta.call(endpoints.getAccount, {})).body.userId;
});
afterAll(() => app.close());

/** Hours later the session has ended, and the account signs in again. */
const later = async (hours: number) => {
  app.clock.advance(hours * HOURS);
  marta = await app.signIn('distributor');
};
const visit = async () => (await marta.call(endpoints.visitHome, {})).body;
/** Changes the state stored at the account's last visit. */
const rewrite = async (change: (lines: KnownLines) => KnownLines) => {
  const [stored] = await app.database.select().from(homeVisits).where(eq(homeVisits.accountId, accountId));
  const lastSeen = change(stored?.lastSeen ?? {});
  await app.database.update(homeVisits).set({ lastSeen }).where(eq(homeVisits.accountId, accountId));
};
const keyed = (lines: KnownLines, code: string) => Object.keys(lines).find((key) => key.includes(code)) ?? '';

it('shows open tasks, and no changes at the first visit', async () => {
  const { since, news, toFix } = await visit();
  expect(since).toBeNull();
  expect(news).toEqual([]);
  expect(toFix.map(({ name, lines }) => [name, lines])).toEqual([
    ['Casa Llull restaurant', 1],
    ['Oficinas Passeig 21', 1],
  ]);
});

it('shows the changes since the last visit for the length of a visit', async () => {
  await rewrite((lines) => {
    const [globe, red, dome] = [keyed(lines, '552523'), keyed(lines, '082062'), keyed(lines, '082042/2A_10')];
    const known = (key: string) => lines[key] ?? { unitMinor: 0, net: true, weeks: 0, moq: 1, ended: false };
    return {
      ...lines,
      [globe]: { ...known(globe), weeks: 9 },
      [red]: { ...known(red), moq: 1 },
      [dome]: { ...known(dome), unitMinor: 25_000 },
    };
  });
  await later(5);
  const first = await visit();
  expect(first.news).toEqual([
    { kind: 'moq', modelName: 'Alba 33', referenceCode: '082062/1A_10', projects: 1, from: 1, to: 10 },
    { kind: 'weeks', modelName: 'Perla 30', referenceCode: '552523/2Z_31', projects: 1, from: 9, to: 7 },
    { kind: 'price', modelName: 'Alba 33', referenceCode: '082042/2A_10', projects: 1, from: 250, to: 267.8, currency: 'EUR', net: true },
  ]);
  await later(1);
  expect(await visit()).toEqual(first);
  await later(5);
  const last = await visit();
  expect(last.news).toEqual([]);
  expect(last.since).not.toBe(first.since);
});

it('compares no list price of before with a net price of today', async () => {
  await rewrite((lines) => {
    const dome = keyed(lines, '082042/2A_10');
    return { ...lines, [dome]: { ...(lines[dome] ?? { weeks: 3, moq: 1, ended: false }), unitMinor: 41_200, net: false } };
  });
  await later(5);
  expect((await visit()).news).toEqual([]);
});

it('leaves out lines that the account changed itself', async () => {
  const { items } = (await marta.call(endpoints.listProjects, { query: { itemsPerPage: 10 } })).body;
  const llull = items.find(({ name }) => name.startsWith('Casa'));
  const { body } = await marta.call(endpoints.getProject, { params: { projectId: llull?.id ?? '' } });
  const changes = [
    { productId: body.products[0]?._id ?? '', quantity: 40 },
    { productId: body.products[1]?._id ?? '', referenceCode: '552511/2Z_31' },
  ];
  const step = { params: { projectId: body.id }, body: { version: body.version, changes } };
  expect((await marta.call(endpoints.changeProducts, step)).status).toBe(200);
  await later(5);
  expect((await visit()).news).toEqual([]);
});
