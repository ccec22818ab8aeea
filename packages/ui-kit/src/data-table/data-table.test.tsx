import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { violationsIn } from '../testing/axe';
import { describeConformance } from '../testing/conformance';
import { DataTable, type DataTableColumn, type DataTableProps } from './data-table';

interface Order {
  readonly code: string;
  readonly total: number;
}

const orders: readonly Order[] = [
  { code: 'C-3', total: 120 },
  { code: 'C-1', total: 900 },
  { code: 'C-2', total: 40 },
  { code: 'C-4', total: 40 },
];
const columns: readonly DataTableColumn<Order>[] = [
  { id: 'code', header: 'Order', cell: ({ code }) => code, compare: (a, b) => a.code.localeCompare(b.code) },
  { id: 'total', header: 'Total', cell: ({ total }) => `${total} €`, compare: (a, b) => a.total - b.total, end: true },
  {
    id: 'menu',
    header: 'Commands',
    interactive: true,
    card: 'corner',
    cell: ({ code }, focus) => (
      <button type="button" {...focus}>
        Edit {code}
      </button>
    ),
  },
];
const needed = { label: 'Orders', columns, rows: orders, rowKey: ({ code }: Order) => code };
const selectable = { ...needed, selectLabel: ({ code }: Order) => `Select ${code}` };
const table = (props: Partial<DataTableProps<Order>> = {}) => render(<DataTable {...needed} {...props} />);

const codes = () => screen.getAllByRole('row').flatMap((row) => row.dataset.row ?? []);
const chosen = () => screen.getAllByRole('row').flatMap((row) => (row.getAttribute('aria-selected') === 'true' ? [row.dataset.row] : []));
const focused = () => document.activeElement?.closest<HTMLElement>('[data-cell]')?.dataset.cell;
const focusFirst = async () => {
  await userEvent.tab();
  expect(focused()).toBe('0:0');
};

describeConformance('DataTable', {
  element: 'TABLE',
  classNameOn: 'frame',
  widget: (props) => <DataTable {...selectable} {...props} />,
});

it.each([
  ['empty', { rows: [], empty: <p>None yet</p> }],
  ['loading', { rows: [], status: 'loading' as const }],
  ['failed', { status: 'error' as const, error: <p>Gone</p> }],
])('has no finding while %s, and shows it', async (_, props) => {
  const { container } = table(props);
  expect(await violationsIn(container)).toEqual([]);
  expect(codes()).toEqual([]);
});

it('keeps rows while they are loaded again', () => {
  const { container } = table({ status: 'loading' });
  expect(codes()).toHaveLength(4);
  expect(screen.getByRole('grid').getAttribute('aria-busy')).toBe('true');
  expect(container.querySelector('[data-busy]')).toBeTruthy();
});

describe('sorting', () => {
  it('turns from ascending to descending and keeps equal rows in their order', async () => {
    table();
    await userEvent.click(screen.getByRole('button', { name: 'Total' }));
    expect(codes()).toEqual(['C-2', 'C-4', 'C-3', 'C-1']);
    expect(screen.getByRole('columnheader', { name: 'Total' }).getAttribute('aria-sort')).toBe('ascending');
    await userEvent.click(screen.getByRole('button', { name: 'Total' }));
    expect(codes()).toEqual(['C-1', 'C-3', 'C-2', 'C-4']);
  });

  it('reports a requested order to its controller, and keeps the order of sorted rows', async () => {
    const onSortChange = vi.fn();
    table({ sort: null, onSortChange });
    await userEvent.click(screen.getByRole('button', { name: 'Order' }));
    expect(onSortChange.mock.calls).toEqual([[{ column: 'code', direction: 'ascending' }]]);
    expect(codes()).toEqual(['C-3', 'C-1', 'C-2', 'C-4']);
  });
});

