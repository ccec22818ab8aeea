import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ToastProvider } from './toast';

vi.mock('./toast-stack', () => {
  throw new Error('Failed to fetch dynamically imported module');
});

it('keeps the page where what draws toasts does not arrive', async () => {
  render(
    <ToastProvider>
      <p>Page</p>
    </ToastProvider>,
  );
  await act(async () => {
    fireEvent.keyDown(window, { key: 'Shift' });
    // The same import as the provider's: it has failed there when it has failed here.
    await expect(import('./toast-stack')).rejects.toThrow();
  });
  await act(() => vi.dynamicImportSettled());
  expect(screen.getByText('Page')).toBeDefined();
});
