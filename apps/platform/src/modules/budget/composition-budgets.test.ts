import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { budgetSheet, budgetWords, previewBudget } from '@candil/budget-sheet';
import { endpoints, type Project } from '@candil/contract';
import { createFormat } from '@candil/i18n';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import { readPdf } from '../../../test/read-pdf';
import { rowOfPendants } from '../../../test/sample-composition';
import { clusterOf, compositionOf, documentOf, inRow, lightOf } from '../../../test/sample-configuration';
import type { TestClient } from '../../../test/test-client';
import { testConfiguration } from '../../../test/test-configuration';

const PRINTS = join(import.meta.dirname, '../../../../../packages/catalogue-pictures/prints');

let app: TestApp;
let marta: TestClient;

beforeAll(async () => {
  app = await buildTestApp({ configuration: { files: { ...testConfiguration().files, prints: PRINTS } } });
  marta = await app.signIn('distributor');
});
afterAll(() => app.close());

/** Two compositions in a room: two domes with a remote driver, and one without. */
const twoCompositions = () => {
  const light = (id: string) => lightOf(id, '0820', { color: '42', temperature: '2', control: 'A', pendantHeightCm: 150 });
  const canopy = (id: string, installation: string) => clusterOf(`canopy-${id}`, installation, inRow([light(`light-${id}`)], 0));
  return documentOf([
    compositionOf('one', inRow([canopy('1', '31'), canopy('2', '31')], 1)),
    { ...compositionOf('two', inRow([canopy('3', '10')], 1)) },
  ]);
};

const make = async (document = rowOfPendants(), quantity = 2): Promise<Project> =>
  (await marta.call(endpoints.createProject, { body: { name: 'Offered', configurations: [{ document, quantity, tag: 'P1' }] } })).body;

const putPicture = async (
  { projectId, productId }: { projectId: string; productId: string },
  content: Buffer,
  version: number,
): Promise<Project> => {
  const head = '--p\r\ncontent-disposition: form-data; name="file"; filename="p"\r\ncontent-type: image/jpeg\r\n\r\n';
  const { payload } = await marta.send({
    method: 'PUT',
    url: `/api/v1/projects/${projectId}/products/${productId}/picture?version=${version}`,
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n--p--\r\n')]),
    headers: { 'content-type': 'multipart/form-data; boundary=p' },
  });
  return JSON.parse(payload);
};

const issue = async ({ id, version, products }: Project) =>
  marta.call(endpoints.createBudget, {
    params: { projectId: id },
    body: {
      version,
      clientName: 'Casa Llull',
      iva: 21,
      ownMarginPercent: 20,
      lines: products.map(({ _id: productId }) => ({ productId, discount: 10 })),
    },
  });

