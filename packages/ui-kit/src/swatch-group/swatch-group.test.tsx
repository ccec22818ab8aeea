import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/conformance';
import { SwatchGroup } from './swatch-group';

const options = [
  { value: '10', label: 'Black', color: '#1c1c1c' },
  { value: '31', label: 'Terra', color: '#a9573b' },
  { value: '90', label: 'Brass, opal', color: '#c39a58', secondColor: '#ffffff', incompatible: 'Not with DALI-2' },
];

describeConformance('SwatchGroup', {
  element: 'DIV',
  widget: (props) => <SwatchGroup label="Finish" value="31" options={options} onValueChange={() => undefined} {...props} />,
});

it('names the chosen finish beside the label', () => {
  render(<SwatchGroup label="Finish" value="31" options={options} onValueChange={() => undefined} data-testid="group" />);
  expect(screen.getByTestId('group').firstElementChild?.textContent).toBe('Finish · Terra');
});

it('chooses by name and hands incompatible ones over', async () => {
  const onValueChange = vi.fn();
  const onIncompatibleSelect = vi.fn();
  render(
    <SwatchGroup label="Finish" value="31" options={options} onValueChange={onValueChange} onIncompatibleSelect={onIncompatibleSelect} />,
  );
  await userEvent.click(screen.getByRole('radio', { name: 'Black' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Brass, opal' }));
  expect([onValueChange.mock.calls, onIncompatibleSelect.mock.calls]).toEqual([[['10']], [['90']]]);
});
