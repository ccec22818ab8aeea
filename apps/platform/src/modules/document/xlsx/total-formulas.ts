import type { TotalKey } from '@candil/budget-sheet';
import { columnName } from './workbook';

export interface TotalsPlace {
  /** Index of the column of amounts; percentages are in the column before it. */
  readonly column: number;
  /** Row of the first total, counted from 1. */
  readonly firstTotal: number;
  /** Rows of the lines that are summed, without the pieces they hold, in ascending order. */
  readonly lineRows: readonly number[];
  readonly keys: readonly TotalKey[];
}

/** A program takes at most so many arguments of a function. */
const MOST_ARGUMENTS = 250;

const sumOf = (terms: readonly string[]): string => {
  if (terms.length <= MOST_ARGUMENTS) return terms.length === 0 ? '0' : `SUM(${terms.join(',')})`;
  const groups = Array.from({ length: Math.ceil(terms.length / MOST_ARGUMENTS) }, (_, group) =>
    sumOf(terms.slice(group * MOST_ARGUMENTS, (group + 1) * MOST_ARGUMENTS)),
  );
  return sumOf(groups);
};

/** Rows that follow each other as one range. */
const rangesOf = (column: string, rows: readonly number[]): readonly string[] => {
  const ranges: { from: number; to: number }[] = [];
  for (const row of rows) {
    const last = ranges.at(-1);
    if (last?.to === row - 1) last.to = row;
    else ranges.push({ from: row, to: row });
  }
  return ranges.map(({ from, to }) => (from === to ? `${column}${from}` : `${column}${from}:${column}${to}`));
};

/**
 * The totals as a program reckons them from the lines: each percentage of the sum above it, rounded to the cent (QU2, QU3);
 * freight is a number that was written.
 */
export const totalFormulas = ({ column, firstTotal, lineRows, keys }: TotalsPlace): readonly (string | undefined)[] => {
  const [amounts, percents] = [columnName(column), columnName(column - 1)];
  return keys.map((key, index) => {
    const row = firstTotal + index;
    if (key === 'subTotalNet') return sumOf(rangesOf(amounts, lineRows));
    if (key === 'freight') return undefined;
    const above = `SUM(${amounts}${firstTotal}:${amounts}${row - 1})`;
    if (key === 'totalNet') return above;
    return `${key === 'discountValue' ? '-' : ''}ROUND(${above}*${percents}${row},2)`;
  });
};
