import { expect, test } from 'vitest';
import { draftIdOf } from './composition-draft';
import { openedIn } from './opened-in';
import { readOpening } from './opening';
import { placeOfDocument } from './place-of-document';

const CREA = openedIn(1);
const BELTS = openedIn(2, 225);
const COMPOSITOR = openedIn(10);
const fresh = {
  kind: 'new',
  openedIn: CREA,
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
    { kind: 'saved', openedIn: CREA, projectId: 'p', productId: 'q', mode: 'validate' },
  ],
  [{ projectId: 'p', productId: 'q', mode: 'edit' }, '', { kind: 'saved', openedIn: CREA, projectId: 'p', productId: 'q', mode: 'edit' }],
])('%j%s opens %j', (parameters, search, opening) => {
  expect(readOpening(CREA, parameters, new URLSearchParams(search))).toEqual(opening);
});

test.each([
  ['', { ...fresh, openedIn: COMPOSITOR }],
  [
    'projectId=p&family=110&catalog=21&configId=110-canopy-line',
    { ...fresh, openedIn: COMPOSITOR, projectId: 'p', subFamilyId: 110, catalogId: 21, preconfigId: '110-canopy-line' },
  ],
  ['family=x&catalog=17&configId=../x', { ...fresh, openedIn: COMPOSITOR }],
  [
    'projectId=p&configId=q&family=110&catalog=16&productId=q',
    { kind: 'saved', openedIn: COMPOSITOR, projectId: 'p', productId: 'q', mode: 'edit' },
  ],
  [
    'projectId=p&family=110&productId=q&validating=true',
    { kind: 'saved', openedIn: COMPOSITOR, projectId: 'p', productId: 'q', mode: 'validate' },
  ],
])('the compositor opens %j', (search, opening) => {
  expect(readOpening(COMPOSITOR, {}, new URLSearchParams(search))).toEqual(opening);
});

test('a draft goes on from the start that it was made of, and covers no other', () => {
  const read = (query: string, model?: string) => draftIdOf(readOpening(CREA, { model }, new URLSearchParams(query)), 110);
  expect([read(''), read('preconfigId=110-free-hang'), read('preconfigId=110-table-ring'), read('', '0820')]).toEqual([
    'new/110',
    'new/110/110-free-hang',
    'new/110/110-table-ring',
    'new/110/0820',
  ]);
  expect(draftIdOf(readOpening(COMPOSITOR, {}, new URLSearchParams('projectId=p')), 110)).toBe('compositor/p/110');
  expect(draftIdOf({ kind: 'saved', openedIn: CREA, projectId: 'p', productId: 'q', mode: 'edit' }, 110)).toBe('p/q');
});

test('a drawing configurator has its collection by its route, and its modes in either case', () => {
  const modes = ['EDIT', 'view', 'EXPORT', 'VALIDATE', 'nonsense'].map((mode) => {
    const opening = readOpening(BELTS, { projectId: 'p', productId: 'q', mode }, new URLSearchParams());
    return opening.kind === 'saved' && opening.mode;
  });
  expect(modes).toEqual(['edit', 'view', 'export', 'validate', 'edit']);
  expect(readOpening(BELTS, {}, new URLSearchParams('subFamily=110'))).toMatchObject({ kind: 'new', subFamilyId: 225 });
});

const spaceOf = (configurator: string | undefined, subfamily: number) => ({ props: { configurator, info: { subfamily } } });
const saved = (by: typeof CREA, mode: string) => readOpening(by, { projectId: 'p', productId: 'q', mode }, new URLSearchParams());

