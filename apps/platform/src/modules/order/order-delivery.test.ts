import { endpoints, type Project } from '@candil/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import { readPdf } from '../../../test/read-pdf';
import type { TestClient } from '../../../test/test-client';

const DOME = '082042/2A_10';
/** Address of the company itself. */
const OWN = 'Carrer de la Sèquia 18';

let app: TestApp;
let marta: TestClient;
let spain: number;
beforeAll(async () => {
  app = await buildTestApp();
  marta = await app.signIn('distributor');
  const { body } = await app.anonymous.call(endpoints.getCountries, { query: { lang: 'en', context: 'simple' } });
  spain = body.find(({ isoCode }) => isoCode === 'ES')?.geonameId ?? 0;
});
afterAll(() => app.close());

const address = () => ({ recipient: ' Obra Llull ', street: 'Moll Vell 2', postalCode: '07012', town: 'Palma', countryGeonameId: spain });
const make = async (): Promise<Project> => {
  const products = [
    { referenceCode: DOME, quantity: 2, room: 'Bar' },
    { referenceCode: DOME, quantity: 3, room: 'Terrace' },
  ];
  return (await marta.call(endpoints.createProject, { body: { name: 'Casa Llull', products } })).body;
};
const order = async (deliveryAddress?: unknown) => {
  const project = await make();
  const products = project.products.map(({ _id, quantity }) => ({ _id, quantity }));
  const body = { projectId: project.id, version: project.version, products, sendTogether: true, deliveryAddress } as never;
  return marta.call(endpoints.processOrder, { body });
};
const show = async (orderId: number, lang: 'en' | 'de' = 'en') =>
  (await marta.call(endpoints.getOrder, { params: { orderId }, query: { lang } })).body;

describe('where an order goes', () => {
  it('is kept with it, and offered for the next one', async () => {
    const { body } = await order(address());
    const kept = { ...address(), recipient: 'Obra Llull', contact: '', phone: '' };
    expect((await show(body.orderId, 'de')).deliveryAddress).toEqual({ ...kept, country: 'Spanien' });
    await order(address());
    const next = await make();
    const draft = await marta.call(endpoints.generateOrder, { body: { projectId: next.id } });
    const own = expect.objectContaining({ recipient: 'Llum i Forma', town: 'Palma', used: false });
    expect(draft.body.deliveryAddresses).toEqual([own, { ...kept, country: 'Spain', used: true }]);
    const { body: others } = await (await app.signIn('other')).call(endpoints.createProject, {
      body: { name: 'Elsewhere', products: [{ referenceCode: DOME, quantity: 2 }] },
    });
    const foreign = await (await app.signIn('other')).call(endpoints.generateOrder, { body: { projectId: others.id } });
    expect(foreign.body.deliveryAddresses).toEqual([]);
  });

  it('is taken off the list by its company alone, until an order goes there again', async () => {
    const other = await app.signIn('other');
    const next = await make();
    const forget = (client: TestClient, street = 'Moll Vell 2') =>
      client.call(endpoints.forgetDeliveryAddress, {
        body: { projectId: next.id, ...address(), recipient: 'Obra Llull', street },
      });
    const { body } = await order({ ...address(), street: 'Cami Vell 9' });
    expect((await forget(other)).problem.code).toBe('project.not-found');
    expect((await forget(marta, 'Nowhere 1')).body.deliveryAddresses).toHaveLength(3);
    expect((await forget(marta)).body.deliveryAddresses.map(({ street }) => street)).toEqual([OWN, 'Cami Vell 9']);
    expect((await show(body.orderId)).deliveryAddress?.street).toBe('Cami Vell 9');
    await order(address());
    const { deliveryAddresses } = (await marta.call(endpoints.generateOrder, { body: { projectId: next.id } })).body;
    expect(deliveryAddresses.map(({ street }) => street)).toEqual([OWN, 'Moll Vell 2', 'Cami Vell 9']);
  });

  it('starts with the details of the company', async () => {
    const { body: divisions } = await app.anonymous.call(endpoints.getLevel2Places, {
      params: { geonameId: spain, level2Path: 'autonomous-communities' },
      query: { search: 'Madrid' },
    });
    const level2Id = divisions[0]?.geonameId ?? 0;
    const { body: towns } = await app.anonymous.call(endpoints.getLevel3Places, {
      params: { geonameId: spain, level2Path: 'autonomous-communities', level2Id, level3Path: 'cities' },
      query: { search: 'Madrid' },
    });
    const { aboutCompany } = (await marta.call(endpoints.getProfile, {})).body;
    const response = await marta.call(endpoints.updateAboutCompany, {
      body: {
        version: aboutCompany?.version ?? 0,
        vatNumber: null,
        street: 'Calle Mayor 1',
        postalCode: '28013',
        phone: null,
        website: null,
        countryGeonameId: spain,
        level2GeonameId: level2Id,
        level3GeonameId: towns[0]?.geonameId ?? 0,
      },
    });
    expect(response.status).toBe(200);
    const { body } = await marta.call(endpoints.generateOrder, { body: { projectId: (await make()).id } });
    expect(body.deliveryAddresses[0]).toMatchObject({ recipient: 'Llum i Forma', street: 'Calle Mayor 1', country: 'Spain' });
  });

  it('is the address on file where the order names none', async () =>
    expect((await show((await order()).body.orderId)).deliveryAddress).toBeNull());

  it.each([
    ['recipient', { recipient: '  ' }, 'text.empty'],
    ['street', { street: 'One\nTwo' }, 'text.character'],
    ['countryGeonameId', { countryGeonameId: 7 }, 'place.not-found'],
  ])('is refused where its %s is wrong', async (field, wrong, code) => {
    const { status, problem } = await order({ ...address(), ...wrong });
    expect(status).toBe(400);
    expect(problem).toEqual(expect.objectContaining({ fields: [{ path: `body.deliveryAddress.${field}`, code }] }));
  });

  it('is refused where it is longer than any address', async () =>
    expect((await order({ ...address(), street: 'x'.repeat(201) })).status).toBe(400));
});

describe('the confirmation of an order', () => {
  const fetchIt = (who: TestClient, orderId: number, lang = 'en') =>
    who.send({ method: 'GET', url: `/api/v2/orders/${orderId}/document?lang=${lang}` });

  it('is a PDF of the maker with number, rooms, address and totals', async () => {
    const { orderId } = (await order(address())).body;
    const answer = await fetchIt(marta, orderId, 'de');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="order-${orderId}.pdf"`);
    const { texts } = await readPdf(answer.rawPayload);
    for (const said of ['Candil', `Bestelleingang ${orderId}`, 'Casa Llull', 'Obra Llull', '07012 Palma, Spanien', 'Bar', 'Terrace']) {
      expect(texts).toContain(said);
    }
  });

  it('is hidden from other accounts', async () => {
    const { orderId } = (await order()).body;
    const foreign = await fetchIt(await app.signIn('other'), orderId);
    expect(foreign.statusCode).toBe(403);
    expect((await fetchIt(marta, 99_999_999)).statusCode).toBe(403);
  });
});
