import type { ColumnKey, HeaderKey, LabelledText, TotalKey } from '../sheet';
import type { LineWords } from './line-words';

export type BudgetHeaderKey = Exclude<HeaderKey, 'clientCode' | 'deliveryAddress' | 'doNotShipBefore' | 'internalOrderNumber'>;
export type BudgetColumnKey = Exclude<ColumnKey, 'unitNet'>;
export type BudgetTotalKey = Exclude<TotalKey, 'totalGross'>;

/** The words of a budget's document; `{}` marks the place of a value. */
export interface BudgetWords extends LineWords {
  readonly title: string;
  readonly header: Readonly<Record<BudgetHeaderKey, string>>;
  readonly columns: Readonly<Record<BudgetColumnKey, string>>;
  readonly totals: Readonly<Record<BudgetTotalKey, string>>;
  /** Over the lines that could be had instead, and beside the price of each. */
  readonly alternatives: { readonly label: string; readonly note: string };
  /** Instead of an amount. */
  readonly freightNotIncluded: string;
  readonly comments: string;
  /** Goes with the document by mail: `{number}`, `{project}`, and `{day}`, the last one. */
  readonly letter: string;
  /** `{}` is its number, from 2 on. */
  readonly revision: string;
  /** Before the number under which a company pays its taxes. */
  readonly taxNumber: string;
  /** `{}` are the weeks of the slowest line, or the tags of those without known weeks. */
  readonly delivery: { readonly label: string; readonly together: string; readonly onRequest: string };
  readonly terms: {
    readonly label: string;
    /** `{}` is the last day. */
    readonly validity: LabelledText;
    readonly quantities: LabelledText;
    readonly delivery: string;
    readonly payment: string;
    /** `{}` is the percentage. */
    readonly tax: { readonly label: string; readonly included: string; readonly none: string };
  };
  readonly acceptance: {
    readonly label: string;
    readonly how: string;
    /** `{number}` and `{total}` are those of the document. */
    readonly text: string;
    /** Fields for the client to fill in, in the order of reading. */
    readonly fields: readonly string[];
    readonly signature: string;
  };
  /** For a budget without lines. */
  readonly noLines: string;
  /** Headings of a spreadsheet's columns that a page shows without one. */
  readonly spreadsheet: {
    readonly area: string;
    readonly tag: string;
    readonly referenceCode: string;
    readonly attributes: string;
    readonly facts: string;
  };
}
