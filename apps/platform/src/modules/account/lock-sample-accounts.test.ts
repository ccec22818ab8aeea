import { endpoints } from '@candil/contract';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import { openTestDatabase } from '../../../test/test-database';
import { hashPassword } from '../../kernel/authentication/password';
import type { OpenDatabase } from '../../kernel/database/database';
import { accounts } from './account-tables';
import { SAMPLE_PASSWORD } from './sample-accounts.data';

let open: OpenDatabase;
let apps: TestApp[];
beforeEach(async () => {
  open = await openTestDatabase();
  apps = [];
});
afterEach(async () => {
  for (const { app } of apps) await app.close();
  await open.close();
});
const start = async (configuration: Parameters<typeof buildTestApp>[0] = {}) => {
  const app = await buildTestApp({ open, modules: [], ...configuration });
  apps.push(app);
  return app;
};
const statusOf = async (app: TestApp, password: string, email = 'admin@candil.example') =>
  (await app.newClient().call(endpoints.login, { body: { email, password } })).status;

describe('sample accounts that were made before', () => {
  test.each([
    ['in production', { production: true, sampleData: false }],
    ['where others reach the service', { isReachable: true, sampleData: false }],
  ])('lose their published password %s, and their sessions end', async (_, configuration) => {
    const tried = await start();
    const admin = await tried.signIn('admin');
    const serving = await start({ configuration });
    expect(await statusOf(serving, SAMPLE_PASSWORD)).toBe(401);
    tried.clock.advance(1_000);
    const { status } = await admin.call(endpoints.refresh, {});
    expect(status).toBe(401);
  });

  test('keep a password that their owner chose', async () => {
    await start();
    const own = 'a-lamp-of-my-own';
    await open.database
      .update(accounts)
      .set({ passwordHash: await hashPassword(own) })
      .where(eq(accounts.email, 'admin@candil.example'));
    const serving = await start({ configuration: { production: true, sampleData: false } });
    expect([await statusOf(serving, own), await statusOf(serving, SAMPLE_PASSWORD, 'sales@candil.example')]).toEqual([200, 401]);
  });

  test('stay unlocked outside production', async () => {
    await start();
    const again = await start({ configuration: { sampleData: false } });
    expect(await statusOf(again, SAMPLE_PASSWORD)).toBe(200);
  });
});
