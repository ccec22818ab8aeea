import { Table as AntTable, AutoComplete, Input } from 'antd';
import { useState } from 'react';
import { Filtered } from './filtered';
import { type Article, articles, HEIGHT } from './rows';
import { type NotedArticle, Written } from './written';

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
/** A cell as the documentation of the kit makes one: pressed it becomes a field, which writes at Enter. */
const NoteCell = ({ note, onWrite }: { note: string; onWrite: (note: string) => void }) => {
  const [isEdited, setEdited] = useState(false);
  const [typed, setTyped] = useState('');
  if (!isEdited)
    return (
      // biome-ignore lint/a11y: as the kit's documentation has it
      <div
        className="note"
        style={{ minHeight: 24 }}
        onClick={() => {
          setTyped('');
          setEdited(true);
        }}
      >
        {note}
      </div>
    );
  return (
    <Input
      autoFocus
      className="note"
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onPressEnter={() => {
        onWrite(typed);
        setEdited(false);
      }}
      onKeyDown={({ key }) => key === 'Escape' && setEdited(false)}
    />
  );
};

export const Grid = () => (
  <Written>
    {(rows, write) => (
      <AntTable<NotedArticle>
        virtual
        rowKey="id"
        columns={[
          ...columns.slice(0, 3),
          {
            key: 'note',
            title: 'Note',
            width: 200,
            render: (_, { id, note }: NotedArticle) => <NoteCell note={note} onWrite={(next) => write(id, next)} />,
          },
        ]}
        dataSource={[...rows]}
        pagination={false}
        scroll={scroll}
      />
    )}
  </Written>
);
export const List = () => <AutoComplete id="typed" options={options} showSearch={search} style={{ width: 300 }} />;
