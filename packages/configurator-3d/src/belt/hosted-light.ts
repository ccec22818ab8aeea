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
/** Of the place that is found just now: each step of a gesture finds one for every light of a belt. */
const steep = new Quaternion();
const way = new Vector3();

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
  const level = Math.sqrt(tangent.x * tangent.x + tangent.z * tangent.z);
  const turn = new Quaternion().setFromAxisAngle(UP, level > 1e-6 ? Math.atan2(-tangent.z, tangent.x) : 0);
  const isSlender = recipe.widthMetres > SLENDER * recipe.depthMetres;
  if (isSlender) turn.multiply(steep.setFromUnitVectors(ALONG, way.set(level, tangent.y, 0).normalize()));
  const rise = recipe.suspension?.kind === 'belt' ? recipe.suspension.heightMetres : recipe.heightMetres + RISE;
  const offsets = isSlender && recipe.widthMetres > 0.4 ? [-recipe.widthMetres / 4, recipe.widthMetres / 4] : [0];
  const clips = offsets.map((x): Vector => {
    way.set(x, 0, 0).applyQuaternion(turn);
    return [at.x + way.x, at.y + way.y - 0.025, at.z + way.z];
  });
  way.set(0, -rise, 0).applyQuaternion(turn);
  return { origin: [at.x + way.x, at.y + way.y, at.z + way.z], turn, clips };
};

/** A place of the luminaire in the room. */
export const inRoom = ({ origin, turn }: Pick<HostedPlace, 'origin' | 'turn'>, [x, y, z]: Vector): Vector => {
  way.set(x, y, z).applyQuaternion(turn);
  return [origin[0] + way.x, origin[1] + way.y, origin[2] + way.z];
};
