import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anySpace, applySeeds, operationSeeds } from '../testing/element-arbitraries';
import { clusterOf, lightOf, pendantOf, SAMPLE_SPACE, spaceOf } from '../testing/elements';
import { SAMPLE_CHANGES } from '../testing/sample-changes';
import { countedAnew } from '../testing/tally-oracle';
import {
  absolutePositionOf,
  ancestorsOf,
  applyOperation,
  applyOperations,
  childrenOf,
  createElementTree,
  type ElementTree,
  elementOf,
  type Operation,
  snapshotOf,
  walk,
} from '.';

const HERE = [0, 0, 0] as const;

describe('a tree', () => {
  it('EM4 throws for an id that stands twice and changes nothing', () => {
    expect(() => createElementTree(spaceOf([lightOf('a'), clusterOf('b', [lightOf('a')])]))).toThrow(
      new RangeError('element "a" stands twice'),
    );
    const tree = createElementTree(SAMPLE_SPACE);
    const insertions = [clusterOf('new', [lightOf('light')]), clusterOf('new', [lightOf('twin'), lightOf('twin')])];
    for (const node of insertions) {
      expect(() => applyOperation(tree, { kind: 'insert', node, parentId: 'space', index: 0, position: HERE })).toThrow(RangeError);
    }
    expect(snapshotOf(tree)).toEqual(SAMPLE_SPACE);
    expect(tree.elements.size).toBe(12);
    expect(countedAnew(SAMPLE_SPACE)).toEqual(elementOf(tree, 'space').tally);
  });

  it.each<readonly [string, Operation]>([
    ['a parent that is not there', { kind: 'insert', node: lightOf('new'), parentId: 'nowhere', index: 0, position: HERE }],
    ['an index past the end', { kind: 'insert', node: lightOf('new'), parentId: 'cluster-1', index: 2, position: HERE }],
    ['an index below 0', { kind: 'insert', node: lightOf('new'), parentId: 'cluster-1', index: -1, position: HERE }],
    ['an index that is not whole', { kind: 'insert', node: lightOf('new'), parentId: 'cluster-1', index: 0.5, position: HERE }],
    [
      'an index past the end of a parent that is left',
      { kind: 'move', elementId: 'light', parentId: 'cluster-2', index: 1, position: HERE },
    ],
    ['an index past the end of another parent', { kind: 'move', elementId: 'light', parentId: 'cluster-1', index: 2, position: HERE }],
    ['an index that is no number', { kind: 'move', elementId: 'light', parentId: 'cluster-1', index: Number.NaN, position: HERE }],
    ['a move to a parent that is not there', { kind: 'move', elementId: 'light', parentId: 'nowhere', index: 0, position: HERE }],
    ['removing the Space', { kind: 'remove', elementId: 'space' }],
    ['removing what is not there', { kind: 'remove', elementId: 'nowhere' }],
    ['placing the Space', { kind: 'place', elementId: 'space', position: [1, 1, 1] }],
    ['changing what is not there', { kind: 'attributes', elementId: 'nowhere', attributes: {} }],
  ])('EM4 throws for %s and changes nothing', (_, operation) => {
    const tree = createElementTree(SAMPLE_SPACE);
    expect(() => applyOperation(tree, operation)).toThrow(RangeError);
    expect(snapshotOf(tree)).toEqual(SAMPLE_SPACE);
    expect(elementOf(tree, 'space').tally).toEqual(countedAnew(SAMPLE_SPACE));
  });

  it('EM4 throws when asked for an element that is not there', () => {
    const tree = createElementTree(SAMPLE_SPACE);
    expect(
      [
        () => elementOf(tree, 'nowhere'),
        () => childrenOf(tree, 'nowhere'),
        () => ancestorsOf(tree, 'nowhere'),
        () => snapshotOf(tree, 'nowhere'),
        () => absolutePositionOf(tree, 'nowhere'),
      ].map((ask) => thrown(ask)),
    ).toEqual(Array(5).fill(new RangeError('no element "nowhere"')));
  });

  it('EM5 is what it was once every change is taken back', () => {
    fc.assert(
      fc.property(anySpace, operationSeeds, (space, seeds) => {
        const tree = createElementTree(space);
        applyOperations(tree, applySeeds(tree, seeds));
        expect(snapshotOf(tree)).toEqual(space);
        expect(stateOf(tree)).toEqual(stateOf(createElementTree(space)));
      }),
      { examples: [[SAMPLE_SPACE, SAMPLE_CHANGES]] },
    );
  });

  it('EM5 returns the inverse of each kind of change', () => {
    const tree = createElementTree(SAMPLE_SPACE);
    const light = elementOf(tree, 'light');
    const { props, size, data } = light;
    const changes: readonly Operation[] = [
      { kind: 'place', elementId: 'light', position: [1, 2, 3] },
      { kind: 'attributes', elementId: 'light', attributes: { color: '24' } },
      { kind: 'props', elementId: 'light', props: { ...props, elementOrderValue: 7 } },
      { kind: 'body', elementId: 'light', size: { height: 1, width: 1, depth: 1 }, data: {} },
      { kind: 'move', elementId: 'light', parentId: 'track', index: 2, position: HERE },
      { kind: 'insert', node: pendantOf('new'), parentId: 'cluster-2', index: 0, position: HERE },
      { kind: 'remove', elementId: 'light' },
    ];
    expect(changes.map((change) => applyOperation(tree, change))).toEqual([
      { kind: 'place', elementId: 'light', position: [0, -1.5, 0] },
      { kind: 'attributes', elementId: 'light', attributes: props.attributes },
      { kind: 'props', elementId: 'light', props: { ...props, attributes: { color: '24' } } },
      { kind: 'body', elementId: 'light', size, data },
      { kind: 'move', elementId: 'light', parentId: 'cluster-2', index: 0, position: [1, 2, 3] },
      { kind: 'remove', elementId: 'new' },
      {
        kind: 'insert',
        node: { ...lightOf('light'), props: { ...props, elementOrderValue: 7 }, size: { height: 1, width: 1, depth: 1 }, data: {} },
        parentId: 'track',
        index: 2,
        position: HERE,
      },
    ]);
  });

  it('EM6 counts what is below each element as counting anew does', () => {
    fc.assert(
      fc.property(anySpace, operationSeeds, (space, seeds) => {
        const tree = createElementTree(space);
        applySeeds(tree, seeds);
        for (const { id, tally } of walk(tree)) expect(tally).toEqual(countedAnew(snapshotOf(tree, id)));
      }),
      { examples: [[SAMPLE_SPACE, SAMPLE_CHANGES]] },
    );
  });

  it('EM15 adds the places up to the Space', () => {
    const tree = createElementTree(SAMPLE_SPACE);
    expect(['space', 'composition', 'cluster-2', 'light', 'counterweight'].map((id) => absolutePositionOf(tree, id))).toEqual([
      [0, 0, 0],
      [0, 4, 0],
      [0.5, 4, 0.25],
      [0.5, 2.5, 0.25],
      [2, 3, 1],
    ]);
  });

  it('EM20 returns the facts that rules read of each element, from its current props', () => {
    const tree = createElementTree(SAMPLE_SPACE);
    const before = elementOf(tree, 'track-light').facts;
    const { props } = elementOf(tree, 'track-light');
    applyOperation(tree, {
      kind: 'props',
      elementId: 'track-light',
      props: {
        ...props,
        attributes: { color: '24', installation: '18', pendantHeight: 150 },
        technicalData: { productLength: 1, voltage: 48, current: 2, delivered_power: 100 },
        attributeOptions: { finishes: [{ modifier: '24', modifier2: '90' }] },
      },
    });
    const nothing = { pendantHeight: null, length: null, voltage: null, current: null, deliveredPower: null, secondaryFinish: null };
    const same = { id: 'track-light', type: 'Light', model: '0162' };
    expect(before).toEqual({
      ...same,
      ...nothing,
      finish: '10',
      temperature: '1',
      control: 'A',
      installation: null,
      power: 7,
      lumens: 640,
      weight: 1.2,
      lightingEffect: 2,
    });
    expect(elementOf(tree, 'track-light').facts).toEqual({
      ...same,
      finish: '24',
      secondaryFinish: '90',
      temperature: null,
      control: null,
      installation: '18',
      pendantHeight: 150,
      power: null,
      lumens: null,
      weight: null,
      length: 1,
      voltage: 48,
      current: 2,
      deliveredPower: 100,
      lightingEffect: null,
    });
  });

  it('EM20 returns the same facts after any changes as for a new tree', () => {
    fc.assert(
      fc.property(anySpace, operationSeeds, (space, seeds) => {
        const tree = createElementTree(space);
        applySeeds(tree, seeds);
        const anew = createElementTree(snapshotOf(tree));
        expect([...walk(tree)].map(({ facts }) => facts)).toEqual([...walk(anew)].map(({ facts }) => facts));
      }),
      { examples: [[SAMPLE_SPACE, SAMPLE_CHANGES]] },
    );
  });
});

function stateOf(tree: ElementTree) {
  return [...walk(tree)].map((element) => ({ ...element, parent: undefined, snapshot: undefined, bornIn: undefined }));
}

function thrown(act: () => unknown): unknown {
  try {
    return act();
  } catch (error) {
    return error;
  }
}
