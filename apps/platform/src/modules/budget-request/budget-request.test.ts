import { randomUUID } from 'node:crypto';
import { EMBEDDED_SERVICES, endpoints, type Project } from '@candil/contract';
import { TEXT_KINDS } from '@candil/domain';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import { makeCompany } from '../../../test/people';
import { RIGHT_FILES } from '../../../test/sample-files';
import type { CallInput, TestClient } from '../../../test/test-client';
import { securityEvents } from '../../kernel/authentication/session-tables';
import { mails } from '../../kernel/mail';
import { accounts } from '../account';
import { budgetRequests } from './tables';

const DOME = '082042/2A_10';
const GLOBE = '552523/2Z_31';

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
const ask = (name: string, project: Project, changes: Partial<BudgetRequestInput> = {}, usa = false) =>
  client(name).call(usa ? endpoints.requestBudgetUsa : endpoints.requestBudget, { body: requestFor(project, changes) });
const read = async (projectId: string, name = 'admin') =>
  (await client(name).call(endpoints.getBudgetRequestInfo, { params: { projectId } })).body;
const upload = async (name: string, domain = 'budget'): Promise<string> => {
  const head = '--m\r\ncontent-disposition: form-data; name="file"; filename="plan.pdf"\r\n\r\n';
  const answer = await client(name).send({
    method: 'POST',
    url: `${EMBEDDED_SERVICES.api}/files/temp?domain=${domain}&entity=request`,
    headers: { 'content-type': 'multipart/form-data; boundary=m' },
    payload: Buffer.concat([Buffer.from(head), RIGHT_FILES.pdf, Buffer.from('\r\n--m--\r\n')]),
  });
  return answer.json().id;
};
const code = (answer: { status: number; problem?: { code: string } }) => (answer.status === 201 ? 201 : answer.problem?.code);

describe('a request for a budget', () => {
  it('is kept, listed at its project, mailed to the sales team of the catalogue and confirmed to its sender', async () => {
    const project = await make('distributor', DOME, GLOBE);
    const fileId = await upload('distributor');
    const { status, body } = await ask('distributor', project, { files: [fileId] });
    expect(status).toBe(201);
    expect(body.requestNumber).toMatch(/^R\d{5}$/);
    expect(await read(project.id, 'distributor')).toEqual({
      project: { id: project.id, name: 'Casa Roca', catalogId: 16, version: project.version, pieces: 4, lines: 2 },
      writable: true,
      requests: [
        {
          id: body.id,
          requestNumber: body.requestNumber,
          createdAt: app.clock.read().toISOString(),
          requestedByName: 'Marta Soler',
          description: 'Two deliveries.\nFirst in May',
          files: ['plan.pdf'],
        },
      ],
    });
    const letters = await app.database.select().from(mails);
    const toSales = letters.find(({ template }) => template === 'budgetRequested');
    const toAsker = letters.find(({ template }) => template === 'budgetRequestReceived');
    expect(letters).toHaveLength(2);
    expect(toSales?.to).toBe('sales@candil.example');
    expect(toSales?.language).toBe('es');
    expect(toSales?.path).toEqual(`/project/${project.id}`);
    expect(toAsker?.to).toBe('distributor@candil.example');
    expect(toAsker?.language).toBe('de');
    expect(toSales?.values).toMatchObject({
      name: 'Pau Ferrer',
      number: body.requestNumber,
      project: 'Casa Roca',
      requester: 'Marta Soler',
      company: 'Llum i Forma',
      lines: '2 × 082042/2A_10 · 2 × 552523/2Z_31',
      files: `plan.pdf: https://portal.example/api/files/${fileId}`,
    });
    const [line] = await app.database
      .select()
      .from(securityEvents)
      .where(eq(securityEvents.kind, 'budget.requested'))
      .orderBy(desc(securityEvents.at));
    expect(line?.details).toMatchObject({ projectId: project.id, requestNumber: body.requestNumber });
    const readers = await Promise.all(
      ['sales', 'admin', 'distributor', 'sales.us', 'other'].map(
        async (name) => (await client(name).send({ method: 'GET', url: `/api/files/${fileId}` })).statusCode,
      ),
    );
    expect(readers).toEqual([200, 200, 200, 404, 404]);
  });

  it('gives the project another name in the same step, or neither', async () => {
    const project = await make('distributor', DOME);
    const refused = await ask('distributor', project, { changeProjectName: 'Hotel Sol', files: [randomUUID()] });
    expect(code(refused)).toBe('file.not-found');
    expect((await read(project.id)).project.name).toBe('Casa Roca');
    const { status } = await ask('distributor', project, { changeProjectName: '  Hotel Sol ' });
    const after = await read(project.id);
    const [letter] = await app.database.select().from(mails).where(eq(mails.template, 'budgetRequested'));
    expect(status).toBe(201);
    expect(after.project.name).toBe('Hotel Sol');
    expect(after.project.version).toEqual(project.version + 1);
    expect(letter?.values.project).toBe('Hotel Sol');
  });

  it.each<[string, Partial<BudgetRequestInput>, string, string]>([
    ['a description that is too odd', { description: 'a;b' }, 'text.character', 'description'],
    ['an empty name', { changeProjectName: '  ' }, 'text.empty', 'changeProjectName'],
    ['a name with odd signs', { changeProjectName: 'Casa <b>' }, 'text.character', 'changeProjectName'],
  ])('with %s names the field', async (_, changes, expected, field) => {
    const answer = await ask('distributor', await make('distributor', DOME), changes);
    expect(answer.status).toBe(422);
    expect(answer.problem).toEqual(expect.objectContaining({ code: expected, field }));
  });

  it('limits the length of texts and the number of files', async () => {
    const project = await make('distributor', DOME);
    const longest = 'a'.repeat(TEXT_KINDS.textarea.max);
    const answers = [
      await ask('distributor', project, { description: longest }),
      await ask('distributor', project, { description: `${longest}a` }),
      await ask('distributor', project, { changeProjectName: 'a'.repeat(TEXT_KINDS.projectTitle.max + 1) }),
      await ask('distributor', project, { files: Array.from({ length: 11 }, () => randomUUID()) }),
    ];
    expect(answers.map(code)).toEqual([201, 'request.invalid', 'request.invalid', 'request.invalid']);
  });

  it('takes only files that its sender sent for it', async () => {
    const project = await make('distributor', DOME);
    const [forSupport, ofAnother] = [await upload('distributor', 'support'), await upload('specifier')];
    const answers = [await ask('distributor', project, { files: [forSupport] }), await ask('distributor', project, { files: [ofAnother] })];
    expect(answers.map(code)).toEqual(['file.not-found', 'file.not-found']);
    expect((await read(project.id)).requests).toEqual([]);
  });

  it('needs a project with products, in its current version, and the right to write it', async () => {
    const [empty, project] = [await make('distributor'), await make('distributor', DOME)];
    const answers = [
      await ask('distributor', empty),
      await ask('distributor', project, { project: { id: project.id, version: project.version + 1 } }),
      await ask('other', project),
      await ask('distributor', project, { project: { id: randomUUID(), version: 1 } }),
    ];
    expect(answers.map(code)).toEqual(['budget-request.no-products', 'version.conflict', 'project.not-found', 'project.not-found']);
  });

  it('is refused once the project is ordered, and its requests can still be read', async () => {
    const project = await make('distributor', DOME);
    await ask('distributor', project);
    const products = project.products.map(({ _id, quantity }) => ({ _id, quantity }));
    await client('distributor').call(endpoints.processOrder, {
      body: { projectId: project.id, version: project.version, products, sendTogether: true },
    });
    const again = await ask('distributor', { ...project, version: project.version + 1 });
    const { writable, requests } = await read(project.id, 'distributor');
    expect(code(again)).toBe('project.read-only');
    expect(writable).toBe(false);
    expect(requests).toHaveLength(1);
  });
});

