import { EMBEDDED_SERVICES, endpoints, readSocialOutcome } from '@candil/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import { startOidcServer } from '../../../test/oidc-server';
import { SPAIN } from '../../../test/stranger';
import type { CallInput, TestClient } from '../../../test/test-client';
import { readSocialProviders } from '../../kernel/config/social-configuration';

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
  test('is completed once: repeated requests change nothing', async () => {
    const client = await arrive('impatient');
    const answers = await Promise.all(Array.from({ length: 8 }, () => complete(client, { company: NEW_COMPANY })));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.company?.id}`)).size).toBe(1);
    const late = await complete(client, { name: 'Somebody Else', company: { kind: 'none' } });
    expect(late.body.name).toBe('Mara Vidal');
    expect(late.body.company?.name).toBe('Estudi Clar, S.L.');
  });
});
