import type { Budget, BudgetFacts, BudgetIssuer } from '@candil/contract';
import type { IssuedBudget, LocalisedText } from '@candil/domain';
import type { ChosenAttribute } from '../project';

export interface ComposedPicture {
  readonly pictureId: string | null;
  readonly model: string;
  readonly color: string;
}

/** Texts of a piece of a budget from the time of issue, in every language. */
export interface StoredWords {
  readonly tag: string;
  /** Absent in budgets issued before it was kept. */
  readonly room?: string;
  readonly model: string;
  readonly modelName: LocalisedText;
  readonly referenceCode: string;
  /** Finish of its picture. */
  readonly color: string;
  readonly pendantHeightCm: number | null;
  readonly chosen: readonly ChosenAttribute[];
  readonly facts: BudgetFacts | null;
  /** Pictures of a composition: its own, where it has one, and that of a luminaire in it. */
  readonly picture?: ComposedPicture;
  /** Absent in budgets issued before it was kept. */
  readonly moq?: number;
  /** Weeks to the site, when it was issued; null = on request, absent in budgets issued before it was kept. */
  readonly weeks?: number | null;
}

/** The issuer of a budget, with the company profile of that time. */
export interface StoredIssuer extends Omit<BudgetIssuer, 'country' | 'logo'> {
  readonly country: LocalisedText | undefined;
  /** Absent without a logo. */
  readonly logoId?: string;
}

/** The texts that are printed exactly as entered. */
export type StoredTexts = Pick<Budget, 'clientAddress' | 'site' | 'deliveryTerms' | 'paymentTerms'>;

/** A budget as it was issued. */
export interface StoredBudget {
  readonly issued: IssuedBudget;
  /** Mark-up on the own cost in percent; null = no copy for a client. */
  readonly ownMarginPercent: number | null;
  /** Percent on the list price by the id of the product. A budget issued without them has no copy for a client any more. */
  readonly ownDiscounts?: Readonly<Record<string, number>>;
  /** Cents; null = not included, absent in budgets issued before it was part of the form. */
  readonly freightMinor?: number | null;
  /** Priced as the lines are, and no part of the totals. */
  readonly alternatives?: IssuedBudget['products'];
  readonly issuer?: StoredIssuer;
  readonly texts?: StoredTexts;
  /** By the id of the piece. */
  readonly words: Readonly<Record<string, StoredWords>>;
}
