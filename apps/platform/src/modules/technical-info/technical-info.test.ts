import { endpoints } from '@candil/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import type { TestClient } from '../../../test/test-client';

let app: TestApp;
let marta: TestClient;
let grace: TestClient;

beforeAll(async () => {
  app = await buildTestApp();
  [marta, grace] = await Promise.all([app.signIn('distributor'), app.signIn('distributor.us')]);
});
afterAll(() => app.close());

const page = async (model: string, more: object = {}, client = marta, catalog = 16) =>
  (await client.call(endpoints.getTechnicalInfoByModel, { query: { catalog, model, ...more } })).body;

describe('the page of a model', () => {
  it('returns the data of a product in the requested language', async () => {
    const { technical, variations, accessories, leadTimes, files, ...head } = await page('0820', { lang: 'de', family: 11 });
    expect(head).toEqual({
      model: '0820',
      catalogId: 16,
      familyId: 11,
      subFamily: { id: 110, description: 'Alba', tagline: 'Gedrückte Schirme, die das Licht auf dem Tisch halten.' },
      configuratorType: { id: 7, description: 'MINI_COMPOSITOR' },
      name: 'Alba 33',
      description: expect.stringContaining('Aluminiumschirm'),
      category: { id: 19, name: 'Pendelleuchten' },
      applicationLocation: { id: 11, applicationId: 1, name: 'Über Tischen' },
      image: '/static/images/0820/42-day.webp',
      nightImage: '/static/images/0820/42-night.webp',
      lineDrawing: head.lineDrawing,
      reference: '082042/1A_10',
      canCompose: true,
      fromPrice: { currency: 'EUR', amount: 262.6, net: true },
      price: { currency: 'EUR', amount: 267.8, net: true },
      moq: 1,
      availability: { days: 0, weeks: 3, shippingDate: '11/12/2026' },
      virtual: false,
      discontinued: false,
      replacedBy: null,
      replaces: [],
    });
    expect(technical).toEqual({
      lumens: 920,
      watts: 9,
      lumensPerWatt: 102.2,
      cctKelvin: [2700, 3000, 3500],
      cri: 95,
      ip: 'IP20',
      beamDegrees: 95,
      distribution: 'direct',
      widthMetres: 0.33,
      depthMetres: 0.33,
      heightMetres: 0.25,
      netWeightKg: 1.4,
      materials: expect.any(Array),
      energyClass: 'F',
    });
    expect(leadTimes).toEqual([
      { from: 1, weeks: 3 },
      { from: 25, weeks: 5 },
      { from: 100, weeks: 8 },
    ]);
    expect(accessories[0]).toEqual({
      reference: '961103',
      name: 'Externes Betriebsgerät DALI-2, 20 W',
      kind: 'driver',
      lights: 2,
      control: 'A',
    });
    expect(files.slice(0, 2)).toEqual([
      { type: 'picture', name: '0820-42-day.webp', url: '/static/images/0820/42-day.webp' },
      { type: 'night-picture', name: '0820-42-night.webp', url: '/static/images/0820/42-night.webp' },
    ]);
    expect(variations.map(({ type, options }) => [type, options.map(({ modifier }) => modifier).join(' ')])).toEqual([
      ['color', '42 11 10 31 03 62 24 23'],
      ['temperature', '1 2 3 9'],
      ['control', 'A B Z M'],
      ['installation', '10 18 31 32'],
      ['pendantHeight', 'LW'],
    ]);
    expect(variations.map(({ options }) => options[0])).toEqual([
      {
        modifier: '42',
        description: 'Salbeigrün',
        bov: 'B',
        picture: expect.stringContaining('/0820/42-day-400.webp'),
        hex: '#4d5a46',
        ral: 'RAL 6003',
        fromPrice: { currency: 'EUR', amount: 262.6, net: true },
        price: { currency: 'EUR', amount: 267.8, net: true },
      },
      { modifier: '1', description: '2700 K', bov: 'B', picture: null, kelvin: 2700 },
      { modifier: 'A', description: 'DALI-2', bov: 'B', picture: null },
      { modifier: '10', description: 'Aufbau Basic', bov: 'B', picture: null },
      { modifier: 'LW', description: 'Kabellänge', bov: 'O', picture: null, centimetres: { min: 60, standard: 200, max: 400, delta: 10 } },
    ]);
  });

  it('returns each finish with the price at which it would be added', async () => {
    for (const who of ['distributor', 'webuser']) {
      const client = await app.signIn(who);
      const { variations } = await page('0820', {}, client);
      const finishes = variations.find(({ type }) => type === 'color')?.options ?? [];
      const products = finishes.map(({ modifier }) => ({ reference: `0820${modifier}/1A_10` }));
      const { body } = await client.call(endpoints.priceProducts, { body: { catalogId: 16, products } });
      const unitPrices = body.map((line) => ('prices' in line ? (line.prices.unitNet ?? line.prices.unitGross) : null));
      expect([finishes.map(({ price }) => price?.amount ?? null), finishes.map(({ price }) => price?.net)]).toEqual([
        unitPrices,
        unitPrices.map(() => who === 'distributor'),
      ]);
      expect(new Set(unitPrices).size).toBeGreaterThan(1);
    }
  });

  it('names the successor of a discontinued model, and the predecessor of a model', async () => {
    const [old, next] = await Promise.all([page('2351'), page('2355')]);
    expect(old.discontinued).toBe(true);
    expect(old.replacedBy?.model).toBe('2355');
    expect(old.replaces).toEqual([]);
    expect(next.discontinued).toBe(false);
    expect(next.replacedBy).toBeNull();
    expect(next.replaces.map(({ model }) => model)).toEqual(['2351']);
  });

  it('has drivers, prices and codes of its own catalogue', async () => {
    const american = await page('0820', { lang: 'us' }, grace, 21);
    expect(american.reference).toBe('0820-42/1A_10');
    expect(american.fromPrice?.currency).toBe('USD');
    expect(american.accessories[0]?.reference).toMatch(/^96\d\d-03$/);
  });

  it('of a part shows neither night nor class nor driver', async () => {
    const { nightImage, technical, virtual, accessories, files } = await page('7480');
    expect(nightImage).toBeNull();
    expect(technical.energyClass).toBeNull();
    expect(technical.lumensPerWatt).toBe(0);
    expect(virtual).toBe(true);
    expect(accessories).toEqual([]);
    expect(files.map(({ type }) => type)).not.toContain('night-picture');
  });

  it.each([
    ['an unknown model', { model: '9999' }, 404, 'model.not-found'],
    ['a model of another family', { model: '0820', family: 12 }, 404, 'model.not-found'],
    ['no model number', { model: '82' }, 400, 'request.invalid'],
    ['the other catalogue', { model: '0820', catalog: 21 }, 403, 'access.denied'],
  ])('is refused for %s', async (_, query, status, code) => {
    const answer = await marta.call(endpoints.getTechnicalInfoByModel, { query: { catalog: 16, ...query } });
    expect(answer.status).toEqual(status);
    expect(answer.problem.code).toEqual(code);
  });
});

