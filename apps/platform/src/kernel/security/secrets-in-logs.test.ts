import { endpoints } from '@candil/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import { SAMPLE_PASSWORD } from '../../modules/account';

const TYPED = 'never-to-be-written-7281';
const TOKEN = 'Zm9yZ2VkLXRva2VuLW9mLWEtbWFpbC0xMjM0NTY3ODkw';
const SENDER = '203.0.113.77';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ configuration: { logLevel: 'trace' } });
});
afterAll(() => app.close());

test('the complete log contains no password, token, address or name of a caller', async () => {
  const client = app.newClient();
  const headers = { 'user-agent': 'Lamp', cookie: `auth_token=${TOKEN}` };
  const stranger = 'stranger.in.the.log@candil.example';
  await client.call(endpoints.login, { body: { email: 'distributor@candil.example', password: SAMPLE_PASSWORD }, remoteAddress: SENDER });
  await client.call(endpoints.login, { body: { email: stranger, password: TYPED }, remoteAddress: SENDER });
  await client.call(endpoints.refresh, { remoteAddress: SENDER });
  await app.newClient().call(endpoints.getAccount, { headers, remoteAddress: SENDER });
  await app.newClient().call(endpoints.validateEmail, { params: { email: stranger }, remoteAddress: SENDER });
  await app.newClient().call(endpoints.confirmEmail, { body: { token: TOKEN }, remoteAddress: SENDER });
  const foreign = { host: 'localhost', origin: 'http://localhost', 'content-type': 'application/json' };
  await app.app.inject({ method: 'POST', url: `/api/v1/auth/login?password=${TYPED}`, headers: foreign, payload: `{"password":"${TYPED}` });
  await app.app.inject({ url: `/confirm-email?token=${TOKEN}` });
  const tokens = [...client.cookies.entries()].filter(([name]) => name.endsWith('_token')).map(([, value]) => value);

  const log = app.logLines.join('');
  expect(tokens).toHaveLength(2);
  expect(log.includes('/api/v1/users/email-validate/:email')).toBe(true);
  expect(log.includes('/api/v1/auth/login')).toBe(true);
  const found = [SAMPLE_PASSWORD, TYPED, TOKEN, stranger, encodeURIComponent(stranger), ...tokens].filter((secret) => log.includes(secret));
  expect(found).toEqual([]);
});
