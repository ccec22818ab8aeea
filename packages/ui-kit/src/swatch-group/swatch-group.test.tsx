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
  states: { none: { value: null }, small: { size: 'sm', hideLabel: true } },
  control: {
    prop: 'value',
    event: 'onValueChange',
    values: ['31', '10'],
    change: ({ user }) => user.click(screen.getByRole('radio', { name: 'Black' })),
    shown: () => options.find(({ label }) => label === screen.getByRole('radio', { checked: true }).getAttribute('aria-label'))?.value,
  },
  keys: [
    {
      keys: '{ArrowLeft}',
      does: 'moves and chooses, turned round from right to left',
      props: { value: undefined, defaultValue: '10', dir: 'rtl' },
      from: () => screen.getByRole('radio', { checked: true }),
      expect: () => expect(document.activeElement?.getAttribute('aria-label')).toBe('Terra'),
    },
  ],
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
  expect(onValueChange.mock.calls).toEqual([['10']]);
  expect(onIncompatibleSelect.mock.calls).toEqual([['90']]);
});
