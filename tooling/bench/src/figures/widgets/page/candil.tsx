import { Autocomplete } from '@candil/ui-kit/autocomplete';
import { CellGrid, type CellGridColumn } from '@candil/ui-kit/cell-grid';
import { DataTable, type DataTableColumn } from '@candil/ui-kit/data-table';
import { Filtered } from './filtered';
import { type Article, articles, HEIGHT, ROW_HEIGHT } from './rows';
import { type NotedArticle, Written } from './written';

const columns: readonly DataTableColumn<Article>[] = [
  { id: 'name', header: 'Product', cell: ({ name }) => name, compare: (a, b) => a.name.localeCompare(b.name) },
  { id: 'reference', header: 'Reference', cell: ({ reference }) => reference },
  { id: 'finish', header: 'Finish', cell: ({ finish }) => finish },
  { id: 'weeks', header: 'Weeks', cell: ({ weeks }) => weeks, end: true },
  { id: 'price', header: 'Price', cell: ({ price }) => price, end: true },
];
const keyOf = ({ id }: Article) => id;
const options = articles.map(({ id, name }) => ({ value: id, label: name }));

export const Table = () => (
  <Filtered>
    {(rows) => <DataTable label="Articles" columns={columns} rows={rows} rowKey={keyOf} height={`${HEIGHT}px`} rowHeight={ROW_HEIGHT} />}
  </Filtered>
);
const cells: readonly CellGridColumn<NotedArticle>[] = [
  { id: 'name', header: 'Product', cell: ({ name }) => name, text: ({ name }) => name },
  { id: 'reference', header: 'Reference', cell: ({ reference }) => reference, text: ({ reference }) => reference },
  { id: 'finish', header: 'Finish', cell: ({ finish }) => finish, text: ({ finish }) => finish },
  { id: 'note', header: 'Note', cell: ({ note }) => note, text: ({ note }) => note, edit: 'text' },
];

export const Grid = () => (
  <Written>
    {(rows, write) => (
      <CellGrid
        label="Articles"
        numberLabel="Row"
        columns={cells}
        items={rows.map((row) => ({ key: row.id, row }))}
        onCells={(changes) => {
          for (const { rowKey, value } of changes) write(rowKey, value);
        }}
        onPasteText={() => undefined}
        onRemoveRows={() => undefined}
        height={`${HEIGHT}px`}
        rowHeight={ROW_HEIGHT}
      />
    )}
  </Written>
);
export const List = () => <Autocomplete id="typed" label="Article" options={options} />;
