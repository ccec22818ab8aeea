import type { ElementId } from '@candil/domain';
import { roomPoint } from '../../scene/belt-scene';
import type { Scene } from '../../scene/scene';
import type { SceneStick } from '../../scene/scene-stick';
import type { WantedStick } from '../../sticks/line-changes';

/** The sticks of a scene that stand elsewhere in a candidate, as views draw them. */
export function liveSticks({ sticks }: Scene, wanted: readonly WantedStick[]): ReadonlyMap<ElementId, SceneStick> {
  const byId = new Map(wanted.map((stick) => [stick.id, stick]));
  const live = new Map<ElementId, SceneStick>();
  for (const stick of sticks) {
    const moved = byId.get(stick.id);
    if (moved === undefined) continue;
    const [from, to] = [roomPoint(moved.from), roomPoint(moved.to)];
    const isSame = (['x', 'y', 'z'] as const).every((axis) => from[axis] === stick.from[axis] && to[axis] === stick.to[axis]);
    if (!isSame) live.set(stick.id, { ...stick, from: { ...stick.from, ...from }, to: { ...stick.to, ...to } });
  }
  return live;
}
