// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: cells of an ARIA grid
// biome-ignore-all lint/a11y/useFocusableInteractive: where a cell holds a field, that takes the focus in its place
// biome-ignore-all lint/a11y/useSemanticElements: `display: grid` takes their roles from the elements; here they are given back
// biome-ignore-all lint/a11y/noRedundantRoles: the same
import { clsx } from 'clsx';
import { memo, type ReactNode } from 'react';
import { Checkbox } from '../checkbox/checkbox';
import type { DataTableColumn } from './data-table-column';

export interface DataRowProps<Row> {
  row: Row;
  rowKey: string;
  index: number;
  columns: readonly DataTableColumn<Row>[];
  /** Name of the checkbox; undefined = rows are not selected. */
  selectLabel: string | undefined;
  selected: boolean;
  /** The column of the tab stop where it lies in this row, the column of checkboxes counted. */
  activeColumn: number | undefined;
  opens: boolean;
  /** Rows are cards: each value has the name of its column over it. */
  isCard: boolean;
  onSelect: (key: string, extend: boolean) => void;
  /** Every row is as high as the next and every cell one line; else rows grow with their content. */
  isFixed: boolean;
  /** Distance to the first row in px, where the row stands apart from those in sight. */
  offset?: number | undefined;
  /** Lets the virtualiser know the height of a row that is a card. */
  measure?: ((element: HTMLElement | null) => void) | undefined;
}

/** One element a cell where it can be, centred as a block: fast scrolling needs cheap layout. */
const cellLook = 'min-w-0 content-center px-(--data-table-gap) py-2 focus-visible:-outline-offset-2';
/** Clipped, not hidden: an element with hidden overflow can be scrolled, and a thousand scroll regions are expensive. */
const fixedCellLook = `${cellLook} overflow-clip text-ellipsis whitespace-nowrap`;
const cardCellLook = 'min-w-0 focus-visible:-outline-offset-2';

const lookOf = (isCard: boolean, isFixed: boolean) => (isCard ? cardCellLook : isFixed ? fixedCellLook : cellLook);

interface DataCellProps<Row> {
  column: DataTableColumn<Row>;
  place: string;
  tabIndex: 0 | -1;
  isCard: boolean;
  isFixed: boolean;
  children: ReactNode;
}

const DataCell = <Row,>({ column, place, tabIndex, isCard, isFixed, children }: DataCellProps<Row>) => (
  <td
    role="gridcell"
    data-cell={place}
    tabIndex={column.interactive ? undefined : tabIndex}
    className={clsx(
      lookOf(isCard, isFixed),
      column.end && (isCard ? 'whitespace-nowrap' : 'text-end whitespace-nowrap'),
      isCard && column.card === 'wide' && 'col-span-2',
      isCard && column.card === 'corner' && 'absolute end-3 top-3',
    )}
  >
    {isCard && column.card !== 'corner' && (
      <span aria-hidden className="mb-0.5 block text-xs text-muted">
        {column.header}
      </span>
    )}
    {children}
  </td>
);

const PlainDataRow = <Row,>({
  row,
  rowKey,
  index,
  columns,
  selectLabel,
  selected,
  activeColumn,
  opens,
  isCard,
  onSelect,
  isFixed,
  offset,
  measure,
}: DataRowProps<Row>) => {
  const shift = selectLabel === undefined ? 0 : 1;
  const focusAt = (column: number) => (activeColumn === column ? 0 : -1);
  return (
    <tr
      ref={measure}
      role="row"
      aria-rowindex={index + 2}
      aria-selected={selectLabel === undefined ? undefined : selected}
      data-index={index}
      data-row={rowKey}
      data-selected={selected || undefined}
      style={offset === undefined ? undefined : { top: offset }}
      className={clsx(
        'grid w-full border-b border-hairline-soft',
        isCard ? 'grid-cols-2 gap-x-4 gap-y-2.5 p-4' : 'grid-cols-(--data-table-columns)',
        !isCard && (isFixed ? 'h-(--data-table-row) grid-rows-[100%]' : 'min-h-(--data-table-row)'),
        !isFixed && 'last:border-b-0',
        offset === undefined ? isCard && 'relative' : 'absolute inset-x-0',
        selected && 'bg-accent-soft',
        opens && (selected ? 'cursor-pointer' : 'cursor-pointer hover:bg-hover'),
      )}
    >
      {selectLabel !== undefined && (
        <td
          role="gridcell"
          data-cell={`${index}:0`}
          className={clsx('select-none', lookOf(isCard, isFixed), isCard ? 'col-span-2' : 'text-center')}
        >
          <Checkbox
            label={selectLabel}
            hideLabel
            checked={selected}
            tabIndex={focusAt(0)}
            onCheckedChange={() => undefined}
            onClick={(event) => onSelect(rowKey, event.shiftKey)}
          />
        </td>
      )}
      {columns.map((column, at) => (
        <DataCell key={column.id} column={column} place={`${index}:${at + shift}`} tabIndex={focusAt(at + shift)} {...{ isCard, isFixed }}>
          {column.cell(row, { tabIndex: focusAt(at + shift) })}
        </DataCell>
      ))}
    </tr>
  );
};

/** One row; redrawn only when something of it changes, so that scrolling costs only the new rows. */
export const DataRow = memo(PlainDataRow) as typeof PlainDataRow;
