import { endpoints, type Project } from '@candil/contract';
import type { IsoLanguage, RuleDefinition } from '@candil/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import { ruledCatalogue } from '../../../test/ruled-catalogue';
import type { TestClient } from '../../../test/test-client';
import { publishCatalogue } from '../static-data';

/** Alba: white is refused by the rule below. Perla and Tramo: every luminaire meets a broken rule. */
const SAGE = '082042/2A_10';
const WHITE = '082010/2A_10';
const PERLA = '552523/2Z_31';
const TRAMO = '577014/2A';

const english = 'White is not made any more.';
const german = 'Weiß wird nicht mehr gefertigt.';
const rule = (id: string, script: string, more: Partial<RuleDefinition> = {}): RuleDefinition => ({
  id,
  elementTypes: ['Light'],
  script,
  active: true,
  ...more,
});
const RULES = {
  110: [
    rule('sleeping', 'false', { active: false }),
    rule('groups', 'false', { elementTypes: ['Cluster'] }),
    rule('no-white', 'finish != "10"', {
      reasons: { en: english, us: english, es: english, fr: english, it: english, de: german },
    }),
    rule('volts', 'finish == "10" ? voltage < 48 : pass'),
  ],
  120: [rule('volts', 'model == "x" ||\n  voltage < 48')],
  130: [rule('slip', 'finnish == "10"', { elementTypes: ['Space', 'Light'] })],
};
const REJECTED = { code: 'rule.rejected', ruleId: 'no-white', reason: english };
const BROKEN = { code: 'rule.broken', ruleId: 'volts', cause: 'rule.no-value', line: 2, column: 3 };
const UNREADABLE = { code: 'rule.broken', ruleId: 'slip', cause: 'rule.name-unknown', line: 1, column: 1 };

/** A service on the catalogue of before, and one on the same database that began after the rules were published. */
let before: TestApp;
let after: TestApp;
let marta: TestClient;
let admin: TestClient;
/** Made while nothing was against their products. */
let older: Project;
let white: Project;
let ordered: Project;
/** Number of starting points offered of each collection at that time. */
let offeredBefore: (subFamilyId: number) => number;

const make = async (client: TestClient, ...references: string[]): Promise<Project> => {
  const products = references.map((referenceCode) => ({ referenceCode, quantity: 2 }));
  return (await client.call(endpoints.createProject, { body: { name: 'Casa Roca', products } })).body;
};
const read = async (id: string, lang: IsoLanguage = 'en') =>
  (await marta.call(endpoints.getProject, { params: { projectId: id }, query: { lang } })).body;
const orderOf = ({ id, version, products }: Project) => ({
  projectId: id,
  version,
  products: products.map(({ _id, quantity }) => ({ _id, quantity })),
  sendTogether: true,
});
const idOf = ({ products }: Project, index: number) => products[index]?._id ?? '';

const startingPoints = async (client: TestClient) => {
  const { body } = await client.call(endpoints.listPreconfigs, { query: { catalogId: 16 } });
  return (subFamilyId: number) => body.filter((preconfig) => preconfig.subFamilyId === subFamilyId).length;
};

beforeAll(async () => {
  before = await buildTestApp();
  const earlier = await before.signIn('distributor');
  older = await make(earlier, SAGE, WHITE, PERLA, TRAMO);
  white = await make(earlier, WHITE);
  ordered = await make(earlier, WHITE);
  expect((await earlier.call(endpoints.processOrder, { body: orderOf(ordered) })).status).toBe(201);
  offeredBefore = await startingPoints(earlier);
  await publishCatalogue(before.database, ruledCatalogue('ruled', RULES), new Date());
  after = await buildTestApp({ open: before.open });
  [marta, admin] = await Promise.all([after.signIn('distributor'), after.signIn('admin')]);
});
afterAll(async () => {
  await after.close();
  await before.close();
});

