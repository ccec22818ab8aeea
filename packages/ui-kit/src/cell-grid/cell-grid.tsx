// biome-ignore-all lint/a11y/useSemanticElements: rows and cells are laid out by CSS grid, which a table of the browser's own cannot be
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid is the one tab stop and names the active cell
import { clsx } from 'clsx';
import {
  type ClipboardEvent,
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { joinRefs } from '../roving/group-label';
import type { AfterEdit } from './cell-editor';
import type { CellChange, CellGridColumn, CellGridItem } from './cell-grid-column';
import { commandOf, placeAfterKey, typedBy } from './cell-keys';
import { type CellPlace, type CellRange, isOfRows, rangeAt, rangeWithin, rectOf, tabbedText } from './cell-range';
import { CellRow } from './cell-row';
import { useItemWindow } from './use-item-window';

export type { AutocompleteOption } from '../autocomplete/find-options';
export type { CellChange, CellGridColumn, CellGridItem } from './cell-grid-column';

/** Cells that are chosen. */
export interface CellSelection {
  readonly rowKeys: readonly string[];
  readonly columns: readonly string[];
  /** Whole rows are. */
  readonly isOfRows: boolean;
}

export interface CellGridProps<Row> extends Omit<ComponentProps<'div'>, 'children' | 'onChange' | 'onPaste'> {
  /** Accessible name. */
  label: string;
  /** Name of the column of row numbers, for a screen reader. */
  numberLabel: string;
  columns: readonly CellGridColumn<Row>[];
  /** Rows, and heads of groups among them. */
  items: readonly CellGridItem<Row>[];
  /** New texts of cells, all of one step: typed, chosen, cleared or filled down. */
  onCells: (changes: readonly CellChange[]) => void;
  /** Pasted text, and the upper corner of the selection; the owner reads it. */
  onPasteText: (text: string, at: { readonly rowKey: string; readonly column: string } | undefined) => void;
  /** Whole rows were chosen and deleted. */
  onRemoveRows: (rowKeys: readonly string[]) => void;
  onUndo?: () => void;
  onRedo?: () => void;
  onSelectionChange?: (selection: CellSelection) => void;
  /** Row to be brought into sight and made active; another value moves there once more. */
  focusRow?: string | undefined;
  /** Instead of rows, where there are none. */
  empty?: ReactNode;
  /** CSS length; the grid scrolls inside it. */
  height: string;
  /** Height of a row in px, default 44. */
  rowHeight?: number;
  /** Scrolling is followed at most once in so many ms; undefined = at every step. */
  scrollIntervalMs?: number | undefined;
}

const NUMBER_TRACK = '2.75rem';
const HEAD_HEIGHT = 40;
const START: CellRange = rangeAt({ row: 0, column: 0 });

/**
 * Cells to fill by the keyboard, as in a spreadsheet: an ARIA grid with one tab stop, which names the active cell. `className` goes to the frame;
 * `ref` and all other attributes go to the grid.
 *
 * Arrows, Home, End, the Page keys and with Ctrl the edges move, with Shift they extend; Enter, F2 or typing changes a cell, Enter and Tab in it go on,
 * Escape gives it up; Delete clears cells or removes whole rows, Ctrl+D fills down, Ctrl+C, X and V copy, cut and paste, Shift+Space takes rows, Ctrl+A all,
 * Ctrl+Z and Ctrl+Shift+Z undo and redo. A double press changes a cell, a press on a row's number takes the row.
 */
export const CellGrid = <Row,>({
  label,
  numberLabel,
  columns,
  items,
  onCells,
  onPasteText,
  onRemoveRows,
  onUndo,
  onRedo,
  onSelectionChange,
  focusRow,
  empty,
  height,
  rowHeight = 44,
  scrollIntervalMs,
  className,
  ref,
  ...rest
}: CellGridProps<Row>) => {
  const gridId = useId();
  const grid = useRef<HTMLDivElement>(null);
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const [wanted, setRange] = useState<CellRange>(START);
  const [editing, setEditing] = useState<string>();
  const rows = useMemo(() => items.flatMap((item, at) => ('row' in item ? [{ key: item.key, row: item.row, at }] : [])), [items]);
  const range = rangeWithin(wanted, rows.length, columns.length);
  const { active } = range;
  const rect = rectOf(range);
  const indexOfItem = useMemo(() => new Map(rows.map(({ at }, index) => [at, index])), [rows]);

  const { first, end, scrollTo } = useItemWindow({
    scroller,
    count: items.length,
    itemHeight: rowHeight,
    headHeight: HEAD_HEIGHT,
    intervalMs: scrollIntervalMs,
  });

  const announced = useRef('');
  useEffect(() => {
    const chosen = rows.slice(rect.top, rect.bottom + 1).map(({ key }) => key);
    const names = columns.slice(rect.first, rect.last + 1).map(({ id }) => id);
    const mark = `${chosen.join(' ')}|${names.join(' ')}`;
    if (mark === announced.current) return;
    announced.current = mark;
    onSelectionChange?.({ rowKeys: chosen, columns: names, isOfRows: isOfRows(rect, columns.length) });
  });

  const show = ({ row, column }: CellPlace) => {
    const at = rows[row]?.at;
    if (at !== undefined) scrollTo(at);
    const cell = grid.current?.querySelector<HTMLElement>(`[role="columnheader"][data-column="${column}"]`);
    cell?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  };
  const move = (to: CellPlace, extend = false) => {
    const next = rangeWithin(extend ? { anchor: range.anchor, active: to } : rangeAt(to), rows.length, columns.length);
    setRange(next);
    show(next.active);
  };

  const sought = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (focusRow === undefined || sought.current === focusRow) return;
    const row = rows.findIndex(({ key }) => key === focusRow);
    if (row < 0) return;
    sought.current = focusRow;
    const first = columns.findIndex(({ edit }) => edit !== undefined);
    move({ row, column: columns[active.column]?.edit === undefined ? Math.max(0, first) : active.column });
    grid.current?.focus({ preventScroll: true });
  });

  const begin = (text: string | undefined) => {
    const column = columns[active.column];
    const row = rows[active.row];
    if (column?.edit === undefined || row === undefined) return;
    setRange(rangeAt(active));
    show(active);
    setEditing(text ?? (column.edit === 'text' ? column.text(row.row) : ''));
  };
  const finish = (after: AfterEdit) => {
    setEditing(undefined);
    const steps = { down: [1, 0], up: [-1, 0], right: [0, 1], left: [0, -1], stay: [0, 0] } as const;
    const [rowStep, columnStep] = steps[after];
    if (after !== 'stay') move({ row: active.row + rowStep, column: active.column + columnStep });
    grid.current?.focus({ preventScroll: true });
  };
  const commit = (value: string, after: AfterEdit) => {
    const column = columns[active.column];
    const row = rows[active.row];
    if (column !== undefined && row !== undefined && column.text(row.row) !== value) {
      onCells([{ rowKey: row.key, column: column.id, value }]);
    }
    finish(after);
  };

  const chosenRows = () => rows.slice(rect.top, rect.bottom + 1);
  const editable = () => columns.slice(rect.first, rect.last + 1).filter(({ edit }) => edit !== undefined);
  const clear = () => {
    if (isOfRows(rect, columns.length)) return onRemoveRows(chosenRows().map(({ key }) => key));
    onCells(chosenRows().flatMap(({ key }) => editable().map(({ id }) => ({ rowKey: key, column: id, value: '' }))));
  };
  /** The upper row of the selection is copied into those below; a single row takes the values of the row over it. */
  const fillDown = () => {
    const from = rows[rect.top === rect.bottom ? rect.top - 1 : rect.top];
    if (from === undefined) return;
    const below = rows.slice(rect.top === rect.bottom ? rect.top : rect.top + 1, rect.bottom + 1);
    onCells(below.flatMap(({ key }) => editable().map((column) => ({ rowKey: key, column: column.id, value: column.text(from.row) }))));
  };

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    rest.onKeyDown?.(event);
    if (event.defaultPrevented || editing !== undefined || rows.length === 0) {
      if (!event.defaultPrevented && editing === undefined && commandOf(event) === 'undo') onUndo?.();
      return;
    }
    const command = commandOf(event);
    const typed = typedBy(event);
    const to = placeAfterKey(event, active, { rows: rows.length, columns: columns.length, page: pageOf(scroller, rowHeight) });
    if (to !== undefined) move(to, event.shiftKey);
    else if (command === 'edit') begin(undefined);
    else if (command === 'clear') clear();
    else if (command === 'fill-down') fillDown();
    else if (command === 'undo') onUndo?.();
    else if (command === 'redo') onRedo?.();
    else if (command === 'select-all')
      setRange({ anchor: { row: 0, column: 0 }, active: { row: rows.length - 1, column: columns.length - 1 } });
    else if (command === 'select-row')
      setRange({ anchor: { row: range.anchor.row, column: 0 }, active: { row: active.row, column: columns.length - 1 } });
    else if (typed !== undefined) begin(typed);
    else return;
    event.preventDefault();
  };

  const copy = (event: ClipboardEvent) => {
    if (editing !== undefined || rows.length === 0) return false;
    const shown = columns.slice(rect.first, rect.last + 1);
    event.clipboardData.setData('text/plain', tabbedText(chosenRows().map(({ row }) => shown.map((column) => column.text(row)))));
    event.preventDefault();
    return true;
  };

  const placeOf = (event: PointerEvent | MouseEvent): (CellPlace & { readonly isHead: boolean }) | undefined => {
    const target = event.target instanceof Element ? event.target : undefined;
    const row = target?.closest<HTMLElement>('[role="row"]')?.dataset.index;
    if (row === undefined) return undefined;
    if (target?.closest('[data-row-head]')) return { row: Number(row), column: 0, isHead: true };
    const column = target?.closest<HTMLElement>('[data-column]')?.dataset.column;
    return column === undefined ? undefined : { row: Number(row), column: Number(column), isHead: false };
  };
  const takeRow = (row: number, extend: boolean) =>
    setRange({ anchor: { row: extend ? range.anchor.row : row, column: 0 }, active: { row, column: columns.length - 1 } });

  const latest = useRef({ commit, cancel: () => finish('stay') });
  useLayoutEffect(() => {
    latest.current = { commit, cancel: () => finish('stay') };
  });
  const onCommit = useCallback((value: string, after: AfterEdit) => latest.current.commit(value, after), []);
  const onCancel = useCallback(() => latest.current.cancel(), []);

  const tracks = [NUMBER_TRACK, ...columns.map(({ width = '9rem' }) => width)].join(' ');
  return (
    <div className={clsx('relative min-w-0 overflow-hidden rounded-card border border-hairline bg-surface', className)}>
      <div
        ref={setScroller}
        className="min-w-0 overflow-auto overscroll-contain"
        style={{ height, ['--cell-grid-columns' as string]: tracks, ['--cell-grid-row' as string]: `${rowHeight}px` }}
      >
        <div
          {...rest}
          ref={joinRefs(grid, ref)}
          role="grid"
          aria-label={label}
          aria-rowcount={items.length + 1}
          aria-colcount={columns.length + 1}
          aria-multiselectable
          aria-activedescendant={rows.length > 0 ? `${gridId}-active` : undefined}
          tabIndex={0}
          onKeyDown={onKeyDown}
          onCopy={copy}
          onCut={(event) => {
            if (copy(event)) clear();
          }}
          onPaste={(event) => {
            if (editing !== undefined) return;
            event.preventDefault();
            const [row, column] = [rows[rect.top], columns[rect.first]];
            onPasteText(event.clipboardData.getData('text/plain'), row && column && { rowKey: row.key, column: column.id });
          }}
          onPointerDown={(event) => {
            const place = placeOf(event);
            if (place === undefined || event.button !== 0) return;
            if (editing !== undefined && place.row === active.row && place.column === active.column) return;
            if (place.isHead) takeRow(place.row, event.shiftKey);
            else if (event.pointerType === 'touch' && place.row === active.row && place.column === active.column) return begin(undefined);
            else setRange(event.shiftKey ? { anchor: range.anchor, active: place } : rangeAt(place));
          }}
          onPointerMove={(event) => {
            if (event.buttons !== 1 || event.pointerType === 'touch' || editing !== undefined) return;
            const place = placeOf(event);
            if (place === undefined) return;
            if (place.isHead) takeRow(place.row, true);
            else if (place.row !== active.row || place.column !== active.column) setRange({ anchor: range.anchor, active: place });
          }}
          onDoubleClick={(event) => {
            const place = placeOf(event);
            if (place !== undefined && !place.isHead && editing === undefined) begin(undefined);
          }}
          className="w-full min-w-fit select-none focus-visible:outline-none"
        >
          <div role="rowgroup" className="sticky top-0 z-20">
            <div
              role="row"
              aria-rowindex={1}
              className="grid h-10 w-full grid-cols-(--cell-grid-columns) border-b border-hairline bg-sunken text-sm text-muted"
            >
              <div role="columnheader" className="border-e border-hairline-soft">
                <span className="sr-only">{numberLabel}</span>
              </div>
              {columns.map(({ id, header, hideHeader = false, end }, at) => (
                <div
                  key={id}
                  role="columnheader"
                  data-column={at}
                  className={clsx('flex min-w-0 items-center border-e border-hairline-soft px-2 font-medium', end && 'justify-end')}
                >
                  <span className={hideHeader ? 'sr-only' : 'line-clamp-2 leading-tight wrap-anywhere'}>{header}</span>
                </div>
              ))}
            </div>
          </div>
          <div role="rowgroup" className="relative contain-layout" style={{ height: items.length * rowHeight }}>
            {items.slice(first, end).map((item, offset) => {
              const { key } = item;
              const at = first + offset;
              const place = { transform: `translateY(${at * rowHeight}px)` };
              if ('group' in item) {
                return (
                  <div key={key} role="row" aria-rowindex={at + 2} className="absolute inset-x-0 top-0 h-(--cell-grid-row)" style={place}>
                    <div
                      role="gridcell"
                      aria-colspan={columns.length + 1}
                      className="flex h-full items-center border-b border-hairline bg-sunken"
                    >
                      {item.group}
                    </div>
                  </div>
                );
              }
              const index = indexOfItem.get(at) ?? 0;
              const isChosen = index >= rect.top && index <= rect.bottom;
              const isActive = index === active.row;
              return (
                <div key={key} role="presentation" className="absolute inset-x-0 top-0" style={place}>
                  <CellRow
                    gridId={gridId}
                    row={item.row}
                    index={index}
                    ariaIndex={at + 2}
                    columns={columns}
                    activeColumn={isActive ? active.column : undefined}
                    first={isChosen ? rect.first : undefined}
                    last={isChosen ? rect.last : undefined}
                    editing={isActive ? editing : undefined}
                    onCommit={onCommit}
                    onCancel={onCancel}
                  />
                </div>
              );
            })}
          </div>
        </div>
        {rows.length === 0 && empty}
      </div>
    </div>
  );
};

function pageOf(scroller: HTMLElement | null, rowHeight: number): number {
  return Math.max(1, Math.floor((scroller?.clientHeight ?? 0) / rowHeight) - 2);
}
