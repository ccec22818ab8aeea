import { createHash, randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { EMBEDDED_SERVICES, endpoints, readSocialOutcome } from '@candil/contract';
import { REGISTRATION_TYPES, USER_STATUS } from '@candil/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import { startOidcServer } from '../../../test/oidc-server';
import type { TestClient } from '../../../test/test-client';
import { securityEvents } from '../../kernel/authentication/session-tables';
import { readSocialProviders } from '../../kernel/config/social-configuration';
import { accounts } from '../account';

const PORTAL = 'http://portal.example';
const SOCIAL = `${EMBEDDED_SERVICES.api}/v1/auth/social`;
const callbackOf = (provider: string) => `${PORTAL}${SOCIAL}/${provider}/callback`;

/** Speaks OAuth 2.0 and nothing of OpenID, like Facebook: gives a token for a code if the verifier fits, and facts for the token. */
const oauthServer = () => {
  const challenges = new Map<string, string>();
  let facts: Record<string, unknown> = {};
  const server: Server = createServer((request, response) => {
    let body = '';
    request.on('data', (bytes: Buffer) => {
      body += bytes.toString();
    });
    request.on('end', () => {
      const answer = (status: number, json: unknown) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
      if (request.url === '/me') return answer(request.headers.authorization === 'Bearer token' ? 200 : 401, facts);
      const form = new URLSearchParams(body);
      const challenge = createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url');
      const fits = challenges.get(form.get('code') ?? '') === challenge && form.get('client_secret') === 'secret';
      return fits ? answer(200, { access_token: 'token', token_type: 'bearer' }) : answer(400, { error: 'invalid_grant' });
    });
  }).listen(0, '127.0.0.1');
  return {
    server,
    url: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Does the work of its page: remembers the challenge under a code and sends the browser back. */
    comeBack: (location: string, returned: Record<string, unknown>) => {
      const asked = new URL(location).searchParams;
      facts = returned;
      const code = randomUUID();
      challenges.set(code, asked.get('code_challenge') ?? '');
      return new URL(`${asked.get('redirect_uri')}?${new URLSearchParams({ code, state: asked.get('state') ?? '' })}`);
    },
  };
};

let app: TestApp;
let oidc: Awaited<ReturnType<typeof startOidcServer>>;
const oauth = oauthServer();
beforeAll(async () => {
  oidc = await startOidcServer(callbackOf('linkedin'));
  const facebook = {
    SOCIAL_FACEBOOK_CLIENT_ID: 'candil',
    SOCIAL_FACEBOOK_CLIENT_SECRET: 'secret',
    SOCIAL_FACEBOOK_AUTHORIZATION_ENDPOINT: `${oauth.url()}/authorize`,
    SOCIAL_FACEBOOK_TOKEN_ENDPOINT: `${oauth.url()}/token`,
    SOCIAL_FACEBOOK_USERINFO_ENDPOINT: `${oauth.url()}/me`,
    SOCIAL_FACEBOOK_CONFIRMS_EMAILS: '1',
  };
  const linkedin = { SOCIAL_LINKEDIN_ISSUER: oidc.issuer, SOCIAL_LINKEDIN_CLIENT_ID: 'candil', SOCIAL_LINKEDIN_CLIENT_SECRET: 'secret' };
  app = await buildTestApp({
    configuration: {
      publicUrl: PORTAL,
      socialProviders: readSocialProviders({
        ...facebook,
        ...linkedin,
        SOCIAL_GONE_ISSUER: 'http://127.0.0.1:1',
        SOCIAL_GONE_CLIENT_ID: 'x',
        SOCIAL_GONE_CLIENT_SECRET: 'y',
      }),
    },
  });
});
afterAll(async () => {
  await app.close();
  oidc.close();
  oauth.server.close();
});

const get = (client: TestClient, url: string) => client.send({ method: 'GET', url });
const start = async (client: TestClient, provider: string, query = ''): Promise<string> => {
  const answer = await get(client, `${SOCIAL}/${provider}/start${query}`);
  if (answer.statusCode !== 303) throw new Error(`${answer.statusCode} ${answer.payload}`);
  return String(answer.headers.location);
};
const outcomeOf = (page: string) => {
  const text = /data-outcome="([^"]*)"/.exec(page)?.[1]?.replaceAll('&quot;', '"').replaceAll('&amp;', '&') ?? 'null';
  return readSocialOutcome(JSON.parse(text));
};
const finish = async (client: TestClient, back: URL) => outcomeOf((await get(client, `${back.pathname}${back.search}`)).payload);
const withLinkedin = async (client: TestClient, login: string) => finish(client, await oidc.signIn(await start(client, 'linkedin'), login));
const withFacebook = async (client: TestClient, facts: Record<string, unknown>) =>
  finish(client, oauth.comeBack(await start(client, 'facebook'), facts));
