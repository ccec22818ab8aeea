/** Sentences that the view shows where it has no picture; worded by whoever shows it. */
export interface SceneTexts {
  /** Without WebGL 2: why there is no picture, and that everything else works. */
  readonly unavailable: string;
  /** While the machine has taken the picture away. */
  readonly paused: string;
}
