import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/conformance';
import { Stepper } from './stepper';

const steps = [{ label: 'Lines' }, { label: 'Delivery' }, { label: 'Review' }] as const;

describeConformance('Stepper', {
  element: 'NAV',
  widget: (props) => <Stepper label="Order" value={2} steps={steps} {...props} />,
  states: { first: { value: 1 }, last: { value: 3, onStepSelect: () => undefined } },
});

it.each([
  [1, [true, false, false], 0],
  [2, [true, true, false], 1],
  [3, [true, true, true], 2],
] as const)('at %i the active steps are %j', (value, active, current) => {
  render(<Stepper label="Order" value={value} steps={steps} />);
  const items = screen.getAllByRole('listitem');
  expect(items.map((item) => item.hasAttribute('data-active'))).toEqual(active);
  expect(items.map((item) => item.dataset.state)).toEqual(
    items.map((_, index) => (index + 1 < value ? 'done' : index + 1 === value ? 'current' : 'ahead')),
  );
  expect(items.findIndex((item) => item.getAttribute('aria-current') === 'step')).toBe(current);
});

it('links to completed steps only', async () => {
  const onStepSelect = vi.fn();
  render(<Stepper label="Order" value={2} steps={steps} onStepSelect={onStepSelect} />);
  expect(screen.getAllByRole('button')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Lines' }));
  expect(onStepSelect.mock.calls).toEqual([[1]]);
});
