// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { useBack } from './use-back';

const Page = ({ otherwise }: { otherwise?: string }) => (
  <button type="button" onClick={useBack(otherwise)}>
    back
  </button>
);

const openAt = (path: string) => {
  window.history.replaceState(null, '', path);
  const router = createBrowserRouter([
    { path: '/away', element: <Page otherwise="/projects" /> },
    { path: '*', element: <Page /> },
  ]);
  render(<RouterProvider router={router} />);
  return router;
};
const goBack = () => act(() => screen.getByRole('button').click());

afterEach(cleanup);

test('goes to the location before', async () => {
  const router = openAt('/first');
  await act(() => router.navigate('/second'));
  goBack();
  await waitFor(() => expect(router.state.location.pathname).toBe('/first'));
});

test('goes home without an earlier page', async () => {
  const router = openAt('/first');
  goBack();
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});

test('goes home from a page that a redirect has put in place of the first', async () => {
  const router = openAt('/first');
  await act(() => router.navigate('/error-403', { replace: true }));
  goBack();
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});

test('goes to a given path without an earlier page', async () => {
  const router = openAt('/away');
  goBack();
  await waitFor(() => expect(router.state.location.pathname).toBe('/projects'));
});
