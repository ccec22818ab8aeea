import { describe, expect, it } from 'vitest';
import { DEFAULT_SURFACE_CANOPY } from '../canopy';
import { at, CREATED_AT, clusterOf, compositionOf, INFO, lightOf, spaceOf, trackOf } from '../testing/elements';
import { TODAY } from '../testing/results';
import { createSpace, isFreeWire } from '.';

const plain = {
  attributes: {},
  elementOrderValue: 0,
  info: INFO,
  technicalData: {},
  textSalesData: {},
  attributeOptions: {},
  renderAttributes: {},
  applicationLocationId: 0,
};
const _input = { id: 'a', createdAt: CREATED_AT, today: TODAY, familyName: 'Alba', applicationLocation: 'Hanging' };

describe('groups', () => {
  it('EM9 makes a Space of 4 × 3 × 3 m under pladur for the compositor of the private area', () => {
    expect(spaceOf()).toEqual({
      id: 'space',
      type: 'Space',
      props: {
        ...plain,
        config: { roomSize: { height: 4, width: 3, depth: 3 }, extraCeiling: 0.16, ceilingMaterial: 'pladur' },
        configurator: 'COMPOSITOR',
        source: 'PRIVATE_AREA',
      },
      size: { height: 4, width: 3, depth: 3 },
      data: {},
      createdAt: CREATED_AT,
      elements: [],
    });
  });

  it('EM23 makes no Space with a room that is none', () => {
    const width = (metres: number) => () => spaceOf([], { roomSize: { width: metres } });
    for (const make of [width(-3), width(0.4), width(Number.NaN)])
      expect(make).toThrow('a Space has no such room: space.out-of-range in roomSize.width');
    expect(() => spaceOf([], { ceilingMaterial: ' ' })).toThrow('a Space has no such room: space.material-malformed');
    expect(() => spaceOf([], { extraCeiling: -1 })).toThrow(RangeError);
  });

  it('EM9 uses the given values of a Space', () => {
    const stated = {
      roomSize: { width: 5 },
      extraCeiling: 0,
      ceilingMaterial: 'concrete',
      configurator: 'CREA',
      source: 'WEB',
      productId: 'p1',
    };
    const { props, size } = spaceOf([lightOf('a')], { ...stated, elementOrderValue: 3, applicationLocationId: 2 });
    const roomSize = { height: 4, width: 5, depth: 3 };
    expect(props).toEqual({
      ...plain,
      config: { roomSize, extraCeiling: 0, ceilingMaterial: 'concrete' },
      configurator: 'CREA',
      source: 'WEB',
      productId: 'p1',
      elementOrderValue: 3,
      applicationLocationId: 2,
    });
    expect(size).toEqual(roomSize);
  });

  it('EM9 makes groups neither virtual nor PSA', () => {
    expect(
      [compositionOf('a'), compositionOf('b', [], { virtual: true, isPsa: true })].map(({ props, size }) => ({ props, size })),
    ).toEqual([
      { props: { ...plain, virtual: false, isPsa: false }, size: { height: 0, width: 0, depth: 0 } },
      { props: { ...plain, virtual: true, isPsa: true }, size: { height: 0, width: 0, depth: 0 } },
    ]);
  });

  it('EM26 puts its content at the given place, otherwise at its own', () => {
    const made = createSpace({ id: 's', createdAt: CREATED_AT, info: INFO, elements: [trackOf('t'), at(1, 2, 3, trackOf('u'))] });
    expect(made.elements.map(({ element, options }) => [element.id, options.position])).toEqual([
      ['t', [0, 0, 0]],
      ['u', [1, 2, 3]],
    ]);
  });

  it('EM13 makes a cluster in installation 10 with the size of its canopy', () => {
    const surface = { height: 0.135, width: 0.195, depth: 0.195 };
    const micro = { ...DEFAULT_SURFACE_CANOPY, installation: '31', widthMetres: 0.1, depthMetres: 0.1, heightMetres: 0.05 };
    const built = { height: 0.05, width: 0.1, depth: 0.1 };
    const clusters = [
      clusterOf('a'),
      clusterOf('b', [], { canopies: [micro], attributes: { installation: '31' }, tension: 48 }),
      clusterOf('c', [], { canopies: [micro], attributes: { installation: '18' } }),
      clusterOf('d', [], { virtual: true }),
    ];
    const props = { ...plain, virtual: false, isPsa: false, attributes: { installation: '10' } };
    const options = [{ installation: '10', size: surface }];
    expect(clusters.map((cluster) => ({ props: cluster.props, size: cluster.size }))).toEqual([
      { props: { ...props, canopyOptions: options }, size: surface },
      {
        props: { ...props, attributes: { installation: '31' }, canopyOptions: [{ installation: '31', size: built }], tension: 48 },
        size: built,
      },
      {
        props: { ...props, attributes: { installation: '18' }, canopyOptions: [{ installation: '31', size: built }] },
        size: { height: 0, width: 0, depth: 0 },
      },
      { props: { ...props, virtual: true, canopyOptions: options }, size: { height: 0, width: 0, depth: 0 } },
    ]);
  });

  it('EM13 detects free wire by installation 18', () => {
    expect(['10', '18', '31'].map((installation) => isFreeWire({ attributes: { installation } }))).toEqual([false, true, false]);
  });
});
