import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useItemWindow } from './use-item-window';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const watched = (intervalMs?: number) => {
  const scroller = document.createElement('div');
  Object.defineProperty(scroller, 'clientHeight', { value: 440 });
  const { result, unmount } = renderHook(() => useItemWindow({ scroller, count: 2000, itemHeight: 44, headHeight: 40, intervalMs }));
  const scroll = (top: number) =>
    act(() => {
      scroller.scrollTop = top;
      scroller.dispatchEvent(new Event('scroll'));
    });
  return {
    scroller,
    scroll,
    unmount,
    shown: () => [result.current.first, result.current.end],
    scrollTo: (item: number) => act(() => result.current.scrollTo(item)),
  };
};

it('draws what is in sight and some around it, at every step', () => {
  const { scroll, shown } = watched();
  expect(shown()).toEqual([0, 16]);
  scroll(44_000);
  expect(shown()).toEqual([995, 1016]);
});

it('follows at most once in an interval, to the newest place', () => {
  const { scroll, shown, unmount } = watched(50);
  for (const top of [440, 4400, 44_000]) scroll(top);
  expect(shown()).toEqual([0, 16]);
  act(() => void vi.advanceTimersByTime(50));
  expect(shown()).toEqual([995, 1016]);
  scroll(0);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

it('brings an item into sight under the head, by the shortest way', () => {
  const { scroller, scrollTo, shown } = watched();
  scrollTo(5);
  expect(scroller.scrollTop).toBe(0);
  scrollTo(100);
  expect(scroller.scrollTop).toBe(4044);
  expect(shown()[1]).toBe(107);
  scrollTo(50);
  expect(scroller.scrollTop).toBe(2200);
});
