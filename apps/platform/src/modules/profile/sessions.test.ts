import { endpoints, type Session } from '@candil/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import type { TestClient } from '../../../test/test-client';
import { sessionFamilies } from '../../kernel/authentication/session-tables';
import { SAMPLE_PASSWORD } from '../account';

const MINUTE = 60_000;
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_6 like Mac OS X) Version/17.6 Mobile/15E148 Safari/604.1';
const LINUX = 'Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const signIn = async (name: string, userAgent: string): Promise<TestClient> => {
  const client = app.newClient();
  const body = { email: `${name}@candil.example`, password: SAMPLE_PASSWORD };
  await client.call(endpoints.login, { body, headers: { 'user-agent': userAgent } });
  return client;
};
const sessionsOf = async (client: TestClient): Promise<Session[]> => (await client.call(endpoints.listSessions, {})).body.sessions;

test('each session is listed with device, start, last use, and a mark for the current one', async () => {
  const phone = await signIn('importer', IPHONE);
  app.clock.advance(5 * MINUTE);
  const office = await signIn('importer', LINUX);
  const now = app.clock.read().getTime();
  const at = (milliseconds: number) => new Date(milliseconds).toISOString();
  expect((await sessionsOf(office)).map(({ id: _, ...session }) => session)).toEqual([
    { browser: 'Firefox', system: 'Linux', isMobile: false, createdAt: at(now), lastUsedAt: at(now), isCurrent: true },
    {
      browser: 'Safari',
      system: 'iPhone',
      isMobile: true,
      createdAt: at(now - 5 * MINUTE),
      lastUsedAt: at(now - 5 * MINUTE),
      isCurrent: false,
    },
  ]);
  await phone.call(endpoints.getAccount, {});
  expect((await sessionsOf(office)).map(({ lastUsedAt }) => lastUsedAt)).toEqual([at(now), at(now)]);
});

test('the last use is written at most once a minute, and never counted among the statements of a request', async () => {
  const chiara = await signIn('noclient', LINUX);
  const used = async () => {
    const [row] = await app.database
      .select({ lastUsedAt: sessionFamilies.lastUsedAt })
      .from(sessionFamilies)
      .where(eq(sessionFamilies.id, (await sessionsOf(chiara))[0]?.id ?? ''));
    return row?.lastUsedAt.getTime() ?? 0;
  };
  const began = await used();
  app.clock.advance(MINUTE - 1_000);
  await chiara.call(endpoints.getAccount, {});
  const within = await used();
  app.clock.advance(1_000);
  const counts: number[] = [];
  for (let index = 0; index < 3; index += 1) counts.push((await chiara.call(endpoints.getAccount, {})).statements);
  expect(within).toBe(began);
  expect(await used()).toBe(began + MINUTE);
  expect(Math.max(...counts)).toBe(1);
});

test('a browser may say anything it likes about itself', async () => {
  for (const userAgent of ['', 'x'.repeat(5_000), 'a\u00ff\u0080b']) {
    const client = await signIn('specifier', userAgent);
    expect((await sessionsOf(client)).length).toBeGreaterThan(0);
  }
});

test('one is ended from another: it is out at once, and the one that ended it stays', async () => {
  const [phone, office] = [await signIn('other', IPHONE), await signIn('other', LINUX)];
  await phone.call(endpoints.getAccount, {});
  const foreign = (await sessionsOf(office)).find(({ isCurrent }) => !isCurrent);
  const params = { sessionId: foreign?.id ?? '' };
  expect((await office.call(endpoints.endSession, { params })).status).toBe(204);
  const statuses = [
    await phone.call(endpoints.getAccount, {}),
    await phone.call(endpoints.refresh, {}),
    await office.call(endpoints.getAccount, {}),
  ];
  expect(statuses.map(({ status }) => status)).toEqual([401, 401, 200]);
  expect((await office.call(endpoints.endSession, { params })).problem.code).toBe('session.not-found');
});

test('all others are ended at once', async () => {
  const others = [await signIn('sales', IPHONE), await signIn('sales', IPHONE)];
  const office = await signIn('sales', LINUX);
  await office.call(endpoints.endOtherSessions, {});
  const statuses = await Promise.all(others.map(async (client) => (await client.call(endpoints.getAccount, {})).status));
  expect(statuses).toEqual([401, 401]);
  expect((await sessionsOf(office)).map(({ isCurrent }) => isCurrent)).toEqual([true]);
});

test('a session of another account cannot be ended', async () => {
  const [marta, jonas] = [await signIn('distributor', LINUX), await signIn('specifier', LINUX)];
  const own = (await sessionsOf(marta))[0]?.id ?? '';
  const answer = await jonas.call(endpoints.endSession, { params: { sessionId: own } });
  expect(answer.status).toBe(404);
  expect(answer.problem.code).toBe('session.not-found');
  expect((await marta.call(endpoints.getAccount, {})).status).toBe(200);
});

test('a session that could not be renewed any more is not shown', async () => {
  await signIn('sales.us', IPHONE);
  app.clock.advance(4 * 24 * 60 * MINUTE);
  expect(await sessionsOf(await signIn('sales.us', LINUX))).toHaveLength(1);
});
