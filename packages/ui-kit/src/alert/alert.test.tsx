import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/conformance';
import { Alert } from './alert';

describeConformance('Alert', {
  element: 'DIV',
  widget: (props) => <Alert severity="warning" title="Expires" closable {...props} />,
  states: {
    success: { severity: 'success' },
    error: { severity: 'error', children: 'Try again', action: <button type="button">Again</button> },
  },
});

it('is held by its caller where that gives `open`', async () => {
  const onOpenChange = vi.fn();
  const { rerender } = render(<Alert severity="error" closable open onOpenChange={onOpenChange} />);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onOpenChange.mock.calls).toEqual([[false]]);
  expect(screen.queryByRole('alert')).not.toBe(null);
  rerender(<Alert severity="error" closable open={false} onOpenChange={onOpenChange} />);
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each([
  ['success', 'status'],
  ['warning', 'status'],
  ['error', 'alert'],
] as const)('%s speaks as %s', (severity, role) => {
  render(<Alert severity={severity}>Sent</Alert>);
  expect(screen.getByRole(role).dataset.severity).toBe(severity);
});

it('is hidden on close and reports it once', async () => {
  const onClose = vi.fn();
  render(
    <Alert severity="error" closable onClose={onClose} closeLabel="Dismiss">
      Failed
    </Alert>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(onClose).toHaveBeenCalledTimes(1);
});
