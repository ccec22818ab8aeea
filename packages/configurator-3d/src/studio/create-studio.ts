import type { LuminaireRecipe, Paper } from '@candil/catalogue/imagery';
import { Color, DirectionalLight, Group, HemisphereLight, type Object3D, PerspectiveCamera, PointLight, Scene, SpotLight } from 'three';
import { type LampPlacement, lampPlacement } from '../luminaire/lamp-placement';
import { cyclorama } from './cyclorama';
import { glow } from './glow';
import { type LightSample, MIDDLE_SAMPLE } from './light-sample';
import { MOODS, type Mood, type MoodSettings } from './mood.data';

/** Height of the luminaire's middle above that of the picture, in widths of the picture. */
const PICTURE_LIFT = 0.075;
const FIELD_OF_VIEW_DEGREES = 22;
const CAMERA_DISTANCE = 0.5 / Math.tan((FIELD_OF_VIEW_DEGREES * Math.PI) / 360);
const SHADOW_REACH = 1.5;

const shadowLight = (intensity: number): DirectionalLight => {
  const light = new DirectionalLight(new Color('#fffaf3'), intensity);
  light.castShadow = true;
  light.shadow.mapSize.set(512, 512);
  Object.assign(light.shadow.camera, {
    left: -SHADOW_REACH,
    right: SHADOW_REACH,
    top: SHADOW_REACH,
    bottom: -SHADOW_REACH,
    near: 0.5,
    far: 9,
  });
  light.shadow.bias = -0.0006;
  light.shadow.normalBias = 0.004;
  light.shadow.radius = 3;
  return light;
};

/** The lamps that stand for the luminaire's own light on floor and wall; units are widths of the picture. */
const lampLights = (placement: LampPlacement, settings: MoodSettings, scale: number, bottom: number): Object3D[] => {
  const colour = new Color(settings.lampHex);
  const height = bottom + placement.heightMetres * scale;
  const haze = (opacity: number, width: number, z: number): Object3D => {
    const sprite = glow(settings.lampHex, opacity, width);
    sprite.position.set(0, height, z);
    return sprite;
  };
  switch (placement.kind) {
    case 'down': {
      const spot = new SpotLight(colour, settings.poolIntensity, 0, (placement.halfAngleDegrees * Math.PI) / 180, 0.75, 2);
      spot.position.set(0, height, 0);
      spot.target.position.set(0, height - 1, 0);
      const behind = new PointLight(colour, settings.wallIntensity, 0, 2);
      behind.position.set(0, height - 0.05, -0.75);
      return [spot, spot.target, behind, haze(settings.glowOpacity, 1.1, -0.35)];
    }
    case 'around': {
      const globe = new PointLight(colour, settings.poolIntensity * 0.22, 0, 2);
      globe.position.set(0, height, 0);
      const behind = new PointLight(colour, settings.wallIntensity, 0, 2);
      behind.position.set(0, height, -0.75);
      return [globe, behind, haze(settings.glowOpacity * 1.6, 1.25, -0.3)];
    }
    case 'up': {
      const behind = new PointLight(colour, settings.wallIntensity * 1.4, 0, 2);
      behind.position.set(0, height + 0.12, -0.7);
      return [behind, haze(settings.glowOpacity * 1.5, 1.1, -0.3)];
    }
    case 'hoop': {
      const behind = new PointLight(colour, settings.wallIntensity, 0, 2);
      behind.position.set(0, height, -0.8);
      const floor = new PointLight(colour, settings.poolIntensity * 0.12, 0, 2);
      floor.position.set(0, height, 0);
      return [behind, floor, haze(settings.glowOpacity * 1.3, 1.3, -0.3)];
    }
  }
};

export interface Studio {
  readonly scene: Scene;
  readonly camera: PerspectiveCamera;
  /** Puts the large lights at one sample of their area. */
  readonly aim: (sample: LightSample) => void;
  /** Camera for one square picture of `pixels`, moved inside the pixel. */
  readonly frame: (pixels: number, pixel: readonly [number, number]) => void;
}

/**
 * Paper, lights and camera around one luminaire. One unit is the width of the picture at the luminaire.
 * Give `scene.environment` the prefiltered `studioEnvironment(mood)` before drawing.
 */
export const createStudio = (mood: Mood, recipe: LuminaireRecipe, luminaire: Object3D, sheet: Paper = recipe.view.paper): Studio => {
  const settings = MOODS[mood];
  const paper = settings.paper[sheet];
  const scale = 1 / recipe.view.frameMetres;
  const bottom = PICTURE_LIFT - (recipe.heightMetres * scale) / 2;
  const scene = new Scene();
  scene.background = new Color(paper.wallHex);
  scene.environmentIntensity = settings.environmentIntensity;

  const stage = new Group();
  stage.scale.setScalar(scale);
  stage.position.y = bottom;
  stage.rotation.y = (recipe.view.turnDegrees * Math.PI) / 180;
  stage.add(luminaire);

  const key = shadowLight(settings.keyIntensity);
  const dome = shadowLight(settings.domeIntensity);
  const sky = new HemisphereLight(new Color(paper.wallHex), new Color(paper.floorHex), settings.skyIntensity);
  scene.add(
    cyclorama(paper),
    stage,
    key,
    key.target,
    dome,
    dome.target,
    sky,
    ...lampLights(lampPlacement(recipe), settings, scale, bottom),
  );

  const camera = new PerspectiveCamera(FIELD_OF_VIEW_DEGREES, 1, 0.1, 40);
  const eyeHeight = PICTURE_LIFT + CAMERA_DISTANCE * Math.tan((recipe.view.elevationDegrees * Math.PI) / 180);
  camera.position.set(0, eyeHeight, CAMERA_DISTANCE);

  const aim = ([u, v, s, t]: LightSample): void => {
    key.position.set(-1.3 + (u - 0.5) * 0.9, 1.5 + (v - 0.5) * 0.9, 2.6);
    const turn = 2 * Math.PI * s;
    const sine = Math.sqrt(0.04 + t * 0.9);
    dome.position.set(4 * sine * Math.cos(turn), 4 * Math.sqrt(1 - sine * sine) + 0.3, 4 * sine * Math.sin(turn) * 0.6 + 1.6);
  };
  // The camera looks straight ahead so that the cable stays upright; the lens is shifted instead, as in a view camera.
  const frame = (pixels: number, pixel: readonly [number, number]): void =>
    camera.setViewOffset(pixels, pixels, pixel[0] - 0.5, eyeHeight * pixels + pixel[1] - 0.5, pixels, pixels);
  aim(MIDDLE_SAMPLE);
  return { scene, camera, aim, frame };
};
