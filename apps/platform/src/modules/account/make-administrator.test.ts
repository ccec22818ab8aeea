import { endpoints } from '@candil/contract';
import { ROLES } from '@candil/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import { TEST_START } from '../../../test/test-start';
import { makeAdministrator } from './make-administrator';

let app: TestApp;
beforeAll(async () => {
  // As in production, where the samples of a database can no longer sign in.
  app = await buildTestApp({ configuration: { sampleData: false, isReachable: true } });
});
afterAll(() => app.close());

const EMAIL = 'ana@maker.example';
const PASSWORD = 'a-lamp-of-my-own';
const made = (email = EMAIL) => makeAdministrator(app.database, email, TEST_START);
const pathOf = async () => {
  const result = await made();
  if (!result.ok) throw new Error(result.failure.code);
  return result.value;
};
const choose = async (path: string) => {
  const token = new URL(path, 'http://localhost').searchParams.get('token') ?? '';
  return (await app.newClient().call(endpoints.setPassword, { body: { token, password: PASSWORD } })).status;
};

describe('the first administrator', () => {
  test('chooses a password by the latest link, once, and administrates', async () => {
    const [first, second] = [await pathOf(), await pathOf()];
    expect(second).toMatch(/^\/password-reset\?token=/);
    expect(await choose(first)).toBe(410);
    expect([await choose(second), await choose(second)]).toEqual([200, 410]);
    const admin = app.newClient();
    const { status } = await admin.call(endpoints.login, { body: { email: EMAIL, password: PASSWORD } });
    const account = await admin.call(endpoints.getAccount, {});
    expect(status).toBe(200);
    expect(account.body.roles).toEqual([ROLES.admin]);
    expect((await admin.call(endpoints.listFlagSettings, {})).status).toBe(200);
  });

  test('is the only one that the command makes', async () => {
    expect(await made('eve@maker.example')).toEqual({ ok: false, failure: { code: 'administrator.exists', email: EMAIL } });
  });

  test('has an address', async () => {
    expect(await made('ana')).toEqual({ ok: false, failure: { code: 'email.malformed' } });
  });
});
