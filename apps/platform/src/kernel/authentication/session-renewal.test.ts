import { endpoints } from '@candil/contract';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import type { TestClient } from '../../../test/test-client';
import { accountDirectory, SAMPLE_ACCOUNTS, SAMPLE_PASSWORD } from '../../modules/account';
import { accounts } from '../../modules/account/account-tables';
import { SESSION_LIFETIME } from './session-lifetimes.data';
import { SessionService } from './session-service';
import { securityEvents, sessionFamilies, sessionTokens } from './session-tables';

let app: TestApp;
let marta: TestClient;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  marta = await app.signIn('distributor');
});

const SECOND = 1000;
const refresh = (client: TestClient) => client.call(endpoints.refresh, {});
const refreshWith = (token: string | undefined) => {
  const client = app.newClient();
  if (token !== undefined) client.cookies.set('refresh_token', token);
  return client.call(endpoints.refresh, {});
};
const accessWith = async (token: string | undefined) => {
  const client = app.newClient();
  if (token !== undefined) client.cookies.set('auth_token', token);
  const answer = await client.call(endpoints.getAccount, {});
  return answer.status === 200 ? 200 : answer.problem.code;
};
const tokensOf = (client: TestClient) => ({ access: client.cookies.get('auth_token'), refresh: client.cookies.get('refresh_token') });
const martaId = SAMPLE_ACCOUNTS[0]?.id ?? '';

test('a password that changes during its check does not sign in', async () => {
  const directory = accountDirectory([]);
  const service = new SessionService(
    app.database,
    {
      ...directory,
      // The old one has been read, and is changed before the session begins.
      findCredentials: async (database, email) => {
        const found = await directory.findCredentials(database, email);
        await app.database.update(accounts).set({ passwordHash: 'of another password' }).where(eq(accounts.id, martaId));
        return found;
      },
    },
    app.clock.read,
  );
  const [before] = await app.database.select().from(accounts).where(eq(accounts.id, martaId));
  const families = async () => (await app.database.select().from(sessionFamilies).where(eq(sessionFamilies.accountId, martaId))).length;
  const opened = await families();
  const answer = await service.login('distributor@candil.example', SAMPLE_PASSWORD, '127.0.0.1');
  await app.database
    .update(accounts)
    .set({ passwordHash: before?.passwordHash ?? null })
    .where(eq(accounts.id, martaId));
  expect(answer.ok ? 'in' : answer.failure.code).toBe('login.failed');
  expect((await families()) - opened).toBe(0);
});

describe('refreshing', () => {
  test('a rotated token gives the same child until its grace of ten seconds is over', async () => {
    const { refresh: parent } = tokensOf(marta);
    await refresh(marta);
    app.clock.advance(10 * SECOND - 1);
    const again = app.newClient();
    again.cookies.set('refresh_token', parent ?? '');
    const answer = await refresh(again);
    expect(answer.status).toBe(204);
    expect(tokensOf(again)).toEqual(tokensOf(marta));
  });

  test('after the grace a rotated token ends the whole sign-in and leaves a trace (figure 3)', async () => {
    const { refresh: parent, access: first } = tokensOf(marta);
    await refresh(marta);
    const { access: second, refresh: child } = tokensOf(marta);
    app.clock.advance(10 * SECOND);
    const replay = await refreshWith(parent);
    const afterwards = {
      replay: [replay.status, replay.problem.code],
      child: (await refreshWith(child)).problem.code,
      access: [await accessWith(first), await accessWith(second)],
    };
    const events = await app.database
      .select({ kind: securityEvents.kind, accountId: securityEvents.accountId })
      .from(securityEvents)
      .where(and(eq(securityEvents.kind, 'refresh-token-reused'), eq(securityEvents.at, app.clock.read())));
    expect({ ...afterwards, events }).toEqual({
      replay: [401, 'session.reused'],
      child: 'session.expired',
      access: ['session.missing', 'session.missing'],
      events: [{ kind: 'refresh-token-reused', accountId: martaId }],
    });
  });

  test.each([
    ['no token', undefined, 'session.missing'],
    ['an unknown token', 'x'.repeat(43), 'session.missing'],
    ['an empty token', '', 'session.missing'],
    ['a token of a megabyte less a bit', 'y'.repeat(8000), 'session.missing'],
  ])('%s is refused and the cookies are taken back', async (_, token, code) => {
    const answer = await refreshWith(token);
    expect(answer.status).toBe(401);
    expect(answer.problem.code).toEqual(code);
    expect(String(answer.headers['set-cookie']).match(/(auth|refresh)_token=;/g)).toEqual(['auth_token=;', 'refresh_token=;']);
  });

  test('no token is kept in the clear', async () => {
    const { access, refresh: token } = tokensOf(marta);
    const kept = JSON.stringify(await app.database.select().from(sessionTokens));
    expect([kept.includes(access ?? '-'), kept.includes(token ?? '-')]).toEqual([false, false]);
  });
});

