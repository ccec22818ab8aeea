import { type Budget, endpoints, type Project } from '@candil/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import type { CallInput, TestClient } from '../../../test/test-client';
import { budgets } from './tables';

const DOME = '082042/2A_10';
const GLOBE = '552523/2Z_31';
const NO_LONGER_MADE = '235151/1A';
const UNKNOWN = '00000000-0000-4000-8000-00000000dead';
const NAMES = ['distributor', 'distributor.us', 'specifier', 'sales', 'sales.us', 'admin', 'importer', 'webuser', 'other'] as const;

let app: TestApp;
const clients = new Map<string, TestClient>();
const client = (name: string): TestClient => clients.get(name) ?? app.anonymous;

beforeAll(async () => {
  app = await buildTestApp();
  for (const name of NAMES) clients.set(name, await app.signIn(name));
});
afterAll(() => app.close());

const make = async (...references: string[]): Promise<Project> => {
  const products = references.map((referenceCode, index) => ({ referenceCode, quantity: index + 2 }));
  return (await client('distributor').call(endpoints.createProject, { body: { name: 'Casa Roca', products } })).body;
};
type Asked = NonNullable<CallInput<typeof endpoints.createBudget>['body']>;
const request = ({ version, products }: Project, more: Partial<Asked> = {}): Asked => ({
  version,
  clientName: 'Llull, S.L.',
  iva: 21,
  lines: products.map(({ _id: productId }) => ({ productId })),
  ...more,
});
const issue = (project: Project, more: Partial<Asked> = {}, who = 'distributor') =>
  client(who).call(endpoints.createBudget, { params: { projectId: project.id }, body: request(project, more) });
const read = async (who: string, { id }: Pick<Budget, 'id'>) =>
  (await client(who).call(endpoints.getBudget, { params: { budgetId: id } })).body;
const listed = async ({ id }: Project) =>
  (await client('distributor').call(endpoints.listBudgets, { params: { projectId: id } })).body.items;
const open = async (who: string) => (await client(who).call(endpoints.listOpenBudgets, { query: { limit: '100' } })).body.items;
const order = async ({ id, version, products }: Project) => {
  const body = { projectId: id, version, products: products.map(({ _id, quantity }) => ({ _id, quantity })), sendTogether: true };
  await client('distributor').call(endpoints.processOrder, { body });
};

describe('the short address of a budget', () => {
  const find = (who: string, budgetNumber: string) => client(who).call(endpoints.findBudgetByNumber, { params: { budgetNumber } });

  it('leads whoever may read it to exactly that revision, in either letter case', async () => {
    const project = await make(DOME);
    const { body: first } = await issue(project);
    const { body: second } = await issue(project, { revises: first.id });
    for (const { id, budgetNumber } of [first, second]) {
      const answers = [
        await find('distributor', budgetNumber),
        await find('sales', budgetNumber),
        await find('distributor', budgetNumber.toLowerCase()),
      ];
      expect(answers.map(({ body }) => body)).toEqual(answers.map(() => ({ id, projectId: project.id, budgetNumber })));
    }
  });

  it('tells others no more than of a number that nobody has, and of a deleted project nothing', async () => {
    const project = await make(DOME);
    const { body: issued } = await issue(project);
    const answerOf = async (who: string, number: string) => {
      const { status, problem } = await find(who, number);
      return [status, { ...problem, requestId: '' }];
    };
    const unknown = await answerOf('other', 'B2026-99999');
    expect(unknown).toEqual([403, expect.objectContaining({ code: 'budget.not-found' })]);
    expect(await answerOf('other', issued.budgetNumber)).toEqual(unknown);
    expect(await answerOf('other', 'B2026-042')).toEqual(unknown);
    expect(await answerOf('other', "'; --")).toEqual(unknown);
    expect((await find('nobody', issued.budgetNumber)).status).toBe(401);
    await client('distributor').call(endpoints.deleteProject, { params: { projectId: project.id }, query: { version: project.version } });
    expect(await answerOf('distributor', issued.budgetNumber)).toEqual(unknown);
  });

  it('is refused unread where it is longer than any number', async () => {
    expect((await find('distributor', `B2026-${'9'.repeat(60)}`)).problem.code).toBe('request.invalid');
  });
});

