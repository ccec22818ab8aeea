import fc from 'fast-check';
import {
  applyOperation,
  CHILD_TYPES,
  type Element,
  type ElementAttributes,
  type ElementNode,
  type ElementPlacement,
  type ElementTechnicalData,
  type ElementTree,
  type ElementType,
  elementOf,
  type Operation,
  type Position,
  walk,
} from '../element';
import {
  clusterOf,
  complementOf,
  compositionOf,
  connectionOf,
  counterweightOf,
  lightOf,
  pendantOf,
  reflectorOf,
  spaceOf,
  trackOf,
} from './elements';

/** Metres, a multiple of 1 mm, so that sums of a few are exact to 0.1 mm. */
const metres = fc.integer({ min: -3_000, max: 3_000 }).map((millimetres) => millimetres / 1_000);
export const position: fc.Arbitrary<Position> = fc.tuple(metres, metres, metres);

const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
type Optional<T> = { readonly [K in keyof T]?: T[K] | undefined };
/** The record without undefined fields. */
const present = <T extends object>(record: Optional<T>) =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as unknown as T;

export const attributes: fc.Arbitrary<ElementAttributes> = fc
  .record({
    color: optional(fc.constantFrom('10', '11', '24')),
    temperature: optional(fc.constantFrom('1', '6')),
    control: optional(fc.constantFrom('A', 'M', 'Z')),
    installation: optional(fc.constantFrom('03', '10', '18', '31')),
    pendantHeight: optional(fc.integer({ min: 50, max: 300 })),
    wireLength: optional(fc.integer({ min: 0, max: 300 })),
    collides: optional(fc.boolean()),
    lastValidPosition: optional(position),
  })
  .map((record) => present<ElementAttributes>(record));

const tenths = (max: number) => fc.integer({ min: 0, max: max * 10 }).map((value) => value / 10);
export const technicalData: fc.Arbitrary<ElementTechnicalData> = fc
  .record({
    watts: optional(tenths(40)),
    lumens: optional(fc.integer({ min: 0, max: 4_000 })),
    netWeight: optional(tenths(9)),
    productLength: optional(tenths(4)),
    voltage: optional(fc.constantFrom(12, 24, 48)),
    current: optional(tenths(3)),
    delivered_power: optional(fc.constantFrom(60, 100)),
    lightingEffectLevel: optional(fc.integer({ min: 1, max: 3 })),
  })
  .map((record) => present<ElementTechnicalData>(record));

const MAKERS: Readonly<Record<Exclude<ElementType, 'Space'>, (id: string, children: readonly ElementPlacement[]) => ElementNode>> = {
  Composition: compositionOf,
  Cluster: clusterOf,
  Pendant: (id) => pendantOf(id),
  Light: (id) => lightOf(id),
  Complement: (id) => complementOf(id),
  Track: trackOf,
  ElectricalConnection: (id) => connectionOf(id),
  Reflector: (id) => reflectorOf(id),
  Counterweight: (id) => counterweightOf(id),
};

/** Seed of a random tree: `kind` chooses among the kinds that the parent may hold. */
interface Sprout {
  readonly kind: number;
  readonly position: Position;
  readonly attributes: ElementAttributes;
  readonly technicalData: ElementTechnicalData;
  readonly children: readonly Sprout[];
}

const sproutOver = (children: fc.Arbitrary<readonly Sprout[]>): fc.Arbitrary<Sprout> =>
  fc.record({ kind: fc.nat(), position, attributes, technicalData, children });

const leaf = sproutOver(fc.constant([]));
const twig = sproutOver(fc.array(leaf, { maxLength: 3 }));
/** As deep as kinds may stand in each other: Composition, Cluster, Pendant. */
const sprout = sproutOver(fc.array(twig, { maxLength: 3 }));

function grow(
  parentType: ElementType,
  { kind, position: place, children, ...more }: Sprout,
  nextId: () => string,
): ElementPlacement | undefined {
  const kinds = CHILD_TYPES[parentType];
  const type = kinds.length === 0 ? undefined : kinds[kind % kinds.length];
  if (type === undefined) return undefined;
  const id = nextId();
  const grown = children.map((child) => grow(type, child, nextId)).filter((child) => child !== undefined);
  const node = MAKERS[type](id, grown);
  const props = {
    ...node.props,
    attributes: { ...node.props.attributes, ...more.attributes },
    technicalData: { ...node.props.technicalData, ...more.technicalData },
  };
  return { element: { ...node, props }, options: { position: place } };
}

