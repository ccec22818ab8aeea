import { Autocomplete } from '@candil/ui-kit/autocomplete';
import { DataTable, type DataTableColumn } from '@candil/ui-kit/data-table';
import { Filtered } from './filtered';
import { type Article, articles, HEIGHT, ROW_HEIGHT } from './rows';

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
export const List = () => <Autocomplete id="typed" label="Article" options={options} />;
