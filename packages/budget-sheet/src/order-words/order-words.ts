import type { ColumnKey, HeaderKey, LabelledText, TotalKey } from '../sheet';
import type { LineWords } from '../words/line-words';

export type OrderHeaderKey = Exclude<HeaderKey, 'site' | 'validationDate'>;
export type OrderColumnKey = Exclude<ColumnKey, 'discount' | 'discountValue'>;
export type OrderTotalKey = Extract<TotalKey, 'totalGross' | 'discountValue' | 'totalNet'>;

/** The words of an order's document; `{}` marks the place of a value. */
export interface OrderWords extends LineWords {
  /** An order is received at first, and confirmed by the maker afterwards. */
  readonly title: { readonly received: string; readonly confirmed: string };
  readonly header: Readonly<Record<OrderHeaderKey, string>>;
  readonly columns: Readonly<Record<OrderColumnKey, string>>;
  readonly totals: Readonly<Record<OrderTotalKey, string>>;
  /** For an order without an address; `{}` is the customer number. */
  readonly addressOnFile: string;
  readonly comments: string;
  /** Before the number under which a company pays its taxes. */
  readonly taxNumber: string;
  /** `{}` is a day, or the tags of the lines without a known day. */
  readonly delivery: { readonly label: string; readonly together: string; readonly apart: string; readonly onRequest: string };
  readonly terms: {
    readonly label: string;
    readonly prices: LabelledText;
    /** Only until it is confirmed. */
    readonly received: LabelledText;
    /** `{}` is the number of the order. */
    readonly questions: LabelledText;
  };
}
