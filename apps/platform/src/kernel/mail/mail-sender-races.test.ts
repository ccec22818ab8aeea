import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import { type MailServer, startMailServer } from '../../../test/mail-server';
import { MailSender } from './mail-sender';
import { mails } from './mail-tables';
import { queueMail } from './queue-mail';

let app: TestApp;
let server: MailServer;
beforeAll(async () => {
  app = await buildTestApp({ configuration: { logLevel: 'warn' } });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.delete(mails);
  server = await startMailServer();
});
afterEach(() => server.close());

const senderTo = (smtpUrl: string): MailSender =>
  new MailSender({
    database: app.database,
    clock: app.clock.read,
    log: app.app.log,
    smtpUrl,
    mailFrom: 'Candil <no-reply@candil.example>',
    publicUrl: 'https://portal.example',
  });
const queue = (to: string) =>
  queueMail(app.database, {
    to,
    language: 'de',
    template: 'confirmEmail',
    values: { name: 'Jörg', email: to, hours: '48' },
    path: '/confirm-email?token=abc',
    at: app.clock.read(),
  });

describe('a queued mail', () => {
  test('is sent once by two instances that look at the same time', async () => {
    for (let index = 0; index < 12; index += 1) await queue(`reader-${index}@example.com`);
    await Promise.all([senderTo(server.url).sendDue(), senderTo(server.url).sendDue(), senderTo(server.url).sendDue()]);
    expect(server.received).toHaveLength(12);
    expect(new Set(server.received.map(({ to }) => to)).size).toBe(12);
  });
});
