import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/conformance';
import { CheckboxGroup } from './checkbox-group';

const options = [
  { value: 'pdf', label: 'Sheet' },
  { value: 'ies', label: 'Photometry', description: 'IES and EULUMDAT' },
  { value: '3d', label: 'Model', disabled: true },
];
const checked = () => screen.getAllByRole<HTMLInputElement>('checkbox').flatMap((box) => (box.checked ? box.value : []));

describeConformance('CheckboxGroup', {
  element: 'FIELDSET',
  states: {
    all: { allLabel: 'All files', defaultValue: ['pdf'] },
    invalid: { error: 'Choose one', hint: 'Files' },
    hidden: { hideLabel: true },
  },
  control: {
    prop: 'value',
    event: 'onValueChange',
    values: [['ies'], ['pdf', 'ies']],
    change: ({ user }) => user.click(screen.getByLabelText('Sheet')),
    shown: checked,
  },
  widget: (props) => <CheckboxGroup label="Files" options={options} {...props} />,
});

it('covers all enabled options, and is indeterminate while some are checked', async () => {
  const onValueChange = vi.fn();
  render(<CheckboxGroup label="Files" options={options} allLabel="All files" defaultValue={['ies', '3d']} onValueChange={onValueChange} />);
  const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'All files' });
  expect(all.indeterminate).toBe(true);
  expect(all.dataset.state).toBe('indeterminate');
  await userEvent.click(all);
  expect(all.checked).toBe(true);
  expect(all.indeterminate).toBe(false);
  await userEvent.click(all);
  expect(onValueChange.mock.calls).toEqual([[['pdf', 'ies', '3d']], [['3d']]]);
});
