import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '../testing/conformance';
import { type DocumentColumn, DocumentTable } from './document-table';

const rows = [
  { name: 'Alba 33', total: '824,00 €' },
  { name: 'Orla', total: '96,00 €' },
];
const columns: readonly DocumentColumn<(typeof rows)[number]>[] = [
  { key: 'product', label: 'Product', cell: ({ name }) => name },
  { key: 'total', label: 'Total', cell: ({ total }) => total, end: true },
];

describeConformance('DocumentTable', {
  element: 'TABLE',
  states: { empty: { rows: [] } },
  widget: (props) => <DocumentTable label="Lines" columns={columns} rows={rows} rowKey={({ name }) => name} {...props} />,
});

it('shows each row under the names of its columns', () => {
  render(<DocumentTable label="Lines" columns={columns} rows={rows} rowKey={({ name }) => name} />);
  expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual(['Product', 'Total']);
  expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['Alba 33', '824,00 €', 'Orla', '96,00 €']);
});

it('shows rows by the parts of the document, each with what it comes to', () => {
  const groups = rows.map((row) => ({
    key: row.name,
    title: `Room of ${row.name}`,
    rows: [row],
    sum: { label: 'Subtotal', amount: row.total },
  }));
  render(<DocumentTable label="Lines" columns={columns} rows={rows} groups={groups} rowKey={({ name }) => name} />);
  expect(screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['Product', 'Total'],
    ['Room of Alba 33'],
    ['Alba 33', '824,00 €'],
    ['Subtotal', '824,00 €'],
    ['Room of Orla'],
    ['Orla', '96,00 €'],
    ['Subtotal', '96,00 €'],
  ]);
});
