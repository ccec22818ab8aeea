import type { ProjectProduct } from '@candil/contract';
import { expect, it } from 'vitest';
import { validationPathOf } from './validation-path';

const project = { id: 'p1', catalogId: 16 } as const;
const product = (type: ProjectProduct['type'], configurator: number, subFamily = 0): ProjectProduct =>
  ({
    _id: 'x1',
    type,
    configuratorType: { id: configurator, description: '' },
    subFamily: { id: subFamily, description: '' },
  }) as ProjectProduct;
const at = (made: ProjectProduct, validateComposingPendants = true) => {
  const path = validationPathOf(project, made, { validateComposingPendants });
  return path.ok ? path.value : path.failure.code;
};

const PAGE = '/project/p1/product/x1';
const ATTRIBUTES = '/validate/p1/x1';
it.each([
  ['crea', product('CREATION', 1), `${PAGE}/crea-configurator/validate`],
  ['a drawing of sticks', product('CREATION', 2, 219), `${PAGE}/sticks-drawing-configurator/validate`],
  ['a drawing of plusminus', product('CREATION', 2, 225), `${PAGE}/plusminus-drawing-configurator/validate`],
  ['a list of sticks', product('CREATION', 3, 219), `${PAGE}/sticks-nodrawing-configurator/validate`],
  ['a list of plusminus', product('CREATION', 3, 225), `${PAGE}/plusminus-nodrawing-configurator/validate`],
  ['the short form', product('CREATION', 4), `${PAGE}/crea-configurator/validate`],
  ['the compositor', product('CREATION', 5, 110), '/compositor?projectId=p1&family=110&catalog=16&validating=true&productId=x1'],
  ['the attributes configurator', product('CREATION', 6), ATTRIBUTES],
  ['a regular product, whatever its collection is made with', product('REGULAR', 1), ATTRIBUTES],
  ['a pieces list', product('CREATION', 8), ATTRIBUTES],
  ['a board', product('CREATION', 9), ATTRIBUTES],
  [
    'composing pendants',
    product('COMPOSING_PENDANTS', 10, 110),
    '/compositor?projectId=p1&family=110&catalog=16&validating=true&productId=x1',
  ],
  ['a drawing of another sub-family', product('CREATION', 2, 110), 'configurator.sub-family-unknown'],
  ['no configurator', product('CREATION', 0), 'configurator.none'],
])('validates what was made by %s there', (_, made, path) => {
  expect(at(made)).toBe(path);
});

it('validates composing pendants nowhere while their toggle is off', () => {
  expect(at(product('COMPOSING_PENDANTS', 10), false)).toBe('configurator.mode-refused');
  expect(at(product('CREATION', 1), false)).toBe(`${PAGE}/crea-configurator/validate`);
});
