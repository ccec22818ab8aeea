import type { CreationEvaluation } from '@candil/domain';
import type { Label } from '../state/label';
import type { Stage } from './step-history';

/** The document after a step of the history, with its price at that time. */
export interface PricedStage {
  /** Label of the step that led to it; undefined for the opened document, or for the oldest known stage. */
  readonly label: Label | undefined;
  /** Gross, whole cents, of one piece of the creation; undefined where it has no price. */
  readonly grossMinor: number | undefined;
  /** The same less the discount of the account. */
  readonly netMinor: number | undefined;
  /** True for the present stage. */
  readonly isPresent: boolean;
}

export type StagePrices = WeakMap<object, CreationEvaluation['totals']>;

export const stagesOf = (stages: readonly Stage[], top: object, prices: StagePrices): readonly PricedStage[] =>
  stages.map((stage) => {
    const totals = prices.get(stage.top);
    return { label: stage.label, grossMinor: totals?.totalGross, netMinor: totals?.totalNet, isPresent: stage.top === top };
  });
