import { endpoints } from '@candil/contract';
import type { CatalogId } from '@candil/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import { compositionOf, documentOf, inRow, lightOf } from '../../../test/sample-configuration';
import type { TestClient } from '../../../test/test-client';

let app: TestApp;
const clients = new Map<string, TestClient>();
const client = (name: string): TestClient => clients.get(name) ?? app.anonymous;

beforeAll(async () => {
  app = await buildTestApp();
  for (const name of ['distributor', 'distributor.us', 'webuser', 'admin']) clients.set(name, await app.signIn(name));
});
afterAll(() => app.close());

const DOME = { color: '42', temperature: '2', control: 'A', installation: '31', pendantHeightCm: 200 };
const dome = (id: string, changes: Partial<typeof DOME> = {}) => lightOf(id, '0820', { ...DOME, ...changes });
const THREE = documentOf([compositionOf('c', inRow([dome('a'), dome('b'), dome('d')], 1), { control: 'A' })]);

describe('the price of a configuration', () => {
  const step = (what: string, amount: number, running: number, modifier?: string) => ({
    what,
    ...(modifier && { modifier }),
    amount,
    running,
  });

  it('sums its articles and drivers, each with its steps', async () => {
    const { body } = await client('distributor').call(endpoints.priceConfiguration, {
      body: { catalogId: 16, configuration: THREE, quantity: 2 },
    });
    expect(body).toEqual({
      currency: 'EUR',
      products: [],
      compositions: [
        {
          compositionNumber: 1,
          quantity: 2,
          lines: [
            {
              kind: 'article',
              reference: '082042/2A_31',
              quantity: 6,
              prices: {
                currency: 'EUR',
                unitGross: 436,
                totalGross: 2616,
                unitNet: 283.4,
                unitDiscount: 152.6,
                totalNet: 1700.4,
                totalDiscount: 915.6,
              },
              steps: [
                step('base', 412, 412),
                step('installation', 24, 436, '31'),
                step('color', 0, 436, '42'),
                step('temperature', 0, 436, '2'),
                step('control', 0, 436, 'A'),
              ],
            },
            {
              kind: 'driver',
              reference: '961203',
              quantity: 2,
              prices: {
                currency: 'EUR',
                unitGross: 72,
                totalGross: 144,
                unitNet: 46.8,
                unitDiscount: 25.2,
                totalNet: 93.6,
                totalDiscount: 50.4,
              },
              steps: [step('base', 72, 72), step('color', 0, 72, '03')],
            },
          ],
          prices: {
            currency: 'EUR',
            unitGross: 1380,
            totalGross: 2760,
            unitNet: 897,
            unitDiscount: 483,
            totalNet: 1794,
            totalDiscount: 966,
          },
        },
      ],
      totals: { currency: 'EUR', totalGross: 2760, totalNet: 1794, totalDiscount: 966 },
    });
  });

  it('is gross only for viewers without net prices, and in dollars in the USA', async () => {
    const gross = await client('webuser').call(endpoints.priceConfiguration, { body: { catalogId: 16, configuration: THREE } });
    expect(gross.body.compositions[0]?.prices).toEqual({ currency: 'EUR', unitGross: 1380, totalGross: 1380 });
    expect(gross.body.totals).toEqual({ currency: 'EUR', totalGross: 1380 });
    const usa = documentOf([compositionOf('c', inRow([lightOf('a', '0820', DOME, 21)], 1), {}, 21)], { catalogId: 21 });
    const { body } = await client('distributor.us').call(endpoints.priceConfiguration, { body: { catalogId: 21, configuration: usa } });
    expect(
      body.compositions[0]?.lines.map((line) => [line.reference, 'prices' in line && [line.prices.unitGross, line.prices.currency]]),
    ).toEqual([
      ['0820-42/2A_31', [525, 'USD']],
      ['9611-03', [56, 'USD']],
    ]);
  });

  it('has none where it has no article', async () => {
    const excluded = documentOf([dome('a', { control: 'M', installation: '10' })]);
    const answer = await client('distributor').call(endpoints.priceConfiguration, { body: { catalogId: 16, configuration: excluded } });
    expect(answer.status).toBe(422);
    expect(answer.problem).toEqual(
      expect.objectContaining({
        code: 'bom.element-refused',
        elementId: 'a',
        detail: 'Rule failed: A remote driver needs a built-in canopy (31 or 32).',
      }),
    );
  });
});

