import type { LightRecipe, LuminaireRecipe } from '@candil/catalogue/imagery';
import type { SceneLight } from '@candil/configurator';
import { tintOf } from './kelvin-tint';
import { add, subtract, unit, type Vector } from './vector';

/** One source of light with the distribution of its luminaire. */
export interface Lamp {
  readonly at: Vector;
  readonly towards: Vector;
  /** Straight ahead, for each channel; its luminance in candela. */
  readonly candela: readonly [number, number, number];
  /** Light leaves within the first cosine at its full share and beyond the second not at all. −2: to all sides. */
  readonly cosineFull: number;
  readonly cosineEnd: number;
  /** Radius of the shining body: the softness of its shadows. */
  readonly radiusMetres: number;
}

/** Over which the edge of a shade cuts the light off: the bulb has a size. */
const EDGE_DEGREES = 13;
/** Light of an open shade goes more down than sideways. */
export const FLATTEST_SHARE = 0.3;
const STEPS = 90;
const UP_DEGREES = 82;
/** Share of the light thrown about inside a shade that also leaves it below. */
const SHADE_EFFICIENCY = 0.78;

const smooth = (edge: number, full: number, value: number): number => {
  const t = Math.min(1, Math.max(0, (value - edge) / (full - edge)));
  return t * t * (3 - 2 * t);
};

const isAlike = (a: Vector, b: Vector): boolean => a[0] === b[0] && a[1] === b[1] && a[2] === b[2];

/** Returns whether lamps shine alike from the same places. */
export const areAlike = (some: readonly Lamp[], others: readonly Lamp[]): boolean =>
  some.length === others.length &&
  some.every((lamp, index) => {
    const other = others[index]!;
    return (
      isAlike(lamp.at, other.at) &&
      isAlike(lamp.towards, other.towards) &&
      isAlike(lamp.candela, other.candela) &&
      lamp.cosineFull === other.cosineFull &&
      lamp.cosineEnd === other.cosineEnd &&
      lamp.radiusMetres === other.radiusMetres
    );
  });

/** Share of the axial intensity at an angle, given by its cosine. */
export const shareAt = (lamp: Pick<Lamp, 'cosineFull' | 'cosineEnd'>, cosine: number): number =>
  lamp.cosineFull < -1
    ? 1
    : cosine <= lamp.cosineEnd
      ? 0
      : smooth(lamp.cosineEnd, lamp.cosineFull, cosine) * (FLATTEST_SHARE + (1 - FLATTEST_SHARE) * cosine);

interface Cone extends Pick<Lamp, 'cosineFull' | 'cosineEnd'> {
  /** Solid angle times share: lumens for each candela straight ahead. */
  readonly lumensPerCandela: number;
}

const EVERYWHERE: Cone = { cosineFull: -2, cosineEnd: -3, lumensPerCandela: 4 * Math.PI };

const integrated = (cone: Pick<Lamp, 'cosineFull' | 'cosineEnd'>): number => {
  let sum = 0;
  for (let i = 0; i < STEPS; i++) {
    const angle = ((i + 0.5) / STEPS) * Math.PI;
    sum += shareAt(cone, Math.cos(angle)) * Math.sin(angle);
  }
  return (2 * Math.PI * Math.PI * sum) / STEPS;
};

/** By half their angle. A gesture asks for the same ones with every step; there are as many as kinds of shade. */
const cones = new Map<number, Cone>();

const coneOf = (halfAngleDegrees: number): Cone => {
  const known = cones.get(halfAngleDegrees);
  if (known !== undefined) return known;
  const radians = (degrees: number): number => (degrees * Math.PI) / 180;
  const ends = {
    cosineFull: Math.cos(radians(Math.max(1, halfAngleDegrees - EDGE_DEGREES / 2))),
    cosineEnd: Math.cos(radians(Math.min(179, halfAngleDegrees + EDGE_DEGREES / 2))),
  };
  const cone = { ...ends, lumensPerCandela: integrated(ends) };
  cones.set(halfAngleDegrees, cone);
  return cone;
};

interface Emission extends Pick<Lamp, 'towards' | 'radiusMetres'> {
  readonly cone: Cone;
  readonly weight: number;
  readonly efficiency: number;
}

const emissionOf = (light: LightRecipe, bodyRadius: number): Emission => {
  switch (light.kind) {
    case 'down':
      return { towards: [0, -1, 0], cone: coneOf(light.halfAngleDegrees), radiusMetres: 0.055, weight: 1, efficiency: SHADE_EFFICIENCY };
    case 'up':
      return { towards: [0, 1, 0], cone: coneOf(UP_DEGREES), radiusMetres: 0.04, weight: 1, efficiency: SHADE_EFFICIENCY };
    case 'beam':
      return {
        towards: unit(subtract(light.towards, light.at)),
        cone: coneOf(light.halfAngleDegrees),
        radiusMetres: 0.02,
        weight: 1,
        efficiency: SHADE_EFFICIENCY,
      };
    case 'around':
    case 'hoop':
      return {
        towards: [0, -1, 0],
        cone: EVERYWHERE,
        radiusMetres: bodyRadius * 0.8,
        weight: light.kind === 'around' ? (light.strength ?? 1) : 1,
        efficiency: 1,
      };
  }
};

/** The lamps of a luminaire where it hangs; they share its lumens by their strength. */
export const lampsOf = (
  recipe: Pick<LuminaireRecipe, 'lights'>,
  light: Pick<SceneLight, 'lumens' | 'temperature' | 'radiusMetres'>,
  origin: Vector,
): readonly Lamp[] => {
  const emissions = recipe.lights.map((source) => emissionOf(source, light.radiusMetres));
  const weights = emissions.reduce((sum, { weight }) => sum + weight, 0);
  const tint = tintOf(light.temperature);
  return emissions.map(({ cone, weight, efficiency, towards, radiusMetres }, index) => {
    const { cosineFull, cosineEnd, lumensPerCandela } = cone;
    const candela = (light.lumens * efficiency * weight) / weights / lumensPerCandela;
    return {
      at: add(origin, recipe.lights[index]!.at),
      towards,
      candela: [tint[0] * candela, tint[1] * candela, tint[2] * candela],
      cosineFull,
      cosineEnd,
      radiusMetres,
    };
  });
};

/** Share of the light of a rod that its diffuser spreads to all sides. */
const SPREAD = 0.18;

/** The lamps of a rod of light: its lumens leave it at places along it, most of them within the fan to one side. */
export const lampsAlong = (
  places: readonly Vector[],
  towards: Vector,
  halfAngleDegrees: number,
  light: Pick<SceneLight, 'lumens' | 'temperature'>,
): readonly Lamp[] => {
  const tint = tintOf(light.temperature);
  const lamp = (at: Vector, lumens: number, { cosineFull, cosineEnd, lumensPerCandela }: Cone): Lamp => {
    const candela = lumens / lumensPerCandela;
    return {
      at,
      towards,
      candela: [tint[0] * candela, tint[1] * candela, tint[2] * candela],
      cosineFull,
      cosineEnd,
      radiusMetres: 0.06,
    };
  };
  // Along a rod light leaves to both ends too: the cone is wider than the fan across it.
  const cone = coneOf(Math.min(86, halfAngleDegrees + 16));
  return places.flatMap((at) => [
    lamp(at, (light.lumens * (1 - SPREAD)) / places.length, cone),
    lamp(at, (light.lumens * SPREAD) / places.length, EVERYWHERE),
  ]);
};
