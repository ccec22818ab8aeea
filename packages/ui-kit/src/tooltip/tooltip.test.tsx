import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { describeConformance } from '../testing/conformance';
import { Tooltip } from './tooltip';

describeConformance('Tooltip', {
  element: 'DIV',
  widget: (props) => (
    <Tooltip content="Needs 3 weeks more" open {...props}>
      <button type="button">Sage</button>
    </Tooltip>
  ),
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
