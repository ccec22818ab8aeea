import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { METHODS, SERVICES } from './endpoint';
import { endpoints } from './endpoints';
import type { RequestOf, ResponseOf } from './index';
import { routes } from './routes.data';

const table = Object.entries(endpoints);

describe('the endpoint table', () => {
  it('names each endpoint as its key', () => {
    expect(table.filter(([key, { name }]) => key !== name)).toEqual([]);
  });

  it('has no two endpoints with one method and path', () => {
    // A parameter stands for anything, so its name does not tell two paths apart.
    const places = table.map(([, { service, method, path }]) => `${service} ${method} ${path.replace(/:[^/]+/g, ':')}`);
    expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([]);
  });

  it('uses only known services and methods, and rooted paths', () => {
    const odd = table.filter(
      ([, { service, method, path }]) => !SERVICES.includes(service) || !METHODS.includes(method) || !/^\/[\w/:-]*[\w]$/.test(path),
    );
    expect(odd).toEqual([]);
  });

  it('describes exactly the parameters of each path', () => {
    const described = table.map(([name, { path, params }]) => ({
      name,
      inPath: [...path.matchAll(/:(\w+)/g)].map((match) => match[1]).sort(),
      inSchema: params === undefined ? [] : Object.keys((params as z.ZodMiniObject).shape).sort(),
    }));
    expect(described.filter(({ inPath, inSchema }) => inPath.join() !== inSchema.join())).toEqual([]);
  });

  it('sends bodies only with POST, PUT and PATCH', () => {
    expect(table.filter(([, { method, body }]) => body !== undefined && (method === 'GET' || method === 'DELETE'))).toEqual([]);
  });

  it('asks every change of a stored document for the version it was made on', () => {
    const changes = table.filter(([, { method, path, create }]) => method !== 'GET' && path.includes('/projects/:') && !create);
    const versionless = changes.filter(([, { body, query }]) => {
      const shapes = [body, query].map((schema) => (schema === undefined ? {} : (schema as z.ZodMiniObject).shape));
      return !shapes.some((shape) => 'version' in shape);
    });
    expect(versionless.map(([name]) => name)).toEqual([]);
    expect(changes.length).toBeGreaterThan(3);
  });
});

describe('the routes without schemas', () => {
  it('are the endpoint table', () => {
    const fromTable = Object.fromEntries(
      table.map(([key, { name, service, method, path, timeLimitMilliseconds, create, file, upload, access }]) => [
        key,
        { name, service, method, path, timeLimitMilliseconds, create, file, upload, public: access === 'public' },
      ]),
    );
    expect(routes).toEqual(fromTable);
  });
});

describe('a request', () => {
  it('gets its defaults and its numbers from text', () => {
    expect(z.parse(endpoints.listProjects.query, { page: '2' })).toEqual({
      itemsPerPage: 20,
      page: 2,
      search: '',
      sortBy: 'UPDATED_RECENT',
      lang: 'en',
    });
  });

  it('may name one model or many', () => {
    const models = (model: unknown) => z.parse(endpoints.getVariations.query, { model }).model;
    expect([models('0820'), models(['0820', '5525'])]).toEqual([['0820'], ['0820', '5525']]);
  });

  it('takes over nothing that it does not declare', () => {
    const given: RequestOf<typeof endpoints.createProject>['body'] = { name: 'A' };
    expect(z.parse(endpoints.createProject.body, { ...given, status: 2, owner: 'x', price: 1 })).toEqual({ name: 'A', products: [] });
  });

  it.each([
    ['a name of 51 characters', endpoints.createProject.body, { name: 'x'.repeat(51) }],
    ['an empty name', endpoints.createProject.body, { name: '' }],
    [
      '201 products',
      endpoints.createProject.body,
      { name: 'A', products: Array.from({ length: 201 }, () => ({ referenceCode: '082042' })) },
    ],
    [
      'an order without lines',
      endpoints.processOrder.body,
      { projectId: '0a0b0c0d-1111-2222-3333-444455556666', version: 1, products: [], sendTogether: true },
    ],
  ])('is refused with %s', (_name, schema, body) => {
    expect(z.safeParse(schema, body).success).toBe(false);
  });
});

describe('an answer', () => {
  it('is parsed by its schema', () => {
    const catalogues: ResponseOf<typeof endpoints.getCatalogues> = [{ id: 16, name: 'INT', currency: 'EUR' }];
    expect(z.parse(endpoints.getCatalogues.response, catalogues)).toEqual(catalogues);
  });
});
