import { endpoints, type Project } from '@candil/contract';
import {
  applyOperation,
  convertToPsa,
  createElementTree,
  type ElementNode,
  type SavedDocument,
  type SavedElement,
  saveDocument,
} from '@candil/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import { rowOfPendants } from '../../../test/sample-composition';
import type { TestClient } from '../../../test/test-client';

let app: TestApp;
let marta: TestClient;

beforeAll(async () => {
  app = await buildTestApp();
  marta = await app.signIn('distributor');
});
afterAll(() => app.close());

const FURNITURE = [
  { id: 'table', kind: 'table' as const, x: 0, z: 0, widthMetres: 2.4, depthMetres: 1, heightMetres: 0.74, turnDegrees: 0 },
];
const DOME = '082042/2A_10';

const emptyProject = async (): Promise<Project> => (await marta.call(endpoints.createProject, { body: { name: 'Composed' } })).body;

const save = async (document: SavedDocument = rowOfPendants(), more: object = {}) => {
  const { id, version } = await emptyProject();
  const { body } = await marta.call(endpoints.addConfiguration, {
    params: { projectId: id },
    body: { version, document, furniture: FURNITURE, ...more },
  });
  const [product] = body.project.products;
  if (product === undefined) throw new Error('nothing was saved');
  return { ...body, product, params: { projectId: id, productId: body.productId } };
};

/** Returns the place of each element of a document, with its options and the chosen attributes. */
const placesIn = (document: unknown): unknown => {
  const placedLights: unknown[] = [];
  const look = ({ id, props, elements }: SavedElement, position: unknown): void => {
    const { color, temperature, control, pendantHeight } = props.attributes;
    placedLights.push([id, position, props.code, color, temperature, control, pendantHeight, props.attributeOptions]);
    for (const { element, options } of elements) look(element, options.position);
  };
  look(document as SavedElement, undefined);
  return placedLights;
};

const nodeOf = ({ elements, ...own }: SavedElement): ElementNode => ({
  ...own,
  elements: elements.map(({ element, options }) => ({ element: nodeOf(element), options })),
});

const projectNow = async (projectId: string) => (await marta.call(endpoints.getProject, { params: { projectId } })).body;
const open = async (params: { projectId: string; productId: string }) => marta.call(endpoints.getConfiguration, { params });

