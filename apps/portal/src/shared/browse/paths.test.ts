import { describe, expect, it } from 'vitest';
import { collectionPath, composedPath, configuratorPath, drawingPath, modelPath, preconfigPath, preconfigsPath } from './paths';

const free = { projectId: undefined };
const inside = { projectId: 'p1' };
const choice = { configuratorTypeId: 7, subFamilyId: 110, catalogId: 16, model: '0820' };

describe('ways through the catalogue', () => {
  it.each([
    [collectionPath(free, 110), '/create-project/select-collection/110'],
    [collectionPath(inside, 110), '/project/p1/add-product/select-collection/110'],
    [modelPath(free, { subFamilyId: 110, applicationLocationId: 11, model: '0820' }), '/add-product-v2/110/11/0820'],
    [modelPath(inside, { subFamilyId: 110, applicationLocationId: null, model: '0820' }), '/add-product/110/0/0820?project=p1'],
    [
      modelPath(free, { subFamilyId: 110, applicationLocationId: 11, model: '0820', foundFinish: '23' }),
      '/add-product-v2/110/11/0820?finish=23',
    ],
    [
      modelPath(inside, { subFamilyId: 110, applicationLocationId: 11, model: '0820', foundFinish: '23' }),
      '/add-product/110/11/0820?project=p1&finish=23',
    ],
    [preconfigsPath(free, 110), '/preconfigs-list/110'],
    [preconfigPath(inside, 'alba-bar'), '/add-preconfig/alba-bar?project=p1'],
    [configuratorPath(free, choice), '/new-product/RegularConfigurator?subFamily=110&catalog=16&model=0820'],
    [
      configuratorPath(inside, { ...choice, reference: '082031' }),
      '/project/p1/add-product/RegularConfigurator?subFamily=110&catalog=16&model=0820&reference=082031',
    ],
    [drawingPath(free, 225), '/new-product/plusminus-drawing-configurator'],
    [drawingPath(inside, 225), '/project/p1/add-product/plusminus-drawing-configurator'],
    [drawingPath(free, 110), undefined],
    [
      composedPath(free, { id: '225-garland', subFamilyId: 225, composedWith: 'DRAWING' }),
      '/new-product/plusminus-drawing-configurator?preconfigId=225-garland',
    ],
    [
      composedPath(free, { id: '110-free-hang', subFamilyId: 110, composedWith: 'CREA' }),
      '/new-product/crea-configurator?preconfigId=110-free-hang',
    ],
    [
      composedPath(free, { id: '241-pair', subFamilyId: 241, composedWith: 'COMPOSITOR_2D', catalogId: 21 }),
      '/new-product/ToolkitListConfigurator?preconfigId=241-pair&catalog=21',
    ],
    [
      composedPath(inside, { id: '110-canopy-line', subFamilyId: 110, composedWith: 'COMPOSITOR_CP_3D', catalogId: 16 }),
      '/compositor?projectId=p1&configId=110-canopy-line&family=110&catalog=16',
    ],
  ])('are the addresses of the specification: %s', (made, address) => {
    expect(made).toBe(address);
  });

  it('lead to the single article where composed products are made elsewhere, and nowhere for an unknown type', () => {
    expect(configuratorPath(free, { ...choice, configuratorTypeId: 2 })).toBe(configuratorPath(free, choice));
    expect(configuratorPath(free, { ...choice, configuratorTypeId: 99 })).toBeUndefined();
  });
});