describe('a product that a rule refuses is not kept', () => {
  it.each([
    ['rejects', WHITE, REJECTED],
    ['is broken on it', PERLA, BROKEN],
    ['cannot be read', TRAMO, UNREADABLE],
  ])(
    'where the rule %s: neither made, added, changed into nor copied, and the project stays as it was',
    async (_, referenceCode, refusal) => {
      const project = await make(marta, SAGE);
      const params = { projectId: project.id };
      const { version } = project;
      const products = [{ referenceCode: SAGE }, { referenceCode }];
      const made = await marta.call(endpoints.createProject, { body: { name: 'Casa Nova', products } });
      const added = await marta.call(endpoints.addProducts, { params, body: { version, products } });
      const changed = await marta.call(endpoints.updateProduct, {
        params: { ...params, productId: idOf(project, 0) },
        body: { version, referenceCode },
      });
      const line = older.products.find((product) => product.referenceCode === referenceCode)?._id ?? '';
      const copied = await marta.call(endpoints.cloneProduct, {
        params: { projectId: older.id, productId: line },
        body: { version: older.version },
      });
      expect([made, added].map(({ status, problem }) => [status, problem])).toEqual(
        Array(2).fill([422, expect.objectContaining({ ...refusal, index: 1 })]),
      );
      expect([changed, copied].map(({ status, problem }) => [status, problem])).toEqual(
        Array(2).fill([422, expect.objectContaining(refusal)]),
      );
      expect([(await read(project.id)).version, (await read(older.id)).version]).toEqual([version, older.version]);
    },
  );

  it('give the reason in the language of the viewer, without the script', async () => {
    const body = { name: 'Casa Nova', products: [{ referenceCode: WHITE }] };
    const { problem } = await marta.call(endpoints.createProject, { query: { lang: 'de' }, body });
    const { requestId: _, ...refusal } = problem;
    expect(refusal).toEqual({
      type: 'urn:candil:failure:rule.rejected',
      title: 'Unprocessable Entity',
      status: 422,
      code: 'rule.rejected',
      ruleId: 'no-white',
      reason: german,
      index: 0,
    });
  });

  it('but exclusions are reported first', async () => {
    const body = { name: 'Casa Nova', products: [{ referenceCode: '082010/9B_10' }] };
    expect((await marta.call(endpoints.createProject, { body })).problem.code).toBe('article.excluded');
  });

  it('is refused in a pasted list, by whatever way its code was found', async () => {
    const text = [SAGE, WHITE, '0820 10 2A 10', '08201O/2A_10', '0820102A10000000', PERLA].join('\n');
    const { body } = await marta.call(endpoints.previewPaste, { query: { lang: 'de' }, body: { catalogId: 16, text } });
    const rejected = { code: 'rule.rejected', values: { ruleId: 'no-white', reason: german } };
    const { code, ...values } = BROKEN;
    expect(body.lines.map(({ state, reason }) => [state, reason])).toEqual([
      ['good', null],
      ...Array(4).fill(['refused', rejected]),
      ['refused', { code, values }],
    ]);
  });

  it('is no starting point', async () => {
    const offered = await startingPoints(marta);
    expect([110, 120, 130].map(offered)).toEqual([1, 0, 0]);
    expect([110, 120, 130].map((subFamilyId) => offeredBefore(subFamilyId) > 1)).toEqual([true, true, true]);
  });
});

