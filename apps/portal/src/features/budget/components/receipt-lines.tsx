import type { BudgetSheet, SheetLine } from '@candil/budget-sheet';
import { flattenLines } from '../model/flatten-lines';
import { LineWords } from './line-words';

interface ReceiptLinesProps {
  readonly sheet: BudgetSheet;
  readonly label: string;
}

/** The lines of a document on a phone, in the form of a receipt: the product, under it the calculation, at the end the total. */
export const ReceiptLines = ({ sheet, label }: ReceiptLinesProps) =>
  sheet.areas.length === 0 ? (
    <Lines sheet={sheet} label={label} lines={sheet.lines} className="mt-6 border-t border-text" />
  ) : (
    <div className="mt-6 border-t border-text">
      {sheet.areas.map(({ name, lines, subtotal }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a room may be called like what is for no room
        <section key={place} className="border-b border-text pb-2.5">
          <h4 className="m-0 pt-3 text-xs font-semibold break-words">{name}</h4>
          <Lines sheet={sheet} label={`${label}, ${name}`} lines={lines} className="" />
          <p className="m-0 mt-2 flex items-baseline justify-between gap-3">
            <span className="min-w-0 text-2xs break-words text-muted">{subtotal.label}</span>
            <span className="text-sm font-semibold whitespace-nowrap">{subtotal.amount.text}</span>
          </p>
        </section>
      ))}
    </div>
  );

interface LinesProps extends ReceiptLinesProps {
  readonly lines: readonly SheetLine[];
  readonly className: string;
}

const Lines = ({ sheet, label, lines, className }: LinesProps) => (
  <ol aria-label={label} className={`m-0 list-none p-0 ${className}`}>
    {flattenLines(lines).map(({ line, key }) => (
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
