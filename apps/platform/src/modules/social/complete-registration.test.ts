import { EMBEDDED_SERVICES, endpoints, readSocialOutcome } from '@candil/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import { startOidcServer } from '../../../test/oidc-server';
import { SPAIN } from '../../../test/stranger';
import type { CallInput, TestClient } from '../../../test/test-client';
import { securityEvents } from '../../kernel/authentication/session-tables';
import { readSocialProviders } from '../../kernel/config/social-configuration';
import { accountPrivileges, accountProfiles, companyJoinRequests } from '../account';

const PORTAL = 'http://portal.example';
const SOCIAL = `${EMBEDDED_SERVICES.api}/v1/auth/social/linkedin`;

let app: TestApp;
let oidc: Awaited<ReturnType<typeof startOidcServer>>;
beforeAll(async () => {
  oidc = await startOidcServer(`${PORTAL}${SOCIAL}/callback`);
  const provider = { SOCIAL_LINKEDIN_ISSUER: oidc.issuer, SOCIAL_LINKEDIN_CLIENT_ID: 'candil', SOCIAL_LINKEDIN_CLIENT_SECRET: 'secret' };
  app = await buildTestApp({ configuration: { publicUrl: PORTAL, socialProviders: readSocialProviders(provider) } });
});
afterAll(async () => {
  await app.close();
  oidc.close();
});

type Details = NonNullable<CallInput<typeof endpoints.completeRegistration>['body']>;
const NEW_COMPANY = { kind: 'new', name: 'Estudi Clar, S.L.', companyTypeId: 1 } as const;
const detailsWith = (more: Partial<Details> = {}): Details => ({
  name: 'Mara Vidal',
  catalogId: 16,
  professionId: 1,
  countryGeonameId: SPAIN,
  company: { kind: 'none' },
  consent: true,
  wantsNews: false,
  ...more,
});
const complete = (client: TestClient, more: Partial<Details> = {}) =>
  client.call(endpoints.completeRegistration, { body: detailsWith(more) });
const accountOf = async (client: TestClient) => (await client.call(endpoints.getAccount, {})).body;
const asks = (client: TestClient) =>
  client.call(endpoints.askQualification, { body: { companyName: 'Estudi Clar', companyTypeId: 1, projectTypeIds: [1] } });

/** Comes in through the provider, in a browser that has not been here. */
const arrive = async (login: string): Promise<TestClient> => {
  oidc.people.set(login, { email: `${login}@studio.example`, email_verified: true, name: 'Mara' });
  const client = app.newClient();
  const leads = await client.send({ method: 'GET', url: `${SOCIAL}/start` });
  const back = await oidc.signIn(String(leads.headers.location), login);
  const { payload } = await client.send({ method: 'GET', url: `${back.pathname}${back.search}` });
  const outcome = /data-outcome="([^"]*)"/.exec(payload)?.[1]?.replaceAll('&quot;', '"');
  expect(readSocialOutcome(JSON.parse(outcome ?? 'null'))?.kind).not.toBe('failed');
  return client;
};

describe('a registration through a provider', () => {
  test('lists the missing details, and has the rights of a web user until then', async () => {
    const client = await arrive('beyond');
    const { userId, status, missing } = await accountOf(client);
    expect(status).toBe(2);
    expect(missing).toEqual(['consent', 'profession', 'place', 'company']);
    expect((await client.call(endpoints.createProject, { body: { name: 'First', products: [] } })).status).toBe(201);
    // Rights given meanwhile wait as well.
    await app.database.insert(accountPrivileges).values({ accountId: userId, privilege: 'ORDER_VIEW' });
    // Within a second (decisions, Platform shape).
    const orders = async () => (await client.call(endpoints.listOrders, {})).problem.code;
    await expect.poll(orders).toBe('account.registration-incomplete');
    const refused = [await asks(client), await client.call(endpoints.listOrders, {})];
    expect(refused.map((answer) => [answer.status, answer.problem.code, answer.problem.missing])).toEqual(
      Array(2).fill([403, 'account.registration-incomplete', missing]),
    );
    expect((await complete(client)).body.missing).toEqual([]);
    expect((await client.call(endpoints.listOrders, {})).status).toBe(200);
    expect((await asks(client)).status).toBe(201);
  });

  test('makes a new company as its first user, with consent and audit', async () => {
    const client = await arrive('founder');
    const { body } = await complete(client, { catalogId: 21, company: NEW_COMPANY });
    expect(body.name).toBe('Mara Vidal');
    expect(body.status).toBe(2);
    expect(body.catalogId).toBe(21);
    expect(body.userType).toBe(2);
    expect(body.company?.name).toBe('Estudi Clar, S.L.');
    expect(body.missing).toEqual([]);
    expect(client.cookies.get('catalogue_id')).toBe('21');
    const [profile] = await app.database.select().from(accountProfiles).where(eq(accountProfiles.accountId, body.userId));
    expect(profile?.professionId).toBe(1);
    expect(profile?.countryGeonameId).toEqual(SPAIN);
    expect(profile?.consentAt).toEqual(app.clock.read());
    const kinds = (await app.database.select().from(securityEvents).where(eq(securityEvents.accountId, body.userId))).map(
      ({ kind }) => kind,
    );
    expect(['registration.completed', 'company.created'].every((kind) => kinds.includes(kind))).toBe(true);
  });

  test('asks the manager of a company it names', async () => {
    const client = await arrive('joiner');
    const { body } = await complete(client, { company: { kind: 'join', clientCode: '430101' } });
    const requests = await app.database.select().from(companyJoinRequests).where(eq(companyJoinRequests.accountId, body.userId));
    expect(body.company).toBeNull();
    expect(body.missing).toEqual([]);
    expect(requests.map(({ state }) => state)).toEqual(['open']);
  });

  test.each<[string, Partial<Details>, string, string]>([
    ['a profession that is none', { professionId: 999 }, 'reference-data.unknown', 'professionId'],
    ['a place that is none', { countryGeonameId: 1 }, 'place.not-found', 'countryGeonameId'],
    ['a name of signs', { name: '<>' }, 'text.character', 'name'],
    ['a company without a name', { company: { ...NEW_COMPANY, name: ' ' } }, 'text.empty', 'company.name'],
  ])('is told what is wrong with %s', async (_, more, code, field) => {
    const client = await arrive('wrong');
    const answer = await complete(client, more);
    expect(answer.status < 500).toBe(true);
    expect(answer.problem.code).toEqual(code);
    expect(answer.problem.field).toEqual(field);
    expect((await accountOf(client)).missing).toHaveLength(4);
  });

  test('is not let past without consent or an answer about the company', async () => {
    const client = await arrive('silent');
    const { company: _, ...nothing } = detailsWith();
    const unanswered = await client.call(endpoints.completeRegistration, { body: nothing });
    const unagreed = await client.send({
      method: 'POST',
      url: `${EMBEDDED_SERVICES.api}${endpoints.completeRegistration.path}`,
      payload: { ...detailsWith(), consent: false },
    });
    expect(unanswered.status).toBe(422);
    expect(unagreed.statusCode).toBe(400);
    expect((await accountOf(client)).missing).toHaveLength(4);
  });
});

test('a registration by e-mail has no missing details, and completing it changes nothing', async () => {
  const client = await app.signIn('specifier');
  const { flags, ...before } = await accountOf(client);
  expect(before.missing).toEqual([]);
  expect((await complete(client)).body).toEqual(before);
  expect(flags.length).toBeGreaterThan(0);
});

test('the registration of another account cannot be completed', async () => {
  expect((await complete(app.newClient())).status).toBe(401);
});
