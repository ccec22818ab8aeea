import type { Furniture } from '@candil/domain';
import { type Attached, kindOf, onSurface } from '../belts/attach-place';
import { roomSizeOf } from '../belts/belt-at';
import type { EditorCore } from '../editor/core';
import type { PointerInput } from '../input/input';
import { axisOfView, meetsSurfaces } from '../scene/elevation-axis';
import type { Scene } from '../scene/scene';
import type { RoomPoint } from '../scene/scene-belt';
import type { Guide } from '../state/states';
import { type SnapLine, snapLines } from './snap-lines';
import { SNAP_PIXELS } from './snap-place';
import { snapPointer } from './snap-pointer';

const GRID_METRES = 0.05;
const CENTIMETRE = 0.01;
const MILLIMETRE = 0.001;
/** The walls across an axis: a point on one of them does not move along it. */
const ACROSS: Readonly<Record<'x' | 'z', readonly Attached['surface'][]>> = { x: ['wall-B', 'wall-D'], z: ['wall-A', 'wall-C'] };

/** A point that another may be in line with, and whose it is; undefined while it is drawn. */
export interface Fixed {
  readonly point: RoomPoint;
  readonly of: string | undefined;
}

/** The points of all belts, except those that are left out. */
export function fixedPoints({ belts }: Pick<Scene, 'belts'>, isLeftOut: (beltId: string, index: number) => boolean): readonly Fixed[] {
  return belts.flatMap(({ id, points }) => points.flatMap((point, index) => (isLeftOut(id, index) ? [] : [{ point, of: id }])));
}

export interface SnappedPoint extends Attached {
  readonly guides: readonly Guide[];
}

/** A point of a belt as the snap mode pulls it on its surface: in line with others, level with them, to the grid, or to directions from the last. */
export function snapAttached(
  core: EditorCore,
  { surface, point }: Attached,
  input: PointerInput,
  { fixed, from }: { readonly fixed: readonly Fixed[]; readonly from: RoomPoint | undefined },
): SnappedPoint {
  const { scene, furniture } = core.document.getState();
  const pulled = snapPointer(core, point, input, { lines: linesOf(scene, furniture, fixed), ...(from !== undefined && { from }) });
  const axis = axisOfView(input.view)?.axis;
  const isShown = (each: 'x' | 'z') => (axis === undefined || axis === each) && !ACROSS[each].includes(surface);
  const level = levelShown(surface, input) ? snapLevel(core, point.y, input, fixed) : { y: point.y, guides: [] };
  const snapped: RoomPoint = {
    x: isShown('x') ? pulled.place.x : point.x,
    y: level.y,
    z: isShown('z') ? pulled.place.z : point.z,
  };
  const guides = pulled.guides.filter((guide) => guide.kind !== 'alignment' || guide.axis === 'height' || isShown(guide.axis));
  return { ...onSurface(surface, snapped, roomSizeOf(core)), guides: [...guides, ...level.guides] };
}

/** Returns whether the pointer gives the level of a point on the surface. */
function levelShown(surface: Attached['surface'], { view, hit }: PointerInput): boolean {
  if (surface === 'floor') return false;
  return axisOfView(view) !== undefined || (meetsSurfaces(view) && kindOf(surface) === 'wall' && hit?.surface === surface);
}

function linesOf(scene: Scene, furniture: readonly Furniture[], fixed: readonly Fixed[]): readonly SnapLine[] {
  const own = fixed.flatMap(({ point, of }): readonly SnapLine[] => {
    const ids = of === undefined ? [] : [of];
    return [
      { axis: 'x', at: point.x, with: ids },
      { axis: 'z', at: point.z, with: ids },
    ];
  });
  return [...own, ...snapLines({ ...scene, lights: [] }, furniture, () => false)];
}

/** Level with other points where they are near, else by the snap mode. */
function snapLevel(core: EditorCore, y: number, { alt, isCoarse, metresPerPixel }: PointerInput, fixed: readonly Fixed[]) {
  const mode = alt ? 'off' : core.view.getState().snap;
  const none: readonly Guide[] = [];
  if (mode === 'off') return { y: roundTo(y, MILLIMETRE), guides: none };
  if (mode === 'grid') return { y: roundTo(y, GRID_METRES), guides: none };
  const reach = (isCoarse ? SNAP_PIXELS.coarse : SNAP_PIXELS.fine) * metresPerPixel;
  const near = fixed.filter(({ point }) => mode === 'lines' && Math.abs(point.y - y) <= reach);
  const [nearest] = near.toSorted((one, other) => Math.abs(one.point.y - y) - Math.abs(other.point.y - y));
  if (nearest === undefined) return { y: roundTo(y, CENTIMETRE), guides: none };
  const alike = near.filter(({ point }) => Math.abs(point.y - nearest.point.y) < MILLIMETRE);
  const ids = [...new Set(alike.flatMap(({ of }) => (of === undefined ? [] : [of])))];
  return { y: nearest.point.y, guides: [{ kind: 'alignment', axis: 'height', at: nearest.point.y, with: ids } satisfies Guide] };
}

function roundTo(value: number, step: number): number {
  return Math.round(Math.round(value / step) * step * 1e6) / 1e6 + 0;
}
