import type { CreationEvaluation } from '@candil/domain';
import type { Label } from '../state/label';
import type { Stage } from './step-history';

/** The document after a step of the history, with what it cost then. */
export interface PricedStage {
  /** Of the step that led to it; undefined for what was opened, or for the oldest that is known. */
  readonly label: Label | undefined;
  /** Gross, whole cents, of one piece of the creation; undefined where it has no price. */
  readonly grossMinor: number | undefined;
  /** The same less the discount of the account. */
  readonly netMinor: number | undefined;
  /** Whether it is the one that stands. */
  readonly isPresent: boolean;
}

export type StagePrices = WeakMap<object, CreationEvaluation['totals']>;

export const stagesOf = (stages: readonly Stage[], top: object, prices: StagePrices): readonly PricedStage[] =>
  stages.map((stage) => {
    const totals = prices.get(stage.top);
    return { label: stage.label, grossMinor: totals?.totalGross, netMinor: totals?.totalNet, isPresent: stage.top === top };
  });
