import type {
  BeltPart,
  Scene,
  SceneBelt,
  SceneBeltPart,
  SceneBeltSpan,
  SceneCanopy,
  SceneFeed,
  SceneJoint,
  SceneLight,
  SceneLine,
  SceneStick,
} from '@candil/configurator';
import type { ElementId } from '@candil/domain';
import { lightsOfSpan } from '../belt/lights-of-span';

/** The room itself, which no element of a scene stands for. */
export const ROOM_ROW = 'room';

interface RowPlace {
  readonly id: string;
  /** From 1. */
  readonly level: number;
  /** From 1, among its siblings. */
  readonly place: number;
  readonly count: number;
  readonly parentId: string | undefined;
  readonly hasChildren: boolean;
}

/** A line of the tree. */
export type TreeRow = RowPlace &
  (
    | { readonly kind: 'room' }
    | { readonly kind: 'composition'; readonly number: number; readonly lightIds: readonly ElementId[] }
    | { readonly kind: 'canopy'; readonly canopy: SceneCanopy }
    | { readonly kind: 'light'; readonly light: SceneLight }
    | { readonly kind: 'belt'; readonly belt: SceneBelt }
    /** Feed of a belt, or its absence. */
    | { readonly kind: 'feed'; readonly belt: SceneBelt; readonly feed: SceneBelt['feed'] }
    | { readonly kind: 'span'; readonly belt: SceneBelt; readonly span: SceneBeltSpan; readonly index: number; readonly lightCount: number }
    /** Sticks that hang together, with their bases. */
    | { readonly kind: 'line'; readonly line: SceneLine }
    | { readonly kind: 'base'; readonly feed: SceneFeed }
    | { readonly kind: 'stick'; readonly stick: SceneStick }
    | { readonly kind: 'joint'; readonly joint: SceneJoint }
    | { readonly kind: 'accessory'; readonly belt: SceneBelt; readonly part: SceneBeltPart }
  );

type Branch = { readonly row: DistributiveOmit<TreeRow, keyof RowPlace> & { readonly id: string }; readonly children: readonly Branch[] };
type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

const lightBranch = (light: SceneLight): Branch => ({ row: { kind: 'light', id: light.id, light }, children: [] });

/** A canopy for one light is merged into its light, unless it is empty. */
const canopyBranches = (canopy: SceneCanopy, lights: readonly SceneLight[]): readonly Branch[] => {
  const hung = lights.filter(({ id }) => canopy.lightIds.includes(id));
  const [only] = hung;
  if (only !== undefined && hung.length === 1 && !canopy.isFreeWire) return [lightBranch(only)];
  return [{ row: { kind: 'canopy', id: canopy.id, canopy }, children: hung.map(lightBranch) }];
};

const noFeedId = (belt: SceneBelt): string => `${belt.id} no-feed`;
const spanId = (belt: SceneBelt, index: number): string => `${belt.id} span-${index}`;

/** A belt with its feed, then span by span with its lights. */
const beltBranch = (belt: SceneBelt, lights: readonly SceneLight[]): Branch => {
  const feed: Branch = { row: { kind: 'feed', id: belt.feed?.id ?? noFeedId(belt), belt, feed: belt.feed }, children: [] };
  const spans = belt.spans.map((span, index): Branch => {
    const there = lightsOfSpan(belt, index, lights);
    return {
      row: { kind: 'span', id: spanId(belt, index), belt, span, index, lightCount: there.length },
      children: there.map(lightBranch),
    };
  });
  const accessories = belt.accessories.map((part): Branch => ({ row: { kind: 'accessory', id: part.id, belt, part }, children: [] }));
  return { row: { kind: 'belt', id: belt.id, belt }, children: [feed, ...spans, ...accessories] };
};