test.each([
  ['a composition', saved(CREA, 'edit'), spaceOf('CREA', 110), { kind: 'here' }],
  ['belts', saved(BELTS, 'EDIT'), spaceOf('DRAWING', 225), { kind: 'here' }],
  ['a list of belts that is drawn', saved(BELTS, 'EDIT'), spaceOf('NODRAWING', 225), { kind: 'here' }],
  ['what names no configurator', saved(CREA, 'edit'), {}, { kind: 'here' }],
  [
    'belts in crea',
    saved(CREA, 'validate'),
    spaceOf('DRAWING', 225),
    { kind: 'elsewhere', path: '/project/p/product/q/plusminus-drawing-configurator/validate' },
  ],
  [
    'a composition among the belts',
    saved(BELTS, 'VIEW'),
    spaceOf('CREA', 110),
    { kind: 'elsewhere', path: '/project/p/product/q/crea-configurator/edit' },
  ],
  [
    'a starting point of belts in crea',
    readOpening(CREA, {}, new URLSearchParams('preconfigId=225-garland')),
    spaceOf('DRAWING', 225),
    { kind: 'elsewhere', path: '/new-product/plusminus-drawing-configurator?preconfigId=225-garland' },
  ],
  [
    'a composition in the short form',
    readOpening(openedIn(4), { projectId: 'p', productId: 'q' }, new URLSearchParams()),
    spaceOf('CREA', 110),
    { kind: 'here' },
  ],
  [
    'pendants on one canopy',
    readOpening(COMPOSITOR, {}, new URLSearchParams('projectId=p&productId=q')),
    spaceOf('COMPOSITOR_CP_3D', 110),
    { kind: 'here' },
  ],
  [
    'pendants on one canopy in crea',
    saved(CREA, 'edit'),
    spaceOf('COMPOSITOR_CP_3D', 110),
    { kind: 'elsewhere', path: '/compositor?projectId=p&family=110&productId=q' },
  ],
  [
    'a starting point of the compositor in crea',
    readOpening(CREA, { projectId: 'p' }, new URLSearchParams('preconfigId=110-canopy-line')),
    spaceOf('COMPOSITOR_CP_3D', 110),
    { kind: 'elsewhere', path: '/compositor?projectId=p&configId=110-canopy-line&family=110' },
  ],
  [
    'a composition in the compositor',
    readOpening(COMPOSITOR, {}, new URLSearchParams('projectId=p&productId=q')),
    spaceOf('CREA', 110),
    { kind: 'elsewhere', path: '/project/p/product/q/crea-configurator/edit' },
  ],
  [
    'a drawing of what is not drawn',
    saved(CREA, 'edit'),
    spaceOf('DRAWING', 110),
    { kind: 'refused', failure: { code: 'configurator.sub-family-unknown', subFamilyId: 110, configuratorId: 2 } },
  ],
  [
    'what nobody made',
    saved(CREA, 'edit'),
    spaceOf('EASEL', 110),
    { kind: 'refused', failure: { code: 'configurator.none', value: undefined } },
  ],
  [
    'a pieces list in crea',
    saved(CREA, 'edit'),
    { type: 'PieceList', version: 1 },
    { kind: 'elsewhere', path: '/project/p/product/q/BundleListConfigurator' },
  ],
  [
    'a board that is validated in crea',
    saved(CREA, 'validate'),
    { type: 'ToolkitBoard', version: 1 },
    { kind: 'elsewhere', path: '/validate/p/q' },
  ],
  [
    'a board among the files of rooms',
    saved({ ...CREA, isExport: true }, 'export'),
    { type: 'ToolkitBoard', version: 1 },
    { kind: 'elsewhere', path: '/project/p/product/q/ToolkitListConfigurator' },
  ],
])('%s is opened where it was made', (_name, opening, document, place) => {
  expect(placeOfDocument(opening, document)).toEqual(place);
});

test('a link is opened by the content of its address', () => {
  const shared = (hash: string, fragment = '') => {
    const opening = readOpening(BELTS, { hash }, new URLSearchParams(), fragment);
    return opening.kind === 'shared' && opening.shared;
  };
  expect([
    shared('225-garland'),
    shared('5b0b0e5c-6f6c-4c0e-9d57-0f5d1b7b3c11'),
    shared('jZLBTsMwDIbfxef2'),
    shared('link', '#composition=jZLB'),
  ]).toEqual([
    { configId: '225-garland' },
    { configId: '5b0b0e5c-6f6c-4c0e-9d57-0f5d1b7b3c11' },
    { code: 'jZLBTsMwDIbfxef2' },
    { code: 'jZLB' },
  ]);
});
