import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Modal } from '../modal/modal';
import { activeDescendant, describeConformance } from '../testing/conformance';
import { Autocomplete, type AutocompleteOption, type AutocompleteProps } from './autocomplete';
import { findOptions, foldOptions, foldText, nextOption } from './find-options';

const cities: readonly AutocompleteOption[] = [
  { value: '1', label: 'Málaga', description: 'Andalucía' },
  { value: '2', label: 'Madrid' },
  { value: '3', label: 'Lyon', disabled: true },
  { value: '4', label: 'Almagro', description: 'Ciudad Real' },
  { value: '5', label: 'München' },
];
const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: /City/ });
const shownOptions = () => screen.queryAllByRole('option').map((row) => row.querySelector('[data-label]')?.textContent);
const isActive = (label: string) => () => expect(activeDescendant()?.textContent).toContain(label);

describeConformance('Autocomplete', {
  element: 'INPUT',
  classNameOn: 'frame',
  widget: (props) => <Autocomplete label="City" options={cities} {...props} />,
  states: {
    chosen: { defaultValue: '2' },
    open: { defaultOpen: true, defaultValue: '2' },
    loading: { defaultOpen: true, loading: true },
    'without options': { defaultOpen: true, options: [] },
    required: { required: true, error: 'Choose a city' },
    disabled: { disabled: true },
  },
  control: [
    {
      prop: 'value',
      event: 'onValueChange',
      values: ['2', '1'],
      shown: (element) => cities.find(({ label }) => label === (element as HTMLInputElement).value)?.value,
      change: async ({ element, user }) => {
        await user.click(element);
        await user.click(screen.getByRole('option', { name: /Málaga/ }));
      },
    },
    {
      prop: 'open',
      event: 'onOpenChange',
      values: [false, true],
      shown: () => screen.queryByRole('listbox') !== null,
      change: ({ element, user }) => user.click(element),
    },
  ],
  keys: [
    { keys: '{ArrowDown}', does: 'opens at the first option', expect: isActive('Málaga') },
    { keys: '{ArrowDown}', does: 'opens at the chosen option', props: { defaultValue: '4' }, expect: isActive('Almagro') },
    { keys: '{ArrowUp}', does: 'opens at the last option', expect: isActive('München') },
    { keys: '{ArrowDown}{ArrowDown}{ArrowDown}', does: 'passes over disabled options', expect: isActive('Almagro') },
    { keys: '{ArrowDown}{ArrowUp}', does: 'goes round the ends', expect: isActive('München') },
    { keys: '{ArrowDown}{PageDown}', does: 'moves by ten, here to the end', expect: isActive('München') },
    {
      keys: 'mad{ArrowDown}{Enter}',
      does: 'takes the found option',
      expect: (element) => {
        expect((element as HTMLInputElement).value).toBe('Madrid');
        expect(screen.queryByRole('listbox')).toBeNull();
      },
    },
    {
      keys: 'x{Escape}',
      does: 'closes and gives the chosen text back',
      props: { defaultValue: '2' },
      expect: (element) => {
        expect((element as HTMLInputElement).value).toBe('Madrid');
        expect(screen.queryByRole('status')).toBeNull();
      },
    },
  ],
});

describe('finding', () => {
  it('ignores case and accents', () => {
    expect(foldText('Crème BRÛLÉE')).toBe('creme brulee');
  });

  it.each([
    ['', ['Málaga', 'Madrid', 'Lyon', 'Almagro', 'München']],
    ['MA', ['Málaga', 'Madrid', 'Almagro']],
    ['munch', ['München']],
    ['real ciu', ['Almagro']],
    ['  ', ['Málaga', 'Madrid', 'Lyon', 'Almagro', 'München']],
    ['x', []],
  ])('"%s" finds %j', (query, labels) => {
    expect(findOptions(foldOptions(cities), query).map(({ label }) => label)).toEqual(labels);
  });

  it.each([
    [-1, 1, 0],
    [1, 1, 3],
    [4, 1, 0],
    [0, -1, 4],
    [-1, -1, 4],
  ] as const)('from %i by %i comes %i', (from, direction, next) => {
    expect(nextOption(cities, from, direction)).toBe(next);
  });

  it('has no next where none can be chosen', () => {
    expect([nextOption([], 0, 1), nextOption([{ value: 'a', label: 'A', disabled: true }], -1, 1)]).toEqual([-1, -1]);
  });
});

