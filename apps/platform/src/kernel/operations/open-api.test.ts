import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const documentOf = (headers: Record<string, string> = {}) => app.app.inject({ url: '/api/docs/json', headers });

test('the description of the calls is written once, for whoever asks', async () => {
  const stringify = vi.spyOn(JSON, 'stringify');
  const [first, second, packed] = [await documentOf(), await documentOf(), await documentOf({ 'accept-encoding': 'gzip, br' })];
  const written = stringify.mock.calls.filter(([value]) => typeof value === 'object' && value !== null && 'openapi' in value);
  stringify.mockRestore();
  expect(written.length).toBeLessThanOrEqual(1);
  expect([first.statusCode, first.json().openapi, second.payload === first.payload]).toEqual([200, '3.1.0', true]);
  expect(packed.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(packed.rawPayload).toString() === first.payload).toBe(true);
  expect(first.headers['permissions-policy']).toContain('camera=()');
});