describe('a composition in a project', () => {
  it('is a product with its code, pieces, price, weeks and light', async () => {
    const { project, product, productId } = await save(rowOfPendants(), { quantity: 2, room: 'Bar' });
    const { creationCode = '', creationNumber = 0 } = product;
    expect(creationCode).toBe(`CR${creationNumber}`);
    expect(creationNumber).toBeGreaterThan(100_000);
    expect(product).toEqual({
      _id: productId,
      type: 'CREATION',
      category: { id: 7 },
      familyId: 11,
      subFamily: { id: 110, description: 'Alba' },
      applicationLocation: { id: 11, applicationId: 1 },
      configuratorType: { id: 5, description: 'COMPOSITOR' },
      configId: productId,
      model: '',
      modelName: 'Alba',
      tag: 'L1',
      room: 'Bar',
      note: '',
      referenceCode: creationCode,
      creationCode,
      creationNumber,
      isPersonalized: 1,
      attributes: {},
      descriptions: [],
      quantity: 2,
      moq: 1,
      // Three domes of 437 each, 35 % off in the account's company, twice.
      prices: {
        currency: 'EUR',
        unitGross: 1311,
        totalGross: 2622,
        unitNet: 852.15,
        unitDiscount: 458.85,
        totalNet: 1704.3,
        totalDiscount: 917.7,
      },
      availability: { days: 0, weeks: 3, shippingDate: '11/12/2026' },
      lumens: 2760,
      watts: 27,
      image: '/static/images/0820/42-day-400.webp',
      issues: [],
      lastSaved: { on: expect.any(String), unitGross: 1311, weeks: 3 },
      validation: { status: 0 },
      compositions: [
        {
          compositionNumber: 1,
          lights: 3,
          lumens: 2760,
          watts: 27,
          accessories: [],
          articles: [
            expect.objectContaining({
              model: '0820',
              modelName: 'Alba 33',
              referenceCode: DOME,
              quantity: 3,
              attributes: { color: '42', temperature: '2', control: 'A', installation: '10', pendantHeight: 150 },
            }),
          ],
        },
      ],
      setsDate: { referenceCode: DOME, modelName: 'Alba 33' },
    });
    expect(project.totals).toEqual({ currency: 'EUR', gross: 2622, net: 1704.3, discount: 917.7, pieces: 2, lumens: 5520, watts: 54 });
    expect(project.onSite).toEqual({ date: '11/12/2026', productId, weeks: 3 });
  });

  it('is opened as it was saved, with the data of the catalogue', async () => {
    const posted = rowOfPendants();
    const { params, product } = await save(posted);
    const { body } = await open(params);
    expect(body).toEqual({
      version: 2,
      document: body.document,
      furniture: FURNITURE,
      creationCode: product.creationCode,
      product,
      lastSaved: { on: '20/11/2026', unitGross: 1311, weeks: 3 },
    });
    expect(placesIn(body.document)).toEqual(placesIn(posted));
    const { body: again } = await marta.call(endpoints.updateConfiguration, { params, body: { version: 2, document: body.document } });
    expect(again.products.map(({ prices, compositions }) => [prices, compositions])).toEqual([[product.prices, product.compositions]]);
    expect((await open(params)).body.document).toEqual(body.document);
  });

  it('stays semi-finished, with the options of semi-finished articles', async () => {
    const document = rowOfPendants({ lights: 1 });
    const tree = createElementTree(nodeOf(document));
    const operations = convertToPsa(tree, 'light-1');
    if (!operations.ok) throw new Error(operations.failure.code);
    for (const operation of operations.value) applyOperation(tree, operation);
    const posted = saveDocument(tree);
    const lightIn = (saved: unknown) => (saved as SavedDocument).elements[0]?.element.elements[0]?.element.elements[0]?.element.props;
    const { isPsa, attributes, attributeOptions } = lightIn(posted) ?? {};
    expect(isPsa).toBe(true);
    const { params } = await save(posted);
    const opened = lightIn((await open(params)).body.document);
    expect(opened?.isPsa).toBe(true);
    expect(opened?.attributeOptions).toEqual(attributeOptions);
    expect(opened?.attributes).toEqual(attributes);
  });

  it('is changed, and a change made on another version is refused with the current one', async () => {
    const { params } = await save();
    const change = (version: number, lights: number) =>
      marta.call(endpoints.updateConfiguration, { params, body: { version, document: rowOfPendants({ lights }), furniture: [] } });
    const { body } = await change(2, 4);
    expect(body.version).toBe(3);
    expect(body.products[0]?.compositions?.[0]?.lights).toBe(4);
    expect(body.products[0]?.prices?.unitGross).toBe(1748);
    const late = await change(2, 5);
    expect(late.status).toBe(409);
    expect(late.problem.code).toBe('version.conflict');
    expect(late.problem.currentVersion).toBe(3);
    expect(placesIn((await open(params)).body.document)).toEqual(placesIn(rowOfPendants({ lights: 4 })));
  });

  it('is made in a new project at once', async () => {
    const { body } = await marta.call(endpoints.createProject, {
      body: { name: 'At once', configurations: [{ document: rowOfPendants(), furniture: FURNITURE, tag: 'P1' }] },
    });
    expect(body.products.map(({ tag, type, prices }) => [tag, type, prices?.unitGross])).toEqual([['P1', 'CREATION', 1311]]);
    const refused = await marta.call(endpoints.createProject, { body: { name: 'Not at all', configurations: [{ document: {} }] } });
    expect(refused.status).toBe(422);
    expect(refused.problem.code).toBe('import.incorrect-json');
    const { body: list } = await marta.call(endpoints.listProjects, { query: { search: 'Not at all' } });
    expect(list.total).toBe(0);
  });

  it('is cloned under a new code, removed and restored', async () => {
    const { params, product } = await save();
    const { body: cloned } = await marta.call(endpoints.cloneProduct, { params, body: { version: 2 } });
    const [, copy] = cloned.products;
    expect(copy?.creationCode).not.toBe(product.creationCode);
    expect(copy?.compositions).toEqual(product.compositions);
    expect(copy?.prices).toEqual(product.prices);
    expect(copy?.tag).toBe('L2');
    const { body: without } = await marta.call(endpoints.deleteProduct, { params, query: { version: 3 } });
    expect(without.products.map(({ creationCode }) => creationCode)).toEqual([copy?.creationCode]);
    expect((await open(params)).problem.code).toBe('product.not-found');
    const { body: back } = await marta.call(endpoints.restoreProduct, { params, body: { version: 4 } });
    expect(back.products.map(({ creationCode }) => creationCode)).toEqual([product.creationCode, copy?.creationCode]);
  });

  it('takes another quantity, tag and room as every line, but no reference', async () => {
    const { params } = await save();
    const { body } = await marta.call(endpoints.updateProduct, { params, body: { version: 2, quantity: 3, tag: 'P7' } });
    expect(body.products.map(({ quantity, tag, prices }) => [quantity, tag, prices?.totalGross])).toEqual([[3, 'P7', 3933]]);
    const refused = await marta.call(endpoints.updateProduct, { params, body: { version: 3, referenceCode: DOME } });
    expect(refused.status).toBe(422);
    expect(refused.problem.code).toBe('product.is-composition');
  });

  it('takes another finish with all its lights, under a code of its own, and gives the place back', async () => {
    const { params, product } = await save(rowOfPendants(), { quantity: 2, room: 'Bar', tag: 'P7' });
    const { projectId, productId } = params;
    const { body: preview } = await marta.call(endpoints.previewProductChanges, {
      body: { projectId, productIds: [productId], color: '31', control: 'ZZ' },
    });
    expect(preview.changes).toEqual([]);
    expect(preview.unchanged.map(({ issue }) => issue.code)).toEqual(['article.attribute-unknown']);
    const { body: previewed } = await marta.call(endpoints.previewProductChanges, {
      body: { projectId, productIds: [productId], color: '31' },
    });
    expect(previewed.changes).toEqual([{ productId, color: '31' }]);
    expect(previewed.kept).toEqual([]);
    expect(previewed.unchanged).toEqual([]);
    expect(previewed.choices.color.find(({ modifier }) => modifier === '31')?.lines).toBe(1);
    const before = await projectNow(projectId);
    const change = (version: number, body: object) =>
      marta.call(endpoints.changeProducts, { params: { projectId }, body: { version, ...body } });
    const { body: changed } = await change(before.version, { changes: previewed.changes });
    const [made] = changed.products;
    expect(made?.compositions?.[0]?.articles.map(({ attributes }) => attributes.color)).toEqual(['31']);
    expect(made?.tag).toBe('P7');
    expect(made?.room).toBe('Bar');
    expect(made?.quantity).toBe(2);
    expect(made?._id).not.toBe(productId);
    expect(made?.creationCode).not.toBe(product.creationCode);
    expect(made?.issues).toEqual([]);
    const { body: back } = await change(changed.version, { remove: [made?._id], restore: [productId] });
    expect(back.products).toEqual(before.products);
  });

  it('is shown in the list with its total, and as a line to mend where it lacks something', async () => {
    const { params } = await save(rowOfPendants({ temperature: undefined }), { tag: 'X1' });
    const { body } = await marta.call(endpoints.listProjects, { query: {} });
    const row = body.items.find(({ id }) => id === params.projectId);
    expect(row?.pieces).toBe(1);
    expect(row?.total?.amount).toBe(852.15);
    expect(row?.linesToMend).toBe(1);
  });
});