const mount = (props: Partial<AutocompleteProps> = {}) => {
  const onValueChange = vi.fn();
  render(<Autocomplete label="City" options={cities} onValueChange={onValueChange} {...props} />);
  return onValueChange;
};

it('narrows while typing and reports an empty result', async () => {
  mount();
  await userEvent.type(box(), 'mala');
  expect(shownOptions()).toEqual(['Málaga']);
  await userEvent.type(box(), 'x');
  expect(shownOptions()).toEqual([]);
  expect(screen.getByRole('status').textContent).toBe('No options');
});

const Search = ({ asked }: { asked: (query: string) => void }) => {
  const [found, setFound] = useState<readonly AutocompleteOption[]>();
  return (
    <>
      <Autocomplete label="City" filtered loading={!found} options={found ?? []} onQueryChange={asked} />
      <button type="button" onClick={() => setFound([{ value: '9', label: 'Zürich' }])}>
        answer
      </button>
    </>
  );
};

it('shows “Loading…” and then the results', async () => {
  const asked = vi.fn();
  render(<Search asked={asked} />);
  await userEvent.type(box(), 'q');
  expect(screen.getByRole('status').textContent).toBe('Loading…');
  expect(box().getAttribute('aria-busy')).toBe('true');
  screen.getByText('answer').click();
  expect(await screen.findByRole('option', { name: 'Zürich' })).toBeTruthy();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(asked.mock.calls).toEqual([['q'], ['']]);
});

it('keeps the label of the chosen option when other results arrive', async () => {
  const { rerender } = render(<Autocomplete label="City" filtered options={cities} defaultOpen />);
  await userEvent.click(screen.getByRole('option', { name: 'Madrid' }));
  rerender(<Autocomplete label="City" filtered options={[]} defaultOpen />);
  expect(box().value).toBe('Madrid');
});

it('shows the label of a value set from outside', () => {
  render(<Autocomplete label="City" options={[]} value="77" valueLabel="Porto" />);
  expect(box().value).toBe('Porto');
});

it('chooses nothing once its text is emptied and left, or cleared', async () => {
  const onChange = mount({ defaultValue: '2' });
  await userEvent.clear(box());
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(onChange.mock.calls).toEqual([['']]);
});

it('closes by Escape and leaves the modal around it open, which the next Escape closes', async () => {
  render(
    <Modal defaultOpen title="Address">
      <Autocomplete label="City" options={cities} />
    </Modal>,
  );
  await userEvent.click(box());
  expect(shownOptions()).toHaveLength(5);
  await userEvent.keyboard('{Escape}');
  expect(shownOptions()).toHaveLength(0);
  expect(screen.queryAllByRole('dialog')).toHaveLength(1);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryAllByRole('dialog')).toHaveLength(0);
});

it('clears by its button', async () => {
  const onChange = mount({ defaultValue: '2' });
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(onChange.mock.calls).toEqual([['']]);
  expect(box().value).toBe('');
});

it('accepts a text that is not an option', async () => {
  const onChange = mount({ defaultValue: '2' });
  await userEvent.type(box(), 'zz');
  await userEvent.tab();
  expect(onChange.mock.calls).toEqual([]);
  expect(box().value).toBe('Madrid');
});

it('asks for a required choice once it is left without one', async () => {
  mount({ required: true, requiredMessage: 'Where to?' });
  await userEvent.click(box());
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.tab();
  expect(screen.getByRole('alert').textContent).toBe('Where to?');
});

it('does not take a disabled option', async () => {
  const onChange = mount({ defaultOpen: true });
  await userEvent.click(screen.getByRole('option', { name: 'Lyon' }));
  expect(onChange).not.toHaveBeenCalled();
});

describe('10,000 options', () => {
  const many = Array.from({ length: 10_000 }, (_, index) => ({ value: String(index), label: `Article ${index}` }));
  afterEach(() => void vi.restoreAllMocks());

  it('renders only visible options, each with its position in the whole list', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(320);
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(320);
    mount({ options: many });
    await userEvent.click(box());
    const rows = screen.getAllByRole('option');
    expect(rows.length).toBeLessThan(40);
    expect(rows[3]?.getAttribute('aria-posinset')).toBe('4');
    expect(rows[3]?.getAttribute('aria-setsize')).toBe('10000');
  });
});