describe('a budget with a composition', () => {
  it('has it as one line with its pieces', async () => {
    const project = await make();
    const { body } = await issue(project);
    const [line] = body.products;
    expect(line).toMatchObject({
      id: project.products[0]?._id,
      tag: 'P1',
      modelName: 'Alba',
      referenceCode: project.products[0]?.creationCode,
      quantity: 2,
      unitPvp: 1311,
      pvp: 2622,
      discountValue: 262.2,
      netPrice: 2359.8,
      weeks: 3,
      facts: { lumens: 2760, watts: 27 },
      image: '/static/images/0820/42-day-400.webp',
    });
    expect(line?.articles).toEqual([
      expect.objectContaining({ model: '0820', modelName: 'Alba 33', quantity: 3, unitPvp: 437, pvp: 2622, netPrice: 2359.8 }),
    ]);
    expect(line?.compositions).toBeUndefined();
    expect(line?.accessories).toBeUndefined();
  });

  it('names several compositions of a room, and the drivers among their accessories', async () => {
    const project = await make(twoCompositions(), 1);
    const { body } = await issue(project);
    const [line] = body.products;
    const printed = line?.compositions?.map(({ modelName, articles, accessories, pvp }) => ({
      modelName,
      articles: articles?.map(({ referenceCode, quantity }) => [referenceCode, quantity]),
      accessories: accessories?.map(({ quantity, unitPvp }) => [quantity, unitPvp > 0]),
      pvp,
    }));
    expect(printed).toMatchObject([
      { modelName: 'Alba 1', articles: [['082042/2A_31', 2]], accessories: [[1, true]] },
      { modelName: 'Alba 2', articles: [['082042/2A_10', 1]] },
    ]);
    expect(line?.pvp).toBe(printed?.reduce((sum, { pvp }) => sum + pvp, 0));
    expect(line?.unitPvp).toBe(project.products[0]?.prices?.unitGross);
  });

  it('is drafted by the browser as the service issues it', async () => {
    const project = await make(twoCompositions(), 3);
    const { body: base } = await marta.call(endpoints.getProjectForBudget, { params: { projectId: project.id }, query: { lang: 'en' } });
    const lines = new Map(base.lines.map(({ productId }) => [productId, { discount: 10 }]));
    const preview = previewBudget(base, { discount: 0, surcharge: 0, iva: 21, ownMarginPercent: 20, clientName: 'Casa Llull', lines });
    if (!preview.ok) throw new Error(preview.failure.code);
    const { body: issued } = await issue(project);
    expect(preview.value.budget.products).toEqual(issued.products);
    const format = createFormat({ language: 'de', catalogId: 16 });
    const sheet = (budget: Parameters<typeof budgetSheet>[0], copy: 'own' | 'client') =>
      budgetSheet(budget, { language: 'de', format, words: budgetWords('de'), copy }).lines;
    expect(sheet(preview.value.budget, 'own')).toEqual(sheet(issued, 'own'));
    const [line] = sheet(issued, 'client');
    expect(
      line?.pieces.map(({ name, depth, pieces }) => [name, depth, pieces.map((piece) => [piece.depth, piece.amounts.unitPvp])]),
    ).toEqual([
      [
        'Alba 1',
        1,
        [
          [2, undefined],
          [2, undefined],
        ],
      ],
      ['Alba 2', 1, [[2, undefined]]],
    ]);
  });

  it.each([
    ['pdf', 'application/pdf'],
    ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ] as const)('is made a document: %s', async (format, type) => {
    const { body } = await issue(await make(twoCompositions()));
    const { status, headers } = await marta.call(endpoints.getBudgetDocument, { params: { budgetId: body.id }, query: { format } });
    expect(status).toBe(200);
    expect(headers['content-type']).toEqual(type);
  });

  it.each([
    ['jpg', () => readFileSync(join(PRINTS, '0820', '42.jpg'))],
    ['that only begins like one', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 1])],
    ['webp', () => Buffer.concat([Buffer.from('RIFF'), Buffer.from([9, 0, 0, 0]), Buffer.from('WEBPVP8 x')])],
  ])('is printed with a picture of its own, or a luminaire: %s', async (_format, content) => {
    const project = await make();
    const params = { projectId: project.id, productId: project.products[0]?._id ?? '' };
    const pictured = await putPicture(params, content(), project.version);
    const { body } = await issue(pictured);
    expect(body.products[0]?.image).toBe(pictured.products[0]?.image);
    const { rawPayload } = await marta.send({ method: 'GET', url: `/api/v2/budgets/${body.id}/document` });
    const { texts } = await readPdf(rawPayload);
    expect(texts).toContain(pictured.products[0]?.creationCode);
    expect(rawPayload.includes('/DCTDecode')).toBe(_format !== 'that only begins like one');
  });

  it('leaves out incomplete and colliding compositions, and says why', async () => {
    const project = await make(rowOfPendants({ apartMetres: 0.1 }));
    const { body } = await marta.call(endpoints.getProjectForBudget, { params: { projectId: project.id } });
    expect(body.dropped.map(({ modelName, reason, issue: against }) => [modelName, reason, against?.code])).toEqual([
      ['Alba', 'rule', 'composition.collides'],
    ]);
    const refused = await issue(project);
    expect(refused.status).toBe(422);
    expect(refused.problem.code).toBe('budget.line-invalid');
  });

  it('stays as it was issued when the composition changes', async () => {
    const project = await make();
    const { body: issued } = await issue(project);
    const params = { projectId: project.id, productId: project.products[0]?._id ?? '' };
    await marta.call(endpoints.updateConfiguration, { params, body: { version: project.version, document: rowOfPendants({ lights: 1 }) } });
    const { body } = await marta.call(endpoints.getBudget, { params: { budgetId: issued.id } });
    expect(body).toEqual(issued);
  });
});
