import type { Flutes, ProfilePoint } from '@candil/catalogue/imagery';
import type { BufferGeometry } from 'three';
import { lathe } from './lathe';
import { offsetProfile } from './offset-profile';
import { mirrorProfile } from './sample-profile';

const RIM_STEPS = 8;

/** Half a round from the outer to the inner skin; it closes the solid and catches the light at the edge. */
const rimProfile = (outer: ProfilePoint, inner: ProfilePoint, steps: number): ProfilePoint[] => {
  const centre: ProfilePoint = [(outer[0] + inner[0]) / 2, (outer[1] + inner[1]) / 2];
  const half: ProfilePoint = [outer[0] - centre[0], outer[1] - centre[1]];
  // A quarter of the wall deep: a rolled sheet edge, and the rim stays close to the height the recipe names.
  const out: ProfilePoint = [half[1] * 0.5, -half[0] * 0.5];
  return Array.from({ length: steps + 1 }, (_, i): ProfilePoint => {
    const angle = (Math.PI * i) / steps;
    if (i === 0) return outer;
    if (i === steps) return inner;
    const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
    return [centre[0] + half[0] * cosine + out[0] * sine, centre[1] + half[1] * cosine + out[1] * sine];
  });
};

/** Rolled edge and slanted wall reach past the last point of the curve; drawn back in, so that the shade keeps the measures of its recipe. */
const fitRim = (outer: readonly ProfilePoint[], rim: readonly ProfilePoint[]): ((point: ProfilePoint) => ProfilePoint) => {
  const widest = Math.max(...outer.map((point) => point[0]));
  const top = outer[0]![1];
  const bottom = Math.min(...outer.map((point) => point[1]));
  const reach = Math.max(widest, ...rim.map((point) => point[0]));
  const sink = Math.min(bottom, ...rim.map((point) => point[1]));
  return ([radius, height]) => [(radius * widest) / reach, top - ((top - height) * (top - bottom)) / (top - sink)];
};

export interface ShadeSkins {
  readonly outer: BufferGeometry;
  readonly inner: BufferGeometry;
  readonly rim: BufferGeometry;
}

export interface ShadeShape {
  /** From the pole to the rim. */
  readonly curve: readonly ProfilePoint[];
  readonly wallMetres: number;
  readonly flutes?: Flutes | undefined;
  /** Open upward: the curve starts at the lower pole. */
  readonly upturned?: boolean | undefined;
  readonly segments?: number | undefined;
  readonly detail?: number;
}

/** Two skins and a rim, three geometries that together close one solid. */
export const shade = ({
  curve,
  wallMetres,
  flutes,
  upturned = false,
  segments: plainSegments = 128,
  detail = 1,
}: ShadeShape): ShadeSkins => {
  const mirrorHeight = upturned ? curve[0]![1] + curve.at(-1)![1] : 0;
  const outerCurve = upturned ? mirrorProfile(curve, mirrorHeight).reverse() : curve;
  const innerCurve = offsetProfile(outerCurve, wallMetres);
  const rimCurve = rimProfile(outerCurve.at(-1)!, innerCurve.at(-1)!, Math.max(2, Math.round(RIM_STEPS * detail)));
  const fit = fitRim(outerCurve, rimCurve);
  const place = (part: readonly ProfilePoint[]): ProfilePoint[] => (upturned ? mirrorProfile(part.map(fit), mirrorHeight) : part.map(fit));
  const segments = flutes ? flutes.count * Math.max(4, Math.round(10 * detail)) : plainSegments;
  return {
    outer: lathe(place(outerCurve), flutes ? { segments, flutes } : { segments }),
    inner: lathe(place(innerCurve.reverse()), { segments }),
    rim: lathe(place(rimCurve), { segments }),
  };
};
