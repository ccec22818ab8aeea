import fc from 'fast-check';
import { type Change, type Configuration, createConfiguration } from '../edit';
import type { ElementNode } from '../element';
import { compileElementRules } from '../rule';
import { DEFAULT_SPACE_CONFIG } from '../space';
import { contextOf, HANGING_MODEL, ruleOf, SURFACE_MODEL, surfaceLight } from './configurations';
import { at, clusterOf, compositionOf, lightOf, pendantOf, spaceOf } from './elements';
import { modelOf, rowOf } from './models';

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
/** A room with a composition of two clusters, a free wire, a light and a pendant. */
export const EDITED_SPACE = spaceOf([
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
/** Any change of that room; many of them are refused. */
export const anyChange: fc.Arbitrary<Change> = fc.oneof(
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
  fc.record({
    kind: fc.constant('set-pose' as const),
    elementIds: fc.array(id, { minLength: 1, maxLength: 2 }),
    pose: fc.constantFrom({ yaw: 1, pitch: 0, roll: -1 }, { yaw: 7, pitch: 0, roll: 0 }, null),
  }),
  fc.record({
    kind: fc.constant('set-geometry' as const),
    elementId: id,
    geometry: fc.constantFrom({ kind: 'hosted' as const, trackId: 'track', arcLengthMetres: 0.5 }, null),
  }),
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

/** The edited space with rules and exclusions that are easily broken. */
export const editedConfiguration = (): Configuration =>
  createConfiguration(EDITED_SPACE, contextOf({ rules: RULES }, [EXCLUDING, SURFACE_MODEL]));
