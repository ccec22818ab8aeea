import { endpoints, SITE_LOCATIONS } from '@candil/contract';
import type { CatalogId } from '@candil/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import type { TestClient } from '../../../test/test-client';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await buildTestApp();
  admin = await app.signIn('admin');
});
afterAll(() => app.close());

const linksOf = async (name: string, catalogId: CatalogId, role?: 9) => {
  const client = await app.signIn(name);
  const { links } = (
    await client.call(endpoints.getSubmenuLinks, { query: { catalogId, lang: 'de', ...(role !== undefined && { role }) } })
  ).body;
  return links.map(({ href }) => href);
};

test.each<[string, CatalogId, string[]]>([
  ['specifier', 16, []],
  ['sales', 16, ['/staff/qualifications']],
  ['sales', 21, []],
  ['sales.us', 21, ['/staff/qualifications']],
  ['admin', 16, ['/staff/qualifications', '/staff/flags', '/staff/audit']],
  ['admin', 21, ['/staff/qualifications', '/staff/flags', '/staff/audit']],
])('the menu of %s in catalogue %i leads on to %j', async (name, catalogId, hrefs) => {
  expect(await linksOf(name, catalogId)).toEqual(hrefs);
});

test('a role that is asked for but not held opens nothing', async () => {
  expect(await linksOf('specifier', 16, 9)).toEqual([]);
});

const buttonsOf = async (client: TestClient, siteLocation: (typeof SITE_LOCATIONS)[number]) =>
  (await client.call(endpoints.getUserConfigurations, { query: { siteLocation } })).body.BUTTONS;
const setFlag = async (name: 'menuPrivileges', on: boolean) => {
  const { flags } = (await admin.call(endpoints.listFlagSettings, {})).body;
  const version = flags.find((flag) => flag.name === name)?.version ?? 1;
  const body = { version, sets: { PRO: on }, emails: [], subFamilyIds: null, applicationIds: null };
  await admin.call(endpoints.updateFlag, { params: { name }, body });
};

test('every place names its actions', async () => {
  for (const place of SITE_LOCATIONS) expect((await buttonsOf(admin, place)).length).toBeGreaterThan(0);
});

test('no place names an action that the product does not have', async () => {
  const named = (await Promise.all(SITE_LOCATIONS.map((place) => buttonsOf(admin, place)))).flat();
  expect(named.filter((key) => key === 'DUPLICATE_PROJECT' || key === 'INVOICES')).toEqual([]);
});

test('orders are in every menu, unless the flag asks for their privilege', async () => {
  const specifier = await app.signIn('specifier');
  const first = await buttonsOf(specifier, 'Menu');
  await setFlag('menuPrivileges', false);
  const before = await buttonsOf(specifier, 'Menu');
  await setFlag('menuPrivileges', true);
  expect(first).toEqual(['PROJECTS']);
  expect(before).toEqual(['PROJECTS', 'ORDERS']);
  expect(await buttonsOf(specifier, 'Menu')).toEqual(['PROJECTS']);
  expect(await buttonsOf(admin, 'Menu')).toEqual(['PROJECTS', 'ORDERS']);
});