describe('a session ends (figure 30)', () => {
  test('a sign-in does not continue the session the browser brought', async () => {
    const before = tokensOf(marta);
    await marta.call(endpoints.login, { body: { email: 'other@candil.example', password: 'candil-2026' } });
    expect(await accessWith(before.access)).toBe('session.missing');
    expect((await refreshWith(before.refresh)).status).toBe(401);
    expect(await accessWith(tokensOf(marta).access)).toBe(200);
  });

  test('logout ends both tokens and takes the cookies back', async () => {
    const before = tokensOf(marta);
    const answer = await marta.call(endpoints.logout, {});
    expect(answer.status).toBe(204);
    expect(tokensOf(marta)).toEqual({ access: undefined, refresh: undefined });
    expect(await accessWith(before.access)).toBe('session.missing');
    expect((await refreshWith(before.refresh)).problem.code).toBe('session.expired');
  });

  test('logout without a session is no failure', async () => {
    expect((await app.newClient().call(endpoints.logout, {})).status).toBe(204);
  });

  test('a password change ends every session of the account', async () => {
    const phone = await app.signIn('distributor');
    await new SessionService(app.database, accountDirectory([]), app.clock.read).endAllOf(app.database, martaId, 'password-changed');
    const open = await app.database.select().from(sessionFamilies).where(sql`account_id = ${martaId} and revoked_at is null`);
    expect(open).toHaveLength(0);
    expect((await refreshWith(tokensOf(marta).refresh)).status).toBe(401);
    expect((await refreshWith(tokensOf(phone).refresh)).status).toBe(401);
  });

  test('a deleted account is out within a second, and does not get in again', async () => {
    const { access } = tokensOf(marta);
    await app.database.update(accounts).set({ status: 0 }).where(eq(accounts.id, martaId));
    const started = performance.now();
    let seen = await accessWith(access);
    while (seen === 200 && performance.now() - started < 1000) seen = await accessWith(access);
    const login = await app.anonymous.call(endpoints.login, { body: { email: 'distributor@candil.example', password: 'candil-2026' } });
    await app.database.update(accounts).set({ status: 4 }).where(eq(accounts.id, martaId));
    expect(seen).toBe('session.missing');
    expect(login.status).toBe(401);
    expect(login.problem.code).toBe('login.failed');
  });

  test('an access token lasts ten minutes', async () => {
    const { access } = tokensOf(marta);
    app.clock.advance(SESSION_LIFETIME.access - 1);
    const last = await accessWith(access);
    app.clock.advance(1);
    expect(last).toBe(200);
    expect(await accessWith(access)).toBe('session.missing');
  });

  test('a refresh token expires after three days without use', async () => {
    app.clock.advance(SESSION_LIFETIME.idle);
    expect((await refresh(marta)).problem.code).toBe('session.expired');
  });

  test('a sign-in is over after thirty days, however often it was refreshed', async () => {
    for (let days = 2; days < 30; days += 2) {
      app.clock.advance(2 * 24 * 60 * 60 * SECOND);
      expect((await refresh(marta)).status).toBe(204);
    }
    app.clock.advance(2 * 24 * 60 * 60 * SECOND);
    expect((await refresh(marta)).problem.code).toBe('session.expired');
  });
});
