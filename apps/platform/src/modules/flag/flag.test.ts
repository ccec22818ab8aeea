import { endpoints, type FlagSetting } from '@candil/contract';
import { FLAGS } from '@candil/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import type { CallInput, TestClient } from '../../../test/test-client';
import { readFlagConfiguration } from '../../kernel/config/flag-configuration';
import { FLAG_FACTS } from './flag-facts.data';
import { flagSettings } from './tables';

let app: TestApp;
let admin: TestClient;
let sales: TestClient;
beforeAll(async () => {
  app = await buildTestApp();
  admin = await app.signIn('admin');
  sales = await app.signIn('sales');
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.delete(flagSettings);
});

type Change = Partial<NonNullable<CallInput<typeof endpoints.updateFlag>['body']>>;
const settings = async (name: string): Promise<FlagSetting> => {
  const { flags } = (await admin.call(endpoints.listFlagSettings, {})).body;
  const found = flags.find((flag) => flag.name === name);
  if (found === undefined) throw new Error(`No flag ${name}`);
  return found;
};
const change = (name: keyof typeof FLAGS, body: Change, client = admin) =>
  client.call(endpoints.updateFlag, {
    params: { name },
    body: { version: 1, sets: {}, emails: [], subFamilyIds: null, applicationIds: null, ...body },
  });
const flagOf = async (name: string, client: TestClient, visitorId?: string) =>
  (await client.call(endpoints.getFlags, { query: visitorId === undefined ? {} : { visitorId } })).body.flags.find(
    (flag) => flag.name === name,
  );

describe('flags of administrators', () => {
  test('is every flag with its owner and its start, unchanged at first', async () => {
    const { set, external, flags } = (await admin.call(endpoints.listFlagSettings, {})).body;
    const unchanged = { sets: {}, emails: [], subFamilyIds: null, applicationIds: null, version: 1, changedAt: null, changedBy: null };
    expect(set).toBe('PRO');
    expect(external).toBe(false);
    expect(flags).toEqual(
      Object.entries(FLAGS).map(([name, startsOn]) => ({ name, startsOn, ...FLAG_FACTS[name as keyof typeof FLAGS], ...unchanged })),
    );
  });

  test('is kept with author and time, and recorded in the audit trail', async () => {
    const body = {
      sets: { PRO: true, DEV: 0.5 },
      emails: [' Ana@Taller.es ', 'ana@taller.es'],
      subFamilyIds: [225, 225],
      applicationIds: [],
    };
    const changed = (await change('newCompositors', body)).body;
    expect(changed).toEqual({
      name: 'newCompositors',
      startsOn: true,
      ...FLAG_FACTS.newCompositors,
      version: 2,
      sets: { PRO: true, DEV: 0.5 },
      emails: ['ana@taller.es'],
      subFamilyIds: [225],
      applicationIds: [],
      changedAt: '2026-11-20T09:00:00.000Z',
      changedBy: expect.any(String),
    });
    expect(await settings('newCompositors')).toEqual(changed);
    const trail = (await admin.call(endpoints.listAudit, { query: { kind: 'flag.', search: 'newCompositors' } })).body;
    expect(trail.lines[0]).toMatchObject({
      kind: 'flag.changed',
      by: changed.changedBy,
      details: { flag: 'newCompositors', from: '{}', to: expect.stringContaining('ana@taller.es') },
    });
  });

  test.each<[string, Change, number]>([
    ['an address that is none', { emails: ['nobody'] }, 422],
    ['a probability above 1', { sets: { PRO: 1.1 } }, 400],
    ['a probability below 0', { sets: { PRO: -0.1 } }, 400],
    ['a set there is not', { sets: { LIVE: true } as never }, 400],
    ['a sub-family beyond every id', { subFamilyIds: [2 ** 31] }, 400],
    ['201 addresses', { emails: Array.from({ length: 201 }, (_, index) => `a${index}@b.es`) }, 400],
    ['an address with NUL', { emails: ['a\0@b.es'] }, 400],
  ])('%s changes nothing', async (_, body, status) => {
    expect((await change('rules', body)).status).toEqual(status);
    expect((await settings('rules')).version).toBe(1);
  });

  test('is for administrators alone', async () => {
    const seen = await Promise.all([sales, app.anonymous].map((client) => client.call(endpoints.listFlagSettings, {})));
    const changed = await Promise.all([sales, app.anonymous].map((client) => change('rules', { sets: { PRO: false } }, client)));
    expect([...seen, ...changed].map(({ status }) => status)).toEqual([403, 401, 403, 401]);
  });
});

describe('resolved flags of a page', () => {
  test('is whether a flag is on for them: by address, by set, and for visitors', async () => {
    await change('remoteDriver', { emails: ['sales@candil.example'] });
    await change('menuPrivileges', { sets: { PRO: true } });
    const states = await Promise.all(
      [sales, admin, app.anonymous].map(async (client) => [
        (await flagOf('remoteDriver', client))?.on,
        (await flagOf('menuPrivileges', client))?.on,
      ]),
    );
    expect(states).toEqual([
      [true, true],
      [false, true],
      [false, true],
    ]);
  });

  test('names the sub-families of a flag that is on, and nothing of one that is off', async () => {
    await change('newCompositors', { sets: { PRO: true }, subFamilyIds: [225] });
    await change('remoteDriver', { sets: { PRO: false }, subFamilyIds: [225], emails: ['nobody@taller.es'] });
    expect([await flagOf('newCompositors', sales), await flagOf('remoteDriver', sales)]).toEqual([
      { name: 'newCompositors', on: true, subFamilyIds: [225] },
      { name: 'remoteDriver', on: false },
    ]);
  });

  test('stays the same for a visitor when it is a probability', async () => {
    await change('scrollThrottling', { sets: { PRO: 0.5 } });
    const visitors = Array.from({ length: 40 }, (_, index) => index.toString(16).padStart(32, '0'));
    const ask = () => Promise.all(visitors.map(async (id) => (await flagOf('scrollThrottling', app.anonymous, id))?.on));
    const [first, second] = [await ask(), await ask()];
    expect(second).toEqual(first);
    expect(new Set(first).size).toBe(2);
  });

  test('sends no extra statement', async () => {
    expect((await app.anonymous.call(endpoints.getFlags, { query: {} })).statements).toBe(0);
  });
});

