import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ok } from '@candil/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import { testEndpoints } from '../../../test/test-endpoints';
import type { ModuleFactory } from '../platform-module';
import { defineRoutes, route } from '../routing/route';

const echo: ModuleFactory = () => ({
  name: 'echo',
  routes: defineRoutes(route(testEndpoints.provoke, async ({ params }) => ok({ echo: params.what }))),
});

let folder: string;
let app: TestApp;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'candil-shedding-'));
  const portal = join(folder, 'portal');
  mkdirSync(join(portal, 'assets'), { recursive: true });
  writeFileSync(join(portal, 'index.html'), '<!doctype html><html><head></head></html>');
  writeFileSync(join(portal, 'pages.json'), '["/"]');
  writeFileSync(join(portal, 'assets', 'part-3f2a.js'), '1;');
  const files = { portal, loginArea: join(folder, 'login-area'), iframe: join(folder, 'iframe'), images: folder, prints: folder };
  app = await buildTestApp({ modules: [echo], configuration: { files, maximumLoopDelayMilliseconds: 1 } });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const statusOf = async (url: string): Promise<number> =>
  (await app.anonymous.send({ method: 'GET', url, headers: { accept: 'text/html' } })).statusCode;

/** Holds the event loop for longer than the second over which its delay is measured. */
const holdLoop = async (): Promise<void> => {
  const until = performance.now() + 1_500;
  while (performance.now() < until);
  await new Promise((resolve) => setTimeout(resolve, 1));
};

it('refuses calls while the event loop lags, and goes on giving pages and their files', async () => {
  await holdLoop();
  const call = await app.anonymous.call(testEndpoints.provoke, { params: { what: 'this' }, body: {} });
  expect(call.status).toBe(503);
  expect(call.problem.code).toBe('service.unavailable');
  const asked = ['/', '/assets/part-3f2a.js', '/health', '/ready'];
  expect(await Promise.all(asked.map(statusOf))).toEqual([200, 200, 200, 503]);
});
