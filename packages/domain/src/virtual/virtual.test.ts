import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  absolutePositionOf,
  applyOperation,
  applyOperations,
  createElementTree,
  type ElementNode,
  type ElementTree,
  elementOf,
  elementsOfType,
  type Operation,
  snapshotOf,
} from '../element';
import { errorText } from '../error-text';
import { TOLERANCE_METRES } from '../measure';
import { fail } from '../result';
import { anySpace, position } from '../testing/element-arbitraries';
import { at, clusterOf, compositionOf, lightOf, pendantOf, spaceOf, trackOf } from '../testing/elements';
import { failureOf, successOf } from '../testing/results';
import { mountComposition, unmountComposition } from '.';

const VIRTUAL = compositionOf('virtual', [], { virtual: true });

/** Lights between clusters, so that the order among all siblings shows. */
const ROW = spaceOf([
  at(1, 4, 0, lightOf('a')),
  at(2, 4, 0, clusterOf('c1', [at(0, -1, 0, pendantOf('p1'))])),
  at(3, 4, 0, lightOf('b')),
  at(4, 4, 0, clusterOf('c2')),
  at(5, 4, 0, trackOf('t')),
  at(6, 4, 0, clusterOf('c3')),
]);

const mounted = (tree: ElementTree, ids: readonly string[]) => applyOperations(tree, successOf(mountComposition(tree, VIRTUAL, ids)));
const unmounted = (tree: ElementTree) => applyOperations(tree, successOf(unmountComposition(tree, 'virtual')));
const order = (tree: ElementTree, id = 'space') => elementOf(tree, id).childIds.join(' ');

describe('mounting', () => {
  it('VC1 puts the clusters, in their order and with their places, into the composition that stands before the first of them', () => {
    const tree = createElementTree(ROW);
    mounted(tree, ['c3', 'c1', 'c3']);
    expect([order(tree), order(tree, 'virtual')]).toEqual(['a virtual b c2 t', 'c1 c3']);
    expect(['virtual', 'c1', 'c3', 'p1'].map((id) => [elementOf(tree, id).position, absolutePositionOf(tree, id)])).toEqual([
      [
        [0, 0, 0],
        [0, 0, 0],
      ],
      [
        [2, 4, 0],
        [2, 4, 0],
      ],
      [
        [6, 4, 0],
        [6, 4, 0],
      ],
      [
        [0, -1, 0],
        [2, 3, 0],
      ],
    ]);
  });

  it('VC1 is taken back by its inverse operations', () => {
    const tree = createElementTree(ROW);
    applyOperations(tree, mounted(tree, ['c1', 'c2']));
    expect(snapshotOf(tree)).toEqual(ROW);
  });

  it('VC2 is refused for clusters of different parents, naming them', () => {
    const tree = createElementTree(spaceOf([clusterOf('c1'), compositionOf('composition', [clusterOf('c2')])]));
    const failure = failureOf(mountComposition(tree, VIRTUAL, ['c1', 'c2']));
    expect(failure).toEqual({ code: 'virtual.different-parents', parentIds: ['space', 'composition'] });
    expect(errorText(failure)).toBe('Hay clusters con distintos padres');
  });

  it('VC3 is refused where a composition may not stand, without clusters, for what is absent and for an id in use', () => {
    const tree = createElementTree(spaceOf([clusterOf('c1'), compositionOf('composition', [clusterOf('c2')])]));
    const used = compositionOf('composition', [], { virtual: true });
    expect([
      mountComposition(tree, VIRTUAL, ['c2']),
      mountComposition(tree, VIRTUAL, []),
      mountComposition(tree, VIRTUAL, ['c1', 'nowhere']),
      mountComposition(tree, used, ['c1']),
    ]).toEqual([
      fail({ code: 'element.child-not-allowed', parentType: 'Composition', childType: 'Composition' }),
      fail({ code: 'virtual.no-clusters' }),
      fail({ code: 'element.not-found', elementId: 'nowhere' }),
      fail({ code: 'element.id-taken', elementId: 'composition' }),
    ]);
  });

  it('VC5 is only for virtual compositions and clusters', () => {
    const tree = createElementTree(spaceOf([clusterOf('c1'), lightOf('light'), compositionOf('real')]));
    const invalid = (method: string, elementType: ElementNode['type']) => fail({ code: 'element.method-invalid', method, elementType });
    expect(mountComposition(tree, compositionOf('new'), ['c1'])).toEqual(invalid('mountComposition', 'Composition'));
    expect(mountComposition(tree, clusterOf('new', [], { virtual: true }), ['c1'])).toEqual(invalid('mountComposition', 'Cluster'));
    expect(mountComposition(tree, VIRTUAL, ['c1', 'light'])).toEqual(invalid('mountComposition', 'Light'));
    expect(unmountComposition(tree, 'real')).toEqual(invalid('unmountComposition', 'Composition'));
    expect(unmountComposition(tree, 'c1')).toEqual(invalid('unmountComposition', 'Cluster'));
    expect(unmountComposition(tree, 'nowhere')).toEqual(fail({ code: 'element.not-found', elementId: 'nowhere' }));
  });
});

