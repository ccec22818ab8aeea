import { randomUUID } from 'node:crypto';
import { endpoints } from '@candil/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import { startMailServer } from '../../../test/mail-server';
import { mailsTo, waitForMails } from '../../../test/outbox';
import { registrationOf } from '../../../test/stranger';
import { accounts, accountTokens, clearOldLinks } from '../account';
import { RegistrationWorker } from './registration-worker';
import { pendingRegistrations } from './tables';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ configuration: { logLevel: 'warn' } });
});
afterAll(() => app.close());
beforeEach(() => app.database.delete(pendingRegistrations));

const idle = () => vi.waitFor(async () => expect(await app.database.select().from(pendingRegistrations)).toEqual([]), { timeout: 10_000 });
const pend = (email: string, details: (typeof pendingRegistrations.$inferInsert)['details'], attempts = 0) => {
  const now = app.clock.read();
  return app.database.insert(pendingRegistrations).values({ id: randomUUID(), email, details, attempts, nextTryAt: now, createdAt: now });
};

/** A busy machine decides nothing. */
const PATIENCE = { timeout: 20_000 };

describe('a pending registration', () => {
  test('of a stopped instance is completed by the next one', async () => {
    await pend('specifier@candil.example', { kind: 'password-reset' });
    const next = await buildTestApp({ open: app.open, now: app.clock.read() });
    await waitForMails(app, 'specifier@candil.example');
    await next.close();
    expect((await mailsTo(app, 'specifier@candil.example')).map(({ template }) => template)).toEqual(['resetPassword']);
  });

  test('that fails does not block the others, and is dropped in the end, without its address in the log', async () => {
    // A number beyond its column stands for the fault that nobody foresaw.
    const broken = { ...registrationOf('broken@example.com'), kind: 'register' as const, passwordHash: 'x', wantsNews: false };
    await pend('broken@example.com', { ...broken, professionId: 1e20 });
    await pend('noclient@candil.example', { kind: 'password-reset' });
    const worker = new RegistrationWorker(app.database, app.clock.read, app.app.log);
    worker.wake();
    await waitForMails(app, 'noclient@candil.example');
    // The mail may be there before the failure of the other is written down.
    await vi.waitFor(async () => {
      const left = (await app.database.select().from(pendingRegistrations)).map(({ email, attempts }) => [email, attempts]);
      expect(left).toEqual([['broken@example.com', 1]]);
    }, PATIENCE);
    for (let index = 0; index < 5; index += 1) {
      app.clock.advance(31_000);
      worker.wake();
      await vi.waitFor(async () => {
        const [left] = await app.database.select().from(pendingRegistrations);
        expect(left?.attempts ?? 5).toBeGreaterThanOrEqual(Math.min(5, index + 2));
      }, PATIENCE);
    }
    await idle();
    await worker.stop();
    expect(app.logLines.filter((line) => line.includes('a pending registration was given up'))).toHaveLength(1);
    expect(app.logLines.join()).not.toContain('broken@example.com');
  });
});

test('known and unknown addresses cost the same statements (figure 28)', async () => {
  const statements = async (email: string) => {
    const client = app.newClient();
    const more = { remoteAddress: '10.28.0.1' };
    return [
      (await client.call(endpoints.register, { body: registrationOf(email), ...more })).statements,
      (await client.call(endpoints.resendConfirmation, { body: { email }, ...more })).statements,
      (await client.call(endpoints.requestPasswordReset, { body: { email }, ...more })).statements,
    ];
  };
  const [known, unknown] = [await statements('other@candil.example'), await statements('nobody@example.org')];
  expect(known).toEqual(unknown);
  expect(known.every((count) => count > 0)).toBe(true);
  await idle();
});

test('a registration reaches its mailbox through a real server, with a link below the address of the portal', async () => {
  const server = await startMailServer();
  const configuration = { smtpUrl: server.url, publicUrl: 'https://portal.example', mailFrom: 'Lights <lights@maker.example>' };
  const sending = await buildTestApp({ configuration, open: app.open, now: app.clock.read() });
  await sending.newClient().call(endpoints.register, {
    body: registrationOf('post@example.com'),
    headers: { host: 'evil.example', origin: 'http://evil.example' },
  });
  await vi.waitFor(() => expect(server.received.map(({ to }) => to)).toContain('post@example.com'), { timeout: 10_000 });
  const mail = server.received.find(({ to }) => to === 'post@example.com');
  const source = mail?.source.replaceAll('=\r\n', '').replaceAll('=3D', '=') ?? '';
  const token = /https:\/\/portal\.example\/confirm-email\?token=([\w-]{43})/.exec(source)?.[1] ?? '';
  expect(mail?.from).toBe('lights@maker.example');
  expect(source).not.toContain('evil.example');
  expect((await sending.newClient().call(endpoints.confirmEmail, { body: { token } })).status).toBe(200);
  await sending.close();
  await server.close();
});

test('links that are over are cleared, those that lead somewhere stay', async () => {
  const [somebody] = await app.database.select().from(accounts).where(eq(accounts.email, 'admin@candil.example'));
  const now = app.clock.read();
  const link = (tokenHash: string, expiresAt: Date) => ({
    tokenHash,
    purpose: 'set-password' as const,
    accountId: somebody?.id ?? '',
    createdAt: now,
    expiresAt,
  });
  await app.database.insert(accountTokens).values([link('over', new Date(now.getTime() - 1)), link('good', new Date(now.getTime() + 1))]);
  await clearOldLinks(app.database, now);
  const left = await app.database
    .select()
    .from(accountTokens)
    .where(eq(accountTokens.accountId, somebody?.id ?? ''));
  expect(left.map(({ tokenHash }) => tokenHash)).toEqual(['good']);
});
