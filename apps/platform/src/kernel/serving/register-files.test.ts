import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runtimeConfiguration } from '@candil/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import type { TestClient } from '../../../test/test-client';
import { TEST_START } from '../../../test/test-start';
import { flagSettings } from '../../modules/flag/tables';
import type { Configuration } from '../config/configuration';

let folder: string;
let app: TestApp;
let files: Configuration['files'];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'candil-files-'));
  files = {
    portal: join(folder, 'portal'),
    loginArea: join(folder, 'login-area'),
    iframe: join(folder, 'iframe'),
    images: join(folder, 'images'),
    prints: join(folder, 'prints'),
  };
  for (const path of ['portal/assets', 'login-area/assets', 'iframe/assets', 'images/0820'])
    mkdirSync(join(folder, path), { recursive: true });
  writeFileSync(join(files.portal, 'index.html'), '<!doctype html><html><head><title>Portal</title></head></html>');
  const addresses = [
    '/',
    '/not-authorised',
    '/project/:projectId',
    '/en/new-register',
    '/orders',
    { path: '/preview', flag: 'composeUrlPreview', state: 'on' },
    { path: '/project/:projectId/request-budget', flag: 'requestBudgetButtonInFooter', state: 'off' },
  ];
  writeFileSync(join(files.portal, 'pages.json'), JSON.stringify(addresses));
  writeFileSync(join(files.portal, 'favicon.svg'), '<svg/>');
  writeFileSync(join(files.portal, 'assets', 'main-3f2a.js'), '1;'.repeat(2_000));
  writeFileSync(join(files.loginArea, 'index.html'), '<!doctype html><html><head><title>Login</title></head></html>');
  writeFileSync(join(files.loginArea, 'assets', 'area-9b1c.js'), '2;');
  writeFileSync(join(files.iframe, 'index.html'), '<!doctype html><html><head><title>Embed</title></head></html>');
  writeFileSync(join(files.iframe, 'assets', 'embed-77aa.js'), '3;');
  writeFileSync(join(files.images, '0820', '42-day.webp'), 'picture');
  writeFileSync(join(files.images, '0820', '62-day-400.webp'), 'small picture');
  app = await buildTestApp({ modules: [], configuration: { files, runtime: { ...runtimeOf('1.2.3-"<&>') } } });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const services = { api: '/api', static: '/static', domain: '/domain', apihub: '/apihub', sync: '/sync' };
const runtimeOf = (version: string) => ({ services, version });
const get = (url: string, headers: Record<string, string> = {}) => app.anonymous.send({ method: 'GET', url, headers });
const titleOf = (html: string) => /<title>(.*)<\/title>/.exec(html)?.[1];

test.each([
  ['/', 'Portal'],
  ['/project/1', 'Portal'],
  ['/en/new-register', 'Portal'],
  ['/Project/1/?x=/api', 'Portal'],
  ['/login-area/', 'Login'],
  ['/login-area/password-reset', 'Login'],
  ['/login-area', 'Login'],
  ['/iframe/plusminus-drawing-configurator', 'Embed'],
  ['/iframe/plusminus-export3d/?locale=de', 'Embed'],
])('%s is the page of %s, and not kept', async (url, title) => {
  const response = await get(url);
  expect(response.statusCode).toBe(200);
  expect(titleOf(response.payload)).toEqual(title);
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(response.headers['cache-control']).toBe('no-cache');
});

test.each([
  '/nothing',
  '/iframe',
  '/iframe/sticks-drawing-configurator',
  '/login-area/nothing',
  '/login-area/robots.txt',
  '/project',
  '/project/1/2',
  '/xx/new-register',
  '/socket.io/?EIO=4',
  '/robots.txt',
])('%s has no screen: a person reads so, a program gets the failure', async (url) => {
  const [page, failure] = [await get(url, { accept: 'text/html,*/*' }), await get(url, { accept: '*/*' })];
  expect(page.statusCode).toBe(404);
  expect(titleOf(page.payload)).toBe('Portal');
  expect(page.headers['cache-control']).toBe('no-cache');
  expect(failure.statusCode).toBe(404);
  expect(failure.json().code).toBe('route.not-found');
});

test('an address that exists by a flag is found by those for whom the flag has its state', async () => {
  const asked = ['/preview?subFamily=225', '/preview?subFamily=110', '/preview', '/project/1/request-budget'];
  const statusesFor = async (client: TestClient) => {
    const answers = await Promise.all(asked.map((url) => client.send({ method: 'GET', url, headers: { accept: 'text/html' } })));
    return answers.map(({ statusCode, payload }) => [statusCode, titleOf(payload)]);
  };
  const [there, gone] = [
    [200, 'Portal'],
    [404, 'Portal'],
  ];
  expect(await statusesFor(app.anonymous)).toEqual([gone, gone, gone, there]);

  const stored = { sets: {}, emails: [], version: 2, changedAt: TEST_START };
  await app.database.insert(flagSettings).values([
    { ...stored, name: 'composeUrlPreview', emails: ['distributor@candil.example'], subFamilyIds: [225] },
    { ...stored, name: 'requestBudgetButtonInFooter', sets: { PRO: true } },
  ]);
  const changed = await buildTestApp({ modules: [], configuration: { files }, open: app.open });
  expect(await statusesFor(changed.anonymous)).toEqual([gone, gone, gone, gone]);
  expect(await statusesFor(await changed.signIn('distributor'))).toEqual([there, gone, gone, gone]);
  await changed.close();
});

