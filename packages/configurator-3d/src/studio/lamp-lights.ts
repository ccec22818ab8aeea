import type { LightRecipe, Mount } from '@candil/catalogue/imagery';
import { Color, MathUtils, type Object3D, PointLight, SpotLight, Vector3 } from 'three';
import { glow } from './glow';
import type { MoodSettings } from './mood.data';

/** Distance of the lamp that lights the paper behind a hanging luminaire. */
const BEHIND = -0.75;
/** Under a ceiling it hangs lower, so that the wall is lit and not the corner. */
const UNDER_CEILING = -0.32;
/** There is no floor in the picture that the light could fall on. */
const ROOM_SHARE = 1.8;
const CEILING_SHARE = 0.16;
/** On a wall, whatever the distance of the lamp: how bright the wall is right behind it. */
const WALL_SHARE = 1.5;
const LEAST_WALL_DISTANCE = 0.05;
/** Between the luminaire and the haze behind it. A haze that cut through its back would veil a piece of it with hard edges. */
const HAZE_GAP = 0.02;

interface Stand {
  readonly settings: MoodSettings;
  readonly mount: Mount;
  /** Puts a place of the luminaire into the scene, in widths of the picture. */
  readonly toScene: (place: readonly [number, number, number]) => Vector3;
  /** Back end of the luminaire, as z in the scene. */
  readonly back: number;
}

const point = (colour: Color, intensity: number, at: Vector3): PointLight => {
  const light = new PointLight(colour, intensity, 0, 2);
  light.position.copy(at);
  return light;
};

const spot = (colour: Color, intensity: number, at: Vector3, towards: Vector3, halfAngleDegrees: number, penumbra: number): Object3D[] => {
  const light = new SpotLight(colour, intensity, 0, MathUtils.degToRad(halfAngleDegrees), penumbra, 2);
  light.position.copy(at);
  light.target.position.copy(towards);
  return [light, light.target];
};

/** The lamps that stand for one light of the luminaire: on the paper around it and as a haze in front of that. */
export const lampLights = (light: LightRecipe, { settings, mount, toScene, back }: Stand): Object3D[] => {
  const colour = new Color(settings.lampHex);
  const at = toScene(light.at);
  const free = mount === 'hanging' || mount === 'standing';
  const behind = (share: number, lift: number, z = BEHIND): Object3D[] =>
    mount === 'wall'
      ? []
      : [
          point(
            colour,
            settings.wallIntensity * (free ? share : share * ROOM_SHARE),
            new Vector3(at.x, at.y + (free ? lift : UNDER_CEILING), z),
          ),
        ];
  const haze = (share: number, width: number, z: number): Object3D[] => {
    if (!free) return [];
    const sprite = glow(settings.lampHex, settings.glowOpacity * share, width);
    sprite.position.set(at.x, at.y, Math.min(at.z + z, back - HAZE_GAP));
    return [sprite];
  };
  /** Distance of the light from its wall, in widths of the picture. */
  const wallDistance = Math.max(LEAST_WALL_DISTANCE, at.distanceTo(toScene([light.at[0], light.at[1], 0])));
  const aroundShare = { hanging: 0.22, standing: 0.22, ceiling: CEILING_SHARE, wall: WALL_SHARE * wallDistance ** 2 }[mount];
  switch (light.kind) {
    case 'down':
      return [
        ...spot(colour, settings.poolIntensity, at, at.clone().setY(at.y - 1), light.halfAngleDegrees, 0.75),
        ...behind(1, -0.05),
        ...haze(1, 1.1, -0.35),
      ];
    case 'around':
      return [point(colour, settings.poolIntensity * aroundShare * (light.strength ?? 1), at), ...behind(1, 0), ...haze(1.6, 1.25, -0.3)];
    case 'up':
      return [...behind(1.4, 0.12, -0.7), ...haze(1.5, 1.1, -0.3)];
    case 'hoop':
      return [...behind(1, 0, -0.8), point(colour, settings.poolIntensity * 0.12, at), ...haze(1.3, 1.3, -0.3)];
    case 'beam':
      return [
        ...spot(colour, settings.poolIntensity * (mount === 'wall' ? 0.55 : 0.9), at, toScene(light.towards), light.halfAngleDegrees, 0.9),
        ...behind(0.7, 0),
      ];
  }
};