describe('the code of a creation', () => {
  const generate = async (client = marta) =>
    (await client.call(endpoints.generateCreationCode, { body: { prefixCode: 'CR' } })).body.creationCode;

  it('may be reserved before saving, and is used once, by the account that reserved it', async () => {
    const creationCode = await generate();
    const { product } = await save(rowOfPendants(), { creationCode });
    expect(product.creationCode).toBe(creationCode);
    const foreign = await generate(await app.signIn('specifier'));
    const { id } = await emptyProject();
    const tried = [];
    for (const code of [creationCode, foreign, 'CR999999999', 'nonsense']) {
      const body = { version: 1, document: rowOfPendants(), creationCode: code };
      tried.push(await marta.call(endpoints.addConfiguration, { params: { projectId: id }, body }));
    }
    expect(tried.map(({ status, problem }) => [status, problem.code])).toEqual(tried.map(() => [422, 'creation-code.not-given']));
  });

  it('is another one each time', async () => {
    const codes = [await generate(), await generate(), (await save()).product.creationCode];
    expect(new Set(codes).size).toBe(3);
  });
});

describe('faults of a composition', () => {
  const issuesOf = async (document: SavedDocument) => {
    const { product } = await save(document);
    return product.issues.map(({ code, values }) => [code, values.elements]);
  };

  it('is named and does not keep it from being saved', async () => {
    // Three lights and their canopies.
    expect(await issuesOf(rowOfPendants({ apartMetres: 0.1 }))).toEqual([['composition.collides', 6]]);
    expect(await issuesOf(rowOfPendants({ lights: 0 }))).toEqual([['composition.empty', 0]]);
    expect(await issuesOf(rowOfPendants({ temperature: undefined }))).toEqual([['line.not-personalised', undefined]]);
  });

  it('refuses to save it only where a rule is broken, with its reason in the language asked for', async () => {
    const { id } = await emptyProject();
    const refused = await marta.call(endpoints.addConfiguration, {
      params: { projectId: id },
      query: { lang: 'de' },
      body: { version: 1, document: rowOfPendants({ lights: 23, apartMetres: 0.1 }) },
    });
    const { status, problem } = refused;
    expect(status).toBe(422);
    expect(problem.code).toBe('rule.rejected');
    expect(problem.ruleId).toBe('composition-power');
    expect(problem.reason).toMatch(/200 W/);
    expect(problem.reason).not.toBe('A composition takes at most 200 W from its supply.');
    expect((await projectNow(id)).version).toBe(1);
  });

  it('keeps it from being validated, and nothing is saved then', async () => {
    const { params } = await save();
    const validate = (document: SavedDocument, version: number) =>
      marta.call(endpoints.updateConfiguration, { params, body: { version, document, validate: true } });
    const refused = await validate(rowOfPendants({ apartMetres: 0.1 }), 2);
    expect(refused.status).toBe(422);
    expect(refused.problem.code).toBe('product.not-valid');
    expect(refused.problem.issues).toEqual([{ code: 'composition.collides', values: { elements: 6 } }]);
    const { body } = await validate(rowOfPendants({ lights: 2 }), 2);
    expect(body.products.map(({ validation, compositions }) => [validation.status, compositions?.[0]?.lights])).toEqual([[1, 2]]);
    const { body: changed } = await marta.call(endpoints.updateConfiguration, { params, body: { version: 3, document: rowOfPendants() } });
    expect(changed.products[0]?.validation.status).toBe(0);
  });
});