describe('a search for budgets', () => {
  it('finds the newest revision by number, client or project, for all who may read it', async () => {
    const project = await make(DOME);
    const { body: issued } = await issue(project);
    const found = async (who: string, search: string) =>
      (await client(who).call(endpoints.listOpenBudgets, { query: { limit: '100', search } })).body.items.map(({ id }) => id);
    const { budgetNumber } = issued;
    expect(await Promise.all([found('distributor', budgetNumber), found('other', budgetNumber), found('distributor', '100%')])).toEqual([
      [issued.id],
      [],
      [],
    ]);
    expect(await found('distributor', 'CASA roca')).toContain(issued.id);
  });
});

describe('the preview of a budget', () => {
  it('names the products that may not enter it, with the reason', async () => {
    const project = await make(DOME, NO_LONGER_MADE, GLOBE);
    const { body } = await client('distributor').call(endpoints.getProjectForBudget, {
      params: { projectId: project.id },
      query: { lang: 'de' },
    });
    expect({
      ...body,
      issuer: body.issuer.name,
      lines: body.lines.map(({ tag, referenceCode, quantity, unitPvp, facts }) => [tag, referenceCode, quantity, unitPvp, facts?.ip]),
      dropped: body.dropped.map(({ tag, reason, issue }) => [tag, reason, issue?.code]),
    }).toEqual({
      project: { id: project.id, name: 'Casa Roca', catalogId: 16, currency: 'EUR', version: 1 },
      writable: true,
      issuer: 'Llum i Forma',
      lines: [
        ['L1', DOME, 2, project.products[0]?.prices?.unitGross, 'IP20'],
        ['L3', GLOBE, 4, project.products[2]?.prices?.unitGross, 'IP20'],
      ],
      dropped: [['L2', 'discontinued', 'line.discontinued']],
      defaults: { discount: 0, surcharge: 0, iva: 21, validityDays: 30 },
    });
  });

  it('contains no prices unless requested', async () => {
    const project = await make(DOME);
    const { body } = await client('distributor').call(endpoints.getProjectForBudget, {
      params: { projectId: project.id },
      query: { withPrices: 'false' },
    });
    expect(body.lines.map((line) => 'unitPvp' in line)).toEqual([false]);
  });
});

