import { type Endpoint, type EndpointName, endpoints } from '@candil/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import type { TestClient } from '../../../test/test-client';

type Definition = z.core.$ZodTypeDef & Record<string, unknown>;
interface Field {
  readonly path: string;
  readonly name: string;
  /** Kind of schema, as `object`, `unknown`, `record`. */
  readonly type: string;
}

const definitionOf = (schema: z.core.$ZodType): Definition => schema._zod.def as unknown as Definition;

/** The schemas a schema is made of, each under the name it has there. */
const partsOf = (definition: Definition): readonly (readonly [string, z.core.$ZodType])[] => {
  if (definition.type === 'object') {
    const fields = Object.entries(definition.shape as Record<string, z.core.$ZodType>);
    return definition.catchall === undefined ? fields : [...fields, ['*', definition.catchall as z.core.$ZodType]];
  }
  const inner = ['innerType', 'element', 'valueType', 'in', 'out', 'left', 'right'].flatMap((key) => {
    const part = definition[key] as z.core.$ZodType | undefined;
    return part === undefined ? [] : [['', part] as const];
  });
  const listed = [definition.options, definition.items].flatMap((list) => (Array.isArray(list) ? (list as z.core.$ZodType[]) : []));
  return [...inner, ...listed.map((part) => ['', part] as const)];
};

/** Every place of a schema. */
const fieldsIn = (schema: z.core.$ZodType | undefined, path = '', seen = new Set<unknown>()): readonly Field[] => {
  if (schema === undefined || seen.has(schema)) return [];
  const definition = definitionOf(schema);
  const here = { path, name: path.split('.').at(-1) ?? '', type: definition.type };
  const within = new Set(seen).add(schema);
  return [here, ...partsOf(definition).flatMap(([name, part]) => fieldsIn(part, name === '' ? path : `${path}.${name}`, within))];
};

/** Fields that only the service sets: nobody may send them. */
const DECIDED_BY_SERVICE =
  /^(owner(Id)?|userId|accountId|companyId|rol(e)?Id|roles?|privileges|status|isFirstUser|isInternalStaff|seesNetPrices|passwordHash|crmId|clientCode|createdAt|createdBy|updatedAt|currency|rateId|prices?|(unit|total)(Gross|Net|Discount)|subTotalNet|totalNet|budgetNumber|orderId)$/;
/** Calls that exist to change just that for those who may, or in which the name means something else. */
const MEANT: Partial<Record<EndpointName, readonly string[]>> = {
  // The number by which someone names the company they want to join; its manager decides.
  register: ['clientCode'],
  completeRegistration: ['clientCode'],
  askQualification: ['clientCode'],
  // The decision names one of the request's candidates, which the service looks up anew.
  decideQualification: ['roleId', 'clientCode', 'companyId'],
  updateUserPrivileges: ['privileges'],
  updateRole: ['rolId'],
  updateContactRole: ['rolId'],
  updateClientCode: ['clientCode'],
  updateClientCodeOf: ['clientCode'],
  // The HTTP status of the call that failed.
  reportError: ['status'],
};

/** Answers with a part that the contract leaves open, and the reason why that leaks nothing. */
const OPEN_ANSWERS: Partial<Record<EndpointName, string>> = {
  getVariations: 'published data of the maker, validated where they are published',
  getEditorOffer: 'published data of the maker, validated where they are published',
  getEmbedOffer: 'published data of the maker, validated where they are published',
  getEmbedPreset: 'a document of the maker',
  getPieceOffer: 'published data of the maker, validated where they are published',
  getBoardOffer: 'published data of the maker, validated where they are published',
  getConfiguration: 'a document that the domain library wrote, never what was sent',
  getConfig: 'the same',
  getProductConfig: 'the same',
  getPreconfig: 'the same, of the maker',
  getTranslations: 'texts of the interface, the same for everybody',
};

const all: readonly Endpoint[] = Object.values(endpoints);