describe('the right to request a budget', () => {
  it('is qualified in catalogue 16', async () => {
    const answer = await ask('webuser', await make('webuser', DOME));
    expect(answer.status).toBe(403);
    expect(answer.problem.code).toBe('user.not-qualified');
  });

  it('needs no qualification in catalogue 21, and its call is for that catalogue alone', async () => {
    const [american, european] = [await make('distributor.us', '0820-42/2A_10'), await make('distributor', DOME)];
    const answers = [
      await ask('distributor.us', american, {}, true),
      await ask('distributor.us', american),
      await ask('distributor', european, {}, true),
      await ask('distributor', european, { catalogId: 21 }),
    ];
    expect([american.catalogId, ...answers.map(code)]).toEqual([
      21,
      201,
      'budget-request.other-catalogue',
      'budget-request.other-catalogue',
      'budget-request.other-catalogue',
    ]);
    const [letter] = await app.database.select().from(mails).where(eq(mails.template, 'budgetRequested'));
    expect(letter?.to).toBe('sales.us@candil.example');
  });

  it('brings a project made before they had a company to the sales people of that company', async () => {
    const project = await make('webuser', DOME);
    const before = (await client('sales').call(endpoints.getProject, { params: { projectId: project.id } })).status;
    const companyId = await makeCompany(app, 16);
    await app.database.update(accounts).set({ status: 4, companyId }).where(eq(accounts.email, 'webuser@candil.example'));
    const qualified = await app.signIn('webuser');
    const { status } = await qualified.call(endpoints.requestBudget, { body: requestFor(project) });
    const after = (await client('sales').call(endpoints.getProject, { params: { projectId: project.id } })).status;
    expect(before).toBe(403);
    expect(status).toBe(201);
    expect(after).toBe(200);
  });
});

it('without sales people in a catalogue the request goes to support', async () => {
  const setStatus = (status: 3 | 4) => app.database.update(accounts).set({ status }).where(eq(accounts.email, 'sales@candil.example'));
  const project = await make('distributor', DOME);
  await setStatus(3);
  const { status } = await ask('distributor', project);
  const [letter] = await app.database.select().from(mails).where(eq(mails.template, 'budgetRequested'));
  await setStatus(4);
  expect(status).toBe(201);
  expect(letter?.to).toBe('help@candil.example');
});