describe('an issued budget', () => {
  it('has the prices of the service, the terms asked for and a number of the year', async () => {
    const project = await make(DOME, GLOBE);
    const [dome, globe] = project.products;
    const lines = [
      { productId: dome?._id ?? '', quantity: 10, discount: 12.5, unitPvp: 0.01, netPrice: 1 },
      { productId: globe?._id ?? '', discount: 0 },
    ];
    const terms = { discount: 5, surcharge: 2.5, validityDays: 10, comments: 'First line\nsecond', ownMarginPercent: 18 };
    const { status, body } = await issue(project, { ...terms, lines });
    const cents = (major: number | undefined) => Math.round((major ?? 0) * 100);
    const gross = 10 * cents(dome?.prices?.unitGross);
    const domeNet = gross - Math.round((gross * 12.5) / 100);
    const subTotal = domeNet + 3 * cents(globe?.prices?.unitGross);
    const discounted = subTotal - Math.round(subTotal * 0.05);
    const surcharged = discounted + Math.round((discounted * 25) / 1000);
    expect(status).toBe(201);
    expect(body.budgetNumber).toMatch(/^B2026-\d{5}$/);
    expect([body.subTotalNet, body.totalNet].map(cents)).toEqual([subTotal, surcharged + Math.round((surcharged * 21) / 100)]);
    expect(body).toMatchObject({
      clientName: 'Llull, S.L.',
      creationDate: '20/11/2026',
      validationDate: '29/11/2026',
      revision: 1,
      supersededBy: null,
      ownMarginPercent: 18,
      comments: 'First line\nsecond',
      discount: 5,
      products: [
        { tag: 'L1', quantity: 10, unitPvp: dome?.prices?.unitGross, discount: 12.5, netPrice: domeNet / 100 },
        { tag: 'L2', quantity: 3, discount: 0 },
      ],
    });
    expect(await read('distributor', body)).toEqual(body);
  });

  it('adds freight before tax, and says where it is not included', async () => {
    const project = await make(DOME);
    const goods = (await issue(project)).body;
    const delivered = (await issue(project, { freight: 145.5 })).body;
    const cents = (major: number) => Math.round(major * 100);
    const beforeTax = cents(goods.subTotalNet) + 14_550;
    expect(goods.freight).toBeNull();
    expect(delivered.freight).toBe(145.5);
    expect(delivered.subTotalNet).toEqual(goods.subTotalNet);
    expect(cents(delivered.totalNet)).toBe(beforeTax + Math.round((beforeTax * 21) / 100));
    expect(await read('distributor', delivered)).toEqual(delivered);
    const refused = [145.505, -1, 1e9, '145'].map(async (freight) => (await issue(project, { freight: freight as number })).status);
    expect(await Promise.all(refused)).toEqual([422, 400, 400, 400]);
  });

  it('prices an alternative, and leaves it out of the totals', async () => {
    const project = await make(DOME, GLOBE);
    const [dome, globe] = project.products.map(({ _id }) => _id);
    const only = (await issue(project, { lines: [{ productId: dome ?? '' }], ownMarginPercent: 10 })).body;
    const lines = [{ productId: dome ?? '' }, { productId: globe ?? '', discount: 10, isAlternative: true }];
    const offered = (await issue(project, { lines, ownMarginPercent: 10 })).body;
    expect(offered.totalNet).toEqual(only.totalNet);
    expect(offered.products).toEqual(only.products);
    expect('alternatives' in only).toBe(false);
    const list = project.products[1]?.prices?.unitGross ?? 0;
    expect(offered.alternatives).toMatchObject([{ id: globe, tag: 'L2', quantity: 3, unitPvp: list, discount: 10 }]);
    expect(await read('distributor', offered)).toEqual(offered);
    const none = await issue(project, { lines: [{ productId: globe ?? '', isAlternative: true }] });
    expect(none.status).toBe(422);
    expect(none.problem.code).toBe('budget.no-lines');
  });

  it('stays as it was when project, language and day change', async () => {
    const project = await make(DOME);
    const { body } = await issue(project);
    const params = { projectId: project.id, productId: project.products[0]?._id ?? '' };
    await client('distributor').call(endpoints.updateProduct, { params, body: { version: 1, quantity: 99 } });
    await client('distributor').call(endpoints.renameProject, { params, body: { version: 2, name: 'Other' } });
    expect(await read('distributor', body)).toEqual(body);
    const german = (await client('distributor').call(endpoints.getBudget, { params: { budgetId: body.id }, query: { lang: 'de' } })).body;
    expect(german.totalNet).toEqual(body.totalNet);
    expect(german.products[0]?.descriptions[0]?.text === body.products[0]?.descriptions[0]?.text).toBe(false);
  });

  it('cannot be changed or deleted in the database', async () => {
    const { body } = await issue(await make(DOME));
    const change = app.database.update(budgets).set({ clientName: 'Mallory' }).where(eq(budgets.id, body.id));
    await expect(change).rejects.toThrow();
    await expect(app.database.delete(budgets).where(eq(budgets.id, body.id))).rejects.toThrow();
    expect((await read('distributor', body)).clientName).toBe('Llull, S.L.');
  });

  it('takes the next number, and a refused one takes none', async () => {
    const project = await make(DOME);
    const serials: number[] = [];
    for (const more of [{}, { lines: [{ productId: UNKNOWN }] }, { discount: 1.005 }, {}]) {
      const answer = await issue(project, more);
      if (answer.status === 201) serials.push(Number(answer.body.budgetNumber.slice(6)));
    }
    const [first = 0, second] = serials;
    expect(serials).toHaveLength(2);
    expect(second).toEqual(first + 1);
  });

  it('is made once for one key', async () => {
    const project = await make(DOME);
    const call = { params: { projectId: project.id }, body: request(project), idempotencyKey: 'one-intention' };
    const [first, second] = [
      await client('distributor').call(endpoints.createBudget, call),
      await client('distributor').call(endpoints.createBudget, call),
    ];
    expect(second.body).toEqual(first.body);
    expect(await listed(project)).toHaveLength(1);
  });

  it.each<[string, Partial<Asked>, number, string]>([
    ['another version of the project', { version: 7 }, 409, 'version.conflict'],
    ['a product of another project', { lines: [{ productId: UNKNOWN }] }, 404, 'product.not-found'],
    ['no line with a quantity', { lines: [] }, 400, 'request.invalid'],
    ['more decimals than two', { surcharge: 0.001 }, 422, 'budget.percent'],
    ['a discount above 100 %', { discount: 101 }, 400, 'request.invalid'],
    ['a name that no text field takes', { clientName: '<script>' }, 422, 'text.character'],
    ['a comment that no text area takes', { comments: 'so; it is' }, 422, 'text.character'],
    ['a revision of an unknown budget', { revises: UNKNOWN }, 403, 'budget.not-found'],
    ['a margin that leads too far', { ownMarginPercent: 1_000_001 }, 400, 'request.invalid'],
  ])('is refused with %s', async (_name, more, status, code) => {
    const project = await make(DOME);
    const answer = await issue(project, more);
    expect(answer.status).toEqual(status);
    expect(answer.problem.code).toEqual(code);
    expect(await listed(project)).toEqual([]);
  });

  it('is refused when every line is set to nothing, or one may not enter', async () => {
    const project = await make(DOME, NO_LONGER_MADE);
    const [dome, old] = project.products.map(({ _id }) => _id);
    const none = await issue(project, { lines: [{ productId: dome ?? '', quantity: 0 }] });
    const over = await issue(project, { lines: [{ productId: dome ?? '' }, { productId: old ?? '' }] });
    const twice = await issue(project, { lines: [{ productId: dome ?? '' }, { productId: dome ?? '' }] });
    expect(none.problem.code).toBe('budget.no-lines');
    expect(over.problem.code).toBe('budget.line-invalid');
    expect(over.problem.lines).toEqual([
      { productId: old, tag: 'L2', issue: { code: 'line.discontinued', values: { replacedBy: '2355' } } },
    ]);
    expect(twice.problem.code).toBe('request.invalid');
  });
});

