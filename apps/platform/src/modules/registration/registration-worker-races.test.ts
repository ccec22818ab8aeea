import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import { mailsTo } from '../../../test/outbox';
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

describe('a pending registration', () => {
  test('is fulfilled once, though two workers look at the same time', async () => {
    for (let index = 0; index < 6; index += 1) await pend('importer@candil.example', { kind: 'password-reset' });
    const workers = [1, 2, 3].map(() => new RegistrationWorker(app.database, app.clock.read, app.app.log));
    for (const worker of workers) worker.wake();
    await idle();
    await Promise.all(workers.map((worker) => worker.stop()));
    expect((await mailsTo(app, 'importer@candil.example')).length).toBe(6);
  });
});
