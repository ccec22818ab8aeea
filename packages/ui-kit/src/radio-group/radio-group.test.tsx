import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { describeConformance } from '../testing/conformance';
import { RadioGroup } from './radio-group';

const options = [
  { value: 'part', label: 'In parts', description: 'Each line when it is ready' },
  { value: 'whole', label: 'All together' },
  { value: 'call', label: 'By agreement', disabled: true },
];
const checked = () => screen.queryByRole<HTMLInputElement>('radio', { checked: true })?.value;

describeConformance('RadioGroup', {
  element: 'FIELDSET',
  states: {
    invalid: { error: 'Choose one', hint: 'Delivery' },
    none: { value: null },
    hidden: { hideLabel: true, orientation: 'horizontal' },
  },
  control: {
    prop: 'value',
    event: 'onValueChange',
    values: ['part', 'whole'],
    change: ({ user }) => user.click(screen.getByLabelText('All together')),
    shown: checked,
  },
  keys: [
    {
      keys: '{ArrowDown}',
      does: 'moves and chooses by arrows',
      props: { defaultValue: 'part' },
      from: () => screen.getByRole('radio', { checked: true }),
      expect: () => expect(checked()).toBe('whole'),
    },
  ],
  widget: (props) => <RadioGroup label="Delivery" options={options} {...props} />,
});

it('is one tab stop and belongs to its form by name', async () => {
  render(
    <form aria-label="Order">
      <RadioGroup label="Delivery" options={options} name="delivery" defaultValue="whole" />
    </form>,
  );
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByLabelText('All together'));
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
  expect(new FormData(screen.getByRole('form')).get('delivery')).toBe('whole');
});
