import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderedParts, spaceBom } from '../bom';
import { createElementTree } from '../element';
import { type Children, connection, pendant, spot, track } from '../testing/bom-spaces';
import { CREATION_SOURCES } from '../testing/creation-sources';
import { clusterOf, compositionOf, lightOf, spaceOf } from '../testing/elements';
import { successOf, TODAY } from '../testing/results';
import { type CreationEvaluation, type CreationSources, evaluateCreation } from '.';

const evaluated = (children: Children, more: Partial<CreationSources> = {}, quantity?: number) =>
  evaluateCreation(createElementTree(spaceOf(children)), { ...CREATION_SOURCES, ...more }, quantity);
const partsOf = ({ compositions }: CreationEvaluation) =>
  compositions.map(({ parts }) =>
    parts.map(({ kind, part, elementIds, failure }) => [kind, part.code, part.quantity, part.unitPriceMinor, elementIds, failure?.code]),
  );
const REMOTE = [pendant('P1'), pendant('P2')];

describe('a creation as a product', () => {
  it('CP9 has its parts, prices with steps, weeks, drivers, lumens and watts', () => {
    const creation = evaluated([
      compositionOf('A', [...REMOTE, pendant('P3', { color: '24', installation: '10' }), track('T', connection('F'))]),
      compositionOf('B', [pendant('P4', { installation: '10' })]),
    ]);
    const pendantWeeks = { days: 0, weeks: 3, weeksOf: '082010/1A_10', onSite: TODAY + 21, onSiteOf: '082010/1A_10' };
    expect(partsOf(creation)).toEqual([
      [
        ['article', '082010/1A_31', 2, 20_000, ['P1', 'P2'], undefined],
        ['article', '082024/1A_10', 1, 21_300, ['P3'], undefined],
        ['accessory', '911010', 1, 15_000, ['T'], undefined],
        ['accessory', '908010/0A', 1, 4_000, ['F'], undefined],
        ['driver', '900203', 1, 3_100, ['P1', 'P2'], undefined],
      ],
      [['article', '082010/1A_10', 1, 20_000, ['P4'], undefined]],
    ]);
    const [first, second] = creation.compositions;
    expect(first?.parts[1]?.steps.filter(({ amountMinor }) => amountMinor !== 0)).toEqual([
      { what: 'base', amountMinor: 20_000, runningMinor: 20_000 },
      { what: 'color', modifier: '24', amountMinor: 1_250, runningMinor: 21_250 },
      { what: 'rounding', amountMinor: 50, runningMinor: 21_300 },
    ]);
    expect(first).toMatchObject({
      compositionNumber: 1,
      subFamilyId: 110,
      category: { id: 6, description: 'TOOLKIT' },
      lumens: 1_920.9,
      watts: 21.3,
      lights: 3,
      electricalGroups: [{ elements: ['P1', 'P2'] }],
    });
    expect(second?.lumens).toBe(640.3);
    expect(second?.watts).toBe(7.1);
    expect(second?.lights).toBe(1);
    expect(second?.availability).toEqual(pendantWeeks);
    const { compositions: _, ...whole } = creation;
    expect(whole).toEqual({
      category: { id: 6, description: 'TOOLKIT' },
      discountPercent: 0,
      totals: { totalGross: 103_400, totalNet: 103_400, totalDiscount: 0 },
      availability: { days: 0, weeks: undefined, weeksOf: '911010' },
      pieces: 7,
      lumens: 2_561.2,
      watts: 28.4,
      today: TODAY,
      failure: undefined,
    });
  });

  it('CP9 costs so much less as its category is discounted, for as many as are ordered', () => {
    const creation = evaluated([compositionOf('A', REMOTE), compositionOf('B', [pendant('P3', { installation: '10' })])], {}, 2);
    expect(creation.category.description).toBe('COMPOSING_PENDANTS');
    expect(creation.discountPercent).toBe(10);
    expect(creation.totals).toEqual({ totalGross: 126_200, totalNet: 113_580, totalDiscount: 12_620 });
    expect(creation.compositions.map(({ prices }) => [prices?.unitGross, prices?.totalNet, prices?.shares.length])).toEqual([
      [43_100, 77_580, 2],
      [20_000, 36_000, 1],
    ]);
    expect(creation.pieces).toBe(4);
    expect(creation.watts).toBe(21.3);
  });

  it('CP9 takes as long as the pieces of all its compositions together', () => {
    const surface = (id: string) => pendant(id, { installation: '10' });
    const creation = evaluated([compositionOf('A', [surface('P1'), surface('P2')]), compositionOf('B', [surface('P3')])]);
    expect([...creation.compositions.map(({ availability }) => availability.weeks), creation.availability.weeks]).toEqual([3, 3, 9]);
    const heights = [100, 110, 120].map((pendantHeight) => pendant(`P${pendantHeight}`, { installation: '10', pendantHeight }));
    expect(evaluated([compositionOf('A', heights)]).compositions[0]?.availability.weeks).toBe(9);
  });

  it('CP9 is nothing yet without an article', () => {
    expect(evaluated([clusterOf('K')])).toEqual({
      compositions: [],
      category: { id: 7, description: 'COMPOSING_PENDANTS' },
      discountPercent: 10,
      totals: { totalGross: 0, totalNet: 0, totalDiscount: 0 },
      availability: { days: 0, weeks: undefined },
      pieces: 0,
      lumens: 0,
      watts: 0,
      today: TODAY,
      failure: undefined,
    });
  });

  it('CP10 names the parts that cannot be built and evaluates the rest', () => {
    const odd = [pendant('X1', { color: '99' }), lightOf('X2', { model: { ...CREATION_SOURCES.modelOf('0345'), model: '7777' } as never })];
    const creation = evaluated([
      compositionOf('A', [pendant('P1', { installation: '10' }), ...odd]),
      pendant('P2', { installation: '10' }),
    ]);
    expect(partsOf(creation)).toEqual([
      [
        ['article', '082010/1A_10', 1, 20_000, ['P1'], undefined],
        ['article', '0820', 1, undefined, ['X1'], 'article.attribute-unknown'],
        ['article', '7777', 1, undefined, ['X2'], 'article.model-unknown'],
      ],
      [['article', '082010/1A_10', 1, 20_000, ['P2'], undefined]],
    ]);
    expect(creation.compositions.map(({ prices, lights, watts }) => [prices?.totalGross, lights, watts])).toEqual([
      [undefined, 3, 14.2],
      [20_000, 1, 7.1],
    ]);
    expect(creation.totals).toBeUndefined();
    expect(creation.availability).toEqual({ days: 0, weeks: undefined, weeksOf: '0820' });
    expect(creation.failure).toMatchObject({
      code: 'bom.element-refused',
      elementId: 'X1',
      failure: { code: 'article.attribute-unknown', attribute: 'color', value: '99' },
    });
  });

  it('CP10 reports a part without price, an invalid driver and unknown drivers', () => {
    const unpriced = evaluated([spot('S'), pendant('P1', { installation: '10' })]);
    expect(partsOf(unpriced)[0]?.[0]?.[5]).toBe('price.base-not-found');
    expect(unpriced.totals).toBeUndefined();
    expect(unpriced.failure).toBeUndefined();
    const drivers = { '0820': { usa: [], row: [{ number_support: 2, control: 'A', driverCode: '9101-03' }] } };
    expect(partsOf(evaluated([...REMOTE], { drivers }))[0]?.[1]).toEqual([
      'driver',
      '9101-03',
      1,
      undefined,
      ['P1', 'P2'],
      'article.model-unknown',
    ]);
    const model = { ...PENDANT_OF, model: '1160' };
    const unknown = evaluated([lightOf('P', { model, attributes: pendant('any').props.attributes })], { modelOf: () => model });
    expect(unknown.failure).toEqual({ code: 'driver.model-unknown', model: '1160' });
    expect(partsOf(unknown)[0]?.length).toBe(1);
  });

  it('CP9 has the pieces, lumens and categories of its bill of materials', () => {
    const attributes = fc.record({
      color: fc.constantFrom('10', '24'),
      temperature: fc.constantFrom('1', '6'),
      control: fc.constantFrom('A', 'M'),
      installation: fc.constantFrom('10', '31'),
      pendantHeight: fc.integer({ min: 50, max: 55 }),
    });
    const seeds = fc.array(fc.array(fc.oneof(attributes, fc.constant('track' as const), fc.constant('spot' as const)), { maxLength: 5 }), {
      maxLength: 4,
    });
    fc.assert(
      fc.property(seeds, (groups) => {
        const children = groups.map((seed, group) =>
          compositionOf(
            `C${group}`,
            seed.map((each, index) => {
              const id = `${group}-${index}`;
              return each === 'track' ? track(id) : each === 'spot' ? spot(id) : pendant(id, each);
            }),
          ),
        );
        const tree = createElementTree(spaceOf(children));
        const bom = successOf(spaceBom(tree, 'CR1', CREATION_SOURCES));
        const creation = evaluateCreation(tree, CREATION_SOURCES);
        expect(
          creation.compositions.map(({ compositionNumber, category, lumens, electricalGroups, parts }) => [
            compositionNumber,
            category,
            lumens,
            electricalGroups,
            sorted(parts.map(({ part }) => [part.code, part.quantity])),
          ]),
        ).toEqual(
          bom.compositions.map((composition) => [
            composition.compositionNumber,
            composition.category,
            composition.totalLumensLed,
            composition.electricalGroups,
            sorted(orderedParts(composition).map(({ code, quantity }) => [code, quantity])),
          ]),
        );
        expect(creation.category).toEqual(bom.category);
      }),
      { examples: [[[['track', 'spot'], []]]] },
    );
  });
});

const PENDANT_OF = CREATION_SOURCES.modelOf('0820') as NonNullable<ReturnType<CreationSources['modelOf']>>;
const sorted = (parts: readonly (readonly [string, number])[]) => parts.map((part) => part.join(' ')).sort();
