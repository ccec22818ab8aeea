import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/conformance';
import { TOOLTIP_DEFAULTS, Tooltip } from './tooltip';

describeConformance('Tooltip', {
  element: 'DIV',
  widget: (props) => (
    <Tooltip content="Needs 3 weeks more" open {...props}>
      <button type="button">Sage</button>
    </Tooltip>
  ),
  states: { wide: { maxWidth: 500, side: 'right' } },
});

it('has the delay, width and distance of the specification', () => {
  expect(TOOLTIP_DEFAULTS).toEqual({ delayMs: 100, maxWidth: 350, offset: 25 });
});

it('opens after 100 ms of the pointer resting there', async () => {
  vi.useFakeTimers();
  try {
    render(
      <Tooltip content="Needs 3 weeks more">
        <button type="button">Sage</button>
      </Tooltip>,
    );
    fireEvent.pointerMove(screen.getByRole('button'), { pointerType: 'mouse' });
    act(() => vi.advanceTimersByTime(99));
    expect(screen.queryByRole('tooltip')).toBeNull();
    act(() => vi.advanceTimersByTime(1));
    expect(screen.getByRole('tooltip')).toBeTruthy();
  } finally {
    vi.useRealTimers();
  }
});

it('explains the element that has the focus and goes on Escape', async () => {
  render(
    <Tooltip content="Needs 3 weeks more">
      <button type="button">Sage</button>
    </Tooltip>,
  );
  expect(screen.queryByRole('tooltip')).toBeNull();
  await userEvent.tab();
  const button = screen.getByRole('button');
  expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Needs 3 weeks more');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBeNull();
});

it('is at most 350 px wide', () => {
  render(
    <Tooltip content="Needs 3 weeks more" open data-testid="tip">
      <button type="button">Sage</button>
    </Tooltip>,
  );
  expect(screen.getByTestId('tip').style.maxWidth).toBe('350px');
});
