// @vitest-environment happy-dom
import { ToastProvider, useToast } from '@candil/ui-kit/toast';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { NavigationFocus } from './navigation-focus';

afterEach(cleanup);

const onUndo = vi.fn();
const First = () => {
  const toast = useToast();
  return (
    <>
      <h1>First</h1>
      <button type="button" onClick={() => toast.show({ title: 'Alba 33 removed', onUndo })}>
        Remove
      </button>
      <Link to="?tab=light">Filter</Link>
      <Link to="/second">On</Link>
    </>
  );
};
const Frame = () => (
  <ToastProvider>
    <main id="content">
      <Outlet />
    </main>
    <NavigationFocus />
  </ToastProvider>
);

test('a new page takes the focus and the toasts of the page before; a filter takes neither', async () => {
  const children = [
    { path: '/', Component: First },
    { path: '/second', element: <h1>Second</h1> },
  ];
  render(<RouterProvider router={createMemoryRouter([{ Component: Frame, children }])} />);
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await screen.findByText('Alba 33 removed');
  const filter = screen.getByRole('link', { name: 'Filter' });
  filter.focus();
  fireEvent.click(filter);
  expect(document.activeElement).toEqual(filter);
  expect(screen.queryAllByText('Alba 33 removed').length).toBeGreaterThan(0);
  fireEvent.click(screen.getByRole('link', { name: 'On' }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Second'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  expect(onUndo).not.toHaveBeenCalled();
});
