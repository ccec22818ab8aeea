import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/conformance';
import { Chip } from './chip';

describeConformance('Chip', {
  element: 'BUTTON',
  states: { on: { pressed: true }, opens: { opens: true }, disabled: { disabled: true }, removable: { onRemove: () => undefined } },
  control: {
    prop: 'pressed',
    event: 'onPressedChange',
    values: [false, true],
    change: ({ element, user }) => user.click(element),
    shown: (chip) => chip.getAttribute('aria-pressed') === 'true',
  },
  widget: (props) => <Chip {...props}>EN</Chip>,
});

it('announces whether a filter is on', () => {
  const { rerender } = render(<Chip pressed>Brass</Chip>);
  expect(screen.getByRole('button').getAttribute('aria-pressed')).toBe('true');
  rerender(<Chip>Brass</Chip>);
  expect(screen.getByRole('button').hasAttribute('aria-pressed')).toBe(false);
});

it('is removed by its cross only', async () => {
  const onRemove = vi.fn();
  render(
    <Chip onRemove={onRemove} removeLabel="Remove Brass">
      Brass
    </Chip>,
  );
  await userEvent.click(screen.getByText('Brass'));
  expect(onRemove).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Remove Brass' }));
  expect(onRemove).toHaveBeenCalledTimes(1);
});