describe('a composer feature', () => {
  const SALES_IN_CINTA = { sets: { PRO: false }, emails: ['sales@candil.example'], subFamilyIds: [225] };
  const inEditor = async (client: TestClient, subFamilyId: number) =>
    (await client.call(endpoints.getEditorOffer, { query: { subFamilyId, catalogId: 16 } })).body.remoteDriverOn;

  test.each([
    'newCompositors',
    'toolkitListConfigurator',
    'bundleListConfigurator',
    'regularProductConfigurator',
    'avoidPAs',
    'validateComposingPendants',
  ] as const)('%s is on for the addresses of its list alone, with its sub-families and applications', async (name) => {
    await change(name, { ...SALES_IN_CINTA, applicationIds: [1] });
    expect(await flagOf(name, sales)).toEqual({ name, on: true, subFamilyIds: [225], applicationIds: [1] });
    expect(await flagOf(name, admin)).toEqual({ name, on: false });
    expect(await flagOf(name, app.anonymous)).toEqual({ name, on: false });
  });

  test('is on in the editor for the addresses of its list', async () => {
    await change('remoteDriver', { ...SALES_IN_CINTA, subFamilyIds: null });
    expect(await inEditor(sales, 225)).toBe(true);
    expect(await inEditor(admin, 225)).toBe(false);
  });

  test('is on in the editor of its sub-families, and off in every other', async () => {
    await change('remoteDriver', SALES_IN_CINTA);
    expect(await inEditor(sales, 225)).toBe(true);
    expect(await inEditor(sales, 110)).toBe(false);
    expect(await inEditor(admin, 225)).toBe(false);
  });

  test('that is off for everyone is off in its sub-families too', async () => {
    await change('remoteDriver', { sets: { PRO: false }, subFamilyIds: [225] });
    expect(await inEditor(sales, 225)).toBe(false);
  });
});

describe('a change', () => {
  test('is known by another instance within a second', async () => {
    const other = await buildTestApp({ open: app.open });
    const visitor = other.newClient();
    const before = (await flagOf('remoteDriver', visitor))?.on;
    await change('remoteDriver', { sets: { PRO: true } });
    await vi.waitFor(async () => expect((await flagOf('remoteDriver', visitor))?.on).toBe(true), { timeout: 20_000 });
    await other.close();
    expect(before).toBe(false);
  });

  test('of the price calculation changes every price and is part of the editor’s data', async () => {
    const ask = async () => {
      const priced = (
        await admin.call(endpoints.priceProducts, {
          body: {
            catalogId: 16,
            products: [
              { reference: '552523/2Z_31', quantity: 1 },
              { reference: '082042/2A_10', quantity: 1 },
            ],
          },
        })
      ).body;
      const basis = (await admin.call(endpoints.getPriceBasis, { query: { catalogId: 16, subFamilyId: 110 } })).body;
      return { calculation: basis.calculation, priced };
    };
    const now = await ask();
    await change('newPriceCalculation', { sets: { PRO: false } });
    const before = await ask();
    await app.database.delete(flagSettings);
    expect(now.calculation).toBe('new');
    expect(before.calculation).toBe('old');
    expect(before.priced).not.toEqual(now.priced);
  });

  test('of the rules turns off their scripts, and the answer says so', async () => {
    const ask = async () =>
      (await admin.call(endpoints.validateConfiguration, { query: {}, body: { catalogId: 16, products: [{ reference: '082042' }] } })).body
        .rules;
    const on = await ask();
    await change('rules', { sets: { PRO: false } });
    expect(on).toBe(true);
    expect(await ask()).toBe(false);
  });
});

describe('the start', () => {
  const read = (environment: Record<string, string>) => readFlagConfiguration(environment);

  test.each([
    [{ FLAG_SERVICE_URL: 'https://flags.example' }, 'Feature toggles need an API key'],
    [{ FLAG_SERVICE_URL: 'https://flags.example', FLAG_SERVICE_KEY: ' ' }, 'Feature toggles need an API key'],
    [{ FLAG_SERVICE_KEY: 'secret' }, 'FLAG_SERVICE_URL'],
    [{ FLAG_SERVICE_URL: 'flags', FLAG_SERVICE_KEY: 'secret' }, 'must be an address'],
    [{ FLAG_SET: 'LIVE' }, 'FLAG_SET must be one of DEV, NEWPRO, PRO'],
  ])('with %j fails and says why', (environment, message) => {
    expect(() => read(environment as Record<string, string>)).toThrow(message);
  });

  test('takes the set and the external service of the environment', () => {
    expect([read({}), read({ FLAG_SET: 'DEV', FLAG_SERVICE_URL: 'https://flags.example', FLAG_SERVICE_KEY: 'k' })]).toEqual([
      { set: 'PRO', external: undefined },
      { set: 'DEV', external: { url: 'https://flags.example', key: 'k' } },
    ]);
  });

  test('with an external service without key fails', async () => {
    const flags = { set: 'PRO', external: { url: 'https://flags.example', key: '' } } as const;
    await expect(buildTestApp({ open: app.open, configuration: { flags } })).rejects.toThrow('Feature toggles need an API key');
  });
});
