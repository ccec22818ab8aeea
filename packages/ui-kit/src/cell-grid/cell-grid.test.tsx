import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/conformance';
import { type CellChange, CellGrid, type CellGridColumn, type CellGridItem, type CellGridProps } from './cell-grid';

beforeEach(() => {
  // Nothing is laid out here: every element is as high as a window.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1024);
});

interface Piece {
  readonly code: string;
  readonly finish: string;
  readonly quantity: string;
}
const FINISHES = [
  { value: '10', label: 'White' },
  { value: '24', label: 'Black' },
  { value: '31', label: 'Brass', description: 'Not with a recessed canopy' },
];
const columns: readonly CellGridColumn<Piece>[] = [
  { id: 'code', header: 'Reference', cell: ({ code }) => code, text: ({ code }) => code, edit: 'text' },
  {
    id: 'finish',
    header: 'Finish',
    cell: ({ finish }) => finish,
    text: ({ finish }) => finish,
    edit: 'choice',
    choices: () => FINISHES,
  },
  { id: 'quantity', header: 'Quantity', cell: ({ quantity }) => quantity, text: ({ quantity }) => quantity, edit: 'text', end: true },
  { id: 'total', header: 'Total', cell: () => '12 €', text: () => '12', end: true },
];
const pieces = (count: number): readonly CellGridItem<Piece>[] =>
  Array.from({ length: count }, (_, index) => ({
    key: `r${index}`,
    row: { code: `C-${index}`, finish: 'White', quantity: String(index + 1) },
  }));
const nothing = () => undefined;
const needed: CellGridProps<Piece> = {
  label: 'Pieces',
  numberLabel: 'Row',
  columns,
  items: pieces(3),
  height: '20rem',
  onCells: nothing,
  onPasteText: nothing,
  onRemoveRows: nothing,
};

describeConformance('CellGrid', {
  widget: (props) => <CellGrid {...needed} {...props} />,
  element: 'DIV',
  classNameOn: 'frame',
  states: {
    rows: {},
    groups: { items: [{ key: 'g', group: 'Luminaires' }, ...pieces(2)] },
    empty: { items: [], empty: 'No rows yet' },
  },
});

/** Grid with a request to move to its third row. */
const GridWithHistory = (props: Pick<CellGridProps<Piece>, 'onUndo' | 'onRedo'>) => {
  const [row, setRow] = useState<string>();
  return (
    <>
      <CellGrid {...needed} {...props} focusRow={row} />
      <button type="button" onClick={() => setRow('r2')}>
        Third
      </button>
    </>
  );
};

const shown = (props: Partial<CellGridProps<Piece>> = {}) => {
  const onCells = vi.fn<(changes: readonly CellChange[]) => void>();
  render(<CellGrid {...needed} onCells={onCells} {...props} />);
  return { onCells, grid: screen.getByRole('grid') };
};
const active = () => document.querySelector('[data-active]')?.textContent;
const chosen = () => screen.getAllByRole('gridcell', { selected: true }).map(({ textContent }) => textContent);
const clipboard = (text = '') => {
  const data = new Map([['text/plain', text]]);
  return { getData: (type: string) => data.get(type) ?? '', setData: (type: string, value: string) => data.set(type, value), data };
};

describe('moving and choosing', () => {
  it('is one tab stop that names the active cell, and keys move it past heads of groups', async () => {
    const { grid } = shown({
      items: [...pieces(2), { key: 'g', group: 'Accessories' }, { key: 'x', row: { code: 'X', finish: 'Black', quantity: '9' } }],
    });
    await userEvent.tab();
    expect(document.activeElement).toEqual(grid);
    expect(grid.getAttribute('aria-activedescendant')).toEqual(document.querySelector('[data-active]')?.id);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
    expect(active()).toBe('Black');
    await userEvent.keyboard('{Control>}{ArrowUp}{/Control}{End}');
    expect(active()).toBe('12 €');
    await userEvent.tab();
    expect(document.activeElement).not.toBe(grid);
  });

  it('extends by shift, takes rows by shift and space or their number, and all by control and A', async () => {
    const onSelectionChange = vi.fn();
    shown({ onSelectionChange });
    await userEvent.tab();
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
    expect(chosen()).toEqual(['C-0', 'White', 'C-1', 'White']);
    expect(onSelectionChange.mock.lastCall?.[0]).toEqual({ rowKeys: ['r0', 'r1'], columns: ['code', 'finish'], isOfRows: false });
    await userEvent.keyboard('{Shift>} {/Shift}');
    expect(onSelectionChange.mock.lastCall?.[0]).toMatchObject({ rowKeys: ['r0', 'r1'], isOfRows: true });
    await userEvent.keyboard('{Control>}a{/Control}');
    expect(chosen()).toHaveLength(12);
    fireEvent.pointerDown(screen.getByRole('rowheader', { name: '2' }), { button: 0 });
    fireEvent.pointerDown(screen.getByRole('rowheader', { name: '3' }), { button: 0, shiftKey: true });
    expect(onSelectionChange.mock.lastCall?.[0]).toMatchObject({ rowKeys: ['r1', 'r2'], isOfRows: true });
  });

  it('renders the visible rows of two thousand, and works on all of them', async () => {
    const { grid } = shown({ items: pieces(2_000) });
    expect(grid.getAttribute('aria-rowcount')).toBe('2001');
    expect(screen.getAllByRole('row').length).toBeLessThan(60);
  });
});

