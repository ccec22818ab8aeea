import type { BudgetSheet, SheetLine } from '@candil/budget-sheet';
import { flattenLines } from '../model/flatten-lines';
import { LineWords } from './line-words';

interface ReceiptLinesProps {
  readonly sheet: BudgetSheet;
  readonly label: string;
}

/** The lines of a document on a phone, as a receipt has them: what it is, under it how it is reckoned, at the end what it comes to. */
export const ReceiptLines = ({ sheet, label }: ReceiptLinesProps) => (
  <ol aria-label={label} className="m-0 mt-6 list-none border-t border-text p-0">
    {flattenLines(sheet.lines).map(({ line, key }) => (
      <li key={key} className="border-b border-hairline-soft py-2.5" style={{ paddingInlineStart: `${line.depth}rem` }}>
        <LineWords line={line} />
        <div className="mt-1.5 flex items-baseline justify-between gap-3">
          <p className="m-0 text-2xs text-muted">{reckoning(sheet, line)}</p>
          <p className="m-0 text-sm font-medium whitespace-nowrap">{line.amounts.netPrice?.text}</p>
        </div>
      </li>
    ))}
  </ol>
);

/** Every amount but the last, with the name of its column. */
const reckoning = ({ columns }: BudgetSheet, { amounts }: SheetLine): string =>
  columns
    .flatMap(({ key, label }) => {
      const amount = key === 'product' || key === 'netPrice' ? undefined : amounts[key];
      return amount === undefined ? [] : [`${label} ${amount.text}`];
    })
    .join(' · ');
