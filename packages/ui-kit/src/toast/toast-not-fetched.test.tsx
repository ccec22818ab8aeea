import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterAll, expect, it, vi } from 'vitest';

// Other files may have fetched the stack before, and others fetch it after.
vi.resetModules();
vi.doMock('./toast-stack', () => {
  throw new Error('Failed to fetch dynamically imported module');
});
afterAll(() => {
  vi.doUnmock('./toast-stack');
  vi.resetModules();
});
const { ToastProvider } = await import('./toast');

it('keeps the page when the module of the toasts cannot be loaded', async () => {
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