describe('technical data', () => {
  it('of a sub-family are those of its models, in all places or one', async () => {
    const of = async (more: object = {}) =>
      (await marta.call(endpoints.getTechnicalInfo, { query: { catalog: 16, subFamily: 120, lang: 'es', ...more } })).body;
    const all = await of();
    expect(all.name).toBe('Perla');
    expect(all.tagline).toBe('Vidrio opal soplado, suave desde cualquier lado.');
    expect(all.models.map(({ model }) => model)).toEqual(['5520', '5525', '5530', '5660', '5662', '5664']);
    expect((await of({ appLocation: 11 })).models).toEqual(all.models.filter(({ model }) => ['5520', '5660', '5664'].includes(model)));
  });

  it('of spots include the beam width', async () => {
    const { body } = await marta.call(endpoints.getSpotlightInfo, { query: { catalog: 16, subFamily: 180 } });
    const [can] = body;
    // 2 × distance × tan 12°
    expect(can?.model).toBe('5935');
    expect(can?.technical.beamDegrees).toBe(24);
    expect(can?.beam).toEqual([
      { distanceMetres: 1, diameterMetres: 0.43 },
      { distanceMetres: 2, diameterMetres: 0.85 },
      { distanceMetres: 3, diameterMetres: 1.28 },
    ]);
    const none = await marta.call(endpoints.getSpotlightInfo, { query: { catalog: 16, subFamily: 120 } });
    expect(none.body).toEqual([]);
  });

  it('of a model come with its files', async () => {
    const { body } = await marta.call(endpoints.getModelAttachments, { query: { model: '0820', family: 11, appLocation: 11 } });
    expect(body).toEqual((await page('0820')).files);
  });

  it('name a use and place', async () => {
    const { body } = await grace.call(endpoints.getApplicationLocation, { query: { applicationId: 5, locationId: 2, lang: 'us' } });
    expect(body).toEqual({ id: 52, applicationId: 5, locationId: 2, name: 'Facades', applicationName: 'Outdoor Light' });
  });

  it.each([
    ['articles/technicalInfo?catalog=16&subFamily=999', 404, 'sub-family.not-found'],
    ['articles/technicalInfo?catalog=16', 400, 'request.invalid'],
    ['articles/technicalInfo?catalog=21&subFamily=110', 403, 'access.denied'],
    ['articles/technicalInfoByModel/spotlight?catalog=16&subFamily=999', 404, 'sub-family.not-found'],
    ['articles/technicalInfoByModel/spotlight?catalog=16&subFamily=x', 400, 'request.invalid'],
    ['articles/technicalInfoByModel/attachments?model=9999', 404, 'model.not-found'],
    ['articles/technicalInfoByModel/attachments?model=0820&catalog=21', 403, 'access.denied'],
    ['applicationLocation?applicationId=9&locationId=1', 404, 'application-location.not-found'],
    ['applicationLocation?applicationId=1', 400, 'request.invalid'],
    ['applicationLocation?applicationId=1&locationId=99999999999', 400, 'request.invalid'],
  ])('are refused: %s', async (path, status, code) => {
    const { statusCode, payload } = await marta.send({ method: 'GET', url: `/api/${path}` });
    expect(statusCode).toEqual(status);
    expect(JSON.parse(payload).code).toEqual(code);
  });

  it('are not shown to visitors', async () => {
    const answers = await Promise.all([
      app.anonymous.call(endpoints.getTechnicalInfo, { query: { catalog: 16, subFamily: 110 } }),
      app.anonymous.call(endpoints.getTechnicalInfoByModel, { query: { catalog: 16, model: '0820' } }),
      app.anonymous.call(endpoints.getSpotlightInfo, { query: { catalog: 16, subFamily: 180 } }),
      app.anonymous.call(endpoints.getModelAttachments, { query: { model: '0820' } }),
      app.anonymous.call(endpoints.getApplicationLocation, { query: { applicationId: 1, locationId: 1 } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
  });
});

describe('variants side by side', () => {
  const compare = (
    products: readonly { referenceCode: string; pendantHeight?: number }[],
    { client = marta, catalogId = 16 }: { client?: TestClient; catalogId?: 16 | 21 } = {},
  ) => client.call(endpoints.compareProducts, { query: {}, body: { catalogId, products: [...products] } });

  it('tells of each what it is chosen by, in the order asked for', async () => {
    const { status, body } = await compare([{ referenceCode: '0820 42 / 1A _ 10' }, { referenceCode: '552523/2Z_31' }]);
    expect(status).toBe(200);
    expect(body.map(({ referenceCode, product }) => [referenceCode, product?.modelName])).toEqual([
      ['082042/1A_10', 'Alba 33'],
      ['552523/2Z_31', 'Perla 30'],
    ]);
    expect(body[0]).toMatchObject({
      pendantHeight: 200,
      issue: null,
      product: {
        image: '/static/images/0820/42-day.webp',
        nightImage: '/static/images/0820/42-night.webp',
        moq: 1,
        price: { currency: 'EUR', amount: 267.8, net: true },
        availability: { days: 0, weeks: 3 },
        technical: { lumens: 920, watts: 9 },
      },
    });
  });

  it('prices the height it hangs at, and lets nobody see the price of another', async () => {
    const [standard, long] = (await compare([{ referenceCode: '082042/1A_10' }, { referenceCode: '082042/1A_10', pendantHeight: 400 }]))
      .body;
    expect(long?.pendantHeight).toBe(400);
    expect(long?.product?.price?.amount).toBeGreaterThan(standard?.product?.price?.amount ?? Number.POSITIVE_INFINITY);
    const webuser = await app.signIn('webuser');
    expect((await compare([{ referenceCode: '082042/1A_10' }], { client: webuser })).body[0]?.product?.price?.net).toBe(false);
  });

  it('says in its place what names nothing, is of the other catalogue or may not be built', async () => {
    const { status, body } = await compare([
      { referenceCode: 'nonsense' },
      { referenceCode: '0820-42/1A_10' },
      { referenceCode: '999942' },
      { referenceCode: '082042/1A_10' },
    ]);
    expect(status).toBe(200);
    expect(body.map(({ product, issue }) => [product === null, issue?.code])).toEqual([
      [true, 'reference.invalid'],
      [true, 'reference.other-catalogue'],
      [true, 'article.model-unknown'],
      [false, undefined],
    ]);
  });

  it('refuses more than four, none, and the catalogue of others', async () => {
    const one = { referenceCode: '082042/1A_10' };
    expect((await compare([one, one, one, one, one])).status).toBe(400);
    expect((await compare([])).status).toBe(400);
    expect((await compare([{ referenceCode: 'x'.repeat(65) }])).status).toBe(400);
    expect((await compare([{ ...one, pendantHeight: -1 }])).status).toBe(400);
    expect((await compare([{ referenceCode: '0820-42/1A_10' }], { catalogId: 21 })).status).toBe(403);
  });
});
