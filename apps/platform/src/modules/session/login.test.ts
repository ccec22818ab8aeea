import { endpoints } from '@candil/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import { digest } from '../../kernel/authentication/login-throttle';
import { hashPassword, PasswordChecker } from '../../kernel/authentication/password';
import { SessionService } from '../../kernel/authentication/session-service';
import { loginAttempts, securityEvents } from '../../kernel/authentication/session-tables';
import { accountDirectory, SAMPLE_PASSWORD } from '../account';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const TRY_WINDOW = 15 * 60 * 1000;
const login = (email: string, password: string, more: { remoteAddress?: string; headers?: Record<string, string> } = {}) =>
  app.newClient().call(endpoints.login, { body: { email: `${email}@candil.example`, password }, ...more });

describe('signing in', () => {
  test('sets the session out of reach of scripts and the preferences within it', async () => {
    const answer = await login('distributor.us', SAMPLE_PASSWORD);
    const cookies = [answer.headers['set-cookie']].flat().map((line) => String(line).replace(/=[^;]{40,}/, '=…'));
    expect(cookies).toEqual([
      'auth_token=…; Max-Age=600; Path=/; HttpOnly; SameSite=Lax',
      'refresh_token=…; Max-Age=259200; Path=/api/v1/auth; HttpOnly; SameSite=Lax',
      'language=us; Max-Age=2592000; Path=/; SameSite=Lax',
      'catalogue_id=21; Max-Age=2592000; Path=/; SameSite=Lax',
      'catalogue_name=USA; Max-Age=2592000; Path=/; SameSite=Lax',
    ]);
  });

  test('marks its cookies Secure in production', async () => {
    const production = await buildTestApp({ configuration: { production: true }, open: app.open });
    const marta = await production.app.inject({
      method: 'POST',
      url: '/api/v1/auth/login',
      headers: { origin: 'http://localhost', host: 'localhost' },
      payload: { email: 'distributor@candil.example', password: SAMPLE_PASSWORD },
    });
    expect(marta.cookies.map(({ secure }) => secure)).toEqual([true, true, true, true, true]);
    await production.close();
  });

  test('takes the address in any case and with blanks around it', async () => {
    const answer = await app
      .newClient()
      .call(endpoints.login, { body: { email: '  Distributor@CANDIL.example ', password: SAMPLE_PASSWORD } });
    expect(answer.body.email).toBe('distributor@candil.example');
  });

  test.each([
    ['a wrong password', 'specifier', 'candil-2025'],
    ['an unknown address', 'nobody', SAMPLE_PASSWORD],
    ['a password in other case', 'specifier', 'Candil-2026'],
  ])('%s is told like any other', async (_, email, password) => {
    const answer = await login(email, password, { remoteAddress: '10.1.1.1' });
    const { requestId, ...rest } = answer.problem;
    expect(answer.status).toBe(401);
    expect(rest).toEqual({ type: 'urn:candil:failure:login.failed', title: 'Unauthorized', status: 401, code: 'login.failed' });
    expect(typeof requestId).toBe('string');
    expect(answer.headers['set-cookie']).toBeUndefined();
  });
});

test('a renewed session is logged without its account', async () => {
  const logging = await buildTestApp({ configuration: { logLevel: 'info' }, open: app.open });
  const client = await logging.signIn('importer');
  expect((await client.call(endpoints.refresh, {})).status).toBe(204);
  const renewals = logging.logLines.filter((line) => line.includes('the session was renewed'));
  await logging.close();
  expect(renewals).toHaveLength(1);
  expect(renewals.join('').includes('importer')).toBe(false);
});