/** A line with its bases, then its sticks in their order, each after the joint that it came to. */
const lineBranch = (line: SceneLine, { sticks, joints }: Scene): Branch => {
  const bases = line.feeds.map((feed): Branch => ({ row: { kind: 'base', id: feed.id, feed }, children: [] }));
  const listed = new Set<string>();
  const own = sticks.filter(({ lineId }) => lineId === line.id);
  const parts = own.flatMap((stick): readonly Branch[] => {
    const met = joints.filter(({ id, stickIds }) => !listed.has(id) && stickIds.includes(stick.id) && stickIds[0] !== stick.id);
    for (const { id } of met) listed.add(id);
    const balls = met.map((joint): Branch => ({ row: { kind: 'joint', id: `joint ${joint.id}`, joint }, children: [] }));
    return [...balls, { row: { kind: 'stick', id: stick.id, stick }, children: [] }];
  });
  return { row: { kind: 'line', id: line.id, line }, children: [...bases, ...parts] };
};

const branchesOf = (scene: Scene): readonly Branch[] => {
  const { compositions, canopies, lights, belts, lines } = scene;
  const free = lights.filter(({ host }) => host === undefined);
  const below = (compositionId: ElementId | undefined): readonly Branch[] => [
    ...canopies.filter((canopy) => canopy.compositionId === compositionId).flatMap((canopy) => canopyBranches(canopy, free)),
    ...free.filter((light) => light.compositionId === compositionId && light.canopyId === undefined).map(lightBranch),
  ];
  // Belts stand in the room itself: their composition is not a choice of the user.
  const isOfBelts = (id: ElementId): boolean => belts.some(({ compositionId }) => compositionId === id) && below(id).length === 0;
  const inCompositions = compositions
    .filter(({ id }) => !isOfBelts(id) && !lines.some((line) => line.id === id))
    .map(({ id, number, lightIds }): Branch => ({ row: { kind: 'composition', id, number, lightIds }, children: below(id) }));
  const strung = belts.map((belt) => beltBranch(belt, lights));
  return [
    {
      row: { kind: 'room', id: ROOM_ROW },
      children: [...strung, ...lines.map((line) => lineBranch(line, scene)), ...inCompositions, ...below(undefined)],
    },
  ];
};

const rowsOf = (
  branches: readonly Branch[],
  closed: ReadonlySet<string>,
  level: number,
  parentId: string | undefined,
): readonly TreeRow[] =>
  branches.flatMap(({ row, children }, index) => [
    { ...row, level, place: index + 1, count: branches.length, parentId, hasChildren: isBranch(row.kind) },
    ...(closed.has(row.id) ? [] : rowsOf(children, closed, level + 1, row.id)),
  ]);

const LEAVES: ReadonlySet<TreeRow['kind']> = new Set(['light', 'feed', 'accessory', 'base', 'stick', 'joint']);
const isBranch = (kind: TreeRow['kind']): boolean => !LEAVES.has(kind);

/** The lines in sight, from top to bottom. */
export const treeRows = (scene: Scene, closed: ReadonlySet<string>): readonly TreeRow[] => rowsOf(branchesOf(scene), closed, 1, undefined);

/** Returns the part of a belt that a row stands for; undefined for an element of its own. */
export const partOfRow = (row: TreeRow): BeltPart | undefined =>
  row.kind === 'span' ? { beltId: row.belt.id, kind: 'span', index: row.index } : undefined;

/** Rows whose element is moved by numbers; a joint and a stick go with their line, a span with its belt. */
const MOVED: ReadonlySet<TreeRow['kind']> = new Set([
  'composition',
  'canopy',
  'light',
  'belt',
  'span',
  'accessory',
  'line',
  'stick',
  'joint',
]);
export const isMovedByNumbers = ({ kind }: TreeRow): boolean => MOVED.has(kind);

/** The element that a line selects; undefined for the room. */
export const elementOfRow = (row: TreeRow): ElementId | undefined => {
  if (row.kind === 'room') return undefined;
  if (row.kind === 'joint') return row.joint.stickIds.at(-1);
  return row.kind === 'span' || (row.kind === 'feed' && row.feed === undefined) ? row.belt.id : row.id;
};