describe('changing', () => {
  it('starts editing with a typed character, or with the text by Enter or F2, and moves on by Enter and Tab', async () => {
    const { onCells } = shown();
    await userEvent.tab();
    await userEvent.keyboard('0820{Enter}');
    expect(onCells.mock.lastCall?.[0]).toEqual([{ rowKey: 'r0', column: 'code', value: '0820' }]);
    expect(active()).toBe('C-1');
    await userEvent.keyboard('{F2}');
    const field = screen.getByRole('textbox', { name: 'Reference' });
    expect((field as HTMLInputElement).value).toBe('C-1');
    expect(document.activeElement).toEqual(field);
    await userEvent.keyboard('x{Tab}');
    expect(onCells.mock.lastCall?.[0]).toEqual([{ rowKey: 'r1', column: 'code', value: 'C-1x' }]);
    expect(active()).toBe('White');
    expect(document.activeElement).toEqual(screen.getByRole('grid'));
  });

  it('cancels by Escape, reports no change without one, and skips read-only cells', async () => {
    const { onCells } = shown();
    await userEvent.tab();
    await userEvent.keyboard('zzz{Escape}{F2}{Enter}{End}9{F2}{Delete}');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(onCells.mock.calls.flat(2)).toHaveLength(0);
  });

  it('chooses from the options of the row, announced with their reasons', async () => {
    const { onCells } = shown();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    expect(
      within(screen.getByRole('listbox'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['White', 'Black', 'BrassNot with a recessed canopy']);
    await userEvent.keyboard('{Escape}bla{Enter}');
    expect(onCells.mock.lastCall?.[0]).toEqual([{ rowKey: 'r0', column: 'finish', value: '24' }]);
    await userEvent.keyboard('{Enter}');
    await userEvent.click(screen.getByRole('option', { name: /Brass/ }));
    expect(onCells.mock.lastCall?.[0]).toEqual([{ rowKey: 'r1', column: 'finish', value: '31' }]);
  });

  it('fills down, clears and removes whole rows, each as one step', async () => {
    const onRemoveRows = vi.fn();
    const { onCells } = shown({ onRemoveRows });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Shift>}{ArrowDown}{ArrowDown}{ArrowRight}{/Shift}{Control>}d{/Control}');
    expect(onCells.mock.calls).toEqual([
      [
        [
          { rowKey: 'r1', column: 'quantity', value: '1' },
          { rowKey: 'r2', column: 'quantity', value: '1' },
        ],
      ],
    ]);
    await userEvent.keyboard('{Delete}');
    expect(onCells.mock.lastCall?.[0].map(({ value }) => value)).toEqual(['', '', '']);
    await userEvent.keyboard('{Shift>} {/Shift}{Delete}');
    expect(onRemoveRows.mock.calls).toEqual([[['r0', 'r1', 'r2']]]);
  });

  it('copies and cuts in the format of spreadsheets, and reports pasted cells', async () => {
    const onPasteText = vi.fn();
    const { onCells, grid } = shown({
      onPasteText,
      items: [{ key: 'a', row: { code: 'say "x"\ty', finish: 'Black', quantity: '2' } }, ...pieces(1)],
    });
    await userEvent.tab();
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
    const copied = clipboard();
    fireEvent.copy(grid, { clipboardData: copied });
    expect(copied.data.get('text/plain')).toBe('"say ""x""\ty"\tBlack\nC-0\tWhite');
    expect(onCells).not.toHaveBeenCalled();
    fireEvent.cut(grid, { clipboardData: clipboard() });
    expect(onCells.mock.lastCall?.[0]).toHaveLength(4);
    fireEvent.paste(grid, { clipboardData: clipboard('1\t2') });
    expect(onPasteText.mock.lastCall).toEqual(['1\t2', { rowKey: 'a', column: 'code' }]);
  });

  it('requests undo and redo, and moves to a given row', async () => {
    const [onUndo, onRedo] = [vi.fn(), vi.fn()];
    render(<GridWithHistory onUndo={onUndo} onRedo={onRedo} />);
    await userEvent.click(screen.getByRole('button', { name: 'Third' }));
    expect(active()).toBe('C-2');
    expect(document.activeElement).toEqual(screen.getByRole('grid'));
    await userEvent.keyboard('{Control>}z{/Control}{Control>}{Shift>}z{/Shift}{/Control}{Control>}y{/Control}');
    expect(onUndo).toHaveBeenCalledTimes(1);
    expect(onRedo).toHaveBeenCalledTimes(2);
  });
});
