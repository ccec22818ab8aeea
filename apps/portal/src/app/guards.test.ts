import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { sampleAccount } from '../testing/sample-account';
import { FURTHER_ROUTES } from './further-routes';
import { decideEntry } from './guards';
import { ROUTE_TABLE } from './route-table';
import {
  ASKING,
  type Asking,
  EXPECTED_ACCESS,
  EXPECTED_BY_QUERY,
  EXPECTED_FLAGS,
  EXPECTED_REDIRECTS,
  ROLES_ASKING,
} from './testing/expected-routes.data';

const ROWS = [...ROUTE_TABLE, ...FURTHER_ROUTES];

const accountOf = (asking: Asking) => {
  if (asking === 'nobody') return undefined;
  const { role, privileges, ...rest } = ROLES_ASKING[asking];
  return sampleAccount({ rolId: role, roles: [role], privileges: [...privileges], ...rest });
};

const rowAt = (path: string) => {
  const matched = matchRoutes(
    ROWS.map((entry) => ({ path: entry.path, id: entry.path })),
    path,
  )?.at(-1)?.route.id;
  const row = ROWS.find((entry) => entry.path === matched);
  if (!row) throw new Error(`No row is at ${path}`);
  return row;
};

/** The letter of the expected table for the guard's decision. */
const outcomeOf = async (path: string, account: ReturnType<typeof accountOf>): Promise<string> => {
  const decision = await decideEntry(rowAt(path).guard, account, path);
  if (decision.kind === 'enter') return 'E';
  if (decision.kind === 'qualify') return 'Q';
  if (decision.to === `/?return=${encodeURIComponent(path)}`) return 'H';
  if (decision.to === '/not-authorised') return 'N';
  return decision.to === '/not-authorised?reason=client-code' ? 'C' : decision.to;
};

test.each([...EXPECTED_ACCESS, ...EXPECTED_BY_QUERY])('%s answers nobody and each role as the texts say', async (path, expected) => {
  const outcomes = await Promise.all(ASKING.map((asking) => outcomeOf(path, accountOf(asking))));
  expect(outcomes.join(' ')).toBe(expected);
});

test('every row of the table is asked for, once', () => {
  expect(EXPECTED_ACCESS.map(([path]) => rowAt(path).path).sort()).toEqual(ROWS.map(({ path }) => path).sort());
});

test('an address of the rest of the table is found there, not taken for another', () => {
  const found = FURTHER_ROUTES.map(({ path }) => matchRoutes([...ROUTE_TABLE], path.replaceAll(/:\w+/g, 'x'))?.at(-1)?.route.path);
  expect(new Set(found)).toEqual(new Set(['*']));
});

test('internal staff enter the pages of staff whatever their role, and nothing that only a privilege opens', async () => {
  const staff = sampleAccount({ rolId: 1, roles: [1], privileges: ['PROJECT_VIEW'], status: 2, isInternalStaff: true });
  const paths = ['/studio', '/compositor', '/compositor/generatePreviews', '/compositor/generatePdf', '/technicalinfo', '/productsheet'];
  const others = ['/sandbox', '/compositor/v2', '/compositor/_demo', '/product-admin', '/product-admin/compose', '/product-admin/EditRule'];
  const outcomes = async (asked: readonly string[]) => (await Promise.all(asked.map((path) => outcomeOf(path, staff)))).join('');
  expect(await outcomes([...paths, ...others])).toBe('E'.repeat(12));
  expect(await outcomes(['/orders', '/users-management', '/staff/flags', '/staff/qualifications'])).toBe('NNNN');
});

test('the first user of a company manages its users', async () => {
  const first = sampleAccount({ rolId: 2, roles: [2], privileges: ['PROJECT_VIEW', 'COMPANY_MANAGE_USER'] });
  expect(await outcomeOf('/users-management', first)).toBe('E');
});

test('only the own list of an account counts, not its role', async () => {
  const strippedAdmin = sampleAccount({ rolId: 9, roles: [9], privileges: [] });
  expect([await outcomeOf('/orders', strippedAdmin), await outcomeOf('/projects', strippedAdmin)]).toEqual(['N', 'N']);
});

test.each([1, 2, 3])('status %i has to qualify before it requests a budget, over the page of the project', async (status) => {
  const decision = await decideEntry(rowAt('/project/p/request-budget').guard, sampleAccount({ status }), '/project/p/request-budget');
  expect(decision).toEqual({ kind: 'qualify', behind: '/project/:projectId' });
});

test('redirects name their target and keep their parameters', () => {
  const redirects = EXPECTED_REDIRECTS.map(([path]) => {
    const row = rowAt(path);
    return 'redirectTo' in row ? [path, row.redirectTo.replace(':projectId', 'p'), ...(row.state ? [row.state] : [])] : [path];
  });
  expect(redirects).toEqual(EXPECTED_REDIRECTS);
  expect(ROWS.filter((row) => 'redirectTo' in row)).toHaveLength(EXPECTED_REDIRECTS.length);
});

test('addresses that depend on a flag say which, and which way', () => {
  expect(EXPECTED_FLAGS.map(([path]) => [path, ...(rowAt(path).flag ?? [])])).toEqual(EXPECTED_FLAGS);
  expect(ROWS.filter(({ flag }) => flag)).toHaveLength(EXPECTED_FLAGS.length);
});
