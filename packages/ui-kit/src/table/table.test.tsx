import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/conformance';
import { TableBody, TableCell, TableFrame, TableGroup, TableHead, TableHeader, TableRow } from './table';

const rows = (
  <>
    <TableHead>
      <TableHeader>Product</TableHeader>
      <TableHeader end>Total</TableHeader>
    </TableHead>
    <TableBody>
      <TableGroup label="Dining room" columns={2} aside="2.472,00 €" />
      <TableRow selected>
        <TableCell>Alba 33</TableCell>
        <TableCell end label="Total">
          2.472,00 €
        </TableCell>
      </TableRow>
    </TableBody>
  </>
);

describeConformance('TableFrame', {
  element: 'TABLE',
  classNameOn: 'frame',
  widget: (props) => (
    <TableFrame label="Products" {...props}>
      {rows}
    </TableFrame>
  ),
});

it('keeps its roles, which a block layout would take away', () => {
  render(<TableFrame label="Products">{rows}</TableFrame>);
  const roles = ['table', 'rowgroup', 'row', 'columnheader', 'rowheader', 'cell'];
  expect(roles.map((role) => document.querySelectorAll(`[role="${role}"]`).length)).toEqual([1, 2, 3, 2, 1, 2]);
});

it('sorts by its headers and announces the order', async () => {
  const onSort = vi.fn();
  render(
    <TableFrame label="Products">
      <TableHead>
        <TableHeader sort="descending" onSort={onSort}>
          Updated
        </TableHeader>
      </TableHead>
    </TableFrame>,
  );
  expect(screen.getByRole('columnheader').getAttribute('aria-sort')).toBe('descending');
  await userEvent.click(screen.getByRole('button', { name: 'Updated' }));
  expect(onSort).toHaveBeenCalledTimes(1);
});

it('sticks below a bar of the given height and folds unless scrolling is set', () => {
  const { rerender } = render(<TableFrame label="Products" stickyTop={60} />);
  const table = screen.getByRole('table');
  expect(table.parentElement?.style.getPropertyValue('--table-top')).toBe('60px');
  expect(table.dataset.narrow).toBe('cards');
  expect(table.hasAttribute('data-sticky')).toBe(true);
  rerender(<TableFrame label="Products" narrow="scroll" />);
  expect(table.dataset.narrow).toBe('scroll');
  expect(table.hasAttribute('data-sticky')).toBe(false);
});
