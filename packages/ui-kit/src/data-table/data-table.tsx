// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: rows of data that are selected and opened are an ARIA grid, and a table where roles are not read
// biome-ignore-all lint/a11y/noRedundantRoles: `display: block` takes their roles from the elements; here they are given back
import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useControlled } from '../controlled/use-controlled';
import { useKitTexts } from '../kit-texts/kit-texts';
import { joinRefs } from '../roving/group-label';
import { Skeleton } from '../skeleton/skeleton';
import { DataRow } from './data-row';
import { type DataTableColumn, type DataTableSort, sortRows } from './data-table-column';
import { DataTableHead } from './data-table-head';
import { extendTo, toggleAll, toggleKey } from './row-selection';
import { useFrameSpan } from './use-frame-span';
import { useGridFocus } from './use-grid-focus';
import { type DrawnRow, type RowsHandle, VirtualRows } from './virtual-rows';

export type { CellFocus, DataTableColumn, DataTableSort } from './data-table-column';

export interface DataTableProps<Row> extends Omit<ComponentProps<'table'>, 'children' | 'onSelect'> {
  /** Accessible name. */
  label: string;
  columns: readonly DataTableColumn<Row>[];
  rows: readonly Row[];
  /** Unique and lasting: selection and focus follow it through sorting. */
  rowKey: (row: Row) => string;
  /** The order; `null` = as the rows come. Undefined = the table keeps it itself, from `defaultSort`. */
  sort?: DataTableSort | null;
  defaultSort?: DataTableSort | null;
  onSortChange?: (sort: DataTableSort | null) => void;
  /** Given = each row has a checkbox with this name, and the header one over all. */
  selectLabel?: (row: Row) => string;
  /** Keys of the selected rows. Undefined = the table keeps them itself, from `defaultSelection`. */
  selection?: ReadonlySet<string>;
  defaultSelection?: ReadonlySet<string>;
  onSelectionChange?: (selection: ReadonlySet<string>) => void;
  /** Name of the checkbox over all rows; default from the kit texts. */
  selectAllLabel?: string;
  /** A press on a row, or Enter in one of its cells. */
  onRowOpen?: (row: Row) => void;
  /** `loading` without rows shows skeletons, with rows keeps them under a running line and sets `aria-busy`; `error` shows `error`. */
  status?: 'ready' | 'loading' | 'error';
  /** Instead of rows, where there are none. */
  empty?: ReactNode;
  /** Instead of rows, where they could not be loaded. */
  error?: ReactNode;
  /** CSS length: the table scrolls inside it, its header sticks, and only rows in sight are drawn. Without it all rows stand in the page. */
  height?: string;
  /** Height of a row in px, default 48: exact where rows are virtual, else the least. */
  rowHeight?: number;
  /** Distance of the sticky header to the top of the window in px, without `height`; undefined = it does not stick. */
  stickyTop?: number;
  /** `cards` (default) turns rows into cards where the frame is under 704 px wide; `scroll` never does. */
  narrow?: 'cards' | 'scroll';
  /** Under the rows: the selection, totals, pages. */
  footer?: ReactNode;
}

const CHECKBOX_TRACK = '3.25rem';
const SKELETONS = ['one', 'two', 'three', 'four', 'five', 'six'];
const noKeys: ReadonlySet<string> = new Set();
const inner = 'a, button, input, label, select, textarea, [role="menuitem"]';

/**
 * Rows to sort, select and open, thousands of them: an ARIA grid with one tab stop. `className` goes to the frame; `ref` and all other attributes go to the table.
 *
 * Arrows, Home, End, PageUp, PageDown and with Ctrl the corners move; Space selects, with Shift from the last selected row to here; Shift and up or
 * down extend; Ctrl+A selects all; Enter opens the row. State: `data-selected` on rows, `aria-busy`, `aria-sort`, `data-cards` on the table where its rows are cards.
 */
