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
  /** Absent, as every amount, for the pieces of a line in the copy for a client: they show its composition, not its cost. */
  readonly unitPvp?: Amount;
  /** For one piece, less the customer's discount. */
  readonly unitNet?: Amount;
  readonly pvp?: Amount;
  /** Percent; absent where there is none. */
  readonly discount?: Amount;
  readonly discountValue?: Amount;
  readonly netPrice?: Amount;
}

/** A line, or a piece of one. */
export interface SheetLine {
  readonly id: string;
  /** 0 for a product; one more for each level of pieces. */
  readonly depth: number;
  /** Empty below a product. */
  readonly tag: string;
  /** Room or place; empty when not given, and below a product. */
  readonly room: string;
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
  /** Note that the quantity is below the minimum order; empty otherwise. */
  readonly minimum: string;
  readonly amounts: LineAmounts;
  readonly pieces: readonly SheetLine[];
}

export type HeaderKey =
  | 'number'
  | 'clientName'
  | 'clientCode'
  | 'projectName'
  | 'site'
  | 'deliveryAddress'
  | 'creationDate'
  | 'validationDate'
  | 'doNotShipBefore'
  | 'internalOrderNumber'
  | 'createdBy';
export type ColumnKey = keyof LineAmounts | 'product';
export type TotalKey = 'totalGross' | 'subTotalNet' | 'discountValue' | 'surchargeValue' | 'freight' | 'ivaValue' | 'totalNet';

export interface SheetTotal {
  readonly key: TotalKey;
  readonly label: string;
  /** The percentage it was made with; absent for sums. */
  readonly percent?: Amount;
  /** A discount is negative, so that the rows above the total sum to it. */
  readonly amount: Amount;
  /** True if the total does not include it; a note replaces the amount. */
  readonly isLeftOut?: true;
  /** A discount or surcharge of 0 %: documents leave the row out. */
  readonly isNothing: boolean;
}

/** Issuer of a document. */
export interface SheetIssuer {
  readonly name: string;
  /** Address of its logo; absent without one. */
  readonly logo?: string;
  readonly address: readonly string[];
  /** Tax number and ways to reach it. */
  readonly contact: readonly string[];
}

export interface SheetHeader {
  readonly key: HeaderKey;
  readonly label: string;
  /** Of one or more lines. */
  readonly text: string;
  /** Days since 1 January 1970; absent for an invalid day. */
  readonly day?: number;
}

/** When the luminaires are on site. */
export interface SheetDelivery {
  readonly label: string;
  readonly text: string;
  /** Delivery steps with the tags of their lines, the fastest first. */
  readonly steps: readonly {
    readonly tags: string;
    /** Weeks, a day, or that it is on request. */
    readonly when: string;
    /** Share of the longest, 0–1; absent on request, which has no length. */
    readonly share?: number;
  }[];
}

/** Signature block for the client. */
export interface SheetAcceptance {
  readonly label: string;
  readonly how: string;
  readonly text: string;
  readonly fields: readonly string[];
  readonly signature: string;
}

/** Lines for one room with their sum. */
export interface SheetArea {
  readonly name: string;
  readonly lines: readonly SheetLine[];
  readonly subtotal: { readonly label: string; readonly amount: Amount };
}

/** A document as rows: screen, PDF and spreadsheet take every amount and word from here. */
export interface DocumentSheet {
  readonly language: IsoLanguage;
  readonly currency: Currency;
  readonly title: string;
  /** Beside the title: `Revision 2`, or where an order stands; mostly empty. */
  readonly mark: string;
  readonly issuer: SheetIssuer;
  readonly header: readonly SheetHeader[];
  readonly columns: readonly { readonly key: ColumnKey; readonly label: string }[];
  /** In the order of their areas. */
  readonly lines: readonly SheetLine[];
  /** The same lines by room; empty where no line says its room. */
  readonly areas: readonly SheetArea[];
  readonly totals: readonly SheetTotal[];
  /** Alternatives with their prices, outside of the totals; undefined without any. */
  readonly alternatives?: { readonly label: string; readonly note: string; readonly lines: readonly SheetLine[] } | undefined;
  /** Undefined without any. */
  readonly comments: { readonly label: string; readonly text: string } | undefined;
  /** Undefined where a line says nothing of it, or there is none. */
  readonly delivery: SheetDelivery | undefined;
  readonly terms: { readonly label: string; readonly items: readonly LabelledText[] };
  /** Undefined without a line: there is nothing to accept. */
  readonly acceptance: SheetAcceptance | undefined;
}

/** A budget as rows, in one of its copies. */
export interface BudgetSheet extends DocumentSheet {
  readonly copy: BudgetCopy;
}
