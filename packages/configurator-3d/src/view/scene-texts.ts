import type { Ghost, SceneBelt, SceneLight } from '@candil/configurator';

/** Words beside a belt in the picture. */
export interface BeltChip {
  readonly text: string;
  /** `attention`: something is to be fixed. */
  readonly tone: 'plain' | 'attention';
}

/** Words over a luminaire in the picture, with a sign after them where one belongs there. */
export interface LightChip {
  readonly text: string;
  readonly mark?: string;
}

/** Words over luminaires in the picture; the caller formats them. */
export interface LightTexts {
  /** The luminaire that is selected or pointed at, where it hangs now. */
  readonly chip: (light: SceneLight) => LightChip;
  /** Why a luminaire cannot hang where it is wanted. */
  readonly reason: (ghost: Ghost) => string;
}

/** Dimensions beside sticks in the picture; the caller formats them. */
export interface StickTexts {
  /** Length of a stick, or between two heights; metres. */
  readonly length: (metres: number) => string;
  readonly angle: (degrees: number) => string;
  /** The radius of a reach curve, metres. */
  readonly reach: (metres: number) => string;
}

/** Messages of the view without a picture; the caller provides them. */
export interface SceneTexts {
  /** Without WebGL 2: why there is no picture, and that everything else works. */
  readonly unavailable: string;
  /** While the machine has taken the picture away. */
  readonly paused: string;
  /** Load of a belt on its feed. */
  readonly chipOfBelt?: (belt: SceneBelt) => BeltChip | undefined;
  readonly sticks?: StickTexts;
  readonly lights?: LightTexts;
}

/** Its name alone, by default. */
export const PLAIN_LIGHT_TEXTS: LightTexts = { chip: ({ label }) => ({ text: label }), reason: () => '' };

/** Whole centimetres, by default. */
export const PLAIN_STICK_TEXTS: StickTexts = {
  length: (metres) => `${Math.round(metres * 100)}`,
  angle: (degrees) => `${Math.round(degrees)}°`,
  reach: (metres) => `${Math.round(metres * 100)}`,
};