test.each([
  ['a browser', '/project/%E0%A4%A', { accept: 'text/html,application/xhtml+xml' }, 302, '/not-found'],
  ['a browser at a service', '/api/%E0%A4%A', { accept: 'text/html' }, 400, undefined],
  ['a program', '/project/%E0%A4%A', { accept: 'application/json' }, 400, undefined],
] as const)('to %s, what cannot be decoded (%s) is told in its manner', async (_, url, headers, status, location) => {
  const response = await get(url, headers);
  expect(response.statusCode).toEqual(status);
  expect(response.headers.location).toEqual(location);
});

test('a page carries the configuration of the service, whatever is in it', async () => {
  const content = /<meta name="candil-configuration" content="([^"]*)">/.exec((await get('/')).payload)?.[1] ?? '';
  const text = content.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
  expect(runtimeConfiguration.parse(JSON.parse(text))).toEqual(runtimeOf('1.2.3-"<&>'));
});

test.each([
  ['/assets/main-3f2a.js', 'public, max-age=31536000, immutable'],
  ['/login-area/assets/area-9b1c.js', 'public, max-age=31536000, immutable'],
  ['/iframe/assets/embed-77aa.js', 'public, max-age=31536000, immutable'],
  ['/favicon.svg', 'public, max-age=3600'],
  ['/static/images/0820/42-day.webp', 'public, max-age=86400'],
])('%s is kept: %s', async (url, cacheControl) => {
  const response = await get(url);
  expect(response.statusCode).toBe(200);
  expect(response.headers['cache-control']).toEqual(cacheControl);
});

test.each([
  '/assets/gone-1234.js',
  '/static/images/0820/99-day.webp',
  '/static/images/../portal/index.html',
  '/static/images/%2e%2e/portal/index.html',
  '/api/nothing',
  '/sr-documents/x',
])('%s is no page but a failure', async (url) => {
  const response = await get(url);
  expect(response.statusCode).toBe(404);
  expect(response.json().code).toBe('route.not-found');
});

test('a picture that is only drawn small is sent where the large one is asked for', async () => {
  const [large, small] = await Promise.all([get('/static/images/0820/62-day.webp'), get('/static/images/0820/62-day-400.webp')]);
  expect(large.statusCode).toBe(200);
  expect(large.headers['content-type']).toBe('image/webp');
  expect(large.payload).toBe('small picture');
  expect(small.payload).toBe('small picture');
});

test('large files are compressed', async () => {
  const response = await get('/assets/main-3f2a.js', { 'accept-encoding': 'br, gzip' });
  expect(response.headers['content-encoding']).toBe('br');
  expect(response.rawPayload.length).toBeLessThan(1_000);
});

test.each([
  ['/', "frame-ancestors 'none'"],
  ['/login-area-of-nobody', "frame-ancestors 'none'"],
  ['/login-area/', "frame-ancestors 'self'"],
  ['/login-area/password-reset?x', "frame-ancestors 'self'"],
  ['/iframe/plusminus-export3d', "frame-ancestors 'self'"],
  ['/iframes', "frame-ancestors 'none'"],
  ['/api/docs', "frame-ancestors 'none'"],
])('%s may be framed: %s; no page runs scripts written into it', async (url, frameAncestors) => {
  const policy = String((await get(url)).headers['content-security-policy']).split(';');
  expect(policy.at(-1)).toEqual(frameAncestors);
  expect(policy.filter((rule) => rule.startsWith('script-src'))).toEqual(["script-src 'self'", "script-src-attr 'none'"]);
});

test('login area and configurator may be framed by the origins that the operator lists for each, without a contradicting older header', async () => {
  const lists = { frameAncestors: ['https://shop.example', 'https://www.example'], embedAncestors: ['https://dealer.example'] };
  const listed = await buildTestApp({ configuration: lists, open: app.open });
  const framingOf = async (url: string) => {
    const { headers } = await listed.app.inject({ url, headers: { accept: 'text/html' } });
    return [String(headers['content-security-policy']).split(';').at(-1), headers['x-frame-options']];
  };
  const asked = ['/login-area/support', '/iframe/plusminus-export3d', '/projects', '/api/v1/account'];
  expect(await Promise.all(asked.map(framingOf))).toEqual([
    ["frame-ancestors 'self' https://shop.example https://www.example", undefined],
    ["frame-ancestors 'self' https://dealer.example", undefined],
    ["frame-ancestors 'none'", undefined],
    ["frame-ancestors 'none'", undefined],
  ]);
  await listed.close();
});

test('only the files of a sandboxed frame may be read without an origin', async () => {
  const sharingOf = async (url: string) => {
    const { headers } = await get(url);
    return [headers['access-control-allow-origin'], headers['cross-origin-resource-policy']];
  };
  const open = ['/iframe/assets/embed-77aa.js', '/iframe/plusminus-export3d', '/static/images/0820/42-day.webp'];
  const closed = ['/', '/login-area/', '/assets/main-3f2a.js', '/api/v1/account'];
  expect([await Promise.all(open.map(sharingOf)), await Promise.all(closed.map(sharingOf))]).toEqual([
    open.map(() => ['*', 'cross-origin']),
    closed.map(() => [undefined, 'same-origin']),
  ]);
});

test('the API describes itself', async () => {
  const document = (await get('/api/docs/json')).json();
  expect(document.openapi).toBe('3.1.0');
  expect(document.paths['/api/v1/account'].get.operationId).toBe('getAccount');
  expect((await get('/api/docs/')).statusCode).toBe(200);
});
