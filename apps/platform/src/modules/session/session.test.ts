import { endpoints } from '@candil/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

test('a signed-in account is told who it is', async () => {
  const marta = await app.signIn('distributor');
  const answer = await marta.call(endpoints.getAccount, {});
  expect({ status: answer.status, email: answer.body.email, statements: answer.statements }).toEqual({
    status: 200,
    email: 'distributor@candil.example',
    statements: 1,
  });
});
