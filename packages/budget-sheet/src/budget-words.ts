import type { ColumnKey, HeaderKey, TotalKey } from './sheet';

/** The words of a budget's document; `{}` stands for what is filled in. */
export interface BudgetWords {
  readonly title: string;
  readonly header: Readonly<Record<HeaderKey, string>>;
  readonly columns: Readonly<Record<ColumnKey, string>>;
  readonly totals: Readonly<Record<TotalKey, string>>;
  readonly comments: string;
  /** Colour rendering index, before its number. */
  readonly cri: string;
  /** `{}` is the last day. */
  readonly closing: string;
  /** Where there is no line. */
  readonly noLines: string;
  /** Headings of a spreadsheet's columns that a page shows without one. */
  readonly spreadsheet: { readonly tag: string; readonly referenceCode: string; readonly attributes: string; readonly facts: string };
}
