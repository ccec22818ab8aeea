import { isPieceColumn, type PieceListView, type PieceView, readTabbed } from '@candil/configurator/pieces';
import { type Currency, linePrices, majorFromMinor } from '@candil/domain';
import { useFormat, useTranslation } from '@candil/i18n/react';
import { CellGrid, type CellGridItem, type CellSelection } from '@candil/ui-kit/cell-grid';
import { EmptyState } from '@candil/ui-kit/empty-state';
import { useMemo } from 'react';
import { useFlag } from '../../../shared/flags/use-flag';
import type { OfferedPieces } from '../../../shared/pieces/piece-offer';
import type { PieceEditing } from '../state/use-piece-editing';
import { usePieceColumns } from './piece-columns';

interface PiecesGridProps {
  readonly editing: PieceEditing;
  readonly view: PieceListView;
  readonly offered: OfferedPieces;
  readonly currency: Currency;
  readonly discountPercent: number;
  readonly onSelection: (selection: CellSelection) => void;
  /** Text that is more than cells of rows that are there. */
  readonly onPasteList: (text: string) => void;
}

/** Interval at which the grid follows the scrolling with the flag on. */
const SCROLL_INTERVAL_MS = 50;

/** The rows of a list by group, to be changed as in a spreadsheet. */
export const PiecesGrid = ({ editing, view, offered, currency, discountPercent, onSelection, onPasteList }: PiecesGridProps) => {
  const { t } = useTranslation('editor');
  const format = useFormat();
  const columns = usePieceColumns({ offered, currency, discountPercent });
  const isThrottled = useFlag('scrollThrottling');
  const rows = useMemo(() => view.groups.flatMap((group) => group.rows), [view]);
  const items = useMemo(
    () =>
      view.groups.flatMap(({ group, rows: own, pieces, grossMinor }): readonly CellGridItem<PieceView>[] => [
        {
          key: `group ${group}`,
          group: (
            <span className="sticky start-0 flex max-w-[calc(100vw-3rem)] items-baseline gap-3 px-3 text-sm">
              <strong className="font-semibold">{t(`pieces.group.${group}`)}</strong>
              <span className="text-muted">
                {t('pieces.rows', { count: own.length })} · {t('pieces.count', { count: pieces })}
              </span>
              {grossMinor !== undefined && (
                <span className="font-medium">
                  {format.money(majorFromMinor(linePrices(grossMinor, 1, discountPercent).totalNet), currency)}
                </span>
              )}
            </span>
          ),
        },
        ...own.map((row) => ({ key: row.row.id, row })),
      ]),
    [view, discountPercent, currency, t, format],
  );

  const paste = (text: string, at: { readonly rowKey: string; readonly column: string } | undefined) => {
    const read = readTabbed(text);
    const first = at === undefined ? -1 : rows.findIndex(({ row }) => row.id === at.rowKey);
    if (read.kind === 'too-long' || at === undefined || first < 0 || first + read.cells.length > rows.length) return onPasteList(text);
    const start = columns.findIndex(({ id }) => id === at.column);
    // A picture takes nothing: what is pasted there begins at the reference beside it.
    const from = columns.findIndex(({ id }, index) => index >= start && isPieceColumn(id));
    if (from < 0) return onPasteList(text);
    const edits = read.cells.flatMap((line, down) =>
      line.flatMap((value, right) => {
        const column = columns[from + right]?.id;
        const rowId = rows[first + down]?.row.id;
        return column === undefined || rowId === undefined || !isPieceColumn(column) ? [] : [{ rowId, column, value }];
      }),
    );
    void editing.change('paste', edits);
  };

  return (
    <CellGrid
      label={t('pieces.grid')}
      numberLabel={t('pieces.number')}
      columns={columns}
      items={items}
      height="100%"
      scrollIntervalMs={isThrottled ? SCROLL_INTERVAL_MS : undefined}
      className="h-full"
      focusRow={editing.focusRow}
      onCells={(changes) =>
        void editing.change(
          changes.length > 1 ? 'fill' : 'change',
          changes.flatMap(({ rowKey, column, value }) => (isPieceColumn(column) ? [{ rowId: rowKey, column, value }] : [])),
        )
      }
      onPasteText={paste}
      onRemoveRows={editing.remove}
      onUndo={editing.undo}
      onRedo={editing.redo}
      onSelectionChange={onSelection}
      empty={<EmptyState level={2} title={t('pieces.empty.title')} description={t('pieces.empty.text')} className="py-16" />}
    />
  );
};
