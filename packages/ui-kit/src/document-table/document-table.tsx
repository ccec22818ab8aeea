import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

export interface DocumentColumn<Row> {
  readonly key: string;
  readonly label: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  /** Right-aligned (left in right-to-left text) and never broken, for numbers. */
  readonly end?: boolean;
}

/** Rows under a heading of their own, with their sum. */
export interface DocumentGroup<Row> {
  readonly key: string;
  readonly title: ReactNode;
  readonly rows: readonly Row[];
  /** Below the rows: a label, and an amount below the last column. */
  readonly sum?: { readonly label: ReactNode; readonly amount: ReactNode };
}

export interface DocumentTableProps<Row> extends Omit<ComponentProps<'table'>, 'children'> {
  /** Accessible name. */
  label: string;
  columns: readonly DocumentColumn<Row>[];
  rows: readonly Row[];
  /** The rows by parts of the document; instead of `rows` where there are any. */
  groups?: readonly DocumentGroup<Row>[];
  rowKey: (row: Row) => string;
}

/** Table of a document to be read and printed, by hairlines alone. Use DataTable for a table to work with, TableFrame for a plain list. */
export const DocumentTable = <Row,>({ label, columns, rows, groups = [], rowKey, className, ...rest }: DocumentTableProps<Row>) => (
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
    {groups.length === 0 && (
      <tbody>
        <Rows columns={columns} rows={rows} rowKey={rowKey} />
      </tbody>
    )}
    {groups.map(({ key, title, rows: own, sum }) => (
      <tbody key={key}>
        <tr>
          <th scope="rowgroup" colSpan={columns.length} className="pt-3 pb-1 text-start font-semibold">
            {title}
          </th>
        </tr>
        <Rows columns={columns} rows={own} rowKey={rowKey} />
        {sum && (
          <tr className="border-b border-text">
            <td colSpan={Math.max(1, columns.length - 1)} className="py-2 text-end text-muted">
              {sum.label}
            </td>
            <td className="py-2 ps-3 text-end font-semibold whitespace-nowrap">{sum.amount}</td>
          </tr>
        )}
      </tbody>
    ))}
  </table>
);

const Rows = <Row,>({ columns, rows, rowKey }: Pick<DocumentTableProps<Row>, 'columns' | 'rows' | 'rowKey'>) =>
  rows.map((row) => (
    <tr key={rowKey(row)} className="border-b border-hairline-soft align-top">
      {columns.map((column) => (
        <td key={column.key} className={clsx('py-2.5 ps-3 first:ps-0', column.end && 'text-end whitespace-nowrap')}>
          {column.cell(row)}
        </td>
      ))}
    </tr>
  ));
