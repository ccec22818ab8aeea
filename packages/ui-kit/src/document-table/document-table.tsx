import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

export interface DocumentColumn<Row> {
  readonly key: string;
  readonly label: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  /** Right-aligned (left in right-to-left text) and never broken, for figures. */
  readonly end?: boolean;
}

export interface DocumentTableProps<Row> extends Omit<ComponentProps<'table'>, 'children'> {
  /** Accessible name. */
  label: string;
  columns: readonly DocumentColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}

/** Lines of a document that is read and printed, by hairlines alone. What is worked with is a DataTable, what only lists a TableFrame. */
export const DocumentTable = <Row,>({ label, columns, rows, rowKey, className, ...rest }: DocumentTableProps<Row>) => (
  <table aria-label={label} {...rest} className={clsx('w-full border-collapse', className)}>
    <thead>
      <tr className="border-b border-text text-2xs text-muted">
        {columns.map((column) => (
          <th
            key={column.key}
            scope="col"
            data-column={column.key}
            className={clsx('py-1.5 ps-3 font-normal first:ps-0', column.end ? 'text-end' : 'text-start')}
          >
            {column.label}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={rowKey(row)} className="border-b border-hairline-soft align-top">
          {columns.map((column) => (
            <td key={column.key} className={clsx('py-2.5 ps-3 first:ps-0', column.end && 'text-end whitespace-nowrap')}>
              {column.cell(row)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
