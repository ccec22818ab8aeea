import { endpoints } from '@candil/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import { mailsTo } from '../../../test/outbox';
import { confirmedStranger, type RegistrationBody } from '../../../test/stranger';
import type { TestClient } from '../../../test/test-client';
import { accounts } from '../account';

let app: TestApp;
let sales: TestClient;
let admin: TestClient;
beforeAll(async () => {
  app = await buildTestApp();
  sales = await app.signIn('sales');
  admin = await app.signIn('admin');
});
afterAll(() => app.close());

const ANSWERS = { companyName: 'Llums de Vic, S.L.', companyTypeId: 1, message: 'Two shops: one in Vic, one in Girona.' };
const ask = (client: TestClient, more: object = {}) => client.call(endpoints.askQualification, { body: { ...ANSWERS, ...more } });
const decide = (client: TestClient, id: string, body: Parameters<typeof bodyOf>[0]) =>
  client.call(endpoints.decideQualification, { params: { id }, body: bodyOf(body) });
const bodyOf = (body: { action: 'accept' | 'reject'; note?: string; roleId?: number; clientCode?: string }) => body;
const openRequests = async (client: TestClient, search = '') =>
  (await client.call(endpoints.listQualificationRequests, { query: { search, itemsPerPage: 100 } })).body.items;
const newcomer = async (email: string, more: Partial<RegistrationBody> = {}) => {
  const stranger = await confirmedStranger(app, email, more);
  return { ...stranger, email };
};
const requestOf = async (client: TestClient, email: string) => (await openRequests(client, email))[0];
const accountOf = async (email: string) => (await app.database.select().from(accounts).where(eq(accounts.email, email)))[0];

describe('a web user', () => {
  test('asks once: asking again while it waits, or when it is over, is refused', async () => {
    const { client } = await newcomer('once@example.com');
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(client)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422, 422]);
    const marta = await ask(await app.signIn('distributor'));
    expect(marta.status).toBe(422);
    expect(marta.problem.code).toBe('user.status-refused');
  });
});

describe('decisions', () => {
  test('decides once, though two decide at the same time', async () => {
    const { client, email } = await newcomer('raced@example.com');
    await ask(client);
    const id = (await requestOf(sales, email))?.id ?? '';
    const answers = await Promise.all([
      decide(sales, id, { action: 'accept' }),
      decide(admin, id, { action: 'reject' }),
      decide(sales, id, { action: 'accept' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const { status, companyId } = (await accountOf(email)) ?? {};
    expect([2, 4]).toContain(status);
    expect(status === 4 ? companyId !== null : companyId === null).toBe(true);
    const decisions = (await mailsTo(app, email)).filter(({ template }) => template.startsWith('qualification'));
    expect(decisions).toHaveLength(1);
  });
});
