import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/conformance';
import { pageWindow } from './page-window';
import { Pagination } from './pagination';

describeConformance('Pagination', {
  element: 'NAV',
  states: { first: { page: 1 }, last: { page: 9 } },
  control: {
    prop: 'page',
    event: 'onPageChange',
    values: [2, 3],
    change: ({ user }) => user.click(screen.getByRole('button', { name: 'Next page' })),
    shown: (nav) => Number(nav.querySelector('[aria-current="page"]')?.textContent),
  },
  widget: (props) => <Pagination label="Pages" page={2} pageCount={9} onPageChange={() => undefined} {...props} />,
});

it.each([
  [1, 1, '1'],
  [1, 3, '1 2 3'],
  [1, 12, '1 2 3 4 5 gap-after 12'],
  [4, 12, '1 2 3 4 5 gap-after 12'],
  [5, 12, '1 gap-before 4 5 6 gap-after 12'],
  [9, 12, '1 gap-before 8 9 10 11 12'],
  [12, 12, '1 gap-before 8 9 10 11 12'],
  [4, 7, '1 2 3 4 5 6 7'],
])('page %i of %i offers %s', (page, pageCount, entries) => {
  expect(pageWindow(page, pageCount).join(' ')).toBe(entries);
});

it('turns pages and stops at both ends', async () => {
  const onPageChange = vi.fn();
  const { rerender } = render(
    <Pagination label="Pages" page={1} pageCount={3} onPageChange={onPageChange} pageLabel={(page) => `Page ${page}`} />,
  );
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous page' }).disabled).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await userEvent.click(screen.getByRole('button', { name: 'Page 3' }));
  await userEvent.click(screen.getByRole('button', { name: 'Page 1' }));
  expect(onPageChange.mock.calls).toEqual([[2], [3]]);
  rerender(<Pagination label="Pages" page={3} pageCount={3} onPageChange={onPageChange} />);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next page' }).disabled).toBe(true);
});

it('is not there for a single page', () => {
  render(<Pagination label="Pages" page={1} pageCount={1} onPageChange={() => undefined} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});
