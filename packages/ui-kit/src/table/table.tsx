// biome-ignore-all lint/a11y/noRedundantRoles: `display: block` in narrow frames takes their roles from the elements; here they are given back
// biome-ignore-all lint/a11y/useSemanticElements: the same
import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { ChevronDownIcon, ChevronUpIcon } from '../icon/icon';

export interface TableFrameProps extends ComponentProps<'table'> {
  /** Accessible name of the table. */
  label: string;
  /** Distance of the sticky header to the top of the window in px; undefined = header does not stick. */
  stickyTop?: number;
  /** `cards` (default) turns rows into cards where the frame is under 704 px wide, a 768 px window less its margins; `scroll` never does. */
  narrow?: 'cards' | 'scroll';
  /** Under the rows, inside the frame: totals, pages. */
  footer?: ReactNode;
}

/** A table in a card. `className` goes to the frame; `ref` and all other attributes go to the table. */
export const TableFrame = ({ label, stickyTop, narrow = 'cards', footer, className, children, ...rest }: TableFrameProps) => (
  <div
    className={clsx(
      '@container/table-frame min-w-0 rounded-card border border-hairline bg-surface',
      stickyTop === undefined ? 'overflow-x-auto' : 'overflow-clip',
      className,
    )}
    style={stickyTop === undefined ? undefined : { ['--table-top' as string]: `${stickyTop}px` }}
  >
    <table
      role="table"
      aria-label={label}
      data-sticky={stickyTop === undefined ? undefined : ''}
      data-narrow={narrow}
      {...rest}
      className="group/table w-full border-separate border-spacing-0 text-base as-cards:block"
    >
      {children}
    </table>
    {footer && <div className="border-t border-hairline px-4 py-3">{footer}</div>}
  </div>
);

export type TableHeadProps = ComponentProps<'thead'>;

/** Holds one row of TableHeader; read but not seen when rows are cards. */
export const TableHead = ({ className, children, ...rest }: TableHeadProps) => (
  <thead role="rowgroup" {...rest} className={clsx('as-cards:sr-only', className)}>
    <tr role="row">{children}</tr>
  </thead>
);

export type Align = 'start' | 'end' | 'center';

const alignment: Record<Align, string> = { start: 'text-start', end: 'text-end', center: 'text-center' };

export interface TableHeaderProps extends ComponentProps<'th'> {
  end?: boolean;
  /** Sorted now; undefined together with `onSort` = can be sorted. */
  sort?: 'ascending' | 'descending';
  onSort?: () => void;
}

/** Name of a column; a button when it can sort. */
export const TableHeader = ({ end = false, sort, onSort, className, children, ...rest }: TableHeaderProps) => (
  <th
    role="columnheader"
    scope="col"
    aria-sort={sort}
    {...rest}
    className={clsx(
      'border-b border-hairline bg-surface px-4 py-2.5 text-sm font-medium whitespace-nowrap text-muted @max-[64rem]/table-frame:px-3',
      'group-data-sticky/table:sticky group-data-sticky/table:top-(--table-top) group-data-sticky/table:z-10',
      alignment[end ? 'end' : 'start'],
      className,
    )}
  >
    {onSort ? (
      <button
        type="button"
        onClick={onSort}
        className={clsx(
          '-mx-1.5 inline-flex items-center gap-1 rounded-sm border-0 bg-transparent px-1.5 py-0.5 text-inherit hover:text-text',
          sort && 'text-text',
        )}
      >
        {children}
        {sort === 'ascending' ? <ChevronUpIcon size={14} /> : <ChevronDownIcon size={14} className={sort ? '' : 'opacity-40'} />}
      </button>
    ) : (
      children
    )}
  </th>
);

export type TableBodyProps = ComponentProps<'tbody'>;

/** A group of rows; several may follow each other. */
export const TableBody = ({ className, ...rest }: TableBodyProps) => (
  <tbody role="rowgroup" {...rest} className={clsx('as-cards:block [&:last-of-type>tr:last-child>*]:border-b-0', className)} />
);

export interface TableGroupProps extends Omit<ComponentProps<'tr'>, 'children'> {
  label: ReactNode;
  /** Number of columns of the table. */
  columns: number;
  /** At the right end of the band, such as the sum of the group. */
  aside?: ReactNode;
}

/** The gray band over a group of rows: an area of the project. Stands first in its TableBody. */
export const TableGroup = ({ label, columns, aside, className, ...rest }: TableGroupProps) => (
  <tr role="row" {...rest} className={clsx('as-cards:block', className)}>
    <th
      role="rowheader"
      scope="colgroup"
      colSpan={columns}
      className="border-b border-hairline-soft bg-hover px-4 py-2 text-start text-sm font-semibold @max-[64rem]/table-frame:px-3 as-cards:px-4! as-cards:block"
    >
      <span className="flex items-center justify-between gap-4">
        <span>{label}</span>
        {aside && <span className="font-normal text-muted">{aside}</span>}
      </span>
    </th>
  </tr>
);

export interface TableRowProps extends ComponentProps<'tr'> {
  /** Chosen or just changed: pale lima. */
  selected?: boolean;
  /** The whole row can be pressed (the link or button stays inside a cell). */
  interactive?: boolean;
}

/** One line of the table; where the frame is narrow, one card of two columns. */
export const TableRow = ({ selected = false, interactive = false, className, ...rest }: TableRowProps) => (
  <tr
    role="row"
    data-selected={selected || undefined}
    {...rest}
    className={clsx(
      'data-selected:bg-accent-soft',
      interactive && 'hover:bg-hover',
      'as-cards:relative as-cards:grid as-cards:grid-cols-2 as-cards:gap-x-4 as-cards:gap-y-2.5 as-cards:border-b as-cards:border-hairline-soft as-cards:p-4',
      className,
    )}
  />
);

export interface TableCellProps extends Omit<ComponentProps<'td'>, 'align'> {
  /** Name of the column, shown over the value when the row is a card. */
  label?: string;
  /** Right-aligned, for numbers. */
  end?: boolean;
  /** On a card: the whole width (`wide`), or the upper right corner (`corner`, for the row's menu). */
  card?: 'half' | 'wide' | 'corner';
}

/** One value; `label` repeats the name of its column on a card. */
export const TableCell = ({ label, end = false, card = 'half', className, children, ...rest }: TableCellProps) => (
  <td
    role="cell"
    {...rest}
    className={clsx(
      'border-b border-hairline-soft px-4 py-3 align-middle @max-[64rem]/table-frame:px-3 as-cards:border-b-0 as-cards:p-0!',
      end && 'text-end whitespace-nowrap as-cards:text-start',
      card === 'wide' && 'as-cards:col-span-2',
      card === 'corner' && 'as-cards:absolute as-cards:top-3 as-cards:end-3',
      className,
    )}
  >
    {label && (
      <span aria-hidden className="mb-0.5 hidden text-xs text-muted as-cards:block">
        {label}
      </span>
    )}
    {children}
  </td>
);
