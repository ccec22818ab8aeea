import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { childrenOf, createElementTree, type ElementNode, elementOf, snapshotOf, walk } from '../element';
import { compileElementRules } from '../rule';
import { DEFAULT_SPACE_CONFIG } from '../space';
import { contextOf, HANGING_MODEL, ruleOf, SURFACE_MODEL, surfaceLight } from '../testing/configurations';
import { at, clusterOf, compositionOf, lightOf, pendantOf, spaceOf } from '../testing/elements';
import { modelOf, rowOf } from '../testing/models';
import { type Change, type Configuration, checkConfiguration, createConfiguration, tryChange, undoChange } from '.';

/** Z and 31 are semi-finished. */
const EXCLUDING = modelOf({
  ...HANGING_MODEL,
  variations: HANGING_MODEL.variations.map((variation) =>
    /^(Z|31)$/.test(variation.modifier) ? { ...variation, isPsa: true } : variation,
  ),
  exclusions: [rowOf('24 * Z * *'), rowOf('10 6 * 3 *')],
});
const hangingLight = (own: string, attributes: ElementNode['props']['attributes'] = {}) => lightOf(own, { model: EXCLUDING, attributes });
const RULES = compileElementRules([
  ruleOf('power', ['Composition'], 'totalPower <= 30'),
  ruleOf('white', ['Space'], 'countOf("finish", "24") <= 2'),
  ruleOf('warm', ['Light'], 'control != "Z" || temperature != "6"'),
]);
const START = spaceOf([
  at(0, 4, 0, compositionOf('group', [at(-0.6, 0, 0, clusterOf('left', [hangingLight('l1')])), at(0.6, 0, 0, clusterOf('right'))])),
  at(0, 4, 1, clusterOf('wire', [at(-0.3, -0.2, 0, hangingLight('l2', { installation: '18' }))], { attributes: { installation: '18' } })),
  at(1, 4, -1, hangingLight('l3')),
  // Of no model, so that nothing but the room limits it.
  at(-1, 4, -1, pendantOf('p1')),
]);

const id = fc.constantFrom('space', 'group', 'left', 'right', 'wire', 'l1', 'l2', 'l3', 'p1', 'n1', 'n2', 'n3', 'virtual', 'nowhere');
const place = fc
  .tuple(fc.integer({ min: -17, max: 17 }), fc.constantFrom(0, 0, -2, -14), fc.integer({ min: -17, max: 17 }))
  .map(([x, y, z]) => [x / 10, y / 10, z / 10] as const);
const inRoom = place.map(([x, y, z]) => [x, 4 + y, z] as const);
const node = fc
  .tuple(fc.constantFrom('n1', 'n2', 'n3'), fc.boolean())
  .map(([own, hanging]) => (hanging ? hangingLight(own) : surfaceLight(own)));
const change: fc.Arbitrary<Change> = fc.oneof(
  fc.record({
    kind: fc.constant('set-attributes' as const),
    elementIds: fc.array(id, { minLength: 1, maxLength: 2 }),
    attributes: fc.record(
      {
        color: fc.constantFrom('10', '24'),
        temperature: fc.constantFrom('1', '6'),
        control: fc.constantFrom('A', 'M', 'Z'),
        installation: fc.constantFrom('10', '18', '31', '32'),
      },
      { requiredKeys: [] },
    ),
  }),
  fc.record({
    kind: fc.constant('set-height' as const),
    elementIds: fc.array(id, { minLength: 1, maxLength: 3 }),
    heightCm: fc.integer({ min: 40, max: 310 }),
  }),
  fc.record({
    kind: fc.constant('shift-heights' as const),
    elementIds: fc.array(id, { minLength: 1, maxLength: 3 }),
    deltaCm: fc.integer({ min: -60, max: 60 }),
  }),
  fc.record({
    kind: fc.constant('set-wire-length' as const),
    elementIds: fc.array(id, { minLength: 1, maxLength: 2 }),
    wireLengthCm: fc.integer({ min: 20, max: 280 }),
  }),
  fc.record({ kind: fc.constant('move' as const), elementId: id, position: inRoom }),
  fc.record({
    kind: fc.constant('mount' as const),
    composition: fc.constant(compositionOf('virtual', [], { virtual: true })),
    clusterIds: fc.array(id, { maxLength: 3 }),
  }),
  fc.record({ kind: fc.constant('unmount' as const), compositionId: fc.constantFrom('virtual', 'group') }),
  fc.record({ kind: fc.constant('convert-to-psa' as const), elementIds: fc.array(id, { minLength: 1, maxLength: 2 }) }),
  fc.record({ kind: fc.constant('add' as const), node, parentId: id, position: place, index: fc.nat({ max: 4 }) }),
  fc.record({ kind: fc.constant('remove' as const), elementIds: fc.array(id, { minLength: 1, maxLength: 2 }) }),
  fc.record({ kind: fc.constant('replace' as const), elementId: id, node }),
  fc.record({ kind: fc.constant('regroup' as const), elementId: id, parentId: id, position: place, index: fc.nat({ max: 4 }) }),
  fc.record({
    kind: fc.constant('set-room' as const),
    config: fc
      .record({
        height: fc.integer({ min: 20, max: 45 }),
        width: fc.integer({ min: 15, max: 40 }),
        material: fc.constantFrom('pladur', 'wood'),
      })
      .map(({ height, width, material }) => ({
        roomSize: { ...DEFAULT_SPACE_CONFIG.roomSize, height: height / 10, width: width / 10 },
        extraCeiling: 0.16,
        ceilingMaterial: material,
      })),
  }),
);

/** What a configuration breaks of what must always hold. */
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

/** Height of the canopy that an element hangs from: 13.5 cm of Surface Basic, 1 cm of what is built in. */
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

describe('sequences of changes', () => {
  it('TC22 keep what must always hold, leave everything as it was where refused, and are taken back whole', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 25 }), (changes) => {
        const configuration = createConfiguration(START, contextOf({ rules: RULES }, [EXCLUDING, SURFACE_MODEL]));
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
        expect(snapshotOf(configuration.tree)).toEqual(snapshotOf(createElementTree(START)));
      }),
      { examples: [[ONTO_ANOTHER]] },
    );
  });
});
