import type { Scene, SceneCanopy, SceneLight } from '@candil/configurator';
import type { ElementId } from '@candil/domain';

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
}

/** A line of the tree. */
export type TreeRow = RowPlace &
  (
    | { readonly kind: 'room' }
    | { readonly kind: 'composition'; readonly number: number; readonly lightIds: readonly ElementId[] }
    | { readonly kind: 'canopy'; readonly canopy: SceneCanopy }
    | { readonly kind: 'light'; readonly light: SceneLight }
  );

type Branch = { readonly row: DistributiveOmit<TreeRow, keyof RowPlace> & { readonly id: string }; readonly children: readonly Branch[] };
type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

const lightBranch = (light: SceneLight): Branch => ({ row: { kind: 'light', id: light.id, light }, children: [] });

/** A canopy for one light only is told by its light, unless nothing hangs from it. */
const canopyBranches = (canopy: SceneCanopy, lights: readonly SceneLight[]): readonly Branch[] => {
  const hung = lights.filter(({ id }) => canopy.lightIds.includes(id));
  const [only] = hung;
  if (only !== undefined && hung.length === 1 && !canopy.isFreeWire) return [lightBranch(only)];
  return [{ row: { kind: 'canopy', id: canopy.id, canopy }, children: hung.map(lightBranch) }];
};

const branchesOf = ({ compositions, canopies, lights }: Scene): readonly Branch[] => {
  const below = (compositionId: ElementId | undefined): readonly Branch[] => [
    ...canopies.filter((canopy) => canopy.compositionId === compositionId).flatMap((canopy) => canopyBranches(canopy, lights)),
    ...lights.filter((light) => light.compositionId === compositionId && light.canopyId === undefined).map(lightBranch),
  ];
  const inCompositions = compositions.map(
    ({ id, number, lightIds }): Branch => ({ row: { kind: 'composition', id, number, lightIds }, children: below(id) }),
  );
  return [{ row: { kind: 'room', id: ROOM_ROW }, children: [...inCompositions, ...below(undefined)] }];
};

const rowsOf = (
  branches: readonly Branch[],
  closed: ReadonlySet<string>,
  level: number,
  parentId: string | undefined,
): readonly TreeRow[] =>
  branches.flatMap(({ row, children }, index) => [
    { ...row, level, place: index + 1, count: branches.length, parentId },
    ...(closed.has(row.id) ? [] : rowsOf(children, closed, level + 1, row.id)),
  ]);

/** The lines in sight, from top to bottom. */
export const treeRows = (scene: Scene, closed: ReadonlySet<string>): readonly TreeRow[] => rowsOf(branchesOf(scene), closed, 1, undefined);
