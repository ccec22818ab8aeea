import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { belongsToContent, cellAfterKey, focusCell, type GridCell } from './grid-keyboard';

interface GridFocusOptions {
  table: RefObject<HTMLElement | null>;
  rows: number;
  columns: number;
  page: () => number;
  /** Brings a row into sight before it is focused, where rows are virtual. */
  scrollTo: (row: number) => void;
  onSelect: ((row: number, extend: boolean) => void) | undefined;
  onExtend: ((from: number, to: number) => void) | undefined;
  onSelectAll: (() => void) | undefined;
  onOpen: ((row: number) => void) | undefined;
}

const placeOf = (element: EventTarget): GridCell | undefined => {
  const [row, column] = (element instanceof Element ? element.closest<HTMLElement>('[data-cell]') : null)?.dataset.cell?.split(':') ?? [];
  return row === undefined || column === undefined ? undefined : { row: Number(row), column: Number(column) };
};

/** The one tab stop of a grid and the keys that move it. */
export const useGridFocus = ({ table, rows, columns, page, scrollTo, onSelect, onExtend, onSelectAll, onOpen }: GridFocusOptions) => {
  const [wanted, setActive] = useState<GridCell>({ row: 0, column: 0 });
  const active = { row: Math.min(wanted.row, rows - 1), column: Math.min(wanted.column, columns - 1) };
  const moved = useRef<GridCell>(undefined);
  useEffect(() => {
    const cell = moved.current;
    if (!cell || !table.current) return;
    moved.current = undefined;
    focusCell(table.current, cell);
  });

  const move = (to: GridCell) => {
    moved.current = to;
    setActive(to);
    if (to.row >= 0) scrollTo(to.row);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (belongsToContent(event)) return;
    const here = placeOf(event.target) ?? active;
    const onCell = event.target instanceof Element && event.target.matches('[data-cell]');
    const { key } = event;
    if (key === 'a' && (event.ctrlKey || event.metaKey)) onSelectAll?.();
    else if (key === ' ' && onCell && here.row >= 0 && onSelect) onSelect(here.row, event.shiftKey);
    else if (key === 'Enter' && onCell && here.row >= 0 && onOpen) onOpen(here.row);
    else {
      const to = cellAfterKey(event, here, { rows, columns, page: page() });
      if (!to) return;
      if (event.shiftKey && (key === 'ArrowUp' || key === 'ArrowDown') && here.row >= 0 && to.row >= 0) onExtend?.(here.row, to.row);
      move(to);
    }
    event.preventDefault();
  };

  const onFocus = (event: FocusEvent) => {
    const place = placeOf(event.target);
    if (place && (place.row !== active.row || place.column !== active.column)) setActive(place);
  };
  return { active, onKeyDown, onFocus };
};