const accountOf = async (client: TestClient) => (await client.call(endpoints.getAccount, {})).body;

describe('a provider', () => {
  test('is offered only when it is configured, with the registration type it makes', async () => {
    const { providers } = (await app.anonymous.call(endpoints.listProviders, {})).body;
    expect(providers).toEqual([
      { name: 'facebook', title: 'Facebook', registerType: REGISTRATION_TYPES.FACEBOOK },
      { name: 'gone', title: 'Gone', registerType: REGISTRATION_TYPES.EMAIL },
      { name: 'linkedin', title: 'LinkedIn', registerType: REGISTRATION_TYPES.LINKEDIN },
    ]);
    const unknown = await get(app.newClient(), `${SOCIAL}/twitter/start`);
    expect(unknown.statusCode).toBe(404);
    expect(unknown.json().code).toBe('social.unknown-provider');
  });

  test('gets a new state, nonce and challenge each time, and its own return address', async () => {
    const [one, other] = await Promise.all([start(app.newClient(), 'linkedin'), start(app.newClient(), 'linkedin')]);
    const [first, second] = [one, other].map((url) => Object.fromEntries(new URL(url ?? '').searchParams));
    expect(first).toMatchObject({ redirect_uri: callbackOf('linkedin'), response_type: 'code', code_challenge_method: 'S256' });
    for (const key of ['state', 'nonce', 'code_challenge']) {
      expect(first?.[key]?.length).toBe(43);
      expect(first?.[key] === second?.[key]).toBe(false);
    }
  });

  test('that cannot be reached is reported', async () => {
    const answer = await get(app.newClient(), `${SOCIAL}/gone/start`);
    expect(outcomeOf(answer.payload)).toEqual({ v: 1, kind: 'failed', code: 'social.failed' });
  });
});

describe('a new user of a provider', () => {
  test('gets the account of a web user, a session, and the settings of the browser', async () => {
    oidc.people.set('mara', { email: 'Mara@Studio.example', email_verified: true, name: 'Mara Vidal' });
    const client = app.newClient();
    client.cookies.set('language', 'it');
    client.cookies.set('catalogue_id', '21');
    expect(await withLinkedin(client, 'mara')).toEqual({ v: 1, kind: 'signed-up' });
    expect(await accountOf(client)).toMatchObject({
      email: 'mara@studio.example',
      name: 'Mara Vidal',
      status: USER_STATUS.WEB_USER,
      registerType: REGISTRATION_TYPES.LINKEDIN,
      rolId: 1,
      catalogId: 21,
      language: { isoCode: 'it' },
      privileges: ['PROJECT_VIEW'],
    });
    const kinds = (await app.database.select().from(securityEvents)).map(({ kind }) => kind);
    expect(['account.registered', 'identity.linked'].map((kind) => kinds.includes(kind))).toEqual([true, true]);
  });

  test('comes back to the same account, also with another address', async () => {
    oidc.people.set('noel', { email: 'noel@studio.example', email_verified: true });
    const first = app.newClient();
    await withLinkedin(first, 'noel');
    oidc.people.set('noel', { email: 'other@studio.example', email_verified: false });
    const second = app.newClient();
    expect(await withLinkedin(second, 'noel')).toEqual({ v: 1, kind: 'signed-in' });
    expect((await accountOf(second)).userId).toBe((await accountOf(first)).userId);
  });

  test.each([
    ['is not confirmed', { email: 'sales@candil.example', email_verified: false }],
    ['is not said to be confirmed', { email: 'sales@candil.example' }],
    ['is missing', { name: 'No Address' }],
    ['is none', { email: 'nobody', email_verified: true }],
  ])('whose address %s enters no account', async (what, facts) => {
    oidc.people.set(`bad ${what}`, facts);
    const client = app.newClient();
    expect(await withLinkedin(client, `bad ${what}`)).toEqual({ v: 1, kind: 'failed', code: 'social.email-unconfirmed' });
    expect((await client.call(endpoints.getAccount, {})).status).toBe(401);
  });
});

