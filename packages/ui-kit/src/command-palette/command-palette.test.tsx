import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/conformance';
import { CommandPalette, type CommandPaletteProps } from './command-palette';

const entries = [
  { id: 'alba', label: 'Alba', group: 'Collections', detail: '12 models' },
  { id: 'orla', label: 'Orla', group: 'Collections' },
  { id: 'orders', label: 'Orders', group: 'Pages' },
];
const needed = {
  open: true,
  onOpenChange: () => undefined,
  label: 'Search everything',
  placeholder: 'Search',
  entries,
  onSelect: () => undefined,
  statusText: '3 results',
};
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search' });
const marked = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;
const mount = (props: Partial<CommandPaletteProps<(typeof entries)[number]>> = {}) => render(<CommandPalette {...needed} {...props} />);

describeConformance('CommandPalette', {
  element: 'INPUT',
  classNameOn: 'frame',
  states: { nothing: { entries: [], empty: 'Nothing' }, loading: { entries: [], loading: true } },
  control: {
    prop: 'value',
    event: 'onValueChange',
    values: ['alb', 'alba'],
    change: ({ user }) => user.type(field(), 'a'),
    shown: () => field().value,
  },
  widget: (props) => <CommandPalette {...needed} {...props} />,
});

it('takes the focus, marks round, and goes by Enter', async () => {
  const onSelect = vi.fn();
  mount({ onSelect });
  expect(document.activeElement).toEqual(field());
  expect(marked()).toBe('Alba12 models');
  const seen: (string | null | undefined)[] = [];
  for (const key of ['{ArrowDown}', '{ArrowUp}', '{ArrowUp}', '{ArrowDown}', '{PageDown}', '{PageUp}', '{ArrowDown}']) {
    await userEvent.keyboard(key);
    seen.push(marked());
  }
  expect(seen).toEqual(['Orla', 'Alba12 models', 'Orders', 'Alba12 models', 'Orders', 'Alba12 models', 'Orla']);
  await userEvent.keyboard('{Enter}');
  expect(onSelect.mock.calls).toEqual([[entries[1]]]);
});

it('goes by a press, names each group once, and starts again at the first when more is typed', async () => {
  const onSelect = vi.fn();
  mount({ onSelect });
  expect(screen.getAllByText('Collections')).toHaveLength(1);
  await userEvent.keyboard('{ArrowDown}o');
  expect(marked()).toBe('Alba12 models');
  await userEvent.click(screen.getByText('Orders'));
  expect(onSelect.mock.calls).toEqual([[entries[2]]]);
});

it('closes by Escape and by its button, and announces its results', async () => {
  const onOpenChange = vi.fn();
  mount({ onOpenChange });
  expect(screen.getByRole('status').textContent).toBe('3 results');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onOpenChange.mock.calls).toEqual([[false], [false]]);
});

it('stays where scrolling answers with a promise, as current browsers do', async () => {
  const scrollIntoView = vi.fn(() => Promise.resolve());
  Object.defineProperty(HTMLElement.prototype, 'scrollIntoView', { value: scrollIntoView, configurable: true });
  const { unmount } = mount();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(marked()).toBe('Orders');
  unmount();
  expect(scrollIntoView).toHaveBeenCalled();
  Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView');
});