/** Ids `prefix-1`, `prefix-2`, … */
export function counter(prefix: string): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `${prefix}-${count}`;
  };
}

/** A Space of any kinds, attributes and places, up to about thirty elements. */
export const anySpace: fc.Arbitrary<ElementNode> = fc.array(sprout, { maxLength: 6 }).map((sprouts) => {
  const nextId = counter('e');
  return spaceOf(sprouts.map((child) => grow('Space', child, nextId)).filter((child) => child !== undefined));
});

/** Seed of an operation, until there is a tree to choose from. */
export interface OperationSeed {
  readonly kind: 'insert' | 'remove' | 'move' | 'place' | 'attributes' | 'props' | 'body';
  readonly target: number;
  readonly parent: number;
  readonly index: number;
  readonly sprout: Sprout;
}

export const operationSeed: fc.Arbitrary<OperationSeed> = fc.record({
  kind: fc.constantFrom('insert', 'remove', 'move', 'place', 'attributes', 'props', 'body'),
  target: fc.nat(),
  parent: fc.nat(),
  index: fc.nat(),
  sprout,
});

export const operationSeeds: fc.Arbitrary<readonly OperationSeed[]> = fc.array(operationSeed, { maxLength: 12 });

/** The operation that a seed makes on the tree as it stands; undefined where the tree has nothing for it. */
export function operationOf(tree: ElementTree, seed: OperationSeed, nextId: () => string): Operation | undefined {
  const all = [...walk(tree)];
  const target = chosen(all.slice(1), seed.target);
  const { position: place } = seed.sprout;
  if (seed.kind === 'insert') {
    const parent = chosen(all, seed.parent) as Element;
    const grown = grow(parent.type, seed.sprout, nextId);
    const index = seed.index % (parent.childIds.length + 1);
    return grown && { kind: 'insert', node: grown.element, parentId: parent.id, index, position: place };
  }
  if (target === undefined) return undefined;
  const elementId = target.id;
  const { props } = target;
  const attributesNow = { ...props.attributes, ...seed.sprout.attributes };
  switch (seed.kind) {
    case 'remove':
      return { kind: 'remove', elementId };
    case 'place':
      return { kind: 'place', elementId, position: place };
    case 'attributes':
      return { kind: 'attributes', elementId, attributes: attributesNow };
    case 'props':
      return { kind: 'props', elementId, props: { ...props, attributes: attributesNow, technicalData: seed.sprout.technicalData } };
    case 'body':
      return { kind: 'body', elementId, size: { ...target.size, height: Math.abs(place[1]) }, data: { rules: `rules-${seed.index % 3}` } };
    case 'move':
      return moveOf(tree, all, target, seed);
  }
}

/** Applies what the seeds make, each on the tree as the former left it; returns the inverses in the order to apply them. */
export function applySeeds(
  tree: ElementTree,
  seeds: readonly OperationSeed[],
  nextId: () => string = counter('new'),
): readonly Operation[] {
  const inverses: Operation[] = [];
  for (const seed of seeds) {
    const operation = operationOf(tree, seed, nextId);
    if (operation !== undefined) inverses.unshift(applyOperation(tree, operation));
  }
  return inverses;
}

function moveOf(tree: ElementTree, all: readonly Element[], target: Element, seed: OperationSeed): Operation | undefined {
  const below = new Set([...walk(tree, target.id)].map(({ id }) => id));
  const parents = all.filter(({ id, type }) => !below.has(id) && CHILD_TYPES[type].some((allowed) => allowed === target.type));
  const parent = chosen(parents, seed.parent);
  if (parent === undefined) return undefined;
  const places = elementOf(tree, parent.id).childIds.filter((id) => id !== target.id).length + 1;
  return { kind: 'move', elementId: target.id, parentId: parent.id, index: seed.index % places, position: seed.sprout.position };
}

function chosen<T>(items: readonly T[], number: number): T | undefined {
  return items.length === 0 ? undefined : items[number % items.length];
}
