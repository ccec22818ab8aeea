import { ok } from '@candil/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import { testEndpoints } from '../../../test/test-endpoints';
import { accountPrivileges } from '../../modules/account/account-tables';
import type { ModuleFactory } from '../platform-module';
import { defineRoutes, route } from '../routing/route';

const guarded: ModuleFactory = () => ({
  name: 'guarded',
  routes: defineRoutes(
    route(testEndpoints.ordersOnly, async ({ actor }) => ok({ accountId: actor.accountId })),
    route(testEndpoints.provoke, async ({ visitor }) => ok({ echo: (await visitor())?.email ?? 'nobody' })),
  ),
});

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ modules: [guarded] });
});
afterAll(() => app.close());

test.each([
  ['distributor', 200, undefined],
  ['admin', 200, undefined],
  ['specifier', 403, 'access.denied'],
  ['webuser', 403, 'access.denied'],
])('a route that wants ORDER_VIEW answers %s with %i', async (name, status, code) => {
  const answer = await (await app.signIn(name)).call(testEndpoints.ordersOnly, {});
  expect(answer.status).toEqual(status);
  expect(answer.status === 200 ? undefined : answer.problem.code).toEqual(code);
});

test('a route that needs a privilege refuses requests without a session', async () => {
  const answer = await app.anonymous.call(testEndpoints.ordersOnly, {});
  expect(answer.status).toBe(401);
  expect(answer.problem.code).toBe('session.missing');
});

test('a privilege is data: taken away, it is gone for the session that runs', async () => {
  const klaus = await app.signIn('importer');
  const before = (await klaus.call(testEndpoints.ordersOnly, {})).status;
  await app.database.delete(accountPrivileges);
  const started = performance.now();
  let seen = 200;
  while (seen === 200 && performance.now() - started < 1000) seen = (await klaus.call(testEndpoints.ordersOnly, {})).status;
  expect(before).toBe(200);
  expect(seen).toBe(403);
});

test('a public route may know the account of its visitor', async () => {
  const tell = async (client = app.newClient()) =>
    (await client.call(testEndpoints.provoke, { params: { what: 'x' }, body: {} })).body.echo;
  expect([await tell(), await tell(await app.signIn('other'))]).toEqual(['nobody', 'other@candil.example']);
});

test('a route without access keeps the service from starting', async () => {
  const careless: ModuleFactory = () => ({
    name: 'careless',
    routes: [],
    register: async (server) => {
      server.get('/api/test/open', async () => 'open');
    },
  });
  await expect(buildTestApp({ modules: [careless], open: app.open })).rejects.toThrow('These routes name no access: GET /api/test/open');
});

test('an endpoint answered twice keeps the service from starting', () => {
  const one = route(testEndpoints.ordersOnly, async ({ actor }) => ok({ accountId: actor.accountId }));
  expect(() => defineRoutes(one, one)).toThrow('The endpoint ordersOnly is answered twice');
});

test('a public create keeps the service from starting', async () => {
  const anybody: ModuleFactory = () => ({
    name: 'anybody',
    routes: [route({ ...testEndpoints.provoke, create: true }, async () => ok({ echo: '' }))],
  });
  await expect(buildTestApp({ modules: [anybody], open: app.open })).rejects.toThrow('provoke: a create needs an account');
});
