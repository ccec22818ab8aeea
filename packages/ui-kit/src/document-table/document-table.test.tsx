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