describe('the prices of products', () => {
  it('are those of the price list, with their sum', async () => {
    const products = [
      { reference: '5525 23/2Z_31', pendantHeight: 250 },
      { reference: '082042/2A_10', quantity: 3 },
    ];
    const { body } = await client('distributor').call(endpoints.priceConfiguration, { body: { catalogId: 16, products } });
    const listed = await client('distributor').call(endpoints.priceProducts, { body: { catalogId: 16, products } });
    expect(body.products).toEqual(
      listed.body.map((line, index) => ({ kind: 'article', quantity: products[index]?.quantity ?? 1, ...line })),
    );
    expect(body.compositions).toEqual([]);
    expect(body.totals).toEqual({ currency: 'EUR', totalGross: 1832, totalNet: 1190.8, totalDiscount: 641.2 });
  });

  it('have no sum where one of them has no price', async () => {
    const products = [{ reference: '082042/2A_10' }, { reference: '082042/9B_10' }];
    const { body } = await client('distributor').call(endpoints.priceConfiguration, {
      body: { catalogId: 16, products },
      query: { lang: 'de' },
    });
    expect(body.products[1]).toEqual({
      kind: 'article',
      reference: '082042/9B_10',
      quantity: 1,
      failure: { code: 'article.excluded', message: 'Rule failed: Tunable White lässt sich nicht über Phase dimmen.' },
    });
    expect(body.totals).toBeNull();
  });
});

describe('the options of a model', () => {
  const selection = { color: '62', temperature: '1', control: 'B', installation: '10', pendantHeight: 200 };
  const optionOf = async (name: string, type: string, modifier: string, body: object) => {
    const answer = await client(name).call(endpoints.explainOptions, { body: { catalogId: 16, ...body } });
    return answer.body.attributes.find((attribute) => attribute.type === type)?.options.find((option) => option.modifier === modifier);
  };

  it('return the reason, the blocking choice and the nearest available alternative, with price and weeks', async () => {
    expect(await optionOf('distributor', 'control', 'M', { model: '0820', selection })).toEqual({
      modifier: 'M',
      description: 'No driver',
      selected: false,
      compatible: false,
      explanation: {
        choices: [{ type: 'installation', modifier: '10' }],
        blockedBy: [
          {
            finish: '*',
            temperature: '*',
            control: 'M',
            installation1: '1',
            installation2: '*',
            reason: 'A remote driver needs a built-in canopy (31 or 32).',
          },
        ],
        reasons: [],
      },
      repairs: [
        {
          changes: [
            { type: 'control', from: 'B', to: 'M' },
            { type: 'installation', from: '10', to: '31' },
          ],
          reference: '082062/1M_31',
          priceDifference: { currency: 'EUR', gross: -8, net: -5.2 },
          weeks: 6,
        },
        {
          changes: [
            { type: 'control', from: 'B', to: 'M' },
            { type: 'installation', from: '10', to: '32' },
          ],
          reference: '082062/1M_32',
          priceDifference: { currency: 'EUR', gross: 6, net: 3.9 },
          weeks: 6,
        },
      ],
    });
  });

  it('are complete with nothing chosen, without net prices for viewers who may not see them', async () => {
    const { body } = await client('webuser').call(endpoints.explainOptions, { body: { catalogId: 16, model: '0820' } });
    expect(body.model).toBe('0820');
    expect(body.reference).toBeNull();
    expect(body.attributes.flatMap(({ options }) => options.filter(({ compatible }) => !compatible))).toEqual([]);
    const blocked = await optionOf('webuser', 'control', 'M', { model: '0820', selection });
    expect(blocked?.repairs?.map(({ priceDifference }) => priceDifference)).toEqual([
      { currency: 'EUR', gross: -8 },
      { currency: 'EUR', gross: 6 },
    ]);
  });

  it('of an element take its surroundings into account', async () => {
    const question = { configuration: THREE, elementId: 'b' };
    expect(await optionOf('distributor', 'control', 'Z', question)).toEqual({
      modifier: 'Z',
      description: 'Casambi',
      selected: false,
      compatible: false,
      explanation: { choices: [], blockedBy: [], reasons: ['Rule failed: All lights of a composition have the same control.'] },
      repairs: [],
    });
    expect((await optionOf('distributor', 'pendantHeight', 'LW', question))?.heights).toEqual([{ minCm: 60, maxCm: 390 }]);
    expect((await optionOf('distributor', 'color', '11', question))?.compatible).toBe(true);
  });

  it.each([
    ['a model that there is not', { model: '9999' }, { code: 'article.model-unknown', model: '9999' }],
    ['an element that there is not', { configuration: THREE, elementId: 'z' }, { code: 'element.not-found', elementId: 'z' }],
    ['an element that is no article', { configuration: THREE, elementId: 'c' }, { code: 'article.model-unknown', elementId: 'c' }],
    ['a document that is none', { configuration: {}, elementId: 'c' }, { code: 'import.incorrect-json' }],
  ])('of %s are refused', async (_, body, problem) => {
    const answer = await client('distributor').call(endpoints.explainOptions, { body: { catalogId: 16, ...body } });
    expect(answer.status).toBe(422);
    expect(answer.problem).toEqual(expect.objectContaining(problem));
  });
});