describe('an account that is there', () => {
  test('is entered by its confirmed address, keeps its role, and ends the session before', async () => {
    const client = await app.signIn('distributor');
    const before = client.cookies.get('auth_token');
    oidc.people.set('dist', { email: 'distributor@candil.example', email_verified: true, name: 'Somebody' });
    expect(await withLinkedin(client, 'dist')).toEqual({ v: 1, kind: 'signed-in' });
    expect(await accountOf(client)).toMatchObject({ email: 'distributor@candil.example', rolId: 3, registerType: 1 });
    const old = app.newClient();
    old.cookies.set('auth_token', before ?? '');
    expect((await old.call(endpoints.getAccount, {})).status).toBe(401);
  });

  test('with an unconfirmed password account disables that password, which may be a trap', async () => {
    const [any] = await app.database.select().from(accounts).where(eq(accounts.email, 'webuser@candil.example'));
    if (any === undefined) throw new Error('No sample account');
    const trap = { ...any, id: randomUUID(), email: 'victim@studio.example', status: USER_STATUS.REGISTER_NOT_COMPLETED, companyId: null };
    await app.database.insert(accounts).values(trap);
    oidc.people.set('victim', { email: 'victim@studio.example', email_verified: true });
    const client = app.newClient();
    expect(await withLinkedin(client, 'victim')).toEqual({ v: 1, kind: 'signed-up' });
    const [now] = await app.database.select().from(accounts).where(eq(accounts.email, 'victim@studio.example'));
    expect(now?.id === trap.id).toBe(false);
    expect(now?.passwordHash).toBeNull();
  });

  test('that was deleted stays deleted; its owner starts anew', async () => {
    await app.database.update(accounts).set({ status: USER_STATUS.DELETED }).where(eq(accounts.email, 'other@candil.example'));
    oidc.people.set('gone', { email: 'other@candil.example', email_verified: true });
    expect(await withLinkedin(app.newClient(), 'gone')).toEqual({ v: 1, kind: 'signed-up' });
  });
});

describe('a provider without OpenID', () => {
  test('is reached at its endpoints, with the same challenge', async () => {
    const client = app.newClient();
    expect(await withFacebook(client, { id: 1234, name: 'Iris Roca', email: 'iris@studio.example' })).toEqual({ v: 1, kind: 'signed-up' });
    expect(await accountOf(client)).toMatchObject({ email: 'iris@studio.example', registerType: REGISTRATION_TYPES.FACEBOOK });
  });

  test.each([
    ['says the address is not confirmed', { id: 77, email: 'sales@candil.example', email_verified: false }, 'social.email-unconfirmed'],
    ['does not say who it is', { email: 'sales@candil.example' }, 'social.failed'],
  ])('that %s opens nothing', async (_, facts, code) => {
    expect(await withFacebook(app.newClient(), facts)).toEqual({ v: 1, kind: 'failed', code });
  });
});