describe('selection', () => {
  const box = (name: string) => screen.getByRole('checkbox', { name });

  it('is reported and kept, or controlled', async () => {
    const onSelectionChange = vi.fn();
    const { rerender } = render(<DataTable {...selectable} onSelectionChange={onSelectionChange} />);
    await userEvent.click(box('Select C-1'));
    expect(chosen()).toEqual(['C-1']);
    expect(onSelectionChange.mock.lastCall).toEqual([new Set(['C-1'])]);
    rerender(<DataTable {...selectable} selection={new Set(['C-4'])} />);
    await userEvent.click(box('Select C-1'));
    expect(chosen()).toEqual(['C-4']);
  });

  it('extends by shift over the rows between, in the order shown', async () => {
    render(<DataTable {...selectable} defaultSort={{ column: 'code', direction: 'ascending' }} />);
    await userEvent.click(box('Select C-1'));
    fireEvent.click(box('Select C-3'), { shiftKey: true });
    expect(chosen()).toEqual(['C-1', 'C-2', 'C-3']);
  });

  it('selects all by the header, which is indeterminate for some', async () => {
    render(<DataTable {...selectable} defaultSelection={new Set(['C-1', 'not shown'])} />);
    const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all' });
    expect(all.indeterminate).toBe(true);
    await userEvent.click(all);
    expect(chosen()).toHaveLength(4);
    expect(all.checked).toBe(true);
    await userEvent.click(all);
    expect(chosen()).toEqual([]);
  });

  it('goes by the keyboard: space, shift and arrows, control and A', async () => {
    render(<DataTable {...selectable} />);
    await focusFirst();
    await userEvent.keyboard('{ArrowRight} ');
    expect(chosen()).toEqual(['C-3']);
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    expect(chosen()).toEqual(['C-3', 'C-1', 'C-2']);
    await userEvent.keyboard('{Control>}a{/Control}');
    expect(chosen()).toHaveLength(4);
  });
});

describe('keyboard', () => {
  it('is one tab stop that arrows and corner keys move', async () => {
    table();
    await focusFirst();
    const seen: (string | undefined)[] = [];
    for (const keys of [
      '{ArrowDown}',
      '{ArrowRight}',
      '{End}',
      '{Control>}{End}{/Control}',
      '{Home}',
      '{Control>}{Home}{/Control}',
      '{ArrowUp}',
      '{ArrowUp}',
    ]) {
      await userEvent.keyboard(keys);
      seen.push(focused());
    }
    expect(seen).toEqual(['1:0', '1:1', '1:2', '3:2', '3:0', '0:0', '-1:0', '-1:0']);
    await userEvent.tab();
    expect(focused()).toBeUndefined();
  });

  it('focuses the content of an interactive cell', async () => {
    table();
    await focusFirst();
    await userEvent.keyboard('{End}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit C-3' }));
  });

  it('turns round where text runs from right to left', async () => {
    render(
      <div dir="rtl">
        <DataTable {...needed} />
      </div>,
    );
    await focusFirst();
    await userEvent.keyboard('{ArrowLeft}');
    expect(focused()).toBe('0:1');
  });

  it('opens a row by Enter and by a press outside its controls', async () => {
    const onRowOpen = vi.fn();
    table({ onRowOpen });
    await focusFirst();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(screen.getByText('900 €'));
    await userEvent.click(screen.getByRole('button', { name: 'Edit C-2' }));
    expect(onRowOpen.mock.calls.map(([{ code }]) => code)).toEqual(['C-3', 'C-1']);
  });
});

describe('ten thousand rows', () => {
  const many = Array.from({ length: 10_000 }, (_, index) => ({ code: `C-${index}`, total: index }));
  beforeEach(() => {
    // Nothing is laid out here: every element is as high as a window.
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1024);
  });

  it('draws those in sight and counts all', () => {
    table({ rows: many, height: '600px' });
    expect(codes().length).toBeLessThan(40);
    expect(codes()[0]).toBe('C-0');
    expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('10001');
    expect(screen.getByRole('row', { name: /C-3 / }).getAttribute('aria-rowindex')).toBe('5');
  });

  it('keeps the tab stop drawn wherever the rows are scrolled to', () => {
    const { container } = table({ rows: many, height: '600px' });
    within(screen.getByRole('row', { name: /C-2 / }))
      .getByText('2 €')
      .closest('td')
      ?.focus();
    const scroller = container.querySelector('.overflow-auto') as HTMLElement;
    scroller.scrollTop = 200_000;
    fireEvent.scroll(scroller);
    expect(codes()[0]).toBe('C-2');
    expect(codes().includes('C-4166')).toBe(true);
    expect(document.activeElement?.closest('tr')?.dataset.row).toBe('C-2');
  });
});
