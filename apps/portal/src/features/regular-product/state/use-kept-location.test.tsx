// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useKeptLocation } from './use-kept-location';

const CHOICE = '?model=0820';
const Configurator = () => {
  useKeptLocation(CHOICE, 'one');
  return null;
};

const open = async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  window.history.replaceState(null, '', '/configurator');
  let arrive: () => void = () => undefined;
  const slowly = () =>
    new Promise<null>((resolve) => {
      arrive = () => resolve(null);
    });
  const router = createBrowserRouter([
    { path: '/configurator', element: <Configurator /> },
    { path: '/project', loader: slowly, element: <p>Project</p> },
  ]);
  onTestFinished(() => {
    cleanup();
    // It would go on listening to the history of the window.
    router.dispose();
    vi.useRealTimers();
  });
  await act(async () => void render(<RouterProvider router={router} />));
  return { router, pause: () => act(async () => void vi.advanceTimersByTime(300)), arrive: () => act(async () => arrive()) };
};

test('a choice is in the address after a pause', async () => {
  const { router, pause } = await open();
  expect(router.state.location.search).toBe('');
  await pause();
  expect(router.state.location).toMatchObject({ pathname: '/configurator', search: CHOICE });
});

test('a page that is on its way is not called off', async () => {
  const { router, pause, arrive } = await open();
  await act(async () => void router.navigate('/project'));
  await pause();
  await arrive();
  expect(router.state.location).toMatchObject({ pathname: '/project', search: '' });
});

test('a page that has come and is not drawn yet keeps its address', async () => {
  const { router, pause } = await open();
  window.history.pushState(null, '', '/project');
  await pause();
  expect(router.state.location.search).toBe('');
});
