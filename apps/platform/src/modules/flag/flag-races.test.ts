import { endpoints } from '@candil/contract';
import type { FLAGS } from '@candil/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import type { CallInput, TestClient } from '../../../test/test-client';
import { flagSettings } from './tables';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await buildTestApp();
  admin = await app.signIn('admin');
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.delete(flagSettings);
});

type Change = Partial<NonNullable<CallInput<typeof endpoints.updateFlag>['body']>>;
const change = (name: keyof typeof FLAGS, body: Change, client = admin) =>
  client.call(endpoints.updateFlag, {
    params: { name },
    body: { version: 1, sets: {}, emails: [], subFamilyIds: null, applicationIds: null, ...body },
  });

describe('flags of administrators', () => {
  test('is refused when another administrator changed it meanwhile, for first and later changes', async () => {
    const first = await Promise.all([change('rules', { sets: { PRO: false } }), change('rules', { sets: { PRO: true } })]);
    const refused = first.find(({ status }) => status === 409);
    expect(first.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(refused?.problem.code).toBe('version.conflict');
    expect(refused?.problem.currentVersion).toBe(2);
    expect((await change('rules', { version: 1 })).status).toBe(409);
    expect((await change('rules', { version: 3 })).status).toBe(409);
    expect((await change('rules', { version: 2 })).body.version).toBe(3);
  });
});
