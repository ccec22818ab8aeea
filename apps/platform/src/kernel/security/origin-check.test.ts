import { EMBEDDED_SERVICES, type Endpoint, endpoints } from '@candil/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import type { TestClient } from '../../../test/test-client';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await buildTestApp({ configuration: { allowedOrigins: ['https://portal.example'], staffDomains: ['candil.example'] } });
  admin = await app.signIn('admin');
});
afterAll(() => app.close());

/** Media type of the calls that take a file, and of no others. */
const FORM = 'multipart/form-data; boundary=x';

const unsafe: readonly Endpoint[] = Object.values(endpoints).filter(({ method }) => method !== 'GET');
const urlOf = (endpoint: Endpoint) => `${EMBEDDED_SERVICES[endpoint.service]}${endpoint.path.replace(/:\w+/g, '1')}`;
const send = async (endpoint: Endpoint, headers: Record<string, string>, payload = '{}') => {
  const response = await app.app.inject({
    method: endpoint.method,
    url: urlOf(endpoint),
    headers: { host: 'localhost:4000', 'content-type': 'application/json', ...headers },
    cookies: Object.fromEntries(admin.cookies),
    payload,
  });
  return response.payload === '' ? 'passed' : String(response.json().code);
};

const FOREIGN: readonly [string, Record<string, string>][] = [
  ['no word of where it comes from', {}],
  ['a foreign origin', { origin: 'https://evil.example' }],
  ['the origin "null"', { origin: 'null' }],
  ['an origin that is no address', { origin: 'localhost:4000' }],
  ['somebody at our host', { origin: 'http://evil@localhost:4000' }],
  ['our host with a path', { origin: 'http://localhost:4000/page' }],
  ['our host by another scheme', { origin: 'ftp://localhost:4000' }],
  ['our host by a scheme of an app', { origin: 'evil-app://localhost:4000' }],
  ['our host on another port', { origin: 'http://localhost:4001' }],
  ['our host as the beginning of another', { origin: 'http://localhost:4000.evil.example' }],
  ['a cross-site fetch', { 'sec-fetch-site': 'cross-site' }],
  ['a fetch of a sibling host', { 'sec-fetch-site': 'same-site' }],
  ['a fetch of no page', { 'sec-fetch-site': 'none' }],
  ['our origin, but a cross-site fetch', { origin: 'http://localhost:4000', 'sec-fetch-site': 'cross-site' }],
  ['a same-origin fetch, but a foreign origin', { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }],
];

test.each(FOREIGN)('every changing route refuses %s (figure 31)', async (_, headers) => {
  const codes = await Promise.all(unsafe.map((endpoint) => send(endpoint, headers)));
  expect(unsafe.length).toBeGreaterThan(3);
  expect(new Set(codes)).toEqual(new Set(['request.origin']));
});

test.each([
  ['application/x-www-form-urlencoded', 'a=1'],
  [FORM, '--x--'],
  ['text/plain', '{}'],
  ['application/jsonp', '{}'],
  ['', '{}'],
])('every changing route refuses the content type "%s" (figure 31)', async (type, payload) => {
  const strict = unsafe.filter(({ upload }) => !upload || type !== FORM);
  const codes = await Promise.all(
    strict.map((endpoint) => send(endpoint, { origin: 'http://localhost:4000', 'content-type': type }, payload)),
  );
  expect(new Set(codes)).toEqual(new Set(['request.media-type']));
});

test.each<[string, Record<string, string>]>([
  ['our own page', { origin: 'http://localhost:4000', 'sec-fetch-site': 'same-origin' }],
  ['our own page behind a proxy that ends TLS', { origin: 'https://localhost:4000' }],
  ['a browser that sends no origin', { 'sec-fetch-site': 'same-origin' }],
  ['an origin that was allowed', { origin: 'https://portal.example', 'sec-fetch-site': 'same-site' }],
])('%s may change', async (_, headers) => {
  expect(await send(endpoints.updateLanguage, headers, '{"isoCode":"en"}')).toBe('undefined');
});
