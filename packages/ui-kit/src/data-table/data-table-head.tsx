// biome-ignore-all lint/a11y/useSemanticElements: `display: grid` takes their roles from the elements; here they are given back
// biome-ignore-all lint/a11y/noRedundantRoles: the same
import { clsx } from 'clsx';
import { Checkbox } from '../checkbox/checkbox';
import { ChevronDownIcon, ChevronUpIcon } from '../icon/icon';
import type { DataTableColumn, DataTableSort } from './data-table-column';

interface DataTableHeadProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  sort: DataTableSort | null;
  onSort: (column: string) => void;
  /** Name of the checkbox over all rows; undefined = rows are not selected. */
  selectLabel: string | undefined;
  selected: 'none' | 'some' | 'all';
  onSelectAll: () => void;
  activeColumn: number | undefined;
  /** Over cards only the buttons stay in sight. */
  isCard: boolean;
}

const sorts = <Row,>(column: DataTableColumn<Row>) => column.compare !== undefined || column.sortable === true;

const headLook = 'flex min-w-0 items-center text-sm font-medium whitespace-nowrap text-muted';

/** Names of the columns. */
export const DataTableHead = <Row,>({
  columns,
  sort,
  onSort,
  selectLabel,
  selected,
  onSelectAll,
  activeColumn,
  isCard,
}: DataTableHeadProps<Row>) => {
  const look = clsx(headLook, isCard ? 'h-8' : 'h-11 px-(--data-table-gap)');
  const shift = selectLabel === undefined ? 0 : 1;
  const tabIndexAt = (column: number) => (activeColumn === column ? 0 : -1);
  return (
    <thead role="rowgroup" className="sticky top-(--table-top) z-10 block rounded-t-card bg-surface">
      <tr
        role="row"
        aria-rowindex={1}
        className={clsx(
          'border-b border-hairline',
          isCard ? 'flex flex-wrap items-center gap-x-4 px-4 py-1' : 'grid grid-cols-(--data-table-columns)',
        )}
      >
        {selectLabel !== undefined && (
          <th role="columnheader" data-cell="-1:0" className={clsx(look, 'justify-center')}>
            <Checkbox
              label={selectLabel}
              hideLabel
              checked={selected === 'all'}
              indeterminate={selected === 'some'}
              tabIndex={tabIndexAt(0)}
              onCheckedChange={onSelectAll}
            />
          </th>
        )}
        {columns.map((column, at) => {
          const direction = sort?.column === column.id ? sort.direction : undefined;
          const tabIndex = tabIndexAt(at + shift);
          return (
            <th
              key={column.id}
              role="columnheader"
              scope="col"
              aria-sort={direction}
              data-cell={`-1:${at + shift}`}
              tabIndex={sorts(column) ? undefined : tabIndex}
              className={clsx(
                isCard && !sorts(column) ? 'sr-only' : look,
                column.end && 'justify-end text-end',
                !sorts(column) && 'focus-visible:-outline-offset-2',
              )}
            >
              {sorts(column) ? (
                <button
                  type="button"
                  tabIndex={tabIndex}
                  onClick={() => onSort(column.id)}
                  className={clsx(
                    '-mx-1.5 inline-flex min-w-0 items-center gap-1 rounded-sm border-0 bg-transparent px-1.5 py-0.5 text-inherit hover:text-text',
                    direction && 'text-text',
                  )}
                >
                  <span className="truncate">{column.header}</span>
                  {direction === 'ascending' ? (
                    <ChevronUpIcon size={14} />
                  ) : (
                    <ChevronDownIcon size={14} className={direction ? '' : 'opacity-40'} />
                  )}
                </button>
              ) : (
                <span className="truncate">{column.header}</span>
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
};
