import { describe, expect, it } from 'vitest';
import { createElementTree } from '../element';
import { fail } from '../result';
import { BOM_SOURCES } from '../testing/bom-sources';
import { bomOf, type Children, compositionBom, compositionsOf, connection, pendant, spot, track } from '../testing/bom-spaces';
import { compositionOf, INFO, spaceOf } from '../testing/elements';
import { successOf } from '../testing/results';
import { creationGridAttributes, orderedParts, spaceBom } from '.';

describe('the bill of materials of a creation', () => {
  it('BO1 names the kind of the creation', () => {
    const { compositions, ...head } = successOf(
      bomOf([compositionOf('C', [pendant('P')])], { applicationLocationId: 2, configurator: 'CREA' }),
    );
    expect(head).toEqual({
      type: 'CREATION',
      applicationLocation: { application: 2, location: 12 },
      configuratorType: { id: 1, description: 'CREA', source: 'PRIVATE_AREA', configurator: 'CREA' },
      quantity: 1,
      isPersonalized: 1,
      validation: { status: 0 },
      familyId: 11,
      subFamily: { id: 110, description: 'Collection 110', prefixCode: 'CR' },
      category: { id: 7, description: 'COMPOSING_PENDANTS' },
      creationCode: 'CR00042',
      creationNumber: 42,
    });
  });

  it('BO10 fails with a code that is none', () => {
    expect(spaceBom(createElementTree(spaceOf()), 'AB1', BOM_SOURCES)).toEqual(
      fail({ code: 'bom.creation-code-malformed', creationCode: 'AB1', prefixCode: 'CR' }),
    );
  });

  it('BO11 numbers its compositions from 1 and returns the family of each', () => {
    const plusminus = { ...INFO, subfamily: 225 };
    const boms = compositionsOf([compositionOf('A', [spot('S1')]), compositionOf('B', [spot('S2')], { info: plusminus })]);
    expect(boms.map(({ compositionNumber, subFamily, familyId }) => [compositionNumber, subFamily, familyId])).toEqual([
      [1, { id: 110, description: 'Collection 110' }, 11],
      [2, { id: 225, description: 'Collection 225' }, 22.5],
    ]);
  });

  it('BO15 sums the lumens and watts of luminaires exactly', () => {
    const bom = compositionBom(pendant('P1'), pendant('P2'), pendant('P3', { color: '24' }), track('T', spot('S')), connection('F'));
    expect(bom?.totalLumensLed).toBe(2820.9);
    expect(bom?.totalWatts).toBe(33.7);
  });

  it('BO16 returns luminaires once per model and selection, by order value, with how many there are', () => {
    const bom = compositionBom(
      pendant('P1', {}, 2),
      spot('S1', 1),
      pendant('P2', { pendantHeight: 151 }, 2),
      pendant('P3', {}, 2),
      pendant('P4', { color: '24' }, 1),
    );
    expect(
      bom?.articles.map((line) => [line.referenceCode, line.attributes.pendantHeight?.value, line.quantity, line.elementOrderValue]),
    ).toEqual([
      ['034510', undefined, 1, 1],
      ['082024/1A_31', 150, 1, 1],
      ['082010/1A_31', 150, 2, 2],
      ['082010/1A_31', 151, 1, 2],
    ]);
  });

  it('BO17 has its own attributes, else those that all its luminaires share', () => {
    const own = { color: '42', control: 'D', installation: '32', pendantHeight: 90 };
    const attributes = (children: Children, more = {}) =>
      compositionsOf([compositionOf('C', children, { attributes: more })])[0]?.attributes;
    expect([
      attributes([pendant('P1'), pendant('P2')]),
      attributes([pendant('P1'), pendant('P2', { color: '24', temperature: '6', control: 'M', installation: '10', pendantHeight: 90 })]),
      attributes([pendant('P1'), spot('S1')]),
      attributes([pendant('P1')], own),
      attributes([]),
    ]).toEqual([
      { finish: '10', ledColourTemp: 2700, control: 'A', installation: '31', pendantHeight: 150 },
      {},
      { finish: '10' },
      { finish: '42', ledColourTemp: 2700, control: 'D', installation: '32', pendantHeight: 90 },
      {},
    ]);
  });

  it('BO18 returns other articles as accessories with code, quantity and model', () => {
    const bom = compositionBom(track('T1', connection('F1')), track('T2'), spot('S1'));
    expect(bom?.accessories).toEqual([
      { accessoryCode: '911010', quantity: 2, model: '9110' },
      { accessoryCode: '908010/0A', quantity: 1, model: '9080' },
    ]);
    expect(bom?.articles.map(({ referenceCode }) => referenceCode)).toEqual(['034510']);
    expect(bom?.category).toEqual({ id: 6, description: 'TOOLKIT' });
  });

  it('BO21 is personalised when it has an article and all of them are', () => {
    const half = pendant('P2', { temperature: undefined });
    const flags = [[spot('S')], [compositionOf('C', [pendant('P1')]), half], [compositionOf('C', [])]];
    expect(flags.map((children) => successOf(bomOf(children)).isPersonalized)).toEqual([1, 0, 0]);
  });

  it('BO27 shows the values its articles have in the grid, each once, and the sums of its compositions', () => {
    const bom = successOf(
      bomOf([
        compositionOf('A', [pendant('P1'), pendant('P2', { color: '24', temperature: '6', pendantHeight: 90 }), spot('S1')]),
        compositionOf('B', [pendant('P3', { control: 'M', installation: '10' })]),
      ]),
    );
    expect(creationGridAttributes(bom)).toEqual({
      finish: ['10', '24'],
      ledColourTemp: [2700, 4000],
      control: ['A', 'M'],
      installation: ['31', '10'],
      totalLumensLed: 2820.9,
      totalWatts: 33.7,
      pendantHeight: [150, 90],
    });
  });

  it('BO28 reads sub-family, application, configurator and source of the Space', () => {
    const tell = (more: Parameters<typeof spaceOf>[1]) => {
      const { configuratorType, subFamily, applicationLocation } = successOf(bomOf([], more));
      return [configuratorType.id, configuratorType.source, subFamily.id, applicationLocation.application];
    };
    expect([
      tell({}),
      tell({ configurator: 'DRAWING', source: 'WEB', info: { ...INFO, subfamily: 225 }, applicationLocationId: 7 }),
      tell({ configurator: 'toString' }),
    ]).toEqual([
      [5, 'PRIVATE_AREA', 110, 0],
      [2, 'WEB', 225, 7],
      [4, 'PRIVATE_AREA', 110, 0],
    ]);
  });

  it('BO30 counts a belt by the pieces that cover its length, each as wide as its model', () => {
    const belt = (id: string, metres: number) => {
      const node = track(id);
      const geometry = {
        kind: 'path',
        points: [
          [0, 0, 0],
          [metres, 0, 0],
        ],
        slack: [0],
      } as const;
      return { ...node, props: { ...node.props, geometry, technicalData: { productLength: metres } } };
    };
    const piecesOf = (...children: Children) => compositionBom(...children)?.accessories.map(({ quantity }) => quantity);
    // The track is 0.18 m wide.
    expect([piecesOf(belt('T', 1.8)), piecesOf(belt('T', 1.81)), piecesOf(belt('T', 0.05))]).toEqual([[10], [11], [1]]);
    expect([piecesOf(belt('T', 1.8), belt('U', 0.3)), piecesOf(track('T'))]).toEqual([[12], [1]]);
  });

  it('BO29 orders articles, accessories and drivers, each code once', () => {
    const remote = ['P1', 'P2', 'P3'].map((id) => pendant(id));
    const bom = compositionBom(pendant('P4', { pendantHeight: 90, installation: '10' }), ...remote, track('T1'), track('T2', spot('S')));
    expect(bom === undefined ? [] : orderedParts(bom)).toEqual([
      { code: '082010/1A_10', quantity: 1, pendantHeightCm: 90 },
      { code: '082010/1A_31', quantity: 3, pendantHeightCm: 150 },
      { code: '034510', quantity: 1 },
      { code: '911010', quantity: 2 },
      { code: '900203', quantity: 2 },
    ]);
  });
});