describe('unmounting', () => {
  it('VC4 gives back what was mounted: places, parent and order', () => {
    fc.assert(
      fc.property(anySpace, fc.array(fc.boolean(), { minLength: 30, maxLength: 30 }), (space, chosen) => {
        const tree = createElementTree(space);
        const clusters = elementsOfType(tree, 'Cluster').filter(({ parentId }, index) => parentId === 'space' && chosen[index % 30]);
        if (clusters.length === 0) return;
        mounted(
          tree,
          clusters.map(({ id }) => id),
        );
        const redo = unmounted(tree);
        expect(snapshotOf(tree)).toEqual(space);
        applyOperations(tree, redo);
        expect(order(tree, 'virtual')).toBe(clusters.map(({ id }) => id).join(' '));
      }),
      { examples: [[ROW, [true, false, true]]] },
    );
  });

  it('VC4 keeps absolute places when the composition has moved', () => {
    fc.assert(
      fc.property(position, position, (place, first) => {
        const tree = createElementTree(ROW);
        mounted(tree, ['c1', 'c3']);
        applyOperation(tree, { kind: 'place', elementId: 'virtual', position: place });
        applyOperation(tree, { kind: 'place', elementId: 'c3', position: first });
        const before = ['c1', 'p1', 'c3'].flatMap((id) => absolutePositionOf(tree, id));
        unmounted(tree);
        const after = ['c1', 'p1', 'c3'].flatMap((id) => absolutePositionOf(tree, id));
        expect(after.filter((metres, index) => Math.abs(metres - (before[index] ?? 0)) > TOLERANCE_METRES)).toEqual([]);
        expect(order(tree)).toBe('a c1 b c2 t c3');
      }),
      {
        examples: [
          [
            [1, 2, 3],
            [0.5, -1, 0.25],
          ],
        ],
      },
    );
  });

  it.each<readonly [string, readonly Operation[], string]>([
    ['what came later stands before it', [insert('new', 'space', 0)], 'new a c1 b c2 t c3'],
    ['what came later was put into it', [insert('new', 'virtual', 0, clusterOf('new'))], 'a c1 new b c2 t c3'],
    [
      'siblings are in another order',
      [{ kind: 'move', elementId: 'a', parentId: 'space', index: 3, position: [0, 0, 0] }],
      'b c2 a c1 t c3',
    ],
    ['what stood before it is gone', [{ kind: 'remove', elementId: 'a' }], 'c1 b c2 t c3'],
    ['siblings are gone', ['a', 'b', 'c2', 't'].map((elementId) => ({ kind: 'remove', elementId })), 'c1 c3'],
    ['one of it is gone', [{ kind: 'remove', elementId: 'c1' }], 'a b c2 t c3'],
  ])('VC4 returns the others as near as may be where %s', (_, operations, expected) => {
    const tree = createElementTree(ROW);
    mounted(tree, ['c1', 'c3']);
    applyOperations(tree, operations);
    const before = snapshotOf(tree);
    const inverse = unmounted(tree);
    expect(order(tree)).toBe(expected);
    applyOperations(tree, inverse);
    expect(snapshotOf(tree)).toEqual(before);
  });

  it('VC4 returns what a composition held that was virtual from the start', () => {
    const tree = createElementTree(
      spaceOf([
        lightOf('a'),
        at(1, 0, 0, { ...VIRTUAL, elements: spaceOf([at(0, 1, 0, clusterOf('c1')), lightOf('b')]).elements }),
        lightOf('d'),
      ]),
    );
    unmounted(tree);
    expect(order(tree)).toBe('a c1 b d');
    expect(elementOf(tree, 'c1').position).toEqual([1, 1, 0]);
  });
});

function insert(id: string, parentId: string, index: number, node: ElementNode = lightOf(id)): Operation {
  return { kind: 'insert', node, parentId, index, position: [0, 0, 0] };
}
