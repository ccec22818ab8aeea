import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/conformance';
import { ErrorState } from './error-state';

describeConformance('ErrorState', {
  element: 'DIV',
  widget: (props) => <ErrorState title="Not loaded" onRetry={() => undefined} {...props} />,
});

it('is announced and retries once at a time', async () => {
  const onRetry = vi.fn();
  const { rerender } = render(<ErrorState title="Not loaded" onRetry={onRetry} retryLabel="Retry" reference="req-81f2" />);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  rerender(<ErrorState title="Not loaded" onRetry={onRetry} retryLabel="Retry" retrying />);
  await userEvent.click(screen.getByRole('button'));
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('alert')).toBeTruthy();
});