export const DataTable = <Row,>({
  label,
  columns,
  rows,
  rowKey,
  sort,
  defaultSort = null,
  onSortChange,
  selectLabel,
  selection,
  defaultSelection = noKeys,
  onSelectionChange,
  selectAllLabel,
  onRowOpen,
  status = 'ready',
  empty,
  error,
  height,
  rowHeight = 48,
  stickyTop,
  narrow = 'cards',
  footer,
  className,
  ref,
  onKeyDown,
  onClick,
  ...rest
}: DataTableProps<Row>) => {
  const texts = useKitTexts();
  const [order, setOrder] = useControlled(sort, defaultSort, onSortChange);
  const [selected, setSelected] = useControlled(selection, defaultSelection, onSelectionChange);
  const shown = useMemo(() => sortRows(rows, columns, order), [rows, columns, order]);
  const keys = useMemo(() => shown.map(rowKey), [shown, rowKey]);
  const anchor = useRef<string>(undefined);
  const table = useRef<HTMLTableElement>(null);
  // Held as state: the virtualiser asks for it in an effect that runs before the ref of an element around it is set.
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const handle = useRef<RowsHandle>(null);
  const span = useFrameSpan(scroller);
  const isCard = span === 'narrow' && narrow === 'cards';

  const select = (key: string, extend: boolean) => {
    if (extend && anchor.current !== undefined) return setSelected(extendTo(selected, keys, anchor.current, key));
    anchor.current = key;
    setSelected(toggleKey(selected, key));
  };
  const latest = useRef(select);
  useLayoutEffect(() => {
    latest.current = select;
  });
  const onSelect = useCallback((key: string, extend: boolean) => latest.current(key, extend), []);

  const isShown = status !== 'error' && shown.length > 0;
  const grid = useGridFocus({
    table,
    rows: isShown ? shown.length : 0,
    columns: columns.length + (selectLabel ? 1 : 0),
    page: () => Math.max(1, Math.floor((scroller?.clientHeight ?? 0) / rowHeight) - 2) || 10,
    scrollTo: (row) => handle.current?.scrollTo(row),
    onSelect: selectLabel && ((row, extend) => select(keys[row] ?? '', extend)),
    onExtend:
      selectLabel &&
      ((from, to) => {
        const [start, end] = [keys[from], keys[to]];
        if (start === undefined || end === undefined) return;
        if (anchor.current === undefined || !selected.has(anchor.current)) anchor.current = start;
        setSelected(extendTo(new Set([...selected, anchor.current]), keys, anchor.current, end));
      }),
    onSelectAll: selectLabel && (() => setSelected(new Set([...selected, ...keys]))),
    onOpen: onRowOpen && ((row) => shown[row] !== undefined && onRowOpen(shown[row])),
  });

  const toggleSort = (column: string) =>
    setOrder({ column, direction: order?.column === column && order.direction === 'ascending' ? 'descending' : 'ascending' });

  const draw = ({ index, offset, measure }: Partial<DrawnRow> & { index: number }) => {
    const row = shown[index];
    const key = keys[index];
    if (row === undefined || key === undefined) return null;
    return (
      <DataRow
        key={key}
        row={row}
        rowKey={key}
        index={index}
        columns={columns}
        selectLabel={selectLabel?.(row)}
        selected={selected.has(key)}
        activeColumn={grid.active.row === index ? grid.active.column : undefined}
        opens={onRowOpen !== undefined}
        isCard={isCard}
        onSelect={onSelect}
        isFixed={height !== undefined}
        offset={offset}
        measure={measure}
      />
    );
  };

  const tracks = columns.map(({ width = 'minmax(8rem, 1fr)' }) => width);
  const chosen = keys.filter((key) => selected.has(key)).length;
  const sticks = height !== undefined || stickyTop !== undefined;
  return (
    <div
      className={clsx(
        'relative flex min-w-0 flex-col rounded-card border border-hairline bg-surface',
        (height !== undefined || stickyTop === undefined) && 'overflow-hidden',
        className,
      )}
    >
      {status === 'loading' && shown.length > 0 && (
        <div aria-hidden data-busy="" data-print="hidden" className="absolute inset-x-4 top-0 z-20 h-0.5 overflow-hidden rounded-full">
          <div className="h-full w-2/5 animate-progress bg-text" />
        </div>
      )}
      <div ref={setScroller} style={{ maxHeight: height }} className={sticks && height === undefined ? 'min-w-0' : 'min-w-0 overflow-auto'}>
        <table
          role="grid"
          aria-label={label}
          aria-rowcount={status === 'loading' && rows.length === 0 ? -1 : shown.length + 1}
          aria-colcount={columns.length + (selectLabel ? 1 : 0)}
          aria-multiselectable={selectLabel ? true : undefined}
          aria-busy={status === 'loading'}
          data-cards={isCard || undefined}
          {...rest}
          ref={joinRefs(table, ref)}
          onFocus={grid.onFocus}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            grid.onKeyDown(event);
          }}
          onClick={(event) => {
            onClick?.(event);
            const target = event.target as Element;
            const at = target.closest<HTMLElement>('[data-row]')?.dataset.index;
            const row = at === undefined ? undefined : shown[Number(at)];
            if (row !== undefined && !target.closest(inner)) onRowOpen?.(row);
          }}
          style={{
            ['--data-table-columns' as string]: [...(selectLabel ? [CHECKBOX_TRACK] : []), ...tracks].join(' '),
            ['--data-table-row' as string]: `${rowHeight}px`,
            ['--data-table-gap' as string]: span === 'wide' ? '1rem' : '0.75rem',
            ['--table-top' as string]: sticks ? `${height === undefined ? stickyTop : 0}px` : 'auto',
            ...rest.style,
          }}
          className={clsx('group/grid block w-full border-0 text-base', !isCard && 'min-w-fit')}
        >
          <DataTableHead
            columns={columns}
            sort={order}
            onSort={toggleSort}
            selectLabel={selectLabel && (selectAllLabel ?? texts.selectAll)}
            selected={chosen === 0 ? 'none' : chosen === keys.length ? 'all' : 'some'}
            onSelectAll={() => setSelected(toggleAll(selected, keys))}
            activeColumn={grid.active.row === -1 ? grid.active.column : undefined}
            isCard={isCard}
          />
          {isShown && height !== undefined && (
            <VirtualRows
              ref={handle}
              scroller={scroller}
              count={shown.length}
              rowHeight={rowHeight}
              measures={isCard}
              activeRow={grid.active.row}
              keyOf={(index) => keys[index] ?? String(index)}
              draw={draw}
            />
          )}
          {isShown && height === undefined && (
            <tbody role="rowgroup" className="block">
              {shown.map((_, index) => draw({ index }))}
            </tbody>
          )}
        </table>
        {status === 'error' && error}
        {status === 'ready' && shown.length === 0 && empty}
        {status === 'loading' && shown.length === 0 && (
          <div aria-hidden className="flex flex-col gap-6 p-5">
            {SKELETONS.map((name) => (
              <Skeleton key={name} className="h-4" />
            ))}
          </div>
        )}
      </div>
      {footer && <div className="border-t border-hairline px-4 py-3">{footer}</div>}
    </div>
  );
};
