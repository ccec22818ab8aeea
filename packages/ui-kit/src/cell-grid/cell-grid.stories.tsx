import { useState } from 'react';
import { EmptyState } from '../empty-state/empty-state';
import type { Story, StoryMeta } from '../testing/story';
import { type CellChange, CellGrid, type CellGridColumn, type CellGridItem, type CellGridProps } from './cell-grid';

interface Piece {
  readonly code: string;
  readonly finish: string;
  readonly quantity: string;
}

const FINISHES = [
  { value: 'Black', label: 'Black' },
  { value: 'White', label: 'White' },
  { value: 'Brass', label: 'Brass', description: 'Not with a recessed canopy' },
];
const columns: readonly CellGridColumn<Piece>[] = [
  {
    id: 'code',
    header: 'Reference',
    cell: ({ code }) => <span className="font-mono text-sm">{code}</span>,
    text: ({ code }) => code,
    edit: 'text',
    width: 'minmax(11rem, 1fr)',
  },
  {
    id: 'finish',
    header: 'Finish',
    cell: ({ finish }) => finish,
    text: ({ finish }) => finish,
    edit: 'choice',
    choices: () => FINISHES,
  },
  {
    id: 'quantity',
    header: 'Quantity',
    cell: ({ quantity }) => quantity,
    text: ({ quantity }) => quantity,
    edit: 'text',
    end: true,
    width: '6rem',
  },
];
const piecesOf = (count: number): readonly CellGridItem<Piece>[] =>
  Array.from({ length: count }, (_, index) => ({
    key: `row-${index}`,
    row: { code: `${820 + (index % 40)} ${index}`, finish: FINISHES[index % 3]?.label ?? '', quantity: String(1 + (index % 9)) },
  }));

const Filled = (props: Partial<CellGridProps<Piece>> & { readonly start?: readonly CellGridItem<Piece>[] }) => {
  const { start = piecesOf(8), ...rest } = props;
  const [items, setItems] = useState(start);
  const change = (changes: readonly CellChange[]) =>
    setItems(
      items.map((item) => {
        if (!('row' in item)) return item;
        const own = changes.filter(({ rowKey }) => rowKey === item.key);
        return own.length === 0
          ? item
          : { ...item, row: Object.assign({}, item.row, ...own.map(({ column, value }) => ({ [column]: value }))) };
      }),
    );
  return (
    <CellGrid
      label="Pieces"
      numberLabel="Row"
      columns={columns}
      items={items}
      height="24rem"
      onCells={change}
      onPasteText={() => undefined}
      onRemoveRows={(keys) => setItems(items.filter(({ key }) => !keys.includes(key)))}
      {...rest}
    />
  );
};

const meta: StoryMeta<typeof Filled> = { title: 'Widgets/Cell grid', component: Filled };
export default meta;

type GridStory = Story<typeof Filled>;

export const Rows: GridStory = {};
export const Groups: GridStory = {
  args: { start: [{ key: 'group', group: <span className="px-3 font-medium">Luminaires</span> }, ...piecesOf(3)] },
};
export const TwoThousandRows: GridStory = { args: { start: piecesOf(2_000) } };
export const Empty: GridStory = {
  args: { start: [], empty: <EmptyState level={3} title="No rows yet" description="Type a reference, or paste a list." /> },
};
