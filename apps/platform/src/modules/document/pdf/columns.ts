import type { ColumnKey, DocumentSheet } from '@candil/budget-sheet';
import type { PageLayout } from '../page.data';

/** Columns of a table: the product begins at its left, numbers end at their right. */
export interface TableColumns {
  readonly picture: number;
  readonly product: { readonly left: number; readonly width: number };
  readonly numbers: readonly {
    readonly key: Exclude<ColumnKey, 'product'>;
    readonly label: string;
    readonly right: number;
    readonly width: number;
  }[];
}

export const PICTURE_SIDE = 40;
const GAP = 10;
/** Gap between two numbers that fill their columns. */
const CLEARANCE = 6;
const WIDTHS: Readonly<Record<Exclude<ColumnKey, 'product'>, number>> = {
  quantity: 34,
  unitPvp: 70,
  unitNet: 70,
  pvp: 80,
  discount: 46,
  discountValue: 76,
  netPrice: 80,
};

export const tableColumns = ({ columns }: DocumentSheet, { left, right }: PageLayout): TableColumns => {
  const picture = left;
  const product = picture + PICTURE_SIDE + GAP;
  const shown = columns.flatMap(({ key, label }) => (key === 'product' ? [] : [{ key, label }]));
  let edge = right - shown.reduce((sum, { key }) => sum + WIDTHS[key], 0);
  const width = edge - product;
  const numbers = shown.map(({ key, label }) => {
    edge += WIDTHS[key];
    return { key, label, right: edge, width: WIDTHS[key] - CLEARANCE };
  });
  return { picture, product: { left: product, width }, numbers };
};
