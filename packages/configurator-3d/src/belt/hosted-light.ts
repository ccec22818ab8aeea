import type { LuminaireRecipe } from '@candil/catalogue/imagery';
import type { SceneHost } from '@candil/configurator';
import { Quaternion, Vector3 } from 'three';
import type { Vector } from '../lighting/vector';

/** A body along the belt that is longer than this many times its depth lies along it; others hang straight down. */
const SLENDER = 3;
/** Default distance of the belt above a luminaire. */
const RISE = 0.02;

const UP = new Vector3(0, 1, 0);
const ALONG = new Vector3(1, 0, 0);

/** Position of a luminaire on its belt. */
export interface HostedPlace {
  /** Origin of the luminaire itself. */
  readonly origin: Vector;
  readonly turn: Quaternion;
  /** Places of the clips, at the belt. */
  readonly clips: readonly Vector[];
}

/** The luminaire's own x runs along the belt; slender bodies are as steep as the belt. */
export const hostedPlace = (recipe: LuminaireRecipe, { at, tangent }: SceneHost): HostedPlace => {
  const level = Math.hypot(tangent.x, tangent.z);
  const yaw = new Quaternion().setFromAxisAngle(UP, level > 1e-6 ? Math.atan2(-tangent.z, tangent.x) : 0);
  const isSlender = recipe.widthMetres > SLENDER * recipe.depthMetres;
  const turn = isSlender
    ? yaw.clone().multiply(new Quaternion().setFromUnitVectors(ALONG, new Vector3(level, tangent.y, 0).normalize()))
    : yaw;
  const rise = recipe.suspension?.kind === 'belt' ? recipe.suspension.heightMetres : recipe.heightMetres + RISE;
  const down = new Vector3(0, -rise, 0).applyQuaternion(turn);
  const offsets = isSlender && recipe.widthMetres > 0.4 ? [-recipe.widthMetres / 4, recipe.widthMetres / 4] : [0];
  return {
    origin: [at.x + down.x, at.y + down.y, at.z + down.z],
    turn,
    clips: offsets.map((x): Vector => {
      const along = new Vector3(x, 0, 0).applyQuaternion(turn);
      return [at.x + along.x, at.y + along.y - 0.025, at.z + along.z];
    }),
  };
};

/** A place of the luminaire in the room. */
export const inRoom = ({ origin, turn }: Pick<HostedPlace, 'origin' | 'turn'>, [x, y, z]: Vector): Vector => {
  const turned = new Vector3(x, y, z).applyQuaternion(turn);
  return [origin[0] + turned.x, origin[1] + turned.y, origin[2] + turned.z];
};