describe('a revision', () => {
  it('has the number of the budget it changes, which stays as it was and names its successor', async () => {
    const project = await make(DOME);
    const first = (await issue(project)).body;
    const second = (await issue(project, { revises: first.id, discount: 10 })).body;
    expect(second.budgetNumber).toEqual(`${first.budgetNumber}-R2`);
    expect(second.revision).toBe(2);
    expect(second.supersededBy).toBeNull();
    expect(await read('distributor', first)).toEqual({ ...first, supersededBy: second.id });
    const old = await issue(project, { revises: first.id });
    expect(old.status).toBe(409);
    expect(old.problem.code).toBe('budget.superseded');
    expect(old.problem.latestNumber).toEqual(second.budgetNumber);
    const isChecked = (await listed(project)).map((one) => [one.budgetNumber, one.isChecked]);
    expect(isChecked).toEqual([
      [second.budgetNumber, true],
      [first.budgetNumber, false],
    ]);
  });

  it('no longer counts once its days are over', async () => {
    const project = await make(DOME);
    await issue(project, { validityDays: 1 });
    const isOpen = async () => (await open('distributor')).some((one) => one.project.id === project.id);
    const before = [...(await listed(project)).map(({ isChecked }) => isChecked), await isOpen()];
    const now = app.clock.read();
    app.clock.set(new Date(now.getTime() + 24 * 60 * 60 * 1000));
    clients.set('distributor', await app.signIn('distributor'));
    const after = [...(await listed(project)).map(({ isChecked }) => isChecked), await isOpen()];
    app.clock.set(now);
    clients.set('distributor', await app.signIn('distributor'));
    expect(before).toEqual([true, true]);
    expect(after).toEqual([false, false]);
  });

  it('is not made of the budget of another project', async () => {
    const foreign = (await issue(await make(DOME))).body;
    expect((await issue(await make(DOME), { revises: foreign.id })).problem.code).toBe('budget.not-found');
  });
});

