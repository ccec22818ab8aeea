import { expect, it } from 'vitest';
import { draftIdOf, readOpening, readTab } from './opening';

const at = (query: string, params = {}) => readOpening(params, new URLSearchParams(query));

it('reads the parameters of a new list, and leaves out invalid ones', () => {
  expect(at('subFamily=225&applicationLocation=12&catalog=21', { projectId: 'p1' })).toEqual({
    kind: 'new',
    projectId: 'p1',
    subFamilyId: 225,
    applicationLocationId: 12,
    catalogId: 21,
  });
  expect(at('subFamily=-1&applicationLocation=x&catalog=17')).toEqual({
    kind: 'new',
    projectId: undefined,
    subFamilyId: undefined,
    applicationLocationId: undefined,
    catalogId: undefined,
  });
});

it('opens a list of a project at the tab of the query', () => {
  expect(at('subFamily=225', { projectId: 'p1', productId: 'l1' })).toEqual({ kind: 'saved', projectId: 'p1', productId: 'l1' });
  expect(['activeTab=summary', 'activeTab=prices', ''].map((query) => readTab(new URLSearchParams(query)))).toEqual([
    'summary',
    'list',
    'list',
  ]);
});

it('keeps a draft for each place', () => {
  const ids = [at(''), at('subFamily=225'), at('subFamily=225', { projectId: 'p1' }), at('', { projectId: 'p1', productId: 'l1' })].map(
    draftIdOf,
  );
  expect(ids).toEqual(['new', 'new/225', 'p1/225', 'p1/l1']);
});
