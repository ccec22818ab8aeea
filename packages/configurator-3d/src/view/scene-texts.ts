import type { SceneBelt } from '@candil/configurator';

/** Words beside a belt in the picture. */
export interface BeltChip {
  readonly text: string;
  /** `attention`: something is to be fixed. */
  readonly tone: 'plain' | 'attention';
}

/** Sentences that the view shows where it has no picture; worded by whoever shows it. */
export interface SceneTexts {
  /** Without WebGL 2: why there is no picture, and that everything else works. */
  readonly unavailable: string;
  /** While the machine has taken the picture away. */
  readonly paused: string;
  /** What a belt takes of what feeds it. */
  readonly chipOfBelt?: (belt: SceneBelt) => BeltChip | undefined;
}