describe('an older project with products that a newer rule refuses', () => {
  const issues = [undefined, REJECTED, BROKEN, UNREADABLE].map((refusal) => {
    if (refusal === undefined) return [];
    const { code, ...values } = refusal;
    return [{ code, values }];
  });

  it('mark each line, in the language of the viewer, also in the list of projects', async () => {
    expect((await read(older.id)).products.map((product) => product.issues)).toEqual(issues);
    expect((await read(older.id, 'de')).products[1]?.issues[0]?.values.reason).toBe(german);
    const { body } = await marta.call(endpoints.listProjects, { query: {} });
    expect(body.items.find(({ id }) => id === older.id)?.linesToMend).toBe(3);
  });

  it('is not ordered with them, and names each', async () => {
    const preview = (await marta.call(endpoints.generateOrder, { body: { projectId: older.id } })).body;
    expect(preview.lines.map(({ tag }) => tag)).toEqual(['L1']);
    expect(preview.dropped.map(({ issue }) => [issue])).toEqual(issues.slice(1));
    const { status, problem } = await marta.call(endpoints.processOrder, { body: orderOf(older) });
    const lines = ['L2', 'L3', 'L4'].map((tag, index) => ({ productId: idOf(older, index + 1), tag, issue: issues[index + 1]?.[0] }));
    expect(status).toBe(422);
    expect(problem.code).toBe('order.line-invalid');
    expect(problem.lines).toEqual(lines);
    expect((await read(older.id)).status).toBe(1);
  });

  it('is not made into a budget with them, and names each', async () => {
    const params = { projectId: older.id };
    const source = (await marta.call(endpoints.getProjectForBudget, { params, query: {} })).body;
    expect(source.lines.map(({ tag }) => tag)).toEqual(['L1']);
    expect(source.dropped.map(({ tag, reason, issue }) => [tag, reason, [issue]])).toEqual(
      ['L2', 'L3', 'L4'].map((tag, index) => [tag, 'rule', issues[index + 1]]),
    );
    const lines = older.products.slice(0, 2).map(({ _id: productId }) => ({ productId }));
    const refused = await marta.call(endpoints.createBudget, {
      params,
      body: { version: older.version, clientName: 'Llull', iva: 21, lines },
    });
    expect(refused.status).toBe(422);
    expect(refused.problem.code).toBe('budget.line-invalid');
    expect(refused.problem.lines).toEqual([{ productId: idOf(older, 1), tag: 'L2', issue: issues[1]?.[0] }]);
    const kept = await marta.call(endpoints.createBudget, {
      params,
      body: { version: older.version, clientName: 'Llull', iva: 21, lines: lines.slice(0, 1) },
    });
    expect(kept.status).toBe(201);
  });

  it('can still be counted, cleared out, put back as it was, and mended', async () => {
    const params = { projectId: white.id, productId: idOf(white, 0) };
    const counted = await marta.call(endpoints.updateProduct, { params, body: { version: 1, quantity: 5 } });
    const removed = await marta.call(endpoints.deleteProduct, { params, query: { version: 2 } });
    const restored = await marta.call(endpoints.restoreProduct, { params, body: { version: 3 } });
    const mended = await marta.call(endpoints.updateProduct, { params, body: { version: 4, referenceCode: SAGE } });
    expect([counted, removed, restored, mended].map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(mended.body.products.map(({ quantity, issues: left }) => [quantity, left])).toEqual([[5, []]]);
  });

  it('stays as it is once it is ordered', async () => {
    expect((await read(ordered.id)).products.map((product) => product.issues)).toEqual([[]]);
  });
});

describe('with the toggle off', () => {
  it('no script runs: refused lines are validated, added, copied, listed and ordered', async () => {
    await admin.call(endpoints.updateFlag, {
      params: { name: 'rules' },
      body: { version: 1, sets: { PRO: false }, emails: [], subFamilyIds: null, applicationIds: null },
    });
    const project = await make(marta, WHITE, PERLA, TRAMO);
    const params = { projectId: project.id, productId: idOf(project, 0) };
    const copied = (await marta.call(endpoints.cloneProduct, { params, body: { version: 1 } })).body;
    const { body: list } = await marta.call(endpoints.listProjects, { query: {} });
    const { body: checked } = await marta.call(endpoints.validateConfiguration, {
      query: {},
      body: { catalogId: 16, products: [{ reference: WHITE }] },
    });
    expect(copied.products.map((product) => product.issues)).toEqual([[], [], [], []]);
    expect(list.items.find(({ id }) => id === older.id)?.linesToMend).toBe(0);
    expect(checked).toEqual({ valid: true, rules: false, issues: [] });
    expect((await marta.call(endpoints.processOrder, { body: orderOf(copied) })).status).toBe(201);
  });
});
