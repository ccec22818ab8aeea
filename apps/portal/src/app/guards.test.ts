import { expect, test } from 'vitest';
import { sampleAccount } from '../testing/sample-account';
import { decideEntry, type Guard } from './guards';
import { ROUTE_TABLE } from './route-table';

const orders: Guard = { kind: 'privilege', privilege: 'ORDER_VIEW' };
const enter = { kind: 'enter' };
const seesOrders = sampleAccount();
const seesProjectsOnly = sampleAccount({ privileges: ['PROJECT_VIEW'] });

test.each([
  ['a visitor at an open address', { kind: 'open' }, undefined, enter],
  ['a visitor behind the sign-in', { kind: 'signed-in' }, undefined, { kind: 'redirect', to: '/?return=%2Forders%3Fpage%3D2' }],
  ['a visitor behind a privilege', orders, undefined, { kind: 'redirect', to: '/?return=%2Forders%3Fpage%3D2' }],
  ['an account behind the sign-in', { kind: 'signed-in' }, seesProjectsOnly, enter],
  ['an account with the privilege', orders, seesOrders, enter],
  ['an account without the privilege', orders, seesProjectsOnly, { kind: 'redirect', to: '/not-authorised' }],
] as const)('%s', (_who, guard, account, expected) => {
  expect(decideEntry(guard, account, '/orders?page=2')).toEqual(expected);
});

test('the table asks for what the specification prints', () => {
  const asked = ROUTE_TABLE.map(({ path, guard, ...entry }) => [
    path,
    guard.kind === 'privilege' ? guard.privilege : guard.kind,
    ...('redirectTo' in entry ? [entry.redirectTo] : []),
  ]);
  expect(asked).toEqual([
    ['/', 'open'],
    ['/professional-area', 'open'],
    ['/projects', 'PROJECT_VIEW'],
    ['/create-project', 'signed-in', '/create-project/select-collection'],
    ['/create-project/select-collection', 'signed-in'],
    ['/create-project/select-collection/:subFamilyId', 'signed-in'],
    ['/new-product/RegularConfigurator', 'signed-in'],
    ['/project/:projectId', 'PROJECT_VIEW'],
    ['/project/:projectId/add-product', 'PROJECT_VIEW', '/project/:projectId/add-product/select-collection'],
    ['/project/:projectId/add-product/select-collection', 'PROJECT_VIEW'],
    ['/project/:projectId/add-product/select-collection/:subFamilyId', 'PROJECT_VIEW'],
    ['/project/:projectId/add-product/RegularConfigurator', 'PROJECT_VIEW'],
    ['/project/:projectId/product/:productId/RegularConfigurator', 'PROJECT_VIEW'],
    ['/project/:projectId/new-order', 'PROJECT_VIEW'],
    ['/orders', 'ORDER_VIEW'],
    ['/order/:orderId', 'ORDER_VIEW'],
    ['/error-403', 'open'],
    ['/not-authorised', 'open'],
    ['*', 'open'],
  ]);
});
