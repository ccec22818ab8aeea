import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createElementTree, walk } from '../element';
import { errorText } from '../error-text';
import { fail } from '../result';
import { BOM_SOURCES, PENDANT } from '../testing/bom-sources';
import { bomOf, type Children, compositionBom, compositionsOf, connection, FULL, pendant, spot, track } from '../testing/bom-spaces';
import { at, clusterOf, compositionOf, lightOf, pendantOf, spaceOf } from '../testing/elements';
import { failureOf, successOf } from '../testing/results';
import { resolveCompositions, spaceBom } from '.';

describe('reading a configuration', () => {
  it('BO19 has the electrical groups of its luminaires; the composition has set their control to M', () => {
    const remote = [pendant('P1', { control: 'M' }), pendant('P2', { control: 'M' }), pendant('P3', { control: 'M', installation: '10' })];
    const groups = (children: Children, control?: string) =>
      compositionsOf([compositionOf('C', children, { attributes: control === undefined ? {} : { control } })])[0]?.electricalGroups;
    const group = { lightsAssigned: 2, elements: ['P1', 'P2'], accessory: { accessoryCode: '900203', quantity: 1, model: '9002' } };
    expect([
      groups(remote, 'A'),
      groups(remote),
      groups([clusterOf('K', remote.slice(0, 2), { attributes: { installation: '31' } })], 'A'),
    ]).toEqual([[group], [], [group]]);
    const stranger = [lightOf('S', { attributes: { color: '10', control: 'A', installation: '03' } })];
    expect(bomOf(stranger).ok).toBe(true);
  });

  it('BO19 fails where the drivers of a model are unknown', () => {
    const model = { ...PENDANT, model: '1160' };
    const modelOf = (code: string) => (code === '1160' ? model : undefined);
    expect(bomOf([lightOf('P', { model, attributes: FULL })], {}, { modelOf })).toEqual(
      fail({ code: 'driver.model-unknown', model: '1160' }),
    );
  });

  it('BO20 gives the workshop the tracks, the connections and the place of each article', () => {
    const bom = compositionsOf([
      at(1, 0, 0, compositionOf('C', [at(0, 2, 0, track('T', at(0.5, -0.1, 0, spot('S')), connection('F')))])),
    ])[0];
    expect(bom?.assemblyData).toEqual({
      tracks: [{ elementId: 'T', installation: null, productLength: 2 }],
      electricalConnections: [{ elementId: 'F', installation: '31', control: 'A', watts: 7, delivered_power: 100 }],
      places: [
        { elementId: 'T', referenceCode: '911010', position: [1, 2, 0] },
        { elementId: 'S', referenceCode: '034510', position: [1.5, 1.9, 0] },
        { elementId: 'F', referenceCode: '908010/0A', position: [1, 2, 0] },
      ],
    });
  });

  it('BO22 fails with the first element that has no article, and why', () => {
    const unknown = bomOf([compositionOf('C', [spot('S'), pendantOf('X', { code: '9999' })])]);
    expect(unknown).toEqual(
      fail({ code: 'bom.element-refused', elementId: 'X', failure: { code: 'article.model-unknown', model: '9999' } }),
    );
    expect(bomOf([pendant('P', { color: '99' })])).toEqual(
      fail({
        code: 'bom.element-refused',
        elementId: 'P',
        failure: { code: 'article.attribute-unknown', attribute: 'color', value: '99', allowed: ['10', '24'] },
      }),
    );
    expect(errorText(failureOf(unknown))).toBe('bom element refused: elementId X');
  });

  it('BO23 takes what stands outside of compositions as one more, where there is an article in it', () => {
    const loose = [spot('S1'), compositionOf('C', [pendant('P')]), clusterOf('K', [spot('S2')])];
    const bare = [compositionOf('C', [pendant('P')]), clusterOf('K')];
    const codes = (children: Children) =>
      compositionsOf(children).map(({ articles }) => articles.map(({ model, quantity }) => `${quantity} ${model}`));
    expect([codes(loose), codes(bare), codes([])]).toEqual([[['1 0820'], ['2 0345']], [['1 0820']], []]);
  });

  it('BO24 has every element with a model once', () => {
    const part = (index: number) =>
      fc.constantFrom(
        pendant(`P${index}`),
        pendant(`P${index}`, { color: '24' }),
        spot(`S${index}`),
        track(`T${index}`, spot(`S${index}`), connection(`F${index}`)),
        clusterOf(`K${index}`, [pendant(`P${index}`)]),
      );
    const parts = (from: number) => fc.nat(4).chain((length) => fc.tuple(...Array.from({ length }, (_, index) => part(from + index))));
    fc.assert(
      fc.property(parts(0), parts(10), parts(20), (first, second, loose) => {
        const space = spaceOf([compositionOf('A', first), compositionOf('B', second), ...loose]);
        const tree = createElementTree(space);
        const bom = successOf(spaceBom(tree, 'CR1', BOM_SOURCES));
        const lines = bom.compositions.flatMap(({ articles, accessories }) => [...articles, ...accessories]);
        const withModel = [...walk(tree)].filter(({ facts }) => facts.model !== null);
        expect(lines.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(withModel.length);
        for (const { articles, totalLumensLed, totalWatts } of bom.compositions) {
          const sum = (of: (line: (typeof articles)[number]) => number) =>
            articles.reduce((tenths, line) => tenths + Math.round(of(line) * 10) * line.quantity, 0) / 10;
          expect(totalLumensLed).toEqual(sum(({ lumensLed }) => lumensLed));
          expect(totalWatts).toEqual(sum(({ watts }) => watts));
        }
      }),
      { examples: [[[pendant('P0'), pendant('P1')], [], []]] },
    );
  });

  it('BO25 takes the installation of what an element hangs in, and heights only of models that vary them', () => {
    const hung = (id: string, attributes = {}) =>
      lightOf(id, { model: PENDANT, attributes: { ...FULL, installation: undefined, ...attributes } as object });
    const bom = compositionsOf([
      compositionOf(
        'C',
        [
          hung('P1'),
          track('T', hung('P4')),
          clusterOf('K', [hung('P2'), hung('P3', { installation: '31' })], { attributes: { installation: '10' } }),
          pendantOf('S', { code: '0345', color: '10' }),
        ],
        { attributes: { installation: '31' } },
      ),
    ])[0];
    expect(bom?.articles.map(({ referenceCode, quantity }) => `${quantity} ${referenceCode}`)).toEqual([
      '3 082010/1A_31',
      '1 082010/1A_10',
      '1 034510',
    ]);
  });

  it('PK7 packs the parts of its articles, and a canopy for each cluster with a body and each light outside one', () => {
    const parts = (...children: Children) =>
      successOf(resolveCompositions(createElementTree(spaceOf([compositionOf('C', children)])), BOM_SOURCES))[0]?.parts.map(
        ({ kind, longestSideCm, quantity }) => `${quantity} ${kind} ${longestSideCm}`,
      );
    expect([
      parts(clusterOf('K', [pendant('P')], { attributes: { installation: '10' } })),
      parts(clusterOf('K', [pendant('P')], { virtual: true }), spot('S')),
      parts(track('T', spot('S')), connection('F')),
      parts(pendant('P', { installation: '10' }), spot('S')),
      parts(track('T', pendant('P'))),
    ]).toEqual([
      ['1 other 20', '1 canopy 19.5'],
      ['1 other 20', '1 other 20', '1 canopy 40'],
      ['1 tube 200', '1 other 20', '1 other 20'],
      ['1 other 20', '1 other 20', '1 canopy 19.5'],
      ['1 tube 200', '1 other 20'],
    ]);
    expect(compositionBom(clusterOf('K', [pendant('P')]), track('T'))?.packaging).toEqual({
      packages: 2,
      timing: { PREPARA: 9, MONTAJE: 18, EMBALAJE: 4.5 },
    });
  });
});
