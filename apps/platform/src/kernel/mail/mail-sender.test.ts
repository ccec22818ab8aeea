import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
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
const states = async () => (await app.database.select().from(mails)).map(({ state, attempts }) => ({ state, attempts }));
const MINUTE = 60_000;

describe('a queued mail', () => {
  test('is sent once, as text and HTML, and then forgets its link', async () => {
    await queue('ada@example.com');
    const sender = senderTo(server.url);
    await sender.sendDue();
    await sender.sendDue();
    const [mail] = server.received;
    expect(server.received).toHaveLength(1);
    expect(mail?.to).toBe('ada@example.com');
    expect(mail?.from).toBe('no-reply@candil.example');
    expect(mail?.source).toMatch(/multipart\/alternative/);
    expect(mail?.source.replaceAll('=\r\n', '')).toContain('https://portal.example/confirm-email?token=3Dabc');
    const [row] = await app.database.select().from(mails);
    expect(row?.state).toBe('sent');
    expect(row?.values).toEqual({});
    expect(row?.path).toBe('/');
  });

  test('waits for a server that is away, with longer and longer pauses, and is sent by the next instance', async () => {
    await server.close();
    await queue('ada@example.com');
    await senderTo(server.url).sendDue();
    await senderTo(server.url).sendDue();
    expect(await states()).toEqual([{ state: 'waiting', attempts: 1 }]);
    app.clock.advance(11_000);
    await senderTo(server.url).sendDue();
    expect(await states()).toEqual([{ state: 'waiting', attempts: 2 }]);
    server = await startMailServer();
    const next = senderTo(server.url);
    app.clock.advance(30_000);
    await next.sendDue();
    expect(server.received).toEqual([]);
    app.clock.advance(MINUTE);
    await next.sendDue();
    expect(server.received).toHaveLength(1);
    expect(await states()).toEqual([{ state: 'sent', attempts: 3 }]);
  });

  test('is taken up again when the instance that claimed it is no more', async () => {
    await queue('ada@example.com');
    await app.database.update(mails).set({ nextTryAt: new Date(app.clock.read().getTime() + 10 * MINUTE) });
    await senderTo(server.url).sendDue();
    expect(server.received).toEqual([]);
    app.clock.advance(10 * MINUTE);
    await senderTo(server.url).sendDue();
    expect(server.received).toHaveLength(1);
  });

  test('is dropped when its recipient is refused permanently, and logged without the address', async () => {
    server.refuseRecipientsWith({ code: 550, text: 'no such user nobody@example.com' });
    await queue('nobody@example.com');
    await senderTo(server.url).sendDue();
    const entries = app.logLines.filter((line) => line.includes('a mail was given up')).map((line) => JSON.parse(line));
    expect(await states()).toEqual([{ state: 'given-up', attempts: 1 }]);
    expect(entries).toHaveLength(1);
    expect(entries[0]?.responseCode).toBe(550);
    expect(app.logLines.join()).not.toContain('example.com');
  });

  test('is given up after the last pause', async () => {
    server.refuseRecipientsWith({ code: 451, text: 'try later' });
    await queue('slow@example.com');
    for (let index = 0; index < 12; index += 1) {
      await senderTo(server.url).sendDue();
      app.clock.advance(13 * 60 * MINUTE);
    }
    expect(await states()).toEqual([{ state: 'given-up', attempts: 9 }]);
  });
});

test('the running service sends by itself', async () => {
  const sending = await buildTestApp({ now: app.clock.read(), configuration: { smtpUrl: server.url }, open: app.open });
  await queue('ada@example.com');
  await vi.waitFor(() => expect(server.received.length).toBe(1), { timeout: 10_000 });
  await sending.close();
});