describe('guessing passwords (figure 27)', () => {
  test('ends after ten attempts, whatever the header claims about the sender', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        login('importer', `guess-${index}`, { remoteAddress: '10.2.0.1', headers: { 'x-forwarded-for': `192.0.2.${index}` } }),
      ),
    );
    const late = await login('importer', SAMPLE_PASSWORD, { remoteAddress: '10.2.0.1' });
    const statuses = answers.map(({ status }) => status);
    expect({
      tried: statuses.filter((status) => status === 401).length,
      refused: statuses.filter((status) => status === 429).length,
      late: [late.status, late.problem.code, Number(late.headers['retry-after'])],
    }).toEqual({ tried: 10, refused: 50, late: [429, 'login.rate-limited', 900] });
  });

  test('is not counted where the queue filled up before the password was looked at', async () => {
    const now = app.clock.read();
    const tries = () => app.database.select().from(loginAttempts);
    const before = (await tries()).length;
    // Free when it is asked first, full when its turn comes: a try has been counted in between.
    class Filling extends PasswordChecker {
      override get isFull(): boolean {
        return false;
      }
    }
    const filling = new SessionService(app.database, accountDirectory([]), () => now, new Filling(0, 0));
    const refused = await filling.login('specifier@candil.example', SAMPLE_PASSWORD, '10.2.0.9');
    expect(refused).toEqual({ ok: false, failure: { code: 'login.busy', retryAfterSeconds: 1 } });
    expect((await tries()).length).toEqual(before);
  });

  test('does not lock out an owner who has signed in from the same network before', async () => {
    await login('noclient', SAMPLE_PASSWORD, { remoteAddress: '10.3.0.1' });
    for (let index = 0; index < 12; index += 1) await login('noclient', `guess-${index}`, { remoteAddress: '10.3.0.2' });
    const [guesser, owner] = [
      await login('noclient', SAMPLE_PASSWORD, { remoteAddress: '10.3.0.2' }),
      await login('noclient', SAMPLE_PASSWORD, { remoteAddress: '10.3.0.1' }),
    ];
    expect(guesser.status).toBe(429);
    expect(owner.status).toBe(200);
  });

  test('is possible again when the window has passed', async () => {
    for (let index = 0; index < 11; index += 1) await login('webuser', `guess-${index}`, { remoteAddress: '10.5.0.1' });
    app.clock.advance(TRY_WINDOW);
    expect((await login('webuser', SAMPLE_PASSWORD, { remoteAddress: '10.5.0.1' })).status).toBe(200);
  });

  test('ends after a hundred tries from one address, over all accounts', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 103; index += 1)
      statuses.push((await login(`stranger-${index}`, 'guess', { remoteAddress: '10.6.0.1' })).status);
    expect(statuses.slice(0, 100).every((status) => status === 401)).toBe(true);
    expect(statuses.slice(100)).toEqual([429, 429, 429]);
  });

  test('is counted by the header only behind a trusted proxy', async () => {
    const behindProxy = await buildTestApp({ configuration: { trustedProxy: '10.9.0.0/24' }, open: app.open });
    const from = (remoteAddress: string, forwarded: string) =>
      behindProxy.newClient().call(endpoints.login, {
        body: { email: 'stranger@candil.example', password: 'guess' },
        remoteAddress,
        headers: { 'x-forwarded-for': forwarded },
      });
    for (let index = 0; index < 99; index += 1) {
      await behindProxy.newClient().call(endpoints.login, {
        body: { email: `other-${index}@candil.example`, password: 'guess' },
        remoteAddress: '10.9.0.7',
        headers: { 'x-forwarded-for': '198.51.100.1' },
      });
    }
    const statuses = [
      (await from('10.9.0.7', '198.51.100.1')).status,
      (await from('10.9.0.7', '198.51.100.1')).status,
      (await from('10.9.0.7', '198.51.100.2')).status,
      (await from('10.8.0.7', '198.51.100.1')).status,
    ];
    await behindProxy.close();
    expect(statuses).toEqual([401, 429, 401, 401]);
  });
});

describe('the audit trail', () => {
  const trail = async () =>
    (await app.database.select().from(securityEvents).orderBy(securityEvents.id)).map(({ kind, accountId, details }) => ({
      kind,
      accountId,
      details,
    }));

  test('records every sign-in, failed attempt and sign-out, without the typed address', async () => {
    const before = (await trail()).length;
    const client = await app.signIn('distributor');
    await login('distributor', 'wrong');
    await login('never-heard-of', 'wrong');
    await client.call(endpoints.logout, {});
    await client.call(endpoints.logout, {});
    const marta = '00000000-0000-4000-8000-000000000201';
    const familyId = expect.stringMatching(/^[0-9a-f-]{36}$/);
    const address = expect.stringMatching(/^[0-9a-f]{64}$/);
    expect((await trail()).slice(before)).toEqual([
      { kind: 'login.succeeded', accountId: marta, details: { familyId } },
      { kind: 'login.failed', accountId: marta, details: { address } },
      { kind: 'login.failed', accountId: null, details: { address } },
      { kind: 'logout', accountId: marta, details: { familyId } },
    ]);
  });

  test('is sent away while too many passwords wait, and counts as no try', async () => {
    const checker = new PasswordChecker(1, 0, { verify: () => new Promise(() => undefined), hash: hashPassword });
    void checker.matches('a hash', 'a password');
    const sessions = new SessionService(app.database, accountDirectory([]), () => new Date(), checker);
    const answer = await sessions.login('busy@candil.example', 'anything', '203.0.113.9');
    expect(answer).toEqual({ ok: false, failure: { code: 'login.busy', retryAfterSeconds: 1 } });
    const bucket = `account ${digest('busy@candil.example')}`;
    expect(await app.database.select().from(loginAttempts).where(eq(loginAttempts.bucket, bucket))).toEqual([]);
  });

  test('costs an unknown address as many statements as a wrong password', async () => {
    const [known, unknown] = [await login('admin', 'wrong'), await login('never-was', 'wrong')];
    expect(unknown.statements).toBe(known.statements);
  });
});
