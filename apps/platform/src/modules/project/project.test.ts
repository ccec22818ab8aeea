import { endpoints, type Project } from '@candil/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import type { TestClient } from '../../../test/test-client';

const DOME = '082042/2A_10';
const GLOBE = '552523/2Z_31';
const BELL = '116010/1A_18';

let app: TestApp;
let marta: TestClient;

beforeAll(async () => {
  app = await buildTestApp();
  marta = await app.signIn('distributor');
});
afterAll(() => app.close());

const make = async (client: TestClient, name: string, ...references: string[]): Promise<Project> => {
  const products = references.map((referenceCode) => ({ referenceCode }));
  return (await client.call(endpoints.createProject, { body: { name, products } })).body;
};
const revision = ({ id, version }: Project) => ({ params: { projectId: id }, version });
const linesOf = ({ products }: Project) => products.map(({ tag, referenceCode, quantity }) => `${tag} ${referenceCode} ${quantity}`);
const read = async (client: TestClient, projectId: string) => (await client.call(endpoints.getProject, { params: { projectId } })).body;

describe('a project on its way', () => {
  it('starts empty in edition, in the catalogue and currency of its owner', async () => {
    const { status, body } = await marta.call(endpoints.createProject, { body: { name: '  Casa Puig ' } });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: 'Casa Puig',
      catalogId: 16,
      currency: 'EUR',
      status: 1,
      version: 1,
      isAssignedThirdparty: false,
      owner: { userId: '00000000-0000-4000-8000-000000000201', name: 'Marta Soler', companyName: 'Llum i Forma' },
      createdAt: '2026-11-20T09:00:00.000Z',
      updatedAt: '2026-11-20T09:00:00.000Z',
      access: { write: true, order: true },
      products: [],
      totals: { currency: 'EUR', gross: 0, net: 0, discount: 0, pieces: 0, lumens: 0, watts: 0 },
      onSite: null,
      order: null,
    });
  });

  it('describes, prices and dates a product', async () => {
    const { body } = await marta.call(endpoints.createProject, {
      query: { lang: 'de' },
      body: { name: 'Beschreibung', products: [{ referenceCode: ' 5525 23 / 2z _ 31', pendantHeight: 250, quantity: 3 }] },
    });
    expect(body.products).toEqual([
      {
        _id: expect.any(String),
        type: 'REGULAR',
        category: { id: 1 },
        familyId: 12,
        subFamily: { id: 120, description: 'Perla' },
        applicationLocation: { id: 12, applicationId: 1 },
        configuratorType: { id: 7, description: 'MINI_COMPOSITOR' },
        model: '5525',
        modelName: 'Perla 30',
        tag: 'L1',
        room: '',
        note: '',
        referenceCode: '552523/2Z_31',
        isPersonalized: 1,
        attributes: { color: '23', temperature: '2', control: 'Z', installation: '31', pendantHeight: 250 },
        descriptions: [
          { type: 'color', modifier: '23', text: expect.stringContaining('Messing'), hex: '#c39a5b' },
          { type: 'temperature', modifier: '2', text: '3000 K' },
          { type: 'control', modifier: 'Z', text: 'Casambi' },
          { type: 'installation', modifier: '31', text: 'Einbau Micro' },
          { type: 'pendantHeight', modifier: '250', text: 'Kabellänge' },
        ],
        quantity: 3,
        moq: 1,
        // 452 + 68 + 18 + 24, and 6 % for a wire of another length: 595.72, rounded up to 596; 35 % off per line.
        prices: {
          currency: 'EUR',
          unitGross: 596,
          unitDiscount: 208.6,
          unitNet: 387.4,
          totalGross: 1788,
          totalDiscount: 625.8,
          totalNet: 1162.2,
        },
        availability: { days: 0, weeks: 7, shippingDate: '08/01/2027' },
        lumens: 860,
        watts: 9,
        image: '/static/images/5525/23-day-400.webp',
        issues: [],
        lastSaved: { on: '20/11/2026', unitGross: 596, weeks: 7 },
        validation: { status: 0 },
      },
    ]);
    expect(body.onSite).toEqual({ date: '08/01/2027', productId: body.products[0]?._id, weeks: 7 });
    expect(body.totals).toEqual({ currency: 'EUR', gross: 1788, discount: 625.8, net: 1162.2, pieces: 3, lumens: 2580, watts: 27 });
  });

  it('takes products in order, changes, clones, deletes and restores them', async () => {
    const made = await make(marta, 'Reise', DOME);
    const added = (
      await marta.call(endpoints.addProducts, {
        params: { projectId: made.id },
        body: { version: made.version, products: [{ referenceCode: GLOBE, quantity: 2 }, { referenceCode: BELL }] },
      })
    ).body;
    expect(linesOf(added)).toEqual(['L1 082042/2A_10 1', 'L2 552523/2Z_31 2', 'L3 116010/1A_18 1']);

    const [, globe] = added.products;
    const productId = globe?._id ?? '';
    const params = { projectId: made.id, productId };
    const changed = (await marta.call(endpoints.updateProduct, { params, body: { version: added.version, quantity: 5 } })).body;
    const cloned = (await marta.call(endpoints.cloneProduct, { params, body: { version: changed.version } })).body;
    expect(linesOf(cloned)).toEqual(['L1 082042/2A_10 1', 'L2 552523/2Z_31 5', 'L4 552523/2Z_31 5', 'L3 116010/1A_18 1']);

    const deleted = (await marta.call(endpoints.deleteProduct, { params, query: { version: cloned.version } })).body;
    expect(linesOf(deleted)).toEqual(['L1 082042/2A_10 1', 'L4 552523/2Z_31 5', 'L3 116010/1A_18 1']);
    const restored = (await marta.call(endpoints.restoreProduct, { params, body: { version: deleted.version } })).body;
    expect(restored.products.map(({ _id }) => _id)).toEqual(cloned.products.map(({ _id }) => _id));
    expect(restored.version).toBe(6);
    expect(await read(marta, made.id)).toEqual(restored);
    const v3 = await marta.call(endpoints.getProjectV3, { params: { projectId: made.id } });
    expect(v3.body).toEqual(restored);

    const more = { version: 6, products: [{ referenceCode: BELL, quantity: 9 }] };
    const longer = (await marta.call(endpoints.addProducts, { params: { projectId: made.id }, body: more })).body;
    expect(linesOf(longer)).toEqual([...linesOf(restored), 'L5 116010/1A_18 9']);
  });

  it('changes the configuration of a product and keeps the wire length for the same model only', async () => {
    const { body } = await marta.call(endpoints.createProject, {
      body: { name: 'Wire', products: [{ referenceCode: DOME, pendantHeight: 330 }] },
    });
    const params = { projectId: body.id, productId: body.products[0]?._id ?? '' };
    const change = async (version: number, referenceCode: string, pendantHeight?: number) => {
      const { body: project } = await marta.call(endpoints.updateProduct, {
        params,
        body: { version, referenceCode, ...(pendantHeight !== undefined && { pendantHeight }) },
      });
      const [product] = project.products;
      return `${product?.referenceCode} ${product?.attributes.pendantHeight}`;
    };
    expect(await change(1, '0820 11/1B_10')).toBe('082011/1B_10 330');
    expect(await change(2, '0820 11/1B_10', 90)).toBe('082011/1B_10 90');
    expect(await change(3, GLOBE)).toBe('552523/2Z_31 200');
  });

  it('is renamed and deleted; deleted it is gone for everyone', async () => {
    const made = await make(marta, 'Old name');
    const renamed = await marta.call(endpoints.renameProject, { ...revision(made), body: { version: made.version, name: 'Neuer Name' } });
    expect(renamed.status).toBe(200);
    expect(renamed.body.name).toBe('Neuer Name');
    expect(renamed.body.version).toBe(2);
    const deleted = await marta.call(endpoints.deleteProject, { params: { projectId: made.id }, query: { version: 2 } });
    expect(deleted.status).toBe(204);
    expect(deleted.body).toBe('');
    const admin = await app.signIn('admin');
    for (const client of [marta, admin]) {
      const gone = await client.call(endpoints.getProject, { params: { projectId: made.id } });
      expect(gone.status).toBe(403);
      expect(gone.problem.code).toBe('project.not-found');
    }
  });

  it('returns gross prices to accounts that are not qualified', async () => {
    const lea = await app.signIn('webuser');
    const project = await make(lea, 'Chez Léa', DOME);
    expect(project.products[0]?.prices).toEqual({ currency: 'EUR', unitGross: 412, totalGross: 412 });
    expect(project.totals).toEqual({ currency: 'EUR', gross: 412, pieces: 1, lumens: 920, watts: 9 });
  });

  it('is priced in dollars with hyphened references in catalogue 21', async () => {
    const grace = await app.signIn('distributor.us');
    const project = await make(grace, 'Pier 9', '0820-11/21_10');
    expect(project.currency).toBe('USD');
    expect(project.products[0]?.referenceCode).toBe('0820-11/21_10');
    expect(project.products[0]?.prices).toEqual({
      currency: 'USD',
      unitGross: 495,
      unitDiscount: 198,
      unitNet: 297,
      totalGross: 495,
      totalDiscount: 198,
      totalNet: 297,
    });
  });

  it('names the obstacles to ordering a product', async () => {
    const project = await make(marta, 'Issues', '082062/1A_10', '235151/1A', '566210/1A_10');
    expect(project.products.map(({ issues }) => issues)).toEqual([
      [{ code: 'line.moq', values: { moq: 10, quantity: 1 } }],
      [{ code: 'line.discontinued', values: { replacedBy: '2355' } }],
      [],
    ]);
    expect(project.products[2]?.availability).toEqual({ days: 0, weeks: null, shippingDate: null });
    expect(project.onSite).toBeNull();
  });

  it('follows the catalogue: a finish that ran out is named and no longer priced', async () => {
    const project = await make(marta, 'Chalk', '082003/1A_10');
    expect(project.products[0]?.prices?.unitGross).toBe(412);
    app.clock.set(new Date('2031-09-01T09:00:00Z'));
    const later = await app.signIn('distributor');
    const [product] = (await read(later, project.id)).products;
    app.clock.set(new Date('2026-11-20T09:00:00Z'));
    expect(product?.prices).toBeNull();
    expect(product?.availability).toBeNull();
    expect(product?.issues[0]?.code).toBe('article.attribute-unknown');
    expect(product?.issues[0]?.values.value).toBe('03');
  });
});
