import { expect, test } from 'vitest';
import { openedIn } from './opened-in';
import { readOpening } from './opening';
import { otherWayPath } from './other-way';

const address = (pathname: string, search = '', hash = '') => ({ pathname, search, hash });
const open = (typeId: 2 | 3, subFamilyId: number, parameters: Record<string, string>) =>
  readOpening(openedIn(typeId, subFamilyId), parameters, new URLSearchParams());

test.each([
  [
    'a new drawing',
    open(2, 225, {}),
    address('/new-product/plusminus-drawing-configurator', '?preconfigId=225-x'),
    '/new-product/plusminus-nodrawing-configurator?preconfigId=225-x',
  ],
  [
    'a new list with a link',
    open(3, 219, { projectId: 'p' }),
    address('/project/p/add-product/sticks-nodrawing-configurator', '', '#composition=a'),
    '/project/p/add-product/sticks-drawing-configurator#composition=a',
  ],
  [
    'a saved list',
    open(3, 225, { projectId: 'p', productId: 'q', mode: 'VIEW' }),
    address('/project/p/product/q/plusminus-nodrawing-configurator/VIEW'),
    '/project/p/product/q/plusminus-drawing-configurator/VIEW',
  ],
  [
    'a drawing that is exported',
    open(2, 225, { projectId: 'p', productId: 'q', mode: 'EXPORT' }),
    address('/project/p/product/q/plusminus-drawing-configurator/EXPORT'),
    undefined,
  ],
  ['what is shared', open(2, 225, { hash: '225-garland' }), address('/plusminus-drawing-configurator/product/225-garland'), undefined],
  ['a composition', readOpening(openedIn(1), {}, new URLSearchParams()), address('/new-product/crea-configurator'), undefined],
])('the other way to %s', (_name, opening, at, path) => {
  expect(otherWayPath(opening, at)).toBe(path);
});
