import type { BudgetCopy } from '@candil/contract';
import type { Currency, IsoLanguage } from '@candil/domain';

/** A text under its name. */
export interface LabelledText {
  readonly label: string;
  readonly text: string;
}

/** A number and how it is written: what a screen or a PDF shows is `text`, what a spreadsheet calculates with is `value`. */
export interface Amount {
  /** Whole currency units, pieces or percent. */
  readonly value: number;
  readonly text: string;
}

/** The amounts of a line. */
export interface LineAmounts {
  readonly quantity: Amount;
  /** Absent, as every amount, for the pieces of a line in the copy for a client: they say what it is made of, not what that costs. */
  readonly unitPvp?: Amount;
  readonly pvp?: Amount;
  /** Percent; absent where there is none. */
  readonly discount?: Amount;
  readonly discountValue?: Amount;
  readonly netPrice?: Amount;
}

/** A line, or a piece of what a line is composed of. */
export interface SheetLine {
  readonly id: string;
  /** 0 for a product; one more for each level of what it holds. */
  readonly depth: number;
  /** Empty below a product. */
  readonly tag: string;
  readonly name: string;
  readonly referenceCode: string;
  /** Address of a picture; empty without one. */
  readonly image: string;
  /** Finish, colour temperature and so on, in words. */
  readonly attributes: string;
  /** Flux, power, protection and size; empty where nothing is known. */
  readonly facts: string;
  /** Weeks to the site; empty where nothing was said of it, and below a product. */
  readonly delivery: string;
  /** That fewer pieces than can be ordered are offered; empty else. */
  readonly minimum: string;
  readonly amounts: LineAmounts;
  readonly pieces: readonly SheetLine[];
}

export type HeaderKey = 'budgetNumber' | 'clientName' | 'projectName' | 'site' | 'creationDate' | 'validationDate' | 'createdBy';
export type ColumnKey = keyof LineAmounts | 'product';
export type TotalKey = 'subTotalNet' | 'discountValue' | 'surchargeValue' | 'ivaValue' | 'totalNet';

export interface SheetTotal {
  readonly key: TotalKey;
  readonly label: string;
  /** The percentage it was made with; absent for sums. */
  readonly percent?: Amount;
  /** A discount is negative, so that the rows above the total sum to it. */
  readonly amount: Amount;
  /** A discount or surcharge of 0 %: documents leave the row out. */
  readonly isNothing: boolean;
}

/** What the document says of its maker's house. */
export interface SheetIssuer {
  readonly name: string;
  readonly address: readonly string[];
  /** Tax number and ways to reach it. */
  readonly contact: readonly string[];
}

export interface SheetHeader {
  readonly key: HeaderKey;
  readonly label: string;
  /** Of one or more lines. */
  readonly text: string;
  /** Days since 1 January 1970; absent for what is no day. */
  readonly day?: number;
}

/** When the luminaires are on site. */
export interface SheetDelivery {
  readonly label: string;
  readonly text: string;
  /** What arrives when: the tags of lines, the fastest first. */
  readonly steps: readonly { readonly tags: string; readonly weeks: string /** Of the longest, 0–1. */; readonly share: number }[];
}

/** Where a client signs. */
export interface SheetAcceptance {
  readonly label: string;
  readonly how: string;
  readonly text: string;
  readonly fields: readonly string[];
  readonly signature: string;
}

/** A budget as rows: screen, PDF and spreadsheet take every amount and word from here. */
export interface BudgetSheet {
  readonly language: IsoLanguage;
  readonly currency: Currency;
  readonly copy: BudgetCopy;
  readonly title: string;
  /** `Revision 2`; empty for the first. */
  readonly revision: string;
  readonly issuer: SheetIssuer;
  readonly header: readonly SheetHeader[];
  readonly columns: readonly { readonly key: ColumnKey; readonly label: string }[];
  readonly lines: readonly SheetLine[];
  readonly totals: readonly SheetTotal[];
  /** Undefined without any. */
  readonly comments: { readonly label: string; readonly text: string } | undefined;
  /** Undefined where a line says nothing of it, or there is none. */
  readonly delivery: SheetDelivery | undefined;
  readonly terms: { readonly label: string; readonly items: readonly LabelledText[] };
  /** Undefined without a line: there is nothing to accept. */
  readonly acceptance: SheetAcceptance | undefined;
}
