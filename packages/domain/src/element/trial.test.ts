import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anySpace, applySeeds, counter, operationOf, operationSeeds } from '../testing/element-arbitraries';
import { clusterOf, lightOf, pendantOf, SAMPLE_SPACE } from '../testing/elements';
import { SAMPLE_CHANGES } from '../testing/sample-changes';
import { countedAnew } from '../testing/tally-oracle';
import {
  applyOperations,
  beginTrial,
  createElementTree,
  type ElementTree,
  elementOf,
  type Operation,
  snapshotOf,
  type Trial,
  walk,
} from '.';

const HERE = [0, 0, 0] as const;

const snapshotsOf = (tree: ElementTree) => [...walk(tree)].map(({ id }) => snapshotOf(tree, id));

function tryAll(tree: ElementTree, operations: readonly Operation[]): Trial {
  const trial = beginTrial(tree);
  for (const operation of operations) trial.apply(operation);
  return trial;
}

describe('a trial', () => {
  it('EM8 leaves tree and snapshots as they were when it is taken back, the snapshots the same objects', () => {
    fc.assert(
      fc.property(anySpace, operationSeeds, operationSeeds, (space, seeds, tried) => {
        const tree = createElementTree(space);
        applySeeds(tree, seeds);
        const before = snapshotsOf(tree);
        const trial = beginTrial(tree);
        const nextId = counter('tried');
        for (const seed of tried) {
          const operation = operationOf(tree, seed, nextId);
          if (operation !== undefined) trial.apply(operation);
        }
        const shown = snapshotOf(tree);
        expect([...walk(createElementTree(shown))].map(({ id }) => id)).toEqual([...walk(tree)].map(({ id }) => id));
        trial.revert();
        const after = snapshotsOf(tree);
        expect(after.filter((node, index) => node !== before[index])).toEqual([]);
        expect(after.length).toEqual(before.length);
        expect(elementOf(tree, 'space').tally).toEqual(countedAnew(snapshotOf(tree)));
      }),
      {
        examples: [
          [SAMPLE_SPACE, [], SAMPLE_CHANGES],
          [SAMPLE_SPACE, SAMPLE_CHANGES.slice(0, 4), SAMPLE_CHANGES.slice(4)],
        ],
      },
    );
  });

  it.each<readonly [string, readonly Operation[]]>([
    [
      'put there and changed',
      [
        { kind: 'insert', node: lightOf('new'), parentId: 'space', index: 0, position: HERE },
        { kind: 'attributes', elementId: 'new', attributes: { color: '24' } },
      ],
    ],
    [
      'replaced by another of its id that is changed',
      [
        { kind: 'remove', elementId: 'cluster-1' },
        { kind: 'insert', node: clusterOf('cluster-1', [pendantOf('pendant')]), parentId: 'space', index: 0, position: HERE },
        { kind: 'attributes', elementId: 'pendant', attributes: { color: '24' } },
      ],
    ],
    [
      'changed, taken away and put back as it was shown',
      [
        { kind: 'attributes', elementId: 'pendant', attributes: { color: '24' } },
        { kind: 'remove', elementId: 'cluster-1' },
      ],
    ],
  ])('EM8 takes back what was %s', (_, operations) => {
    const tree = createElementTree(SAMPLE_SPACE);
    tryAll(tree, operations).revert();
    const kept = snapshotsOf(tree).map((node, index) => node === snapshotsOf(createElementTree(SAMPLE_SPACE))[index]);
    expect(kept).toEqual(Array(12).fill(true));
  });

  it('EM8 returns the inverse of all its changes when it is kept', () => {
    fc.assert(
      fc.property(anySpace, operationSeeds, (space, tried) => {
        const tree = createElementTree(space);
        const trial = beginTrial(tree);
        const nextId = counter('tried');
        for (const seed of tried) {
          const operation = operationOf(tree, seed, nextId);
          if (operation !== undefined) trial.apply(operation);
        }
        const redo = applyOperations(tree, trial.keep());
        expect(snapshotOf(tree)).toEqual(space);
        const again = applyOperations(tree, redo);
        applyOperations(tree, again);
        expect(snapshotOf(tree)).toEqual(space);
      }),
      { examples: [[SAMPLE_SPACE, SAMPLE_CHANGES]] },
    );
  });

  it('EM8 is the only one on its tree and ends once', () => {
    const tree = createElementTree(SAMPLE_SPACE);
    const trial = beginTrial(tree);
    expect(() => beginTrial(tree)).toThrow(new RangeError('another trial is open on this tree'));
    trial.revert();
    const ended = new RangeError('the trial has ended');
    expect(() => trial.apply({ kind: 'remove', elementId: 'light' })).toThrow(ended);
    expect(() => trial.keep()).toThrow(ended);
    expect(() => trial.revert()).toThrow(ended);
    expect(snapshotOf(tree)).toBe(SAMPLE_SPACE);
  });
});
