import { type CameraPose, orbit, pan, type ViewSize, zoom } from './pose';

const ORBIT_PIXELS = 22;
const PAN_PIXELS = 34;
const ZOOM = 1.15;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/**
 * Returns the pose after a key: Alt and an arrow turns, Shift as well moves, + and − come nearer, 0 shows everything.
 * Undefined: not a key of the camera.
 */
export const poseForKey = (
  { key, altKey, shiftKey }: Pick<KeyboardEvent, 'key' | 'altKey' | 'shiftKey'>,
  pose: CameraPose,
  size: ViewSize,
  home: () => CameraPose,
): CameraPose | undefined => {
  const arrow = ARROWS[key];
  if (arrow && altKey)
    return shiftKey
      ? pan(pose, arrow[0] * PAN_PIXELS, arrow[1] * PAN_PIXELS, size)
      : orbit(pose, -arrow[0] * ORBIT_PIXELS, arrow[1] * ORBIT_PIXELS);
  if (key === '+' || key === '=') return zoom(pose, 1 / ZOOM, [0, 0], size);
  if (key === '-') return zoom(pose, ZOOM, [0, 0], size);
  return key === '0' ? home() : undefined;
};
