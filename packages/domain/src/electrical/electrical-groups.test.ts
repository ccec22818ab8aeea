import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CatalogId } from '../catalogue';
import { fail, ok } from '../result';
import { driver, driverCatalogue } from '../testing/drivers';
import { successOf } from '../testing/results';
import { type ElectricalLight, electricalGroups } from '.';

const light = (id: string, more: Partial<ElectricalLight> = {}): ElectricalLight => ({
  id,
  model: '0820',
  control: 'A',
  installation: '31',
  ...more,
});
const lights = (ids: string, more: Partial<ElectricalLight> = {}) => ids.split('').map((id) => light(id, more));
const groupsOf = (all: readonly ElectricalLight[], compositionControl?: string, catalogId: CatalogId = 16) =>
  electricalGroups(driverCatalogue({ '0920': { usa: [], row: [driver(3, 'A', '900303'), driver(3, 'D', '900310')] } }), {
    catalogId,
    compositionControl,
    lights: all,
  });
/** `abc 900403`: the lights of each group and its driver. */
const shown = (...input: Parameters<typeof groupsOf>) =>
  successOf(groupsOf(...input)).map(({ elements, accessory }) => `${elements.join('')} ${accessory.accessoryCode}`);

describe('electrical groups', () => {
  it('EL1 takes the lights under an installation that starts with 3', () => {
    const mixed = [
      light('a'),
      light('b', { installation: '18' }),
      light('c', { installation: '32' }),
      light('d', { installation: undefined }),
    ];
    expect([shown(mixed), shown(lights('ab', { installation: '13' }))]).toEqual([['ac 900203'], []]);
  });

  it('EL2 groups by model and control, in the order in which these first stand', () => {
    const mixed = [
      light('a', { control: 'D' }),
      light('b', { model: '0920' }),
      light('c'),
      light('d', { model: '0920' }),
      light('e', { control: 'D' }),
    ];
    expect(shown(mixed)).toEqual(['ae 900610', 'bd 900303', 'c 900103']);
  });

  it('EL3 counts a light set to M with the control of the composition', () => {
    const mixed = [light('a', { control: 'M' }), light('b', { control: 'D' }), light('c', { control: 'M' })];
    expect([shown(mixed, 'D'), shown(mixed, 'A'), shown(mixed, undefined)]).toEqual([
      ['abc 900610'],
      ['ac 900203', 'b 900610'],
      ['b 900610'],
    ]);
  });

  it('EL4 takes the drivers of the market of its catalogue', () => {
    expect([shown(lights('abc')), shown(lights('abc'), undefined, 21)]).toEqual([['abc 900403'], ['ab 9102-03', 'c 9101-03']]);
  });

  it('EL5 assigns lights in their order, larger groups first, each with one driver', () => {
    expect(groupsOf(lights('abcdefg', { model: '0920' }))).toEqual(
      ok([
        { elements: ['a', 'b', 'c'], lightsAssigned: 3, accessory: { accessoryCode: '900303', quantity: 1, model: '9003' } },
        { elements: ['d', 'e'], lightsAssigned: 2, accessory: { accessoryCode: '900303', quantity: 1, model: '9003' } },
        { elements: ['f', 'g'], lightsAssigned: 2, accessory: { accessoryCode: '900303', quantity: 1, model: '9003' } },
      ]),
    );
    expect(groupsOf(lights('ab'), undefined, 21)).toEqual(
      ok([{ elements: ['a', 'b'], lightsAssigned: 2, accessory: { accessoryCode: '9102-03', quantity: 1, model: '9102' } }]),
    );
  });

  it('EL5 assigns every light once', () => {
    const any = fc.array(fc.record({ model: fc.constantFrom('0820', '0920'), control: fc.constantFrom('A', 'D', 'M') }), { maxLength: 40 });
    fc.assert(
      fc.property(any, (mixed) => {
        const all = mixed.map((one, index) => light(`L${index}`, one));
        const groups = successOf(groupsOf(all, 'A'));
        expect(groups.flatMap(({ elements }) => elements).sort()).toEqual(all.map(({ id }) => id).sort());
        expect(groups.map(({ elements }) => elements.length)).toEqual(groups.map(({ lightsAssigned }) => lightsAssigned));
      }),
      {
        examples: [
          [
            [
              { model: '0820', control: 'A' },
              { model: '0820', control: 'A' },
              { model: '0820', control: 'M' },
            ],
          ],
        ],
      },
    );
  });

  it('EL6 makes no groups of lights without drivers', () => {
    expect([
      shown(lights('ab', { model: '7450' })),
      shown(lights('ab', { control: 'Z' })),
      shown([...lights('a', { control: undefined }), light('b')]),
    ]).toEqual([[], [], ['b 900103']]);
  });

  it('EL7 fails for an unknown model, but only where it needs a driver', () => {
    const strangers = lights('a', { model: '9999' });
    expect([groupsOf([light('b'), ...strangers]), groupsOf(lights('a', { model: '9999', installation: '10' }))]).toEqual([
      fail({ code: 'driver.model-unknown', model: '9999' }),
      ok([]),
    ]);
  });
});
