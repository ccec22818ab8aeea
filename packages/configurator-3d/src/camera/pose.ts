import type { SceneLight, SceneRoom } from '@candil/configurator';
import { MathUtils, OrthographicCamera, PerspectiveCamera } from 'three';
import { add, cross, each, scale, unit, type Vector } from '../lighting/vector';

/** From where the room is looked at. Azimuth 0 stands before its front side, positive to the right; elevation positive looks down. */
export interface CameraPose {
  readonly target: Vector;
  readonly azimuthDegrees: number;
  readonly elevationDegrees: number;
  readonly distanceMetres: number;
  readonly projection: 'perspective' | 'axonometric';
}

/** Size of the view in CSS pixels. */
export interface ViewSize {
  readonly width: number;
  readonly height: number;
}

export type SceneCamera = PerspectiveCamera | OrthographicCamera;

const FIELD_OF_VIEW_DEGREES = 38;
const DISTANCES = [0.6, 60] as const;
const ELEVATIONS = [-35, 88] as const;
/** A camera that looks along a floor sees nothing: it stays over it. */
const LEAST_EYE_METRES = 0.15;
const REACH_METRES = 40;
/** The elevation at which the three axes of a room are equally long. */
export const AXONOMETRIC_DEGREES = 35.264;

const finite = (value: number, otherwise: number): number => (Number.isFinite(value) ? value : otherwise);
const between = (value: number, [low, high]: readonly [number, number]): number => Math.min(high, Math.max(low, value));

/** From the target to the eye, length 1. */
export const wayToEye = ({ azimuthDegrees, elevationDegrees }: CameraPose): Vector => {
  const [azimuth, elevation] = [MathUtils.degToRad(azimuthDegrees), MathUtils.degToRad(elevationDegrees)];
  return [Math.cos(elevation) * Math.sin(azimuth), Math.sin(elevation), Math.cos(elevation) * Math.cos(azimuth)];
};

export const eyeOf = (pose: CameraPose): Vector => add(pose.target, scale(wayToEye(pose), pose.distanceMetres));

/** Metres of a CSS pixel at the target. */
export const metresPerPixel = (pose: CameraPose, { height }: ViewSize): number =>
  (2 * pose.distanceMetres * Math.tan(MathUtils.degToRad(FIELD_OF_VIEW_DEGREES / 2))) / Math.max(1, height);

const within = (pose: CameraPose): CameraPose => {
  const distanceMetres = between(finite(pose.distanceMetres, 6), DISTANCES);
  const target = each(pose.target, (value) => between(finite(value, 0), [-REACH_METRES, REACH_METRES]));
  const lowest = MathUtils.radToDeg(Math.asin(between((LEAST_EYE_METRES - target[1]) / distanceMetres, [-1, 1])));
  return {
    ...pose,
    target,
    distanceMetres,
    azimuthDegrees: finite(pose.azimuthDegrees, 0),
    elevationDegrees: between(finite(pose.elevationDegrees, 0), [
      Math.max(ELEVATIONS[0], pose.projection === 'axonometric' ? 8 : lowest),
      ELEVATIONS[1],
    ]),
  };
};

const DEGREES_PER_PIXEL = 0.35;

export const orbit = (pose: CameraPose, dx: number, dy: number): CameraPose =>
  within({
    ...pose,
    azimuthDegrees: pose.azimuthDegrees - dx * DEGREES_PER_PIXEL,
    elevationDegrees: pose.elevationDegrees + dy * DEGREES_PER_PIXEL,
  });

const axesOf = (pose: CameraPose): { right: Vector; up: Vector } => {
  const back = wayToEye(pose);
  const right = unit(cross([0, 1, 0], back));
  return { right, up: cross(back, right) };
};

/** Moves the camera sideways; the point under the pointer stays under it, at the distance of the target. */
export const pan = (pose: CameraPose, dx: number, dy: number, size: ViewSize): CameraPose => {
  const { right, up } = axesOf(pose);
  const metres = metresPerPixel(pose, size);
  return within({ ...pose, target: add(pose.target, add(scale(right, -dx * metres), scale(up, dy * metres))) });
};

/** Nearer with a factor under 1; the point under the pointer stays. The pointer is relative to the centre of the view, in pixels. */
export const zoom = (pose: CameraPose, factor: number, from: readonly [x: number, y: number], size: ViewSize): CameraPose => {
  const nearer = within({ ...pose, distanceMetres: pose.distanceMetres * factor });
  const share = 1 - nearer.distanceMetres / pose.distanceMetres;
  return pan(
    nearer,
    -from[0] * share * (pose.distanceMetres / nearer.distanceMetres),
    -from[1] * share * (pose.distanceMetres / nearer.distanceMetres),
    size,
  );
};

type RoomSize = Pick<SceneRoom, 'widthMetres' | 'depthMetres' | 'heightMetres'>;

/** Part of the room that must be in the picture, across. */
export interface Focus {
  readonly fromX: number;
  readonly toX: number;
}

const FOCUS_MARGIN_METRES = 0.3;
const MOST_BACK = 1.5;
/** Free margin around the box, as a factor. */
const OBLIQUE_ROOM = 1.08;
/** A run across the room is shown whole on a phone too. */
const MOST_BACK_OBLIQUE = 2.4;

