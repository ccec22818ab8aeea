import { expect, test } from 'vitest';
import { matchesTerm, productPath, projectIdOfPath } from './palette-entry';

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
])('%s for the term "%s": %s', (label, term, expected) => {
  expect(matchesTerm(label, term)).toBe(expected);
});
