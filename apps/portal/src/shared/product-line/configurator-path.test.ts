import type { ProjectProduct } from '@candil/contract';
import { expect, it } from 'vitest';
import { configuratorPath } from './configurator-path';

const project = { id: 'p1', catalogId: 16 } as const;
const product = (type: ProjectProduct['type'], configurator: number, subFamily = 270): ProjectProduct =>
  ({
    _id: 'x1',
    type,
    model: '0820',
    configuratorType: { id: configurator, description: '' },
    subFamily: { id: subFamily, description: '' },
  }) as ProjectProduct;

const PAGE = '/project/p1/product/x1';
it.each([
  ['crea', product('CREATION', 1), `${PAGE}/crea-configurator/edit`],
  ['a drawing of sticks', product('CREATION', 2, 219), `${PAGE}/sticks-drawing-configurator/edit`],
  ['a list of plusminus', product('CREATION', 3, 225), `${PAGE}/plusminus-nodrawing-configurator/edit`],
  ['the short form', product('CREATION', 4), `${PAGE}/express-configurator`],
  ['the mini compositor', product('REGULAR', 7), `${PAGE}/RegularConfigurator?subFamily=270&model=0820`],
  ['a pieces list', product('CREATION', 8), `${PAGE}/BundleListConfigurator`],
  ['a board', product('CREATION', 9), `${PAGE}/ToolkitListConfigurator`],
  ['composing pendants', product('COMPOSING_PENDANTS', 10), '/compositor?projectId=p1&family=270&catalog=16&productId=x1'],
  // Crea opens it and says why it cannot be changed.
  ['no configurator', product('CREATION', 0), `${PAGE}/crea-configurator/edit`],
])('opens what was made by %s there', (_, made, path) => {
  expect(configuratorPath(project, made, { newCompositors: true })).toBe(path);
});

it.each([
  ['crea', product('CREATION', 1), `${PAGE}/express-configurator`],
  ['a drawing of sticks', product('CREATION', 2, 219), `${PAGE}/sticks-drawing-configurator/edit`],
  ['a pieces list', product('CREATION', 8), `${PAGE}/BundleListConfigurator`],
  ['the mini compositor', product('REGULAR', 7), `${PAGE}/RegularConfigurator?subFamily=270&model=0820`],
])('without the new compositors opens what was made by %s there', (_, made, path) => {
  expect(configuratorPath(project, made, { newCompositors: false })).toBe(path);
});
