import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/conformance';
import { Popover } from './popover';

const trigger = <button type="button">412,00 €</button>;

describeConformance('Popover', {
  element: 'DIV',
  widget: (props) => (
    <Popover trigger={trigger} defaultOpen title="Why this price" {...props}>
      Base
    </Popover>
  ),
});

it('opens at its trigger, closes on Escape and gives the focus back', async () => {
  const onOpenChange = vi.fn();
  render(
    <Popover trigger={trigger} title="Why this price" onOpenChange={onOpenChange} closeButton>
      Base
    </Popover>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('dialog', { name: 'Why this price' })).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button'));
  await userEvent.click(screen.getByRole('button'));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onOpenChange.mock.calls).toEqual([[true], [false], [true], [false]]);
});
