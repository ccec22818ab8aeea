import { Table as AntTable, AutoComplete } from 'antd';
import { Filtered } from './filtered';
import { type Article, articles, HEIGHT } from './rows';

const columns = [
  { key: 'name', dataIndex: 'name', title: 'Product', width: 200, sorter: (a: Article, b: Article) => a.name.localeCompare(b.name) },
  { key: 'reference', dataIndex: 'reference', title: 'Reference', width: 200 },
  { key: 'finish', dataIndex: 'finish', title: 'Finish', width: 200 },
  { key: 'weeks', dataIndex: 'weeks', title: 'Weeks', width: 200 },
  { key: 'price', dataIndex: 'price', title: 'Price', width: 200 },
];
const scroll = { x: 1000, y: HEIGHT };
const options = articles.map(({ name }) => ({ value: name, label: name }));
const contains = (typed: string, option?: { value: string }) => option?.value.toLowerCase().includes(typed.toLowerCase()) ?? false;
const search = { filterOption: contains };

export const Table = () => (
  <Filtered>
    {(rows) => <AntTable<Article> virtual rowKey="id" columns={columns} dataSource={[...rows]} pagination={false} scroll={scroll} />}
  </Filtered>
);
export const List = () => <AutoComplete id="typed" options={options} showSearch={search} style={{ width: 300 }} />;