describe('the bill of materials', () => {
  const named = (code: string, attribute: string, en: string, us = en, de = en) => ({
    code,
    id: `${attribute}-${code}`,
    description: expect.objectContaining({ en, us, de }),
  });

  it('of a configuration is a creation with its compositions, groups and packing', async () => {
    const { body } = await client('distributor').call(endpoints.makeBillOfMaterials, {
      body: { catalogId: 16, configuration: THREE, creationCode: 'CR12' },
    });
    const configuratorType = { id: 5, description: 'COMPOSITOR', source: 'PRIVATE_AREA', configurator: 'COMPOSITOR' };
    expect(body).toEqual({
      articles: [],
      creation: {
        type: 'CREATION',
        applicationLocation: { application: 1, location: 1 },
        configuratorType,
        compositions: [
          {
            compositionNumber: 1,
            subFamily: { id: 110, description: 'Alba' },
            familyId: 11,
            attributes: { finish: '42', ledColourTemp: 3000, control: 'A', installation: '31', pendantHeight: 200 },
            totalLumensLed: 2760,
            totalWatts: 27,
            category: { id: 1, description: 'REGULAR', subcategory: 1 },
            articles: [
              expect.objectContaining({
                referenceCode: '082042/2A_31',
                quantity: 3,
                articleCode: '082042/2A_31',
                accessoryCode: null,
                isAvailablePrice: true,
                isPersonalized: 1,
                configuratorType,
              }),
            ],
            accessories: [],
            electricalGroups: [
              { elements: ['a', 'b', 'd'], lightsAssigned: 3, accessory: { accessoryCode: '961203', quantity: 1, model: '9612' } },
            ],
            packaging: { packages: 1, timing: { PREPARA: 18, MONTAJE: 48, EMBALAJE: 24 } },
            assemblyData: {
              tracks: [],
              electricalConnections: [],
              places: [-1, 0, 1].map((x, index) => ({
                elementId: ['a', 'b', 'd'][index],
                referenceCode: '082042/2A_31',
                position: [x, 4, 0],
              })),
            },
          },
        ],
        quantity: 1,
        isPersonalized: 1,
        validation: { status: 0 },
        familyId: 11,
        subFamily: { id: 110, description: 'Alba', prefixCode: 'CR' },
        category: { id: 7, description: 'COMPOSING_PENDANTS' },
        creationCode: 'CR12',
        creationNumber: 12,
      },
    });
  });

  it('of products is a line for each', async () => {
    const products = [{ reference: '0820 42/2A_10', quantity: 3, pendantHeight: 250 }, { reference: '0820' }];
    const { body } = await client('distributor').call(endpoints.makeBillOfMaterials, { body: { catalogId: 16, products } });
    expect(body).toEqual({
      articles: [
        {
          type: 'REGULAR',
          model: '0820',
          referenceCode: '082042/2A_10',
          referenceBase: '082042',
          attributes: {
            finish: { ...named('42', 'finish', 'Sage green', 'Sage Green', 'Salbeigrün'), bov: 'B' },
            ledColourTemp: { ...named('2', 'ledColourTemp', '3000 K'), bov: 'V', value: 3000 },
            control: { ...named('A', 'control', 'DALI-2'), bov: 'B' },
            installation: { ...named('10', 'installation', 'Surface Basic', 'Surface Basic', 'Aufbau Basic'), bov: 'B' },
            pendantHeight: { ...named('LW', 'pendantHeight', 'Wire length', 'Wire Length', 'Kabellänge'), bov: 'O', value: 250 },
          },
          lumensLed: 920,
          watts: 9,
          sublevel: 2,
          familyId: 11,
          subFamily: { id: 110, description: 'Alba' },
          hasAttributes: true,
          applicationLocation: { application: 1, location: 1 },
          elementOrderValue: 0,
          articleCode: '082042/2A_10',
          accessoryCode: null,
          quantity: 3,
          isAvailablePrice: true,
          isPersonalized: 1,
          priceReference: '0820/2A',
          configuratorType: { id: 7, description: 'MINI_COMPOSITOR', source: 'PRIVATE_AREA', configurator: 'MINI_COMPOSITOR' },
          validation: { status: 0 },
        },
        { reference: '0820', failure: { code: 'reference.invalid', message: '0820 is not a valid reference' } },
      ],
      creation: null,
    });
  });

  it('needs a creation code of the right kind', async () => {
    const answer = await client('distributor').call(endpoints.makeBillOfMaterials, {
      body: { catalogId: 16, configuration: THREE, creationCode: 'XX12' },
    });
    expect(answer.status).toBe(422);
    expect(answer.problem.code).toBe('bom.creation-code-malformed');
  });
});

