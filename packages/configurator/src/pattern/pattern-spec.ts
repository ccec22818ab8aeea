import type { PlanPlace } from '../scene/scene';
import type { PatternKind } from '../state/states';

/** Metres, whole counts from 1, degrees. */
export interface PatternSpec {
  readonly kind: PatternKind;
  readonly count: number;
  readonly spacingMetres: number;
  readonly centre: PlanPlace;
  readonly turnDegrees: number;
  /** For `scatter`. */
  readonly seed: number;
}
