import type { FaceName } from '../lighting/face';

export type Daytime = 'day' | 'night';

/** Colours of the room and of the world around it. Hex is sRGB. */
export interface Surroundings {
  readonly wallHex: string;
  readonly ceilingHex: string;
  readonly floorHex: string;
  /** Around a room that is looked at from outside. */
  readonly beyondHex: string;
  /** Light of the evening outside or of the sky, in lux, on sides that lamps do not reach; the sky comes in by the open front. */
  readonly ambientLux: number;
  readonly windowLux: number;
  readonly skyHex: string;
  /** Lux on a mid-grey that looks as bright as it is. */
  readonly middleLux: number;
  /** Share of a change of light that the eye does not follow. */
  readonly adaptation: number;
  /** Light of the luminaires themselves, as the pictures of the catalogue have it. */
  readonly lampLevel: number;
  readonly glow: number;
  /** Darkness of the shadows that belts and rods throw. */
  readonly shadow: number;
  readonly environmentIntensity: number;
  readonly keyIntensity: number;
  readonly fillIntensity: number;
}

export const SURROUNDINGS: Readonly<Record<Daytime, Surroundings>> = {
  night: {
    wallHex: '#ded6cb',
    ceilingHex: '#aea394',
    floorHex: '#cdb395',
    beyondHex: '#d5cfc5',
    ambientLux: 18,
    windowLux: 420,
    skyHex: '#f3ece4',
    middleLux: 100,
    adaptation: 0.72,
    lampLevel: 1.35,
    glow: 0.3,
    shadow: 0.34,
    environmentIntensity: 0.7,
    keyIntensity: 0.85,
    fillIntensity: 0.3,
  },
  day: {
    wallHex: '#d9d0c3',
    ceilingHex: '#ece7df',
    floorHex: '#c4a888',
    beyondHex: '#e4dfd7',
    ambientLux: 220,
    windowLux: 2600,
    skyHex: '#f6f7fa',
    middleLux: 480,
    adaptation: 0.95,
    lampLevel: 0.5,
    glow: 0.1,
    shadow: 0.22,
    environmentIntensity: 0.62,
    keyIntensity: 0.45,
    fillIntensity: 0.35,
  },
};

export const faceHex = (surroundings: Surroundings, face: FaceName): string =>
  face === 'floor' ? surroundings.floorHex : face === 'ceiling' ? surroundings.ceilingHex : surroundings.wallHex;