describe('access to the budgets of a project', () => {
  it.each(['specifier', 'distributor.us', 'sales.us', 'importer', 'webuser', 'other'])(
    'not %s: a foreign project and budget answer as unknown ones do',
    async (name) => {
      const project = await make(DOME);
      const { body } = await issue(project);
      const seen = async (projectId: string, budgetId: string) => {
        const who = client(name);
        const answers = [
          await who.call(endpoints.getProjectForBudget, { params: { projectId } }),
          await who.call(endpoints.listBudgets, { params: { projectId } }),
          await who.call(endpoints.createBudget, { params: { projectId }, body: request(project) }),
          await who.call(endpoints.getBudget, { params: { budgetId } }),
          await who.call(endpoints.getBudgetDocument, { params: { budgetId } }),
        ];
        return answers.map(({ status, problem: { requestId: _, ...rest } }) => [status, rest]);
      };
      const foreign = await seen(project.id, body.id);
      expect(foreign.map(([status]) => status)).toEqual([403, 403, 403, 403, 403]);
      expect(foreign).toEqual(await seen(UNKNOWN, UNKNOWN));
    },
  );

  it('lists the newest revisions that hold, the first to expire first, while their project can be ordered', async () => {
    const project = await make(DOME);
    const late = (await issue(project, { validityDays: 40 })).body;
    const soon = (await issue(project, { validityDays: 2 })).body;
    const revised = (await issue(project, { validityDays: 3, revises: soon.id })).body;
    const own = (await open('distributor')).filter(({ project: { id } }) => id === project.id);
    expect(own).toEqual(
      [revised, late].map(({ id, budgetNumber, validationDate, totalNet, currency }) => ({
        id,
        budgetNumber,
        project: { id: project.id, name: 'Casa Roca' },
        validationDate,
        totalNet,
        currency,
      })),
    );
    const seenBy = async (who: string) => (await open(who)).some(({ id }) => id === late.id);
    expect([await seenBy('sales'), await seenBy('other'), await seenBy('sales.us')]).toEqual([true, false, false]);
    await order(project);
    expect((await open('distributor')).filter(({ project: { id } }) => id === project.id)).toEqual([]);
  });

  it.each(['sales', 'admin'])('%s, but neither cost nor mark-up of its maker', async (name) => {
    const { body } = await issue(await make(DOME), { ownMarginPercent: 30 });
    expect(body.products.map(({ ownDiscount }) => ownDiscount)).toEqual([35]);
    const products = body.products.map(({ ownDiscount: _, ...product }) => product);
    expect(await read(name, body)).toEqual({ ...body, ownMarginPercent: null, products });
  });

  it('still after it was ordered, but issues no more', async () => {
    const project = await make('082042/2A_10');
    const { body } = await issue(project);
    await order(project);
    const { version } = (await client('distributor').call(endpoints.getProject, { params: { projectId: project.id } })).body;
    const after = await issue(project, { version });
    const base = await client('distributor').call(endpoints.getProjectForBudget, { params: { projectId: project.id } });
    expect(await read('distributor', body)).toEqual(body);
    expect(after.status).toBe(409);
    expect(after.problem.code).toBe('project.read-only');
    expect(base.body.writable).toBe(false);
  });
});
