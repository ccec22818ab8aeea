import type { LuminaireRecipe, Mount, Paper, Place } from '@candil/catalogue/imagery';
import { Box3, Color, DirectionalLight, Group, HemisphereLight, MathUtils, type Object3D, PerspectiveCamera, Scene, Vector3 } from 'three';
import { backdrop } from './backdrop';
import { CYCLORAMA } from './cyclorama';
import { lampLights } from './lamp-lights';
import { type LightSample, MIDDLE_SAMPLE } from './light-sample';
import { MOODS, type Mood, type MoodSettings } from './mood.data';

/** Height of the luminaire's middle above that of the picture, in widths of the picture. */
const LIFT: Readonly<Record<Mount, number>> = { hanging: 0.075, ceiling: 0.14, wall: 0, standing: -0.03 };
const FIELD_OF_VIEW_DEGREES = 22;
const CAMERA_DISTANCE = 0.5 / Math.tan((FIELD_OF_VIEW_DEGREES * Math.PI) / 360);
const SHADOW_REACH = 1.5;
const LOW_FLOOR = -0.95;
/** A camera that looks up into a luminaire must not sink below its floor. */
const EYE_OVER_FLOOR = 0.06;

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

const floorBounce = ({ bounceIntensity, lampHex }: MoodSettings): DirectionalLight => {
  const light = new DirectionalLight(new Color('#fffaf3').lerp(new Color(lampHex), 0.25), bounceIntensity);
  light.position.set(-0.5, -1.6, 1.3);
  return light;
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
  const { frameMetres, turnDegrees, rollDegrees = 0, lift = LIFT[recipe.mount] } = recipe.view;
  const scale = 1 / frameMetres;
  const bottom = lift - (recipe.heightMetres * scale) / 2;
  const scene = new Scene();
  scene.background = new Color(paper.wallHex);
  scene.environmentIntensity = settings.environmentIntensity;

  const stage = new Group();
  stage.scale.setScalar(scale);
  stage.position.y = bottom;
  stage.rotation.y = MathUtils.degToRad(turnDegrees);
  // A luminaire that stands off its wall is turned about the wall; it is moved back into the middle of the picture.
  if (recipe.mount === 'wall') stage.position.x = -Math.sin(MathUtils.degToRad(turnDegrees)) * (recipe.depthMetres / 2) * scale;
  if (rollDegrees !== 0) {
    // About the middle of the luminaire, in the plane of its wall.
    stage.position.y = lift;
    stage.rotateZ(MathUtils.degToRad(rollDegrees)).translateY(bottom - lift);
  }
  stage.add(luminaire);
  stage.updateMatrixWorld();

  const eyeHeight = lift + CAMERA_DISTANCE * Math.tan(MathUtils.degToRad(recipe.view.elevationDegrees));
  const { sheet: behind, turnsWithStage } = backdrop(recipe.mount, settings, sheet, {
    bottom,
    top: bottom + recipe.heightMetres * scale,
    floor: Math.min(recipe.view.lowFloor ? LOW_FLOOR : CYCLORAMA.floorHeight, eyeHeight - EYE_OVER_FLOOR),
  });
  if (turnsWithStage) stage.add(behind);
  else scene.add(behind);
  const key = shadowLight(settings.keyIntensity);
  const dome = shadowLight(settings.domeIntensity);
  const sky = new HemisphereLight(new Color(paper.wallHex), new Color(paper.floorHex), settings.skyIntensity);
  const back = new Box3().setFromObject(luminaire).min.z;
  const stand = { settings, mount: recipe.mount, toScene: (place: Place) => stage.localToWorld(new Vector3(...place)), back };
  scene.add(
    stage,
    key,
    key.target,
    dome,
    dome.target,
    sky,
    ...(recipe.mount === 'ceiling' ? [floorBounce(settings)] : []),
    ...recipe.lights.flatMap((light) => lampLights(light, stand)),
  );

  const camera = new PerspectiveCamera(FIELD_OF_VIEW_DEGREES, 1, 0.1, 40);
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
