// biome-ignore-all lint/a11y/useFocusableInteractive: the grid is the one tab stop and names the active cell
// biome-ignore-all lint/a11y/useSemanticElements: rows and cells are laid out by CSS grid, which a table of the browser's own cannot be
import { clsx } from 'clsx';
import { memo } from 'react';
import { type AfterEdit, CellEditor } from './cell-editor';
import type { CellGridColumn } from './cell-grid-column';

export interface CellRowProps<Row> {
  gridId: string;
  row: Row;
  /** Among all rows, heads of groups left out. */
  index: number;
  /** Among everything that is drawn, from 1 for the names of the columns. */
  ariaIndex: number;
  columns: readonly CellGridColumn<Row>[];
  /** The active cell where it lies in this row. */
  activeColumn: number | undefined;
  /** Chosen cells of this row, both ends included. */
  first: number | undefined;
  last: number | undefined;
  /** Text that the editor of the active cell begins with; undefined = it is not changed. */
  editing: string | undefined;
  onCommit: (value: string, after: AfterEdit) => void;
  onCancel: () => void;
}

const cellLook = 'flex min-w-0 items-center border-e border-hairline-soft text-base';

const PlainCellRow = <Row,>({
  gridId,
  row,
  index,
  ariaIndex,
  columns,
  activeColumn,
  first,
  last,
  editing,
  onCommit,
  onCancel,
}: CellRowProps<Row>) => (
  <div
    role="row"
    aria-rowindex={ariaIndex}
    data-index={index}
    className="grid h-(--cell-grid-row) w-full grid-cols-(--cell-grid-columns) border-b border-hairline-soft bg-surface"
  >
    <div
      role="rowheader"
      data-row-head=""
      className="flex items-center justify-center border-e border-hairline-soft text-xs text-muted select-none"
    >
      {index + 1}
    </div>
    {columns.map((column, at) => {
      const isActive = activeColumn === at;
      const isChosen = first !== undefined && last !== undefined && at >= first && at <= last;
      const isEditing = isActive && editing !== undefined;
      const text = column.text(row);
      return (
        <div
          key={column.id}
          id={isActive ? `${gridId}-active` : undefined}
          role="gridcell"
          aria-colindex={at + 2}
          aria-selected={isChosen}
          aria-readonly={column.edit === undefined || undefined}
          data-column={at}
          data-active={isActive || undefined}
          className={clsx(
            cellLook,
            isEditing ? 'relative z-10' : 'overflow-clip px-2',
            column.end && 'justify-end text-end tabular-nums',
            isChosen && !isActive && 'bg-accent-soft',
            isActive && !isEditing && 'outline-2 -outline-offset-2 outline-text',
          )}
        >
          {isEditing ? (
            <CellEditor
              label={column.header}
              start={editing}
              maxLength={column.maxLength ?? 64}
              end={column.end ?? false}
              options={column.edit === 'choice' ? (column.choices?.(row) ?? []) : undefined}
              chosen={column.choices?.(row).find(({ label, value }) => label === text || value === text)?.value ?? ''}
              onCommit={onCommit}
              onCancel={onCancel}
            />
          ) : (
            column.cell(row)
          )}
        </div>
      );
    })}
  </div>
);

/** One row; drawn again only when something of it changes. */
export const CellRow = memo(PlainCellRow) as typeof PlainCellRow;