describe('a way back', () => {
  const comeBack = async (client: TestClient) => oauth.comeBack(await start(client, 'facebook'), { id: 5, email: 'five@studio.example' });

  test.each<[string, (back: URL, client: TestClient) => void, string]>([
    ['with another state', (back) => back.searchParams.set('state', 'x'.repeat(43)), 'social.failed'],
    ['with another code', (back) => back.searchParams.set('code', 'x'), 'social.failed'],
    ['without a code', (back) => back.searchParams.delete('code'), 'social.failed'],
    ['in another browser', (_, client) => client.cookies.delete('social_flow'), 'social.expired'],
    ['with a cookie that is none', (_, client) => void client.cookies.set('social_flow', 'bm9uZQ'), 'social.expired'],
    [
      'after a refusal',
      (back) => {
        back.searchParams.delete('code');
        back.searchParams.set('error', 'access_denied');
      },
      'social.denied',
    ],
  ])('%s opens nothing', async (_, change, code) => {
    const client = app.newClient();
    const back = await comeBack(client);
    change(back, client);
    expect(await finish(client, back)).toEqual({ v: 1, kind: 'failed', code });
    expect((await client.call(endpoints.getAccount, {})).status).toBe(401);
  });

  test('is good once', async () => {
    const client = app.newClient();
    const back = await comeBack(client);
    const first = await finish(client, back);
    expect(first?.kind).toBe('signed-up');
    expect(await finish(client, back)).toEqual({ v: 1, kind: 'failed', code: 'social.expired' });
  });

  test('of one provider is not valid for another', async () => {
    const client = app.newClient();
    const back = await comeBack(client);
    back.pathname = back.pathname.replace('facebook', 'linkedin');
    expect(await finish(client, back)).toEqual({ v: 1, kind: 'failed', code: 'social.expired' });
  });

  test.each([
    ['/project/1?x=1', '/project/1?x=1'],
    ['//evil.example', undefined],
    ['/\\evil.example', undefined],
    ['/.//evil.example', undefined],
    ['https://evil.example', undefined],
  ])('that was to end at %s ends at %s', async (target, location) => {
    const client = app.newClient();
    const url = await start(client, 'facebook', `?returnTo=${encodeURIComponent(target)}`);
    const back = oauth.comeBack(url, { id: 1234, email: 'iris@studio.example' });
    const answer = await get(client, `${back.pathname}${back.search}`);
    expect([answer.statusCode, answer.headers.location]).toEqual(location === undefined ? [200, undefined] : [303, location]);
  });

  test.each(['//evil.example', '/.//evil.example', '/\\evil.example', 'https://evil.example'])(
    'whose cookie was forged to end at %s ends nowhere',
    async (returnTo) => {
      const client = app.newClient();
      const back = await comeBack(client);
      const flow = JSON.parse(Buffer.from(client.cookies.get('social_flow') ?? '', 'base64url').toString());
      client.cookies.set('social_flow', Buffer.from(JSON.stringify({ ...flow, returnTo })).toString('base64url'));
      expect(await finish(client, back)).toEqual({ v: 1, kind: 'failed', code: 'social.expired' });
    },
  );

  test('ends on a page that runs only our own script', async () => {
    const client = app.newClient();
    const back = await comeBack(client);
    const page = await get(client, `${back.pathname}${back.search}`);
    const script = await get(client, `${SOCIAL}/outcome.js`);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.payload).not.toMatch(/<script>/);
    expect(page.payload.includes(`src="${SOCIAL}/outcome.js"`)).toBe(true);
    expect(script.payload.includes('BroadcastChannel("candil-social")')).toBe(true);
  });
});

test.each([
  [{ SOCIAL_X_CLIENT_ID: 'a' }, 'SOCIAL_X_CLIENT_SECRET'],
  [{ SOCIAL_X_CLIENT_ID: 'a', SOCIAL_X_CLIENT_SECRET: 'b' }, 'SOCIAL_X_AUTHORIZATION_ENDPOINT'],
  [{ SOCIAL_X_CLIENT_ID: 'a', SOCIAL_X_CLIENT_SECRET: 'b', SOCIAL_X_ISSUER: 'x' }, 'SOCIAL_X_ISSUER must be an address'],
  [
    { NODE_ENV: 'production', SOCIAL_X_CLIENT_ID: 'a', SOCIAL_X_CLIENT_SECRET: 'b', SOCIAL_X_ISSUER: 'http://x.example' },
    'SOCIAL_X_ISSUER must begin with https',
  ],
])('%j ends the start', (environment, message) => {
  expect(() => readSocialProviders(environment)).toThrow(message);
});
