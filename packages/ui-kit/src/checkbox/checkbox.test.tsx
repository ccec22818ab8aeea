import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/conformance';
import { Checkbox } from './checkbox';

describeConformance('Checkbox', {
  element: 'INPUT',
  classNameOn: 'frame',
  states: {
    some: { indeterminate: true },
    invalid: { error: true },
    described: { description: 'In one lorry' },
    disabled: { disabled: true },
  },
  control: {
    prop: 'checked',
    event: 'onCheckedChange',
    values: [false, true],
    change: ({ element, user }) => user.click(element),
    shown: (box) => (box as HTMLInputElement).checked,
  },
  widget: (props) => <Checkbox label="Together" checked={false} onCheckedChange={() => undefined} {...props} />,
});

it('is toggled by its label and by the space bar', async () => {
  const onCheckedChange = vi.fn();
  render(<Checkbox label="Together" checked={false} onCheckedChange={onCheckedChange} />);
  await userEvent.click(screen.getByText('Together'));
  await userEvent.keyboard(' ');
  expect(onCheckedChange.mock.calls).toEqual([[true], [true]]);
});

it('shows that some of many are checked', () => {
  const { rerender } = render(<Checkbox label="All" checked={false} indeterminate onCheckedChange={() => undefined} />);
  expect(screen.getByRole<HTMLInputElement>('checkbox').indeterminate).toBe(true);
  rerender(<Checkbox label="All" checked onCheckedChange={() => undefined} />);
  expect(screen.getByRole<HTMLInputElement>('checkbox').indeterminate).toBe(false);
});