describe('access to compositions', () => {
  it('reading and writing follow the rights on the project', async () => {
    const { params } = await save();
    const stranger = await app.signIn('distributor.us');
    const tried = [
      await stranger.call(endpoints.getConfiguration, { params }),
      await stranger.call(endpoints.updateConfiguration, { params, body: { version: 2, document: rowOfPendants() } }),
      await stranger.call(endpoints.addConfiguration, {
        params: { projectId: params.projectId },
        body: { version: 2, document: rowOfPendants() },
      }),
    ];
    expect(tried.map(({ status, problem }) => [status, problem.code])).toEqual(tried.map(() => [403, 'project.not-found']));
    expect((await projectNow(params.projectId)).version).toBe(2);
  });

  it('a regular product cannot be opened as a composition', async () => {
    const { body } = await marta.call(endpoints.createProject, { body: { name: 'Regular', products: [{ referenceCode: DOME }] } });
    const params = { projectId: body.id, productId: body.products[0]?._id ?? '' };
    const opened = await open(params);
    expect(opened.status).toBe(404);
    expect(opened.problem.code).toBe('product.no-composition');
    const saved = await marta.call(endpoints.updateConfiguration, { params, body: { version: 1, document: rowOfPendants() } });
    expect(saved.status).toBe(404);
    expect(saved.problem.code).toBe('product.no-composition');
    expect((await projectNow(body.id)).version).toBe(1);
  });
});
