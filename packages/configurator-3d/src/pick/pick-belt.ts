import type { InputTarget, RoomPoint, SceneBelt } from '@candil/configurator';
import { add, dot, lengthOf, scale, subtract, type Vector } from '../lighting/vector';
import type { Ray } from './ray';

/** Greatest distance of the line of sight, in metres at a distance of one metre. */
export interface BeltMargin {
  readonly point: number;
  readonly span: number;
  /** True with parallel rays: distant parts are as large as near ones. */
  readonly isParallel: boolean;
}

export interface BeltHit {
  readonly target: Extract<InputTarget, { kind: 'belt-point' | 'belt-span' }>;
  readonly at: Vector;
  readonly metres: number;
}

const placeOf = ({ x, y, z }: RoomPoint): Vector => [x, y, z];

/** Finds the point of a piece nearest to the line of sight: share of the piece, metres along the sight and metres apart. */
export const nearestOnPiece = (
  { from, way }: Ray,
  start: Vector,
  end: Vector,
): { readonly share: number; readonly metres: number; readonly apart: number } => {
  const [piece, aside] = [subtract(end, start), subtract(start, from)];
  const [along, length] = [dot(piece, way), dot(piece, piece)];
  const rest = length - along * along;
  const share = rest < 1e-12 ? 0 : Math.min(1, Math.max(0, (along * dot(aside, way) - dot(aside, piece)) / rest));
  const at = add(start, scale(piece, share));
  const metres = dot(subtract(at, from), way);
  return { share, metres, apart: lengthOf(subtract(at, add(from, scale(way, metres)))) };
};

/** The point of a belt, else the belt itself, that the line of sight passes nearest to within the margin. */
export const pickBelt = (ray: Ray, belts: readonly SceneBelt[], margin: BeltMargin): BeltHit | undefined => {
  let point: (BeltHit & { readonly share: number }) | undefined;
  let span: (BeltHit & { readonly share: number }) | undefined;
  for (const belt of belts) {
    belt.points.forEach((held, index) => {
      const at = placeOf(held);
      const { metres, apart } = nearestOnPiece(ray, at, at);
      const share = apart / (margin.point * (margin.isParallel ? 1 : metres));
      if (metres > 0 && share <= 1 && (!point || share < point.share))
        point = { target: { kind: 'belt-point', id: belt.id, index }, at, metres, share };
    });
    belt.spans.forEach(({ curve, from, lengthMetres }, index) => {
      const pieces = curve.slice(1).map((to, i) => lengthOf(subtract(placeOf(to), placeOf(curve[i]!))));
      const whole = pieces.reduce((sum, piece) => sum + piece, 0) || 1;
      let before = 0;
      pieces.forEach((piece, i) => {
        const [start, end] = [placeOf(curve[i]!), placeOf(curve[i + 1]!)];
        const near = nearestOnPiece(ray, start, end);
        const share = Math.max(0, near.apart - belt.widthMetres / 2) / (margin.span * (margin.isParallel ? 1 : near.metres));
        if (near.metres > 0 && share <= 1 && (!span || share < span.share)) {
          const arcLengthMetres = (belt.points[from]?.arcLengthMetres ?? 0) + ((before + near.share * piece) / whole) * lengthMetres;
          span = {
            target: { kind: 'belt-span', id: belt.id, index, arcLengthMetres },
            at: add(start, scale(subtract(end, start), near.share)),
            metres: near.metres,
            share,
          };
        }
        before += piece;
      });
    });
  }
  return point ?? span;
};
