import { fail, ok } from '@candil/domain';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import { testEndpoints } from '../../../test/test-endpoints';
import type { Database } from '../database/database';
import { inTransaction } from '../database/in-transaction';
import type { ModuleFactory } from '../platform-module';
import { defineRoutes, route } from '../routing/route';

const SECRET = 'select * from accounts where password';
let attempts = 0;

const sqlError = (database: Database, state: string) =>
  database.execute(sql.raw(`do $$ begin raise exception '${SECRET}' using errcode = '${state}'; end $$`));

const acts: Record<string, (database: Database) => Promise<unknown>> = {
  throw: async () => {
    throw new Error(SECRET);
  },
  'throw-no-error': async () => {
    throw SECRET;
  },
  'number-beyond-column': (database) => database.execute(sql`select ${'2147483648'}::int`),
  'text-with-nul': (database) => database.execute(sql`select ${'a\0b'}::text`),
  'page-below-zero': (database) => database.execute(sql`select 1 offset ${-1}`),
  'unique-violation': (database) => sqlError(database, '23505'),
  'connection-lost': (database) => sqlError(database, '57P01'),
  'too-many-connections': (database) => sqlError(database, '53300'),
  'syntax-error': (database) => database.execute(sql.raw('selekt 1')),
  'deadlock-once': (database) =>
    inTransaction(database, async (transaction) => {
      attempts += 1;
      if (attempts % 2 === 1) await sqlError(transaction, '40P01');
      return ok(undefined);
    }),
  'deadlock-always': (database) => inTransaction(database, async (transaction) => ok(await sqlError(transaction, '40001'))),
  'pool-inside-transaction': (database) => inTransaction(database, async () => ok(await database.execute(sql`select 1`))),
};

const provoking: ModuleFactory = () => ({
  name: 'provoking',
  routes: defineRoutes(
    route(testEndpoints.provoke, async ({ params, database }) => {
      if (params.what === 'domain') return fail({ code: 'article.excluded', reason: 'too warm', row: 7 });
      if (params.what === 'busy') return fail({ code: 'login.busy', retryAfterSeconds: 3 });
      if (params.what === 'breach') return ok({ echo: 7 as unknown as string });
      if (params.what === 'extra') return ok({ echo: 'yes', secret: SECRET });
      await acts[params.what]?.(database);
      return ok({ echo: params.what });
    }),
  ),
});

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ modules: [provoking], configuration: { logLevel: 'error' } });
});
afterAll(() => app.close());

const provoke = async (what: string) => {
  const response = await app.anonymous.send({ method: 'POST', url: `/api/test/provoke/${what}`, payload: {} });
  return { status: response.statusCode, text: response.payload, headers: response.headers };
};

describe('failures by code', () => {
  test.each([
    ['throw', 500, 'service.failure'],
    ['throw-no-error', 500, 'service.failure'],
    ['breach', 500, 'service.failure'],
    ['syntax-error', 500, 'service.failure'],
    ['pool-inside-transaction', 500, 'service.failure'],
    ['number-beyond-column', 400, 'request.invalid'],
    ['page-below-zero', 400, 'request.invalid'],
    ['text-with-nul', 400, 'request.invalid'],
    ['unique-violation', 409, 'request.conflict'],
    ['connection-lost', 503, 'service.unavailable'],
    ['too-many-connections', 503, 'service.unavailable'],
    ['deadlock-always', 503, 'service.unavailable'],
  ])('%s → %i %s, and nothing of the cause', async (what, status, code) => {
    const answer = await provoke(what);
    const { requestId, ...problem } = JSON.parse(answer.text);
    expect(answer.status).toBe(status);
    expect(problem.code).toBe(code);
    expect(Object.keys(problem).sort()).toEqual(['code', 'status', 'title', 'type']);
    expect(typeof requestId).toBe('string');
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  });

  test('a deadlock is retried and not reported', async () => {
    expect((await provoke('deadlock-once')).status).toBe(200);
  });

  test('a failure of the domain keeps its code and its data', async () => {
    const { requestId: _, ...problem } = JSON.parse((await provoke('domain')).text);
    expect(problem).toEqual({
      type: 'urn:candil:failure:article.excluded',
      title: 'Unprocessable Entity',
      status: 422,
      code: 'article.excluded',
      reason: 'too warm',
      row: 7,
    });
  });

  test('a failure with a waiting time sets the retry-after header', async () => {
    const answer = await provoke('busy');
    expect(answer.status).toBe(429);
    expect(answer.headers['retry-after']).toBe('3');
  });

  test('the same with a database that cannot be asked', async () => {
    const answer = await provoke('connection-lost');
    expect(answer.status).toBe(503);
    expect(answer.headers['retry-after']).toBe('2');
  });

  test('fields that an endpoint does not declare do not leave', async () => {
    expect((await provoke('extra')).text).toBe('{"echo":"yes"}');
  });

  test('an internal error is logged with the request id of the answer', async () => {
    const { requestId } = JSON.parse((await provoke('throw')).text);
    const line = app.logLines.map((each) => JSON.parse(each)).find(({ reqId }) => reqId === requestId);
    expect(line?.msg).toBe('request failed');
    expect(line?.fault.message).toEqual(SECRET);
  });
});
