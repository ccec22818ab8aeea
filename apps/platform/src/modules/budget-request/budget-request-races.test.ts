import { randomUUID } from 'node:crypto';
import { endpoints, type Project } from '@candil/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import type { CallInput, TestClient } from '../../../test/test-client';
import { mails } from '../../kernel/mail';
import { budgetRequests } from './tables';

const DOME = '082042/2A_10';

let app: TestApp;
const clients = new Map<string, TestClient>();
const client = (name: string): TestClient => clients.get(name) ?? app.anonymous;
beforeAll(async () => {
  app = await buildTestApp({ configuration: { supportEmail: 'help@candil.example', publicUrl: 'https://portal.example' } });
  for (const name of ['distributor', 'distributor.us', 'specifier', 'sales', 'sales.us', 'admin', 'webuser', 'other']) {
    clients.set(name, await app.signIn(name));
  }
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.delete(mails);
  await app.database.delete(budgetRequests);
});

const make = async (owner: string, ...references: string[]): Promise<Project> => {
  const products = references.map((referenceCode) => ({ referenceCode, quantity: 2 }));
  return (await client(owner).call(endpoints.createProject, { body: { name: 'Casa Roca', products } })).body;
};
type BudgetRequestInput = NonNullable<CallInput<typeof endpoints.requestBudget>['body']>;
const requestFor = (
  { id, version, catalogId }: Pick<Project, 'id' | 'version' | 'catalogId'>,
  changes: Partial<BudgetRequestInput> = {},
): BudgetRequestInput => ({
  catalogId,
  lang: 'de',
  description: 'Two deliveries.\nFirst in May',
  project: { id, version },
  ...changes,
});
const read = async (projectId: string, name = 'admin') =>
  (await client(name).call(endpoints.getBudgetRequestInfo, { params: { projectId } })).body;
const code = (answer: { status: number; problem?: { code: string } }) => (answer.status === 201 ? 201 : answer.problem?.code);

describe('a request for a budget', () => {
  it('asks once under one key, however often it is sent', async () => {
    const project = await make('distributor', DOME);
    const idempotencyKey = randomUUID();
    const send = (changes: Partial<BudgetRequestInput> = {}) =>
      client('distributor').call(endpoints.requestBudget, { body: requestFor(project, changes), idempotencyKey });
    const answers = await Promise.all(Array.from({ length: 4 }, () => send()));
    const other = await send({ description: 'Something else' });
    const numbers = new Set(answers.map(({ body }) => body.requestNumber));
    expect(numbers.size).toBe(1);
    expect((await read(project.id)).requests).toHaveLength(1);
    expect(await app.database.select().from(mails)).toHaveLength(2);
    expect(code(other)).toBe('idempotency.key-reused');
  });
});
