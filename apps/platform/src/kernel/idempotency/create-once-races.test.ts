import { randomUUID } from 'node:crypto';
import { fail, ok } from '@candil/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import type { TestClient } from '../../../test/test-client';
import { testEndpoints } from '../../../test/test-endpoints';
import { securityEvents } from '../authentication/session-tables';
import type { ModuleFactory } from '../platform-module';
import { defineRoutes, route } from '../routing/route';
import { clearOldKeys, KEY_LIFETIME_MILLISECONDS } from './create-once';
import { idempotencyKeys } from './idempotency-tables';

/** Keeps notes in a table the kernel has anyway. */
const notes: ModuleFactory = () => ({
  name: 'notes',
  routes: defineRoutes(
    route(testEndpoints.createNote, async ({ actor, body, database, now }) => {
      const [row] = await database
        .insert(securityEvents)
        .values({ at: now, kind: 'note', accountId: actor.accountId, details: { text: body.text } })
        .returning({ id: securityEvents.id });
      if (row === undefined || body.fails) return fail({ code: 'text.empty' });
      return ok({ id: row.id, text: body.text });
    }),
  ),
});

let app: TestApp;
let marta: TestClient;
beforeAll(async () => {
  app = await buildTestApp({ modules: [notes] });
  marta = await app.signIn('distributor');
});
afterAll(() => app.close());

const create = (client: TestClient, idempotencyKey: string, text: string, fails = false) =>
  client.call(testEndpoints.createNote, { body: { text, fails }, idempotencyKey });
const notesWith = async (text: string) =>
  (await app.database.select().from(securityEvents).where(eq(securityEvents.kind, 'note'))).filter(({ details }) => details.text === text)
    .length;

describe('a create', () => {
  test('sent a hundred times in parallel with one key runs once and gives all the same answer (figure 7)', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 100 }, () => create(marta, key, 'hundred')));
    const distinctAnswers = new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`));
    expect({ distinctAnswers: distinctAnswers.size, status: answers[0]?.status, notes: await notesWith('hundred') }).toEqual({
      distinctAnswers: 1,
      status: 201,
      notes: 1,
    });
  });

  test('sent to two instances at once is made once', async () => {
    const twin = await buildTestApp({ modules: [notes], open: app.open });
    const there = await twin.signIn('distributor');
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => create(index % 2 === 0 ? marta : there, key, 'twins')));
    await twin.close();
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await notesWith('twins')).toBe(1);
  });

  test('sent again is marked as a repetition', async () => {
    const key = randomUUID();
    const [first, second] = [await create(marta, key, 'again'), await create(marta, key, 'again')];
    expect(first.headers['idempotent-replay']).toBeUndefined();
    expect(second.headers['idempotent-replay']).toBe('true');
    expect(second.body).toEqual(first.body);
  });

  test('with the same key and another body is refused (figure 8)', async () => {
    const key = randomUUID();
    await create(marta, key, 'one body');
    const other = await create(marta, key, 'other body');
    expect(other.status).toBe(422);
    expect(other.problem.code).toBe('idempotency.key-reused');
    expect(await notesWith('other body')).toBe(0);
  });

  test('with the key of another account is a separate create (figure 8)', async () => {
    const key = randomUUID();
    const diego = await app.signIn('other');
    const [mine, his] = [await create(marta, key, 'whose'), await create(diego, key, 'whose')];
    expect(mine.body.id).not.toBe(his.body.id);
    expect(await notesWith('whose')).toBe(2);
  });

  test('that was refused leaves nothing behind and may be sent again with its key', async () => {
    const key = randomUUID();
    const refused = await create(marta, key, 'second try', true);
    const left = await notesWith('second try');
    const made = await create(marta, key, 'second try');
    expect(refused.status).toBe(422);
    expect(refused.problem.code).toBe('text.empty');
    expect(left).toBe(0);
    expect(made.status).toBe(201);
    expect(await notesWith('second try')).toBe(1);
  });

  test.each([
    ['none', {}, 'idempotency.key-missing'],
    ['an empty one', { 'idempotency-key': '' }, 'request.invalid'],
    ['65 characters', { 'idempotency-key': 'k'.repeat(65) }, 'request.invalid'],
    ['a blank inside', { 'idempotency-key': 'a b' }, 'request.invalid'],
    ['a letter beyond ASCII', { 'idempotency-key': 'clé' }, 'request.invalid'],
  ])('with %s for a key is refused', async (_, headers, code) => {
    const answer = await marta.send({ method: 'POST', url: '/api/test/notes', payload: { text: 'no key' }, headers });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().code).toEqual(code);
    expect(await notesWith('no key')).toBe(0);
  });

  test('may use its key again after a day', async () => {
    const key = randomUUID();
    await create(marta, key, 'yesterday');
    await clearOldKeys(app.database, new Date(app.clock.read().getTime() + KEY_LIFETIME_MILLISECONDS));
    const kept = await app.database.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key));
    await clearOldKeys(app.database, new Date(app.clock.read().getTime() + KEY_LIFETIME_MILLISECONDS + 1));
    const gone = await app.database.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key));
    expect(kept).toHaveLength(1);
    expect(gone).toHaveLength(0);
  });
});
