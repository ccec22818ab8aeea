// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Entrance, EntranceProvider } from '../entrance';
import { createRetryQueue } from '../retry/retry-queue';
import { useStandingQuestion } from './use-standing-question';

const ask = (subject: object) => {
  const retries = createRetryQueue();
  const { result, rerender } = renderHook(useStandingQuestion, {
    initialProps: subject,
    wrapper: ({ children }) => <EntranceProvider value={{ retries } as unknown as Entrance}>{children}</EntranceProvider>,
  });
  return { retries, isAsked: () => result.current.isAsked, miss: () => act(() => result.current.onMissing()), about: rerender };
};

it('a question that did not arrive is asked again from the retry bar', async () => {
  const { retries, isAsked, miss } = ask({});
  miss();
  expect(isAsked()).toBe(false);
  expect(retries.store.getState().waiting).toHaveLength(1);
  await act(() => retries.retry());
  expect(isAsked()).toBe(true);
});

it('another subject asks the question anew, and takes the offer back', () => {
  const { retries, isAsked, miss, about } = ask({});
  miss();
  about({});
  expect(isAsked()).toBe(true);
  expect(retries.store.getState().waiting).toEqual([]);
});
