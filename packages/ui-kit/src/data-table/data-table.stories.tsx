import { FINISHES } from '@candil/catalogue';
import { createFormat } from '@candil/i18n';
import { useState } from 'react';
import { AvailabilityBadge } from '../availability-badge/availability-badge';
import { IconButton } from '../button/button';
import { EmptyState } from '../empty-state/empty-state';
import { ErrorState } from '../error-state/error-state';
import { TrashIcon } from '../icon/icon';
import type { Story, StoryMeta } from '../testing/story';
import { DataTable, type DataTableColumn, type DataTableProps } from './data-table';

interface Line {
  readonly code: string;
  readonly product: string;
  readonly finish: string;
  readonly quantity: number;
  readonly weeks: number;
  readonly amountMinor: number;
}

const format = createFormat({ language: 'en', catalogId: 16 });
const products = ['Alba 33', 'Orla', 'Cluster-one', 'Nau 120', 'Tela', 'Bruma'];
const linesOf = (count: number): readonly Line[] =>
  Array.from({ length: count }, (_, index) => {
    const finish = FINISHES[(index * 7) % FINISHES.length];
    const quantity = 1 + ((index * 5) % 24);
    return {
      code: `${String(820 + (index % 40)).padStart(4, '0')} ${finish?.code ?? '10'} · ${index + 1}`,
      product: products[index % products.length] ?? '',
      finish: finish?.name.en ?? '',
      quantity,
      weeks: 2 + ((index * 3) % 9),
      amountMinor: quantity * (9600 + ((index * 1700) % 70_000)),
    };
  });

const columns: readonly DataTableColumn<Line>[] = [
  {
    id: 'product',
    header: 'Product',
    cell: (line) => <span className="font-medium">{line.product}</span>,
    compare: (a, b) => a.product.localeCompare(b.product),
    card: 'wide',
  },
  {
    id: 'code',
    header: 'Reference',
    cell: (line) => (
      <span dir="ltr" className="font-mono text-sm">
        {line.code}
      </span>
    ),
    width: 'minmax(10rem, 1fr)',
  },
  { id: 'finish', header: 'Finish', cell: (line) => line.finish, compare: (a, b) => a.finish.localeCompare(b.finish) },
  {
    id: 'quantity',
    header: 'Quantity',
    cell: (line) => line.quantity,
    compare: (a, b) => a.quantity - b.quantity,
    end: true,
    width: '7rem',
  },
  {
    id: 'delivery',
    header: 'Delivery',
    cell: ({ weeks }) => <AvailabilityBadge tone={weeks < 5 ? 'success' : 'warning'} label={`${weeks} weeks`} />,
    compare: (a, b) => a.weeks - b.weeks,
    width: '9rem',
  },
  {
    id: 'total',
    header: 'Total',
    cell: (line) => format.money(line.amountMinor / 100, 'EUR'),
    compare: (a, b) => a.amountMinor - b.amountMinor,
    end: true,
    width: '9rem',
  },
  {
    id: 'commands',
    header: 'Commands',
    cell: (line, focus) => <IconButton label={`Delete ${line.code}`} icon={<TrashIcon size={16} />} size="sm" {...focus} />,
    interactive: true,
    card: 'corner',
    width: '6.5rem',
  },
];

const LineTable = (props: Partial<DataTableProps<Line>>) => (
  <DataTable label="Lines of the project" columns={columns} rows={linesOf(8)} rowKey={({ code }) => code} {...props} />
);
const selectLabel = ({ code }: Line) => `Select ${code}`;
const tenThousand = linesOf(10_000);

const meta: StoryMeta<typeof LineTable> = { title: 'Widgets/Data table', component: LineTable };
export default meta;

type TableStory = Story<typeof LineTable>;

const first = linesOf(3).map(({ code }) => code);

export const Sorted: TableStory = { args: { defaultSort: { column: 'total', direction: 'descending' } } };
export const Selected: TableStory = { args: { selectLabel, defaultSelection: new Set(first), footer: '3 lines selected' } };
const Counted = () => {
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
  return (
    <LineTable
      rows={tenThousand}
      height="30rem"
      selectLabel={selectLabel}
      selection={selection}
      onSelectionChange={setSelection}
      footer={`${selection.size} of ${tenThousand.length} selected`}
    />
  );
};
export const TenThousandRows: TableStory = { render: () => <Counted /> };
export const Loading: TableStory = { args: { rows: [], status: 'loading' } };
export const LoadingAgain: TableStory = { args: { status: 'loading' } };
export const Empty: TableStory = {
  args: { rows: [], empty: <EmptyState level={3} title="No lines yet" description="Add a luminaire, or paste a list of references." /> },
};
export const Failed: TableStory = {
  args: {
    rows: [],
    status: 'error',
    error: <ErrorState level={3} title="The lines could not be loaded" onRetry={() => undefined} reference="req-31f0" />,
  },
};
export const Cards: TableStory = {
  render: (args) => (
    <div className="w-[22rem]">
      <LineTable {...args} rows={linesOf(3)} selectLabel={selectLabel} defaultSelection={new Set(first.slice(0, 1))} />
    </div>
  ),
};
export const RightToLeft: TableStory = { args: { rows: linesOf(4), selectLabel }, globals: { direction: 'rtl' } };
