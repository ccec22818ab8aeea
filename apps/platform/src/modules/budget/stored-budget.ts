import type { BudgetFacts } from '@candil/contract';
import type { IssuedBudget, LocalisedText } from '@candil/domain';
import type { ChosenAttribute } from '../project';

/** What a piece of a budget was called when the budget was issued, in every language. */
export interface StoredWords {
  readonly tag: string;
  readonly model: string;
  readonly modelName: LocalisedText;
  readonly referenceCode: string;
  /** Finish of its picture. */
  readonly color: string;
  readonly pendantHeightCm: number | null;
  readonly chosen: readonly ChosenAttribute[];
  readonly facts: BudgetFacts | null;
}

/** A budget as it was issued. */
export interface StoredBudget {
  readonly issued: IssuedBudget;
  /** Percent; null = no copy for a client. */
  readonly ownMarginPercent: number | null;
  /** By the id of the piece. */
  readonly words: Readonly<Record<string, StoredWords>>;
}
