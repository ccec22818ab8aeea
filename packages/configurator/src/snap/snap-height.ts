import type { ElementId } from '@candil/domain';
import type { SceneLight } from '../scene/scene';
import type { Guide, SnapMode } from '../state/states';

const GRID_CM = 5;

export interface HeightSnapInput {
  readonly mode: SnapMode;
  readonly lights: readonly SceneLight[];
  readonly isMoving: (id: ElementId) => boolean;
  readonly roomHeightMetres: number;
  readonly reachMetres: number;
}

/** The height that is meant, whole centimetres: pulled by the heights of other lights, or to steps of 5 cm. */
export function snapHeight(heightCm: number, { mode, lights, isMoving, roomHeightMetres, reachMetres }: HeightSnapInput) {
  const whole = Math.round(heightCm);
  const none: readonly Guide[] = [];
  if (mode === 'grid') return { heightCm: Math.round(heightCm / GRID_CM) * GRID_CM, guides: none };
  if (mode !== 'lines') return { heightCm: whole, guides: none };
  const others = lights.filter(({ id, heightCm: own }) => !isMoving(id) && own !== undefined);
  const awayOf = ({ heightCm: own = 0 }: SceneLight) => Math.abs(own - heightCm);
  const [nearest] = others.filter((light) => awayOf(light) <= reachMetres * 100).toSorted((one, other) => awayOf(one) - awayOf(other));
  if (nearest?.heightCm === undefined) return { heightCm: whole, guides: none };
  const alike = others.filter((light) => light.heightCm === nearest.heightCm).map(({ id }) => id);
  const guide: Guide = { kind: 'alignment', axis: 'height', at: roomHeightMetres - nearest.heightCm / 100, with: alike };
  return { heightCm: nearest.heightCm, guides: [guide] };
}
