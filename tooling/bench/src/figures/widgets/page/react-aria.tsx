import {
  Table as AriaTable,
  Cell,
  Column,
  ComboBox,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  ListLayout,
  Popover,
  Row,
  TableBody,
  TableHeader,
  TableLayout,
  Virtualizer,
} from 'react-aria-components';
import { Filtered } from './filtered';
import { type Article, articles, HEIGHT, ROW_HEIGHT } from './rows';

const tableOptions = { rowHeight: ROW_HEIGHT, headingHeight: 44 };
const listOptions = { rowHeight: 36 };

export const Table = () => (
  <Filtered>
    {(rows) => (
      <Virtualizer layout={TableLayout} layoutOptions={tableOptions}>
        <AriaTable aria-label="Articles" style={{ height: HEIGHT, overflow: 'auto', width: 1000 }}>
          <TableHeader style={{ background: '#fff', height: '100%', width: '100%' }}>
            <Column isRowHeader>Product</Column>
            <Column>Reference</Column>
            <Column>Finish</Column>
            <Column>Weeks</Column>
            <Column>Price</Column>
          </TableHeader>
          <TableBody items={rows}>
            {(row: Article) => (
              <Row id={row.id}>
                <Cell>{row.name}</Cell>
                <Cell>{row.reference}</Cell>
                <Cell>{row.finish}</Cell>
                <Cell>{row.weeks}</Cell>
                <Cell>{row.price}</Cell>
              </Row>
            )}
          </TableBody>
        </AriaTable>
      </Virtualizer>
    )}
  </Filtered>
);

export const List = () => (
  <ComboBox defaultItems={articles}>
    <Label>Article</Label>
    <Input id="typed" />
    <Popover style={{ width: 300 }}>
      <Virtualizer layout={ListLayout} layoutOptions={listOptions}>
        <ListBox style={{ height: 320, overflow: 'auto', background: '#fff' }}>
          {(row: Article) => (
            <ListBoxItem id={row.id} textValue={row.name}>
              {row.name}
            </ListBoxItem>
          )}
        </ListBox>
      </Virtualizer>
    </Popover>
  </ComboBox>
);
