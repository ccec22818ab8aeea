import { endpoints } from '@candil/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import { SAMPLE_PASSWORD } from '../../modules/account';

const MONTH_MILLISECONDS = 30 * 24 * 60 * 60 * 1000;
let app: TestApp;
beforeEach(async () => {
  app = await buildTestApp();
});
afterEach(() => app.close());

/** Runs work while the clock stands a month ahead; the clock is set back afterwards. */
const whileAhead = async <Value>(work: () => Promise<Value>): Promise<Value> => {
  app.clock.advance(MONTH_MILLISECONDS);
  const value = await work();
  app.clock.advance(-MONTH_MILLISECONDS);
  return value;
};
const login = async (password: string) =>
  (await app.newClient().call(endpoints.login, { body: { email: 'specifier@candil.example', password } })).status;

describe('a clock that was set forward and back', () => {
  test('does not lock accounts out for attempts of that time', async () => {
    const tries = await whileAhead(() => Promise.all(Array.from({ length: 11 }, () => login('wrong'))));
    expect(tries).toContain(429);
    expect(await login(SAMPLE_PASSWORD)).toBe(200);
  });

  test('nor for other attempts', async () => {
    const ask = async () =>
      (await app.newClient().call(endpoints.requestPasswordReset, { body: { email: 'specifier@candil.example' } })).status;
    const asked = await whileAhead(async () => [await ask(), await ask(), await ask(), await ask()]);
    expect(asked.at(-1)).toBe(429);
    expect(await ask()).toBeLessThan(300);
  });

  test('leaves no session from the future', async () => {
    const client = await whileAhead(() => app.signIn('specifier'));
    const account = await client.call(endpoints.getAccount, {});
    const refreshed = await client.call(endpoints.refresh, {});
    expect(account.status).toBe(401);
    expect(refreshed.status).toBe(401);
  });

  test('as far as two instances may differ changes nothing', async () => {
    const client = await app.signIn('specifier');
    app.clock.advance(-30_000);
    expect((await client.call(endpoints.getAccount, {})).status).toBe(200);
  });
});
