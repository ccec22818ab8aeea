import { clsx } from 'clsx';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { Popover, type PopoverProps } from '../popover/popover';

export interface PriceStepRow {
  /** Key of the row. */
  readonly id: string;
  readonly label: string;
  /** Small and gray after the label: a code, a percentage. */
  readonly detail?: string;
  /** Amount added by the step, formatted with its sign. */
  readonly amount: string;
  /** The price after the step, formatted. */
  readonly running?: string;
}

interface PriceStepsContent {
  rows: readonly PriceStepRow[];
  total: { readonly label: string; readonly amount: string };
  /** Under the total: which rate, which date. */
  note?: ReactNode;
}

export interface PriceStepsTableProps extends PriceStepsContent, Omit<ComponentProps<'div'>, 'children'> {
  /** Accessible name of the table. */
  label: string;
}

/** The way from the base price to the price, one row a step. */
export const PriceStepsTable = ({ label, rows, total, note, ...rest }: PriceStepsTableProps) => {
  const hasRunning = rows.some((row) => row.running !== undefined);
  return (
    <div {...rest}>
      <table aria-label={label} className="w-full border-collapse text-sm">
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className="border-t border-hairline-soft first:border-t-0">
              <th scope="row" className="py-1.5 pe-4 text-start font-normal">
                {row.label}
                {row.detail && <span className="ms-1.5 text-muted">{row.detail}</span>}
              </th>
              <td className="py-1.5 text-end whitespace-nowrap">{row.amount}</td>
              {hasRunning && <td className="py-1.5 ps-4 text-end whitespace-nowrap text-muted">{row.running}</td>}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t border-text text-base font-semibold">
            <th scope="row" className="pt-2 pe-4 text-start">
              {total.label}
            </th>
            <td colSpan={hasRunning ? 2 : 1} className="pt-2 text-end whitespace-nowrap">
              {total.amount}
            </td>
          </tr>
        </tfoot>
      </table>
      {note && <p className="mt-2 mb-0 text-sm text-muted">{note}</p>}
    </div>
  );
};

export interface PriceStepsProps extends PriceStepsContent, Omit<PopoverProps, 'children' | 'title'> {
  /** The price itself as a button, or "why this price". */
  trigger: ReactElement;
  title: string;
}

/** "Why this price": the steps in a popover at the price. */
export const PriceSteps = ({ trigger, title, rows, total, note, className, ...popover }: PriceStepsProps) => (
  <Popover trigger={trigger} title={title} {...popover} className={clsx('w-80', className)}>
    <PriceStepsTable label={title} rows={rows} total={total} note={note} />
  </Popover>
);
