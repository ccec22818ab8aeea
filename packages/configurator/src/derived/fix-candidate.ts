import type { Change } from '@candil/domain';
import type { Label } from '../state/label';

/** Candidate for the repair of an issue; it is tried before it is offered. */
export interface FixCandidate {
  readonly label: Label;
  readonly changes: readonly Change[];
}
