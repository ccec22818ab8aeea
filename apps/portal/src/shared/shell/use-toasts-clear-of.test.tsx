// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useToastsClearOf } from './use-toasts-clear-of';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const Dock = () => {
  const dock = useRef<HTMLDivElement>(null);
  useToastsClearOf(dock);
  return <div ref={dock} />;
};
const inset = () => document.body.style.getPropertyValue('--toast-inset');

test('toasts stand above a bar at the foot of the window as long as it is there', () => {
  let height = 60;
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, window.innerHeight - height, 390, height),
  );
  const { unmount } = render(<Dock />);
  const first = inset();
  height = 0;
  fireEvent(window, new Event('resize'));
  const hidden = inset();
  height = 84;
  fireEvent(window, new Event('resize'));
  const higher = inset();
  unmount();
  expect(first).toBe('60px');
  expect(hidden).toBe('');
  expect(higher).toBe('84px');
  expect(inset()).toBe('');
});