describe('the calls', () => {
  const PRODUCTS = [{ reference: '082042/2A_10' }];
  const everyCall = (catalogId: CatalogId) => [
    (who: TestClient) => who.call(endpoints.validateConfiguration, { body: { catalogId, products: PRODUCTS } }),
    (who: TestClient) => who.call(endpoints.priceConfiguration, { body: { catalogId, products: PRODUCTS } }),
    (who: TestClient) => who.call(endpoints.explainOptions, { body: { catalogId, model: '0820' } }),
    (who: TestClient) => who.call(endpoints.makeBillOfMaterials, { body: { catalogId, products: PRODUCTS } }),
  ];

  it.each([
    ['anonymous', 16, 401, 'session.missing'],
    ['distributor', 16, 200, undefined],
    ['distributor', 21, 403, 'access.denied'],
    ['distributor.us', 16, 403, 'access.denied'],
    ['distributor.us', 21, 200, undefined],
    ['webuser', 16, 200, undefined],
    ['admin', 16, 200, undefined],
    ['admin', 21, 200, undefined],
  ] as const)('of %s in catalogue %i answer %i', async (name, catalogId, status, code) => {
    const answers = await Promise.all(everyCall(catalogId).map((call) => call(client(name))));
    expect(answers.map((answer) => [answer.status, answer.status < 400 ? undefined : answer.problem.code])).toEqual(
      answers.map(() => [status, code]),
    );
  });

  it.each([
    ['both subjects', 'validate', { products: PRODUCTS, configuration: {} }, 'body.configuration', 'domain.one-subject'],
    ['neither subject', 'price', {}, 'body.configuration', 'domain.one-subject'],
    ['a field that is none', 'validate', { products: PRODUCTS, price: 1 }, 'body', 'unrecognized_keys'],
    ['no products', 'bom', { products: [] }, 'body.products', 'too_small'],
    ['201 products', 'price', { products: Array(201).fill(PRODUCTS[0]) }, 'body.products', 'too_big'],
    [
      'a quantity of products beside their own',
      'price',
      { products: PRODUCTS, quantity: 2 },
      'body.quantity',
      'domain.without-configuration',
    ],
    ['a creation without a code', 'bom', { configuration: THREE }, 'body.creationCode', 'domain.creation-code'],
    ['a code without a creation', 'bom', { products: PRODUCTS, creationCode: 'CR1' }, 'body.creationCode', 'domain.creation-code'],
    ['a model and an element', 'explain', { model: '0820', elementId: 'a' }, 'body.model', 'domain.model-or-element'],
    ['a configuration without element', 'explain', { configuration: THREE }, 'body.model', 'domain.model-or-element'],
    ['a selection that is none', 'explain', { model: '0820', selection: { color: 'x y' } }, 'body.selection.color', 'invalid_format'],
    ['an unknown catalogue', 'validate', { catalogId: 17, products: PRODUCTS }, 'body.catalogId', 'invalid_union'],
  ])('with %s are refused, naming the field', async (_, path, body, field, code) => {
    const answer = await client('distributor').send({ method: 'POST', url: `/domain/v1/${path}`, payload: { catalogId: 16, ...body } });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().code).toBe('request.invalid');
    expect(answer.json().fields).toEqual([{ path: field, code }]);
  });

  it('accept a megabyte and 64 levels, and name the limit that a document exceeds', async () => {
    const send = (payload: string) =>
      client('distributor').send({ method: 'POST', url: '/domain/v1/validate', payload, headers: { 'content-type': 'application/json' } });
    const deep = (levels: number) =>
      `{"catalogId":16,"configuration":{"type":"Space","props":{"info":{"subfamily":110},"x":${'['.repeat(levels)}${']'.repeat(levels)}}}}`;
    const [long, tooDeep, fairlyDeep] = await Promise.all([
      send(`{"catalogId":16,"configuration":"${'x'.repeat(1_048_576)}"}`),
      send(deep(65)),
      send(deep(40)),
    ]);
    expect(long?.statusCode).toBe(413);
    expect(tooDeep?.statusCode).toBe(400);
    expect(fairlyDeep?.statusCode).toBe(200);
    expect(fairlyDeep?.json().issues).toEqual([expect.objectContaining({ kind: 'import', code: 'saved-document.too-large' })]);
  });

  it('look at a thousand elements, all in one place, and at no more', async () => {
    const light = (id: string) => ({ element: { id, type: 'Light', props: { code: '0820', attributes: { color: '42' } } } });
    const crowd = (lights: number) => ({
      type: 'Space',
      props: { info: { subfamily: 110, catalog: 16 } },
      elements: Array.from({ length: lights }, (_, index) => light(`l${index}`)),
    });
    const ask = (lights: number) =>
      client('distributor').call(endpoints.validateConfiguration, { body: { catalogId: 16, configuration: crowd(lights) } });
    expect((await ask(999)).body.issues.filter(({ kind }) => kind === 'collision')).toHaveLength(999);
    expect((await ask(1_000)).body.issues).toEqual([expect.objectContaining({ kind: 'import', code: 'saved-document.too-large' })]);
  });

  it('stand in the description of the service', async () => {
    const { paths } = (await app.anonymous.send({ method: 'GET', url: '/api/docs/json' })).json();
    const described = Object.keys(paths).filter((path) => path.startsWith('/domain/'));
    expect(described).toEqual(['/domain/v1/validate', '/domain/v1/price', '/domain/v1/explain', '/domain/v1/bom']);
  });

  it('send one statement at most beside the session', async () => {
    const answer = await client('distributor').call(endpoints.priceConfiguration, { body: { catalogId: 16, configuration: THREE } });
    expect(answer.statements).toBeLessThanOrEqual(2);
  });
});
