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

const EVERYWHERE = { cosineFull: -2, cosineEnd: -3 } as const;
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

/** Of each cone that was asked for. A gesture asks for the same ones with every step; there are as many as kinds of shade. */
const lumensOfCones = new Map<string, number>();

/** Solid angle times share: lumens for each candela straight ahead. */
const lumensPerCandela = (cone: Pick<Lamp, 'cosineFull' | 'cosineEnd'>): number => {
  const key = `${cone.cosineFull} ${cone.cosineEnd}`;
  const known = lumensOfCones.get(key);
  if (known !== undefined) return known;
  const lumens = integrated(cone);
  lumensOfCones.set(key, lumens);
  return lumens;
};

const integrated = (cone: Pick<Lamp, 'cosineFull' | 'cosineEnd'>): number => {
  if (cone.cosineFull < -1) return 4 * Math.PI;
  let sum = 0;
  for (let i = 0; i < STEPS; i++) {
    const angle = ((i + 0.5) / STEPS) * Math.PI;
    sum += shareAt(cone, Math.cos(angle)) * Math.sin(angle);
  }
  return (2 * Math.PI * Math.PI * sum) / STEPS;
};

const coneOf = (halfAngleDegrees: number): Pick<Lamp, 'cosineFull' | 'cosineEnd'> => {
  const radians = (degrees: number): number => (degrees * Math.PI) / 180;
  return {
    cosineFull: Math.cos(radians(Math.max(1, halfAngleDegrees - EDGE_DEGREES / 2))),
    cosineEnd: Math.cos(radians(Math.min(179, halfAngleDegrees + EDGE_DEGREES / 2))),
  };
};

interface Emission extends Pick<Lamp, 'towards' | 'cosineFull' | 'cosineEnd' | 'radiusMetres'> {
  readonly weight: number;
  readonly efficiency: number;
}

const emissionOf = (light: LightRecipe, bodyRadius: number): Emission => {
  switch (light.kind) {
    case 'down':
      return { towards: [0, -1, 0], ...coneOf(light.halfAngleDegrees), radiusMetres: 0.055, weight: 1, efficiency: SHADE_EFFICIENCY };
    case 'up':
      return { towards: [0, 1, 0], ...coneOf(UP_DEGREES), radiusMetres: 0.04, weight: 1, efficiency: SHADE_EFFICIENCY };
    case 'beam':
      return {
        towards: unit(subtract(light.towards, light.at)),
        ...coneOf(light.halfAngleDegrees),
        radiusMetres: 0.02,
        weight: 1,
        efficiency: SHADE_EFFICIENCY,
      };
    case 'around':
    case 'hoop':
      return {
        towards: [0, -1, 0],
        ...EVERYWHERE,
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
  const emissions = recipe.lights.map((source) => ({ source, ...emissionOf(source, light.radiusMetres) }));
  const weights = emissions.reduce((sum, { weight }) => sum + weight, 0);
  const tint = tintOf(light.temperature);
  return emissions.map(({ source, weight, efficiency, towards, cosineFull, cosineEnd, radiusMetres }) => {
    const candela = (light.lumens * efficiency * weight) / weights / lumensPerCandela({ cosineFull, cosineEnd });
    return {
      at: add(origin, source.at),
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
  const lamp = (at: Vector, lumens: number, cone: Pick<Lamp, 'cosineFull' | 'cosineEnd'>): Lamp => {
    const candela = lumens / lumensPerCandela(cone);
    return { at, towards, candela: [tint[0] * candela, tint[1] * candela, tint[2] * candela], ...cone, radiusMetres: 0.06 };
  };
  // Along a rod light leaves to both ends too: the cone is wider than the fan across it.
  const cone = coneOf(Math.min(86, halfAngleDegrees + 16));
  return places.flatMap((at) => [
    lamp(at, (light.lumens * (1 - SPREAD)) / places.length, cone),
    lamp(at, (light.lumens * SPREAD) / places.length, EVERYWHERE),
  ]);
};
