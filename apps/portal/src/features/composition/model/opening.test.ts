import { expect, test } from 'vitest';
import { draftIdOf } from './composition-draft';
import { readCompositorOpening, readOpening } from './opening';

const fresh = {
  kind: 'new',
  maker: 'CREA',
  catalogId: undefined,
  projectId: undefined,
  model: undefined,
  preconfigId: undefined,
  subFamilyId: undefined,
};

test.each([
  [{}, '', fresh],
  [{ model: '0820' }, '', { ...fresh, model: '0820' }],
  [{ model: '<b>', projectId: 'p' }, '?preconfigId=110-free-hang', { ...fresh, projectId: 'p', preconfigId: '110-free-hang' }],
  [{}, '?preconfigId=../x&subFamily=110', { ...fresh, subFamilyId: 110 }],
  [{}, '?subFamily=-1', fresh],
  [{}, '?subFamily=1e9', fresh],
  [
    { projectId: 'p', productId: 'q', mode: 'validate' },
    '',
    { kind: 'saved', maker: 'CREA', projectId: 'p', productId: 'q', mode: 'validate' },
  ],
  [{ projectId: 'p', productId: 'q', mode: 'edit' }, '', { kind: 'saved', maker: 'CREA', projectId: 'p', productId: 'q', mode: 'edit' }],
])('%j%s opens %j', (parameters, search, opening) => {
  expect(readOpening(parameters, new URLSearchParams(search))).toEqual(opening);
});

test.each([
  ['', { ...fresh, maker: 'COMPOSITOR_CP_3D' }],
  [
    'projectId=p&family=110&catalog=21&configId=110-round-cascade',
    { ...fresh, maker: 'COMPOSITOR_CP_3D', projectId: 'p', subFamilyId: 110, catalogId: 21, preconfigId: '110-round-cascade' },
  ],
  ['family=x&catalog=17&configId=../x', { ...fresh, maker: 'COMPOSITOR_CP_3D' }],
  [
    'projectId=p&configId=q&family=110&catalog=16&productId=q',
    { kind: 'saved', maker: 'COMPOSITOR_CP_3D', projectId: 'p', productId: 'q', mode: 'edit' },
  ],
  [
    'projectId=p&family=110&catalog=16&productId=q&validating=true',
    { kind: 'saved', maker: 'COMPOSITOR_CP_3D', projectId: 'p', productId: 'q', mode: 'validate' },
  ],
])('the compositor opens %j', (search, opening) => {
  expect(readCompositorOpening(new URLSearchParams(search))).toEqual(opening);
});

test('a draft goes on from the start that it was made of, and covers no other', () => {
  const read = (query: string, model?: string) => draftIdOf(readOpening({ model }, new URLSearchParams(query)), 110);
  expect([read(''), read('preconfigId=110-free-hang'), read('preconfigId=110-table-ring'), read('', '0820')]).toEqual([
    'new/110',
    'new/110/110-free-hang',
    'new/110/110-table-ring',
    'new/110/0820',
  ]);
  expect(draftIdOf(readCompositorOpening(new URLSearchParams('projectId=p')), 110)).toBe('compositor/p/110');
  expect(draftIdOf({ kind: 'saved', maker: 'CREA', projectId: 'p', productId: 'q', mode: 'edit' }, 110)).toBe('p/q');
});
