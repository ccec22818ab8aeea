import { expect, test } from 'vitest';
import { readOpening } from './opening';

const fresh = { kind: 'new', projectId: undefined, model: undefined, preconfigId: undefined, subFamilyId: undefined };

test.each([
  [{}, '', fresh],
  [{ model: '0820' }, '', { ...fresh, model: '0820' }],
  [{ model: '<b>', projectId: 'p' }, '?preconfigId=110-free-hang', { ...fresh, projectId: 'p', preconfigId: '110-free-hang' }],
  [{}, '?preconfigId=../x&subFamily=110', { ...fresh, subFamilyId: 110 }],
  [{}, '?subFamily=-1', fresh],
  [{}, '?subFamily=1e9', fresh],
  [{ projectId: 'p', productId: 'q', mode: 'validate' }, '', { kind: 'saved', projectId: 'p', productId: 'q', mode: 'validate' }],
  [{ projectId: 'p', productId: 'q', mode: 'edit' }, '', { kind: 'saved', projectId: 'p', productId: 'q', mode: 'edit' }],
])('%j%s opens %j', (parameters, search, opening) => {
  expect(readOpening(parameters, new URLSearchParams(search))).toEqual(opening);
});
