import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { violationsIn } from '../testing/axe';
import { describeConformance } from '../testing/conformance';
import { Dropdown, type DropdownProps } from './dropdown';
import { findByTypeahead, nextEnabled } from './use-listbox';

const options = [
  { value: 'a', label: 'Architect' },
  { value: 'b', label: 'Buyer', disabled: true },
  { value: 'i', label: 'Installer' },
  { value: 's', label: 'Specifier' },
];

const Controlled = ({ onValueChange, value: initial, ...rest }: Partial<DropdownProps>) => {
  const [value, setValue] = useState(initial);
  return (
    <Dropdown
      label="Profession"
      options={options}
      placeholder="Choose"
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange?.(next);
      }}
      {...rest}
    />
  );
};

describeConformance('Dropdown', {
  element: 'BUTTON',
  classNameOn: 'frame',
  widget: (props) => <Dropdown label="Profession" options={options} {...props} />,
  states: {
    open: { defaultOpen: true, defaultValue: 'i' },
    'without options': { options: [], defaultOpen: true },
    required: { required: true, error: 'Choose a profession' },
    disabled: { disabled: true },
    small: { size: 'sm', hideLabel: true, hint: 'As on your card' },
  },
  control: [
    {
      prop: 'value',
      event: 'onValueChange',
      values: ['a', 's'],
      shown: (element) => options.find(({ label }) => label === element.textContent)?.value,
      change: async ({ element, user }) => {
        await user.click(element);
        await user.click(screen.getByRole('option', { name: 'Specifier' }));
      },
    },
    {
      prop: 'open',
      event: 'onOpenChange',
      values: [false, true],
      shown: (element) => element.getAttribute('aria-expanded') === 'true',
      change: ({ element, user }) => user.click(element),
    },
  ],
});

const box = () => screen.getByRole('combobox', { name: /Profession/ });
const activeText = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent;

it('has no accessibility finding while open', async () => {
  render(<Controlled value="i" />);
  await userEvent.click(box());
  expect(await violationsIn(document.body)).toEqual([]);
});

it('chooses with the pointer and passes over disabled options', async () => {
  const onValueChange = vi.fn();
  render(<Controlled onValueChange={onValueChange} />);
  await userEvent.click(box());
  await userEvent.click(screen.getByRole('option', { name: 'Buyer' }));
  expect(screen.getByRole('listbox')).toBeTruthy();
  await userEvent.click(screen.getByRole('option', { name: 'Installer' }));
  expect(onValueChange.mock.calls).toEqual([['i']]);
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(box().textContent).toBe('Installer');
});

describe('keyboard', () => {
  it('opens at the chosen option, moves over disabled ones and chooses with Enter', async () => {
    const onValueChange = vi.fn();
    render(<Controlled value="a" onValueChange={onValueChange} />);
    box().focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(activeText()).toBe('Architect');
    await userEvent.keyboard('{ArrowDown}');
    expect(activeText()).toBe('Installer');
    await userEvent.keyboard('{End}{ArrowDown}');
    expect(activeText()).toBe('Specifier');
    await userEvent.keyboard('{Enter}');
    expect(onValueChange.mock.calls).toEqual([['s']]);
    expect(document.activeElement).toBe(box());
  });

  it('opened by its caller begins at the chosen option, else at the first', async () => {
    const { rerender } = render(<Controlled value="i" open />);
    expect(activeText()).toBe('Installer');
    box().focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(activeText()).toBe('Specifier');
    rerender(<Controlled key="anew" open />);
    expect(activeText()).toBe('Architect');
  });

  it('finds by the first letters, open or closed', async () => {
    render(<Controlled />);
    box().focus();
    await userEvent.keyboard('sp');
    expect(activeText()).toBe('Specifier');
  });

  it('takes nothing on Escape, and the active option on Tab', async () => {
    const onValueChange = vi.fn();
    render(<Controlled onValueChange={onValueChange} />);
    box().focus();
    await userEvent.keyboard('{ArrowDown}{Escape}');
    expect(onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Tab}');
    expect(onValueChange.mock.calls).toEqual([['i']]);
  });
});

it('reports a required choice only once it was closed without one', async () => {
  render(<Controlled required requiredMessage="Choose a profession" />);
  await userEvent.click(box());
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('alert').textContent).toBe('Choose a profession');
  expect(box().getAttribute('aria-invalid')).toBe('true');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('shows that there are no options', async () => {
  render(<Controlled options={[]} noOptionsText="No options" />);
  await userEvent.click(box());
  expect(screen.getByText('No options')).toBeTruthy();
});

it.each([
  ['s', 0, 3],
  ['b', 0, -1],
  ['a', 1, 0],
  ['x', 0, -1],
])('typing "%s" from %i finds %i', (typed, start, found) => {
  expect(findByTypeahead(options, typed, start)).toBe(found);
});

it.each([
  [0, 1, 2],
  [3, 1, 3],
  [2, -1, 0],
  [-1, 1, 0],
] as const)('next from %i by %i is %i', (from, direction, next) => {
  expect(nextEnabled(options, from, direction)).toBe(next);
});
