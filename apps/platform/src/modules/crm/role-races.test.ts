import { endpoints, type StaffAccount } from '@candil/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addPerson } from '../../../test/add-people';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import type { TestClient } from '../../../test/test-client';

let app: TestApp;
let admin: TestClient | undefined;
beforeAll(async () => {
  app = await buildTestApp();
  admin = await app.signIn('admin');
});
afterAll(() => app.close());

const by = (client: TestClient | undefined): TestClient => client ?? app.anonymous;
const find = (email: string, client = admin) => by(client).call(endpoints.findAccount, { query: { email: `${email}@candil.example` } });
const setRole = ({ accountId, version }: StaffAccount, rolId: 1 | 2 | 3 | 4 | 6 | 7 | 8 | 9 | 10, client = admin) =>
  by(client).call(endpoints.updateRole, { params: { accountId }, body: { version, rolId } });

describe('a role', () => {
  test('of two administrators who remove each other’s role in parallel, one keeps it', async () => {
    await addPerson(app, 'admin', 'admin.two');
    const second = await app.signIn('admin.two');
    const [first, other] = [(await find('admin')).body, (await find('admin.two')).body];
    const answers = await Promise.all([setRole(other, 1), setRole((await find('admin', second)).body, 1, second)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
    const winner = answers[0]?.status === 200 ? admin : second;
    await setRole({ ...(winner === admin ? other : first), version: 2 }, 9, winner);
    expect((await find('admin', admin)).status).toBe(200);
  });
});
