import type { BudgetCopy } from '@candil/contract';
import type { Currency, IsoLanguage } from '@candil/domain';

/** A number and how it is written: what a screen or a PDF shows is `text`, what a spreadsheet calculates with is `value`. */
export interface Figure {
  /** Whole currency units, pieces or percent. */
  readonly value: number;
  readonly text: string;
}

/** The figures of a line; the copy for a client has `quantity` and `netPrice` only. */
export interface LineFigures {
  readonly quantity: Figure;
  readonly unitPvp?: Figure;
  readonly pvp?: Figure;
  /** Percent; absent where there is none. */
  readonly discount?: Figure;
  readonly discountValue?: Figure;
  /** Absent for the pieces of a line in the copy for a client: they say what it is made of, not what that costs. */
  readonly netPrice?: Figure;
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
  readonly figures: LineFigures;
  readonly pieces: readonly SheetLine[];
}

export type HeaderKey = 'budgetNumber' | 'clientName' | 'projectName' | 'creationDate' | 'validationDate' | 'createdBy';
export type ColumnKey = keyof LineFigures | 'product';
export type TotalKey = 'subTotalNet' | 'discountValue' | 'surchargeValue' | 'ivaValue' | 'totalNet';

export interface SheetTotal {
  readonly key: TotalKey;
  readonly label: string;
  /** The percentage it was made with; absent for sums. */
  readonly percent?: Figure;
  /** A discount is negative, so that the rows above the total sum to it. */
  readonly amount: Figure;
  /** A discount or surcharge of 0 %: documents leave the row out. */
  readonly isNothing: boolean;
}

/** A budget as rows: screen, PDF and spreadsheet take every figure and word from here. */
export interface BudgetSheet {
  readonly language: IsoLanguage;
  readonly currency: Currency;
  readonly copy: BudgetCopy;
  readonly title: string;
  readonly header: readonly { readonly key: HeaderKey; readonly label: string; readonly text: string }[];
  readonly columns: readonly { readonly key: ColumnKey; readonly label: string }[];
  readonly lines: readonly SheetLine[];
  readonly totals: readonly SheetTotal[];
  /** Undefined without any. */
  readonly comments: { readonly label: string; readonly text: string } | undefined;
  /** What stands at the foot of the document. */
  readonly closing: string;
}
