import { type FinishMaterial, finishMaterial, type LightRecipe } from '@candil/catalogue/imagery';
import type { LivePlace, Scene, SceneCanopy, SceneLight } from '@candil/configurator';
import { Quaternion, Vector3 } from 'three';
import type { Glow } from '../batch/glow-batch';
import type { Body } from '../batch/luminaire-batch';
import { CANOPY, CANOPY_BOX, CLIP, HOOK, OUTLET_RING, shapeOf } from '../batch/plain-recipes';
import type { Wire } from '../batch/wire-batch';
import { hostedPlace, inRoom } from '../belt/hosted-light';
import { tintBesideUsual } from '../lighting/kelvin-tint';
import { type Lamp, lampsOf } from '../lighting/lamp';
import { scale, type Vector } from '../lighting/vector';

/** Everything that one light puts into the room. */
export interface LightLayout {
  readonly bodies: readonly Body[];
  readonly wires: readonly Wire[];
  readonly glows: readonly Glow[];
  readonly lamps: readonly Lamp[];
}

const BLACK = finishMaterial('11')!;
const WHOLE: Vector = [1, 1, 1];
const DARK: Vector = [0, 0, 0];
/** Extra length of a free wire over its way along the ceiling, as a share. */
const SLACK = 0.022;
/** A free wire leaves its canopy at this share of its height. */
const OUTLET = 0.35;
const THINNEST_METRES = 0.0016;

/** A finish by its code; codes with a second material begin with the first. */
const finishOf = (colour: string | undefined, fallback: string | undefined): FinishMaterial =>
  finishMaterial(colour ?? '') ?? finishMaterial((colour ?? '').slice(0, 2)) ?? finishMaterial(fallback ?? '') ?? BLACK;

const glowOf = (kind: LightRecipe['kind'], radius: number): { width: number; share: number } => {
  switch (kind) {
    case 'around':
      return { width: 0.5 + 3 * radius, share: 1.5 };
    case 'hoop':
      return { width: 0.5 + 3 * radius, share: 0.8 };
    default:
      return { width: 0.35 + 2.2 * radius, share: 0.8 };
  }
};

/** Returns the light at its present place: that of the document, or that of the gesture. */
export const placedLight = (light: SceneLight, live: LivePlace | undefined): SceneLight => {
  if (!live) return light;
  const lower = live.heightCm === undefined || light.heightCm === undefined ? 0 : (live.heightCm - light.heightCm) / 100;
  const heightCm = light.heightCm === undefined ? undefined : (live.heightCm ?? light.heightCm);
  return { ...light, x: live.x, z: live.z, heightCm, bottomMetres: light.bottomMetres - lower };
};

const swagOf = (light: SceneLight, canopy: SceneCanopy, ceiling: number, hook: Vector): Wire => {
  const [dx, dz] = [light.x - canopy.x, light.z - canopy.z];
  const away = Math.hypot(dx, dz) || 1;
  const rim = Math.min(canopy.widthMetres / 2, away);
  return {
    id: `${light.id} swag`,
    from: [canopy.x + (dx / away) * rim * 0.96, ceiling - canopy.heightMetres * (1 - OUTLET), canopy.z + (dz / away) * rim * 0.96],
    to: hook,
    slack: SLACK,
    radiusMetres: 0.0024,
  };
};

const VERTICAL = new Vector3(0, 1, 0);

/** Distance from the outlet within which the cables of one light come together. */
const OUTLET_GATHER_METRES = 0.01;

