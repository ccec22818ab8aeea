import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/conformance';
import { NumberUnitField, type NumberUnitFieldProps } from './number-unit-field';

const needed = {
  label: 'Height',
  units: [
    { value: 'cm', label: 'cm' },
    { value: 'm', label: 'm' },
  ],
  unitLabel: 'Unit',
  parse: (text: string, unit: string) => {
    const number = Number(text.replace(',', '.'));
    return Number.isNaN(number)
      ? { ok: false as const, message: `No length: ${text}` }
      : { ok: true as const, value: unit === 'm' ? number * 100 : number };
  },
  format: (value: number, unit: string) => String(unit === 'm' ? value / 100 : value),
  min: 20,
  max: 400,
  rangeMessage: () => 'From 20 to 400',
};
const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Height' });
const mount = (props: Partial<NumberUnitFieldProps> = {}) => {
  const onValueChange = vi.fn();
  render(<NumberUnitField {...needed} defaultValue={100} onValueChange={onValueChange} {...props} />);
  return onValueChange;
};

describeConformance('NumberUnitField', {
  element: 'INPUT',
  classNameOn: 'frame',
  states: {
    empty: {},
    invalid: { error: 'No length' },
    disabled: { disabled: true },
    'one unit': { units: [{ value: 'cm', label: 'cm' }] },
  },
  control: [
    {
      prop: 'value',
      event: 'onValueChange',
      values: [100, 150],
      change: async ({ user }) => {
        await user.clear(input());
        await user.type(input(), '150{Enter}');
      },
      shown: (element) => ((element as HTMLInputElement).value === '150' ? 150 : 100),
    },
  ],
  widget: (props) => <NumberUnitField {...needed} {...props} />,
});

it('keeps the value and writes it in the unit chosen', async () => {
  const onValueChange = mount();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Unit' }), 'm');
  expect(input().value).toBe('1');
  expect(onValueChange.mock.calls).toEqual([]);
  await userEvent.clear(input());
  await userEvent.type(input(), '1,9');
  await userEvent.tab();
  expect(input().value).toBe('1.9');
  expect(onValueChange.mock.calls).toEqual([[190]]);
});

it.each([
  ['abc', 'No length: abc'],
  ['10', 'From 20 to 400'],
  ['401', 'From 20 to 400'],
])('keeps %s as typed and says %s', async (text, message) => {
  const onValueChange = mount();
  await userEvent.clear(input());
  await userEvent.type(input(), `${text}{Enter}`);
  expect(input().value).toEqual(text);
  expect(screen.getByRole('alert').textContent).toEqual(message);
  expect(onValueChange.mock.calls).toEqual([]);
  await userEvent.clear(input());
  await userEvent.type(input(), '20{Enter}');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(onValueChange.mock.calls).toEqual([[20]]);
});

it('is emptied, unless it is required', async () => {
  const onValueChange = mount();
  await userEvent.clear(input());
  await userEvent.tab();
  expect(onValueChange.mock.calls).toEqual([[null]]);
});

it('shows that it is required when left empty', async () => {
  const onValueChange = mount({ required: true, defaultValue: null });
  await userEvent.click(input());
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('alert').textContent).toBe('This field is required');
  expect(onValueChange.mock.calls).toEqual([]);
});

it('steps by arrow keys from the typed value, within its bounds', async () => {
  const onValueChange = mount({ step: 10 });
  await userEvent.clear(input());
  await userEvent.type(input(), '385{ArrowUp}{ArrowUp}{ArrowDown}');
  expect(onValueChange.mock.calls).toEqual([[395], [400], [390]]);
});
