import type { ColumnKey, HeaderKey, LabelledText, TotalKey } from '../sheet';

/** The words of a budget's document; `{}` stands for what is filled in. */
export interface BudgetWords {
  readonly title: string;
  readonly header: Readonly<Record<HeaderKey, string>>;
  readonly columns: Readonly<Record<ColumnKey, string>>;
  readonly totals: Readonly<Record<TotalKey, string>>;
  readonly comments: string;
  /** Colour rendering index, before its number. */
  readonly cri: string;
  /** Goes with the document by mail: `{number}`, `{project}`, and `{day}`, the last one. */
  readonly letter: string;
  /** `{}` is its number, from 2 on. */
  readonly revision: string;
  /** Before the number under which a company pays its taxes. */
  readonly taxNumber: string;
  /** `{}` is the fewest pieces of a line. */
  readonly minimum: string;
  /** `{}` are the weeks of the slowest line, or the tags of those whose weeks nobody knows. */
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
    /** What the client writes, in the order of reading. */
    readonly fields: readonly string[];
    readonly signature: string;
  };
  /** Where there is no line. */
  readonly noLines: string;
  /** Headings of a spreadsheet's columns that a page shows without one. */
  readonly spreadsheet: { readonly tag: string; readonly referenceCode: string; readonly attributes: string; readonly facts: string };
}
