import type { EditorCore } from '../editor/core';
import type { PointerInput } from '../input/input';
import type { PlanPlace } from '../scene/scene';
import { type SnapLine, snapLines } from './snap-lines';
import { SNAP_PIXELS, type Snapped, snapPlace } from './snap-place';

export type PointerSnap = Pick<PointerInput, 'alt' | 'isCoarse' | 'metresPerPixel'>;

/** The place that a pointer means by the snap mode, which Alt suspends; by default everything that hangs or stands in the room pulls. */
export function snapPointer(
  core: EditorCore,
  place: PlanPlace,
  { alt, isCoarse, metresPerPixel }: PointerSnap,
  { lines, from }: { readonly lines?: readonly SnapLine[]; readonly from?: PlanPlace } = {},
): Snapped {
  const { scene, furniture } = core.document.getState();
  return snapPlace(place, {
    mode: alt ? 'off' : core.view.getState().snap,
    lines: lines ?? snapLines(scene, furniture, () => false),
    room: scene.room,
    reachMetres: (isCoarse ? SNAP_PIXELS.coarse : SNAP_PIXELS.fine) * metresPerPixel,
    from,
  });
}
