import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/conformance';
import { Pressable } from './pressable';

describeConformance('Pressable', {
  element: 'BUTTON',
  states: { on: { pressed: true }, off: { pressed: false }, disabled: { disabled: true } },
  widget: (props) => <Pressable {...props}>Terra</Pressable>,
});

it('acts on press and keys, submits nothing, and announces its state', async () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn();
  render(
    <form onSubmit={onSubmit}>
      <Pressable pressed onClick={onClick}>
        Terra
      </Pressable>
    </form>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter} ');
  expect(onClick).toHaveBeenCalledTimes(2);
  expect(onSubmit).toHaveBeenCalledTimes(0);
  expect(screen.getByRole('button', { pressed: true }).dataset.state).toBe('on');
});
