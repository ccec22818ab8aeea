import { endpoints } from '@candil/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import type { TestClient } from '../../../test/test-client';
import { sessionTokens } from './session-tables';
import { hashOfToken } from './tokens';

let app: TestApp;
let marta: TestClient;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  marta = await app.signIn('distributor');
});

const refreshWith = (token: string | undefined) => {
  const client = app.newClient();
  if (token !== undefined) client.cookies.set('refresh_token', token);
  return client.call(endpoints.refresh, {});
};
const tokensOf = (client: TestClient) => ({ access: client.cookies.get('auth_token'), refresh: client.cookies.get('refresh_token') });
const childrenOf = async (refreshHash: string) => {
  const parent = app.database.select({ id: sessionTokens.id }).from(sessionTokens).where(eq(sessionTokens.refreshHash, refreshHash));
  return (await app.database.select().from(sessionTokens).where(sql`${sessionTokens.parentId} = (${parent})`)).length;
};

describe('refreshing', () => {
  test('a hundred refreshes at once with one token get one child (figure 2)', async () => {
    const { refresh: parent } = tokensOf(marta);
    const answers = await Promise.all(Array.from({ length: 100 }, () => refreshWith(parent)));
    const cookies = new Set(answers.map(({ status, headers }) => `${status} ${JSON.stringify(headers['set-cookie'])}`));
    expect({ kinds: cookies.size, first: answers[0]?.status, children: await childrenOf(hashOfToken(parent ?? '')) }).toEqual({
      kinds: 1,
      first: 204,
      children: 1,
    });
  });
});
