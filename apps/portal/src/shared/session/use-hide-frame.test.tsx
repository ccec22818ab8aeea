// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Entrance, EntranceProvider } from '../entrance';
import { createRetryQueue } from '../retry/retry-queue';
import { createSession } from './session';
import { useHideFrame } from './use-hide-frame';

const withFrame = () => {
  const retries = createRetryQueue();
  const session = createSession({ loadAccount: async () => undefined, logOut: async () => undefined, likely: 'visitor' });
  session.showFrame('new-register', { returnTo: '/projects' });
  const { result } = renderHook(useHideFrame, {
    wrapper: ({ children }) => <EntranceProvider value={{ retries, session } as unknown as Entrance}>{children}</EntranceProvider>,
  });
  act(() => result.current());
  return { retries, session, shown: () => session.frame.getState().shown };
};

it('a framed area that did not arrive is closed, and opens again from the retry bar as it was', async () => {
  const { retries, shown } = withFrame();
  expect(shown()).toBeUndefined();
  await act(() => retries.retry());
  expect(shown()).toMatchObject({ view: 'new-register', returnTo: '/projects' });
});

it('a framed area that is opened by its own button is no longer offered', () => {
  const { retries, session } = withFrame();
  expect(retries.store.getState().kind).toBe('offering');
  act(() => session.showFrame('login'));
  expect(retries.store.getState().kind).toBe('idle');
});
