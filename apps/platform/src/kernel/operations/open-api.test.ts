import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const documentOf = (headers: Record<string, string> = {}) => app.app.inject({ url: '/api/docs/json', headers });

test('the API description is generated once for all requests', async () => {
  const stringify = vi.spyOn(JSON, 'stringify');
  const [first, second, packed] = [await documentOf(), await documentOf(), await documentOf({ 'accept-encoding': 'gzip, br' })];
  const written = stringify.mock.calls.filter(([value]) => typeof value === 'object' && value !== null && 'openapi' in value);
  stringify.mockRestore();
  expect(written.length).toBeLessThanOrEqual(1);
  expect(first.statusCode).toBe(200);
  expect(first.json().openapi).toBe('3.1.0');
  expect(second.payload === first.payload).toBe(true);
  expect(packed.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(packed.rawPayload).toString() === first.payload).toBe(true);
  expect(first.headers['permissions-policy']).toContain('camera=()');
});

interface Described {
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string }[];
  readonly components: {
    readonly schemas: Record<string, object> & {
      readonly Problem: { readonly properties: { readonly code: { readonly enum: readonly string[] } } };
    };
    readonly securitySchemes: Record<string, { readonly name: string }>;
  };
  readonly paths: Record<string, Record<string, Call>>;
}
interface Call {
  readonly tags: readonly string[];
  readonly security: readonly object[];
  readonly responses: Record<string, { readonly content?: Record<string, { readonly schema: object }> }>;
  readonly parameters?: readonly { readonly name: string }[];
}

const described = async (): Promise<Described> => (await documentOf()).json();

test('a call names its access, its failures and the schemas it shares', async () => {
  const { servers, components, paths } = await described();
  const [read, create, login] = [
    paths['/api/v2/project/{projectId}']?.get,
    paths['/api/orders/process']?.post,
    paths['/api/v1/auth/login']?.post,
  ];
  const problem = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };
  expect(servers[0]?.url).toBe('/');
  expect(components.securitySchemes.session?.name).toBe('auth_token');
  expect(read?.tags).toEqual(['project']);
  expect(read?.security).toEqual([{ session: [] }]);
  expect(login?.security).toEqual([]);
  expect(Object.keys(read?.responses ?? {})).toEqual(['200', '400', '401', '403', 'default']);
  expect(read?.responses['403']?.content).toEqual(problem);
  expect(login?.responses['401']).toBeUndefined();
  expect(read?.responses['200']?.content?.['application/json']?.schema).toEqual({ $ref: '#/components/schemas/Project' });
  expect([create, read].map((call) => call?.parameters?.map(({ name }) => name).includes('idempotency-key'))).toEqual([true, false]);
});

test('the code of a problem is one of the service or of the domain', async () => {
  const { components } = await described();
  const codes = components.schemas.Problem.properties.code.enum;
  expect(codes).toEqual(expect.arrayContaining(['version.conflict', 'article.excluded']));
  expect(new Set(codes).size).toBe(codes.length);
});

test('every call has a known tag, and every referenced schema exists', async () => {
  const document = await described();
  const calls = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  const known = document.tags.map(({ name }) => name);
  expect(calls.flatMap(({ tags = [] }) => tags).filter((tag) => !known.includes(tag))).toEqual([]);
  const spokenOf = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name ?? '');
  expect(spokenOf.filter((name) => !(name in document.components.schemas))).toEqual([]);
  expect(spokenOf.length).toBeGreaterThan(100);
});
