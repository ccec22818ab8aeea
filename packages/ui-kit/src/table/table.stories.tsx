import type { Story, StoryMeta } from '../testing/story';
import { TableBody, TableCell, TableFrame, TableGroup, TableHead, TableHeader, TableRow } from './table';

const rows = [
  { product: 'Alba 33', quantity: 6, total: '2.472,00 €' },
  { product: 'Orla', quantity: 2, total: '192,00 €' },
];
const Lines = ({ narrow = 'cards' }: { narrow?: 'cards' | 'scroll' }) => (
  <TableFrame label="Lines" narrow={narrow} footer="2 lines, 2.664,00 €">
    <TableHead>
      <TableHeader sort="ascending" onSort={() => undefined}>
        Product
      </TableHeader>
      <TableHeader end>Quantity</TableHeader>
      <TableHeader end>Total</TableHeader>
    </TableHead>
    <TableBody>
      <TableGroup label="Dining room" columns={3} aside="2.664,00 €" />
      {rows.map(({ product, quantity, total }, at) => (
        <TableRow key={product} selected={at === 1}>
          <TableCell card="wide">{product}</TableCell>
          <TableCell end label="Quantity">
            {quantity}
          </TableCell>
          <TableCell end label="Total">
            {total}
          </TableCell>
        </TableRow>
      ))}
    </TableBody>
  </TableFrame>
);

const meta: StoryMeta<typeof Lines> = { title: 'Widgets/Table', component: Lines };
export default meta;

type TableStory = Story<typeof Lines>;

export const Wide: TableStory = {};
export const Cards: TableStory = {
  render: () => (
    <div className="w-80">
      <Lines />
    </div>
  ),
};