/** Lays out everything that hangs at a place: body, cables, hook, haze and lamps. `light` has its present place. */
export const layoutOfLight = (
  light: SceneLight,
  canopy: SceneCanopy | undefined,
  ceilingMetres: number,
  lampLevel: number,
): LightLayout => {
  const recipe = shapeOf(light.model, light.radiusMetres, light.bodyHeightMetres);
  const hosted = light.host && hostedPlace(recipe, light.host);
  const origin: Vector = hosted?.origin ?? [light.x, light.bottomMetres, light.z];
  const tint = tintBesideUsual(light.temperature);
  const isLit = light.lumens > 0;
  const shine = isLit ? scale(tint, lampLevel) : DARK;
  const turned = hosted && { turn: hosted.turn };
  const body: Body = {
    id: light.id,
    model: recipe.model,
    finish: finishOf(light.color, recipe.finishes[0]),
    at: origin,
    size: WHOLE,
    ...turned,
    shine,
    radiusMetres: light.radiusMetres,
    heightMetres: light.bodyHeightMetres,
  };
  // From an outlet a wire hangs straight down.
  const isHooked =
    canopy?.isFreeWire === true &&
    canopy.outlets === undefined &&
    Math.hypot(light.x - canopy.x, light.z - canopy.z) > canopy.widthMetres * 0.5;
  const hookBottom = ceilingMetres - 0.012;
  const top = isHooked ? hookBottom : light.mountMetres;
  const suspension = recipe.suspension?.kind === 'cable' && !hosted ? recipe.suspension : undefined;
  const gather = canopy?.outlets === undefined ? (canopy?.widthMetres ?? 0.1) * 0.3 : OUTLET_GATHER_METRES;
  // A light with a plate of its own hangs from it by one cable.
  const hangsByPlate = suspension === undefined && !hosted && light.heightCm !== undefined;
  const entries: readonly Vector[] = hangsByPlate ? [[0, light.bodyHeightMetres, 0]] : (suspension?.entries ?? []);
  const drops = entries.map(([x, y, z], index): Wire => {
    const away = Math.hypot(x, z) || 1;
    const inner = Math.min(1, gather / away);
    return {
      id: `${light.id} drop ${index}`,
      from: [light.x + x * inner, top, light.z + z * inner],
      to: [light.x + x, light.bottomMetres + y, light.z + z],
      slack: 0,
      radiusMetres: Math.max(THINNEST_METRES, suspension?.radiusMetres ?? 0),
    };
  });
  const hook: Vector = [light.x, hookBottom, light.z];
  const part = (id: string, model: string, at: Vector): Body => ({
    id,
    model,
    finish: BLACK,
    at,
    size: WHOLE,
    ...turned,
    shine: DARK,
    radiusMetres: light.radiusMetres,
    heightMetres: light.bodyHeightMetres,
  });
  const clips = (hosted?.clips ?? []).map((at, index) => part(`${light.id} clip ${index}`, CLIP, at));
  return {
    bodies: hosted ? [body, ...clips] : isHooked ? [body, part(`${light.id} hook`, HOOK, hook)] : [body],
    wires: isHooked && canopy ? [swagOf(light, canopy, ceilingMetres, hook), ...drops] : drops,
    glows: isLit
      ? recipe.lights.map((source, index): Glow => {
          const { width, share } = glowOf(source.kind, light.radiusMetres);
          return {
            id: `${light.id} glow ${index}`,
            at: hosted ? inRoom(hosted, source.at) : [origin[0] + source.at[0], origin[1] + source.at[1], origin[2] + source.at[2]],
            widthMetres: width,
            tint: [tint[0] * share, tint[1] * 0.78 * share, tint[2] * 0.5 * share],
            behindMetres: light.radiusMetres * 1.05,
          };
        })
      : [],
    lamps: isLit ? lampsOf(recipe, light, origin) : [],
  };
};

/** The plate at the ceiling; it wears the finish of the only light under it. */
export const bodyOfCanopy = (canopy: SceneCanopy, ceilingMetres: number, only: SceneLight | undefined): Body => ({
  id: canopy.id,
  model: canopy.outlets === undefined || canopy.outlets.shape === 'round' ? CANOPY : CANOPY_BOX,
  finish: canopy.outlets ? finishOf(canopy.outlets.color, undefined) : only && !canopy.isFreeWire ? finishOf(only.color, undefined) : BLACK,
  at: [canopy.x, ceilingMetres - canopy.heightMetres, canopy.z],
  size: [canopy.widthMetres, canopy.heightMetres, canopy.depthMetres],
  turn: new Quaternion().setFromAxisAngle(VERTICAL, canopy.outlets?.turnRadians ?? 0),
  shine: DARK,
  radiusMetres: canopy.widthMetres / 2,
  heightMetres: canopy.heightMetres,
});

/** Bodies of the outlets of a canopy, also of those that nothing hangs from yet. */
export const outletBodies = ({ id, outlets, heightMetres }: SceneCanopy, ceilingMetres: number): readonly Body[] =>
  (outlets?.places ?? []).map(({ x, z }, index) => ({
    id: `${id} outlet ${index + 1}`,
    model: OUTLET_RING,
    finish: finishOf(outlets?.color, undefined),
    at: [x, ceilingMetres - heightMetres - OUTLET_METRES, z],
    size: WHOLE,
    shine: DARK,
    radiusMetres: 0.012,
    heightMetres: OUTLET_METRES,
  }));

const OUTLET_METRES = 0.014;

/** Returns the canopy at its present place: a canopy of a single light moves with that light. */
export const placedCanopy = (canopy: SceneCanopy, scene: Scene, live: ReadonlyMap<string, LivePlace>): SceneCanopy => {
  const own = live.get(canopy.id);
  if (own) return { ...canopy, x: own.x, z: own.z };
  const [only] = canopy.lightIds;
  if (canopy.isFreeWire || only === undefined || canopy.lightIds.length > 1) return canopy;
  const moved = live.get(only);
  const light = moved && scene.lights.find(({ id }) => id === only);
  return moved && light ? { ...canopy, x: canopy.x + moved.x - light.x, z: canopy.z + moved.z - light.z } : canopy;
};
