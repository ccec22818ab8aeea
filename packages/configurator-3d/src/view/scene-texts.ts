/** Sentences and names that the view shows; worded by whoever shows it. */
export interface SceneTexts {
  /** Without WebGL 2: why there is no picture, and that everything else works. */
  readonly unavailable: string;
  /** While the machine has taken the picture away. */
  readonly paused: string;
  readonly front: string;
  readonly axonometric: string;
  readonly day: string;
  readonly night: string;
}
