import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { childrenOf, createElementTree, elementOf, snapshotOf, walk } from '../element';
import { anyChange, EDITED_SPACE, editedConfiguration } from '../testing/changes';
import { surfaceLight } from '../testing/configurations';
import { type Change, type Configuration, checkConfiguration, createConfiguration, tryChange, undoChange } from '.';

/** Lists the invariants that a configuration breaks. */
function broken({ tree, plan }: Configuration): readonly string[] {
  const problems: string[] = [];
  for (const element of walk(tree)) {
    const { installation, collides, pendantHeight, wireLength } = element.props.attributes;
    if (element.type === 'Cluster') {
      const lights = childrenOf(tree, element.id);
      if (lights.length > 1 && installation !== '18') problems.push(`${element.id} has ${lights.length} lights at ${installation}`);
      for (const light of lights) {
        if (
          installation !== undefined &&
          light.props.attributes.installation !== undefined &&
          light.props.attributes.installation !== installation
        ) {
          problems.push(`${light.id} hangs at ${light.props.attributes.installation} in a cluster at ${installation}`);
        }
      }
    }
    for (const other of plan.overlapping(element.id)) {
      const chain = [element.id, ...parents(tree, element.id), other, ...parents(tree, other)];
      if (!chain.some((own) => isFlagged(tree, own))) problems.push(`${element.id} overlaps ${other} without a flag`);
    }
    if (wireLength !== undefined && pendantHeight !== Math.round(canopyCm(tree, element.id) + wireLength + 20))
      problems.push(`${element.id} hangs at ${pendantHeight} by a wire of ${wireLength}`);
    if (collides === true && !plan.collides(element.id)) problems.push(`${element.id} is flagged and stands clear`);
  }
  return problems;
}

const isFlagged = (tree: Configuration['tree'], own: string) => elementOf(tree, own).props.attributes.collides === true;

/** Height of the canopy that an element hangs from: 13.5 cm of Surface Basic, 1 cm of a recessed one. */
function canopyCm(tree: Configuration['tree'], own: string): number {
  const { parentId, props } = elementOf(tree, own);
  const parent = parentId === undefined ? undefined : elementOf(tree, parentId);
  if (parent?.type === 'Cluster') return parent.size.height * 100;
  const { installation = '' } = props.attributes;
  return { '10': 13.5, '31': 1, '32': 1 }[installation] ?? 0;
}

function parents(tree: Configuration['tree'], own: string): readonly string[] {
  const { parentId } = elementOf(tree, own);
  return parentId === undefined ? [] : [parentId, ...parents(tree, parentId)];
}

/** A light added where another hangs: the case that random sequences may miss. */
const ONTO_ANOTHER: Change[] = [
  { kind: 'move', elementId: 'l2', position: [0, 4, 0] },
  { kind: 'add', node: surfaceLight('n1'), parentId: 'wire', position: [0, 0, 0], index: 0 },
];

/** An element that collides with a wall moves onto a belt, whose fixings hold it off the wall. */
const ONTO_A_BELT: Change[] = [
  { kind: 'regroup', elementId: 'wire', parentId: 'group', position: [-1.2, 0, 0], index: 0 },
  { kind: 'set-geometry', elementId: 'l2', geometry: { kind: 'hosted', trackId: 'track', arcLengthMetres: 0.5 } },
];

describe('sequences of changes', () => {
  it('TC22 keep what must always hold, leave everything as it was where refused, and are taken back whole', () => {
    fc.assert(
      fc.property(fc.array(anyChange, { maxLength: 25 }), (changes) => {
        const configuration = editedConfiguration();
        const steps = [];
        for (const one of changes) {
          const before = snapshotOf(configuration.tree);
          const outcome = tryChange(configuration, one);
          if (outcome.ok) steps.push(outcome.value.inverse);
          else expect(snapshotOf(configuration.tree)).toBe(before);
          expect(broken(configuration)).toEqual([]);
          expect(checkConfiguration(configuration).filter(({ kind }) => kind === 'refused' || kind === 'not-buildable')).toEqual([]);
        }
        const fresh = createConfiguration(snapshotOf(configuration.tree), configuration.context);
        for (const { id: own } of walk(configuration.tree)) {
          expect(configuration.plan.collides(own)).toBe(fresh.plan.collides(own));
        }
        for (const inverse of steps.reverse()) undoChange(configuration, inverse);
        expect(snapshotOf(configuration.tree)).toEqual(snapshotOf(createElementTree(EDITED_SPACE)));
      }),
      { examples: [[ONTO_ANOTHER], [ONTO_A_BELT]] },
    );
  });
});
