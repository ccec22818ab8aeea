import type { Virtualizer } from '@tanstack/react-virtual';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { throttledOffset } from './throttled-offset';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const REST_MS = 150;
const watched = () => {
  const element = document.createElement('div');
  const told: (readonly [number, boolean])[] = [];
  const options = { horizontal: false, isRtl: false, isScrollingResetDelay: REST_MS, useScrollendEvent: false };
  const instance = { scrollElement: element, targetWindow: window, options } as unknown as Virtualizer<Element, Element>;
  const stop = throttledOffset(50)(instance, (offset, isScrolling) => told.push([offset, isScrolling]));
  told.length = 0;
  const scrollTo = (top: number) => {
    element.scrollTop = top;
    element.dispatchEvent(new Event('scroll'));
  };
  return { told, scrollTo, stop };
};

it('tells the newest place once in an interval, and the place of rest', () => {
  const { told, scrollTo } = watched();
  for (const top of [10, 20, 30]) scrollTo(top);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(50);
  expect(told).toEqual([[30, true]]);
  scrollTo(40);
  vi.advanceTimersByTime(REST_MS);
  expect(told.at(-1)).toEqual([40, false]);
  vi.advanceTimersByTime(1000);
  expect(told.at(-1)).toEqual([40, false]);
});

it('tells nothing once it is stopped', () => {
  const { told, scrollTo, stop } = watched();
  scrollTo(10);
  stop?.();
  vi.advanceTimersByTime(1000);
  expect(told).toEqual([]);
});