/** Returns the part of the room with lights in it; a room without any is shown whole. */
export const focusOf = (
  lights: readonly Pick<SceneLight, 'x' | 'radiusMetres'>[],
  { widthMetres }: Pick<RoomSize, 'widthMetres'>,
): Focus => {
  if (lights.length === 0) return { fromX: -widthMetres / 2, toX: widthMetres / 2 };
  return {
    fromX: Math.min(...lights.map(({ x, radiusMetres }) => x - radiusMetres)) - FOCUS_MARGIN_METRES,
    toX: Math.max(...lights.map(({ x, radiusMetres }) => x + radiusMetres)) + FOCUS_MARGIN_METRES,
  };
};

/** Frames the height of the room from its front side, with everything that matters in it, as a photographer would. */
export const frontPose = (
  room: RoomSize,
  size: ViewSize,
  { fromX, toX }: Focus = { fromX: -room.widthMetres / 4, toX: room.widthMetres / 4 },
): CameraPose => {
  const { depthMetres, heightMetres } = room;
  const tangent = Math.tan(MathUtils.degToRad(FIELD_OF_VIEW_DEGREES / 2));
  const aspect = size.width / Math.max(1, size.height);
  const forHeight = (heightMetres * 0.88) / tangent / 2 + depthMetres * 0.5;
  const forFocus = (toX - fromX) / 2 / tangent / aspect;
  return {
    target: [(fromX + toX) / 2, heightMetres * 0.47, 0],
    azimuthDegrees: 0,
    // Level eyes of someone who sits down: lit shades are seen from just below.
    elevationDegrees: 0.5,
    // A narrow view shows its middle large rather than everything small.
    distanceMetres: Math.max(forHeight, Math.min(forFocus, aspect < 1 ? forHeight * MOST_BACK : forFocus)),
    projection: 'perspective',
  };
};

/** Box that must be in the picture for something that runs through the room: across, upright, and towards the front. */
export interface DeepFocus extends Focus {
  readonly fromY: number;
  readonly toY: number;
  readonly toZ: number;
}

/** Degrees to the left of the front, where a line across the room is seen to go through it; to the right where the left wall would be in the way. */
const OBLIQUE_DEGREES = 13;

/** Shows the box as large as the view allows, seen from the side of its front, so that its distance from the walls can be seen. */
export const obliquePose = (room: RoomSize, size: ViewSize, { fromX, toX, fromY, toY, toZ }: DeepFocus): CameraPose => {
  const tangent = Math.tan(MathUtils.degToRad(FIELD_OF_VIEW_DEGREES / 2));
  const aspect = size.width / Math.max(1, size.height);
  const forHeight = ((toY - fromY) * OBLIQUE_ROOM) / 2 / tangent;
  const forWidth = ((toX - fromX) * OBLIQUE_ROOM) / 2 / tangent / aspect;
  const middle = (fromX + toX) / 2;
  const distanceMetres =
    toZ + Math.max(forHeight, Math.min(forWidth, aspect < 1 ? forHeight * MOST_BACK_OBLIQUE : forWidth), room.depthMetres * 0.7);
  const aside = distanceMetres * Math.sin(MathUtils.degToRad(OBLIQUE_DEGREES));
  return {
    target: [middle, (fromY + toY) / 2, 0],
    azimuthDegrees: middle - aside < -room.widthMetres / 2 ? OBLIQUE_DEGREES : -OBLIQUE_DEGREES,
    elevationDegrees: 0.5,
    distanceMetres,
    projection: 'perspective',
  };
};

/** The room as a model: all three axes equally short, seen from a corner. */
export const axonometricPose = ({ widthMetres, depthMetres, heightMetres }: RoomSize, size: ViewSize): CameraPose => {
  const tangent = Math.tan(MathUtils.degToRad(FIELD_OF_VIEW_DEGREES / 2));
  const wide = (widthMetres + depthMetres) * Math.SQRT1_2;
  const tall = wide * Math.sin(MathUtils.degToRad(AXONOMETRIC_DEGREES)) + heightMetres * Math.cos(MathUtils.degToRad(AXONOMETRIC_DEGREES));
  const aspect = size.width / Math.max(1, size.height);
  return {
    target: [0, heightMetres * 0.45, 0],
    azimuthDegrees: 45,
    elevationDegrees: AXONOMETRIC_DEGREES,
    distanceMetres: (Math.max(tall, wide / aspect) * 1.06) / 2 / tangent,
    projection: 'axonometric',
  };
};

const FAR_METRES = 120;

/** A camera for the pose; `previous` is used again where it is of the same kind. */
export const cameraFor = (pose: CameraPose, { width, height }: ViewSize, previous?: SceneCamera): SceneCamera => {
  const aspect = width / Math.max(1, height);
  const eye = eyeOf(pose);
  let camera: SceneCamera;
  if (pose.projection === 'perspective') {
    const perspective = previous instanceof PerspectiveCamera ? previous : new PerspectiveCamera();
    perspective.fov = FIELD_OF_VIEW_DEGREES;
    perspective.aspect = aspect;
    perspective.near = 0.08;
    camera = perspective;
    camera.position.set(...eye);
  } else {
    const parallel = previous instanceof OrthographicCamera ? previous : new OrthographicCamera();
    const half = pose.distanceMetres * Math.tan(MathUtils.degToRad(FIELD_OF_VIEW_DEGREES / 2));
    Object.assign(parallel, { left: -half * aspect, right: half * aspect, top: half, bottom: -half, near: 0.1 });
    camera = parallel;
    // Parallel rays: far enough to have the whole room before it.
    camera.position.set(...add(pose.target, scale(wayToEye(pose), FAR_METRES / 2)));
  }
  camera.far = FAR_METRES;
  camera.up.set(0, 1, 0);
  camera.lookAt(...pose.target);
  camera.updateProjectionMatrix();
  camera.updateMatrixWorld(true);
  return camera;
};
