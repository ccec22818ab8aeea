import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anySpace, applySeeds, counter, operationOf, operationSeed, operationSeeds } from '../testing/element-arbitraries';
import { SAMPLE_SPACE } from '../testing/elements';
import { SAMPLE_CHANGES, seedOf } from '../testing/sample-changes';
import { ancestorsOf, applyOperation, createElementTree, type ElementNode, type ElementTree, type Operation, snapshotOf, walk } from '.';

describe('snapshots', () => {
  it('EM7 is the same object while nothing changes, also of a branch beside a change', () => {
    const tree = createElementTree(SAMPLE_SPACE);
    applyOperation(tree, { kind: 'attributes', elementId: 'pendant', attributes: { color: '24' } });
    const before = snapshotOf(tree);
    applyOperation(tree, { kind: 'place', elementId: 'light', position: [0, -1, 0] });
    const after = snapshotOf(tree);
    const branches = (space: ElementNode) => ({
      space,
      composition: space.elements[0]?.element,
      changed: space.elements[0]?.element.elements[1]?.element,
      moved: space.elements[0]?.element.elements[1]?.element.elements[0]?.element,
      untouched: space.elements[0]?.element.elements[0]?.element,
      track: space.elements[1]?.element,
    });
    const [was, is] = [branches(before), branches(after)];
    expect(Object.keys(is).filter((name) => is[name as keyof typeof is] !== was[name as keyof typeof was])).toEqual([
      'space',
      'composition',
      'changed',
    ]);
    expect(snapshotOf(tree)).toBe(after);
  });

  it('EM7 keeps the snapshots of what is neither changed nor above a change', () => {
    fc.assert(
      fc.property(anySpace, operationSeeds, operationSeed, (space, seeds, seed) => {
        const tree = createElementTree(space);
        applySeeds(tree, seeds);
        const operation = operationOf(tree, seed, counter('another'));
        if (operation === undefined) return;
        const before = new Map([...walk(tree)].map(({ id }) => [id, snapshotOf(tree, id)]));
        const concerned = idsAtOrAbove(tree, operation);
        applyOperation(tree, operation);
        for (const id of idsAtOrAbove(tree, operation)) concerned.add(id);
        for (const { id } of walk(tree)) {
          const was = before.get(id);
          if (was !== undefined && !concerned.has(id)) expect(snapshotOf(tree, id)).toBe(was);
        }
        expect(createElementTree(snapshotOf(tree)).elements.size).toBe(tree.elements.size);
      }),
      {
        examples: [
          [SAMPLE_SPACE, [], seedOf('move', { target: 4, parent: 2 })],
          [SAMPLE_SPACE, SAMPLE_CHANGES, seedOf('place', { target: 1 })],
        ],
      },
    );
  });
});

/** Existing elements that an operation names, and everything above them. */
function idsAtOrAbove(tree: ElementTree, operation: Operation): Set<string> {
  const named = [
    'elementId' in operation ? operation.elementId : operation.parentId,
    'parentId' in operation ? operation.parentId : 'space',
  ];
  const there = named.filter((id) => tree.elements.has(id));
  return new Set(there.flatMap((id) => [id, ...ancestorsOf(tree, id).map((above) => above.id)]));
}
