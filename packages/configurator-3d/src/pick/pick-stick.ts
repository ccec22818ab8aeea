import type { InputTarget, SceneStick } from '@candil/configurator';
import type { Vector } from '../lighting/vector';
import { nearestOnPiece } from './pick-belt';
import type { Ray } from './ray';

/** Greatest distance of the line of sight, in metres at a distance of one metre. */
export interface StickMargin {
  readonly end: number;
  readonly rod: number;
  /** True with parallel rays: distant parts are as large as near ones. */
  readonly isParallel: boolean;
}

export interface StickHit {
  readonly target: Extract<InputTarget, { kind: 'stick-end' | 'element' }>;
  readonly at: Vector;
  readonly metres: number;
}

type Near = StickHit & { readonly share: number };

/** The end of a stick, else the stick itself, that the line of sight passes nearest to within the margin. */
export const pickStick = (ray: Ray, sticks: readonly SceneStick[], margin: StickMargin): StickHit | undefined => {
  let [end, rod]: [Near | undefined, Near | undefined] = [undefined, undefined];
  const shareOf = (apart: number, reach: number, metres: number): number => apart / (reach * (margin.isParallel ? 1 : metres));
  for (const stick of sticks) {
    const [from, to]: [Vector, Vector] = [
      [stick.from.x, stick.from.y, stick.from.z],
      [stick.to.x, stick.to.y, stick.to.z],
    ];
    for (const name of ['from', 'to'] as const) {
      const at = name === 'from' ? from : to;
      const { metres, apart } = nearestOnPiece(ray, at, at);
      const share = shareOf(apart, margin.end, metres);
      if (metres > 0 && share <= 1 && (!end || share < end.share))
        end = { target: { kind: 'stick-end', id: stick.id, end: name }, at, metres, share };
    }
    const near = nearestOnPiece(ray, from, to);
    const share = shareOf(Math.max(0, near.apart - stick.diameterMetres / 2), margin.rod, near.metres);
    if (near.metres > 0 && share <= 1 && (!rod || share < rod.share)) {
      const along = (axis: 0 | 1 | 2): number => from[axis] + (to[axis] - from[axis]) * near.share;
      rod = { target: { kind: 'element', id: stick.id }, at: [along(0), along(1), along(2)], metres: near.metres, share };
    }
  }
  return end ?? rod;
};
