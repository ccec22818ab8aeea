import type { Story, StoryMeta } from '../testing/story';
import { DocumentTable, type DocumentTableProps } from './document-table';

const lines = [
  { product: 'Alba 33', reference: '0820 42/2A_10', quantity: '6', total: '2.472,00 €' },
  { product: 'Orla', reference: '0162 24/9Z_10', quantity: '2', total: '192,00 €' },
];
type Line = (typeof lines)[number];

const Lines = (props: Partial<DocumentTableProps<Line>>) => (
  <DocumentTable
    label="Lines of the budget"
    rows={lines}
    rowKey={({ reference }) => reference}
    columns={[
      { key: 'product', label: 'Product', cell: ({ product }) => <strong className="font-semibold">{product}</strong> },
      { key: 'reference', label: 'Reference', cell: ({ reference }) => <span className="font-mono">{reference}</span> },
      { key: 'quantity', label: 'Quantity', cell: ({ quantity }) => quantity, end: true },
      { key: 'total', label: 'Total', cell: ({ total }) => total, end: true },
    ]}
    className="max-w-2xl text-xs"
    {...props}
  />
);

const meta: StoryMeta<typeof Lines> = { title: 'Widgets/Document table', component: Lines };
export default meta;

export const Budget: Story<typeof Lines> = {};
