import type { OpenBudget, OrderListItem, StaffAccountHit } from '@candil/contract';
import { expect, test } from 'vitest';
import { budgetEntry, clientEntry, matchesTerm, orderEntry, productPath, projectIdOfPath } from './palette-entry';

test.each([
  [
    { reference: '082042/2A_10', model: '0820', subFamilyId: 110 },
    undefined,
    '/new-product/RegularConfigurator?subFamily=110&catalog=16&model=0820&reference=082042%2F2A_10',
  ],
  [
    { reference: '0820', model: '0820', subFamilyId: 110 },
    undefined,
    '/new-product/RegularConfigurator?subFamily=110&catalog=16&model=0820',
  ],
  [
    { reference: '0820', model: '0820', subFamilyId: 110 },
    'p1',
    '/project/p1/add-product/RegularConfigurator?subFamily=110&catalog=16&model=0820',
  ],
])('%j in project %s opens at %s', (hit, projectId, expected) => {
  expect(productPath(hit, 16, projectId)).toBe(expected);
});

test.each([
  ['/project/p1', 'p1'],
  ['/project/p1/new-order', 'p1'],
  ['/projects', undefined],
  ['/', undefined],
])('%s belongs to project %s', (pathname, expected) => {
  expect(projectIdOfPath(pathname)).toBe(expected);
});

test.each([
  ['New project', '', true],
  ['New project', 'proj', true],
  ['New project', 'PRO new', true],
  ['New project', 'roj', false],
  ['Aufträge', 'auftr', true],
  ['Aufträge', 'auftrage', true],
  ['Ajustes: idioma, contraseña, dispositivos', 'CONTRASENA', true],
])('%s for the term "%s": %s', (label, term, expected) => {
  expect(matchesTerm(label, term)).toBe(expected);
});

test('orders and budgets lead to their own page by their number', () => {
  const order = { orderId: 100234, projectName: 'Casa Roca', companyName: null } as OrderListItem;
  const budget = { id: 'b1', budgetNumber: '2026-0007', project: { id: 'p1', name: 'Casa Roca' } } as OpenBudget;
  expect(orderEntry({ ...order, companyName: 'Llum i Forma' })).toEqual({
    id: 'order-100234',
    group: 'orders',
    label: 'Casa Roca',
    code: '100234',
    detail: 'Llum i Forma',
    to: '/order/100234',
  });
  expect(orderEntry(order)).toEqual({ id: 'order-100234', group: 'orders', label: 'Casa Roca', code: '100234', to: '/order/100234' });
  expect(budgetEntry(budget)).toEqual({
    id: 'budget-b1',
    group: 'budgets',
    label: 'Casa Roca',
    code: '2026-0007',
    to: '/project/p1/generate-budget?budget=b1',
  });
});

test.each(['language', 'Password', 'settings'])('a setting is found by %s', (term) => {
  expect(matchesTerm('Settings: language, password, devices', term)).toBe(true);
});

test('clients are called by their company and number and lead to their account', () => {
  const hit = { accountId: 'a1', name: 'Marta Soler', email: 'marta+1@llum.example' } as StaffAccountHit;
  expect([
    clientEntry({ ...hit, company: { name: 'Llum i Forma', clientCode: '430101' } }),
    clientEntry({ ...hit, company: null }),
  ]).toEqual([
    {
      id: 'client-a1',
      group: 'clients',
      label: 'Llum i Forma',
      code: '430101',
      detail: 'Marta Soler',
      to: '/staff/accounts?email=marta%2B1%40llum.example',
    },
    { id: 'client-a1', group: 'clients', label: 'Marta Soler', to: '/staff/accounts?email=marta%2B1%40llum.example' },
  ]);
});