describe('fields of the wire (figure 16)', () => {
  test.each(all.filter(({ body }) => body !== undefined).map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s takes nothing that the service decides',
    (name, { body }) => {
      const meant = MEANT[name as EndpointName] ?? [];
      const sent = [...new Set(fieldsIn(body).map((field) => field.name))];
      expect(sent.filter((field) => DECIDED_BY_SERVICE.test(field) && !meant.includes(field))).toEqual([]);
    },
  );

  test.each(all.map((endpoint) => [endpoint.name, endpoint] as const))('%s answers declared fields only', (name, { file, response }) => {
    const open = fieldsIn(response).filter(({ type, path }) => ['any', 'unknown', 'custom'].includes(type) || path.endsWith('*'));
    expect(open.length > 0 && !file && OPEN_ANSWERS[name as EndpointName] === undefined ? open : []).toEqual([]);
  });

  test('the walk finds deep fields, so that the checks above can fail', () => {
    expect(fieldsIn(endpoints.processOrder.body).map(({ name }) => name)).toContain('quantity');
    expect(fieldsIn(endpoints.getVariations.response).map(({ type }) => type)).toContain('custom');
  });
});

describe('undeclared fields (figure 16)', () => {
  let app: TestApp;
  let marta: TestClient;
  beforeAll(async () => {
    app = await buildTestApp();
    marta = await app.signIn('distributor');
  });
  afterAll(() => app.close());

  const STRANGE = {
    id: '00000000-0000-4000-8000-00000000dead',
    owner: 'x',
    ownerId: '00000000-0000-4000-8000-000000000206',
    companyId: '00000000-0000-4000-8000-000000000108',
    rolId: 9,
    roles: [9],
    roleId: 9,
    privileges: ['COMPANY_MANAGE_USER'],
    status: 2,
    currency: 'USD',
    unitGross: 0.01,
    prices: { unitGross: 0.01, unitNet: 0.01 },
    discount: { percent: 99 },
    isInternalStaff: true,
    seesNetPrices: true,
  };
  /** Removes values that differ by chance from one thing to the next. */
  const steady = (value: unknown): unknown =>
    JSON.parse(
      JSON.stringify(value, (key, part) =>
        /^(id|_id|orderId|orderedIds|projectId|budgetNumber|createdAt|updatedAt|creationDate)$/.test(key) ? 0 : part,
      ).replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'id'),
    );
  const besides = <Body extends object>(body: Body, strange: object): Body => ({ ...strange, ...body });

  /** The job from project to order, with or without undeclared fields in every body. */
  const job = async (strange: object) => {
    const line = besides({ referenceCode: '082042/2A_10', quantity: 2 }, strange);
    const made = (await marta.call(endpoints.createProject, { body: besides({ name: 'Strange', products: [line] }, strange) })).body;
    const params = { projectId: made.id };
    const renamed = await marta.call(endpoints.renameProject, { params, body: besides({ version: 1, name: 'Stranger' }, strange) });
    const added = await marta.call(endpoints.addProducts, { params, body: besides({ version: 2, products: [line] }, strange) });
    const product = { ...params, productId: made.products[0]?._id ?? '' };
    const changed = await marta.call(endpoints.updateProduct, { params: product, body: besides({ version: 3, quantity: 6 }, strange) });
    const language = await marta.call(endpoints.updateLanguage, { body: besides({ isoCode: 'es' as const }, strange) });
    const order = await marta.call(endpoints.processOrder, {
      body: besides(
        {
          projectId: made.id,
          version: 4,
          products: [besides({ _id: product.productId, quantity: 6 }, strange)],
          sendTogether: true,
        },
        strange,
      ),
    });
    const shown = await marta.call(endpoints.getOrder, { params: { orderId: order.body.orderId } });
    return [made, renamed.body, added.body, changed.body, language.body, order.body, shown.body].map(steady);
  };

  test('do not change the created entity, its record or the answer', async () => {
    expect(await job(STRANGE)).toEqual(await job({}));
  });
});
