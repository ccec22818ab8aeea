import { expect, it, vi } from 'vitest';
import { letWheelPass } from './let-wheel-pass';

it('leaves the wheel to the page unless Ctrl is held or the drawing has the focus', () => {
  document.body.innerHTML = '<div data-view="plan"><button>Plan</button></div><ul><li>List</li></ul>';
  letWheelPass(window);
  const [canvas, list] = [document.querySelector('[data-view]'), document.querySelector('li')];
  const zoom = vi.fn();
  for (const each of [canvas, list]) each?.addEventListener('wheel', zoom);
  const turn = (on: Element | null, ctrlKey = false) => {
    zoom.mockClear();
    on?.dispatchEvent(Object.defineProperty(new WheelEvent('wheel', { bubbles: true }), 'ctrlKey', { value: ctrlKey }));
    return zoom.mock.calls.length;
  };
  const before = [turn(canvas), turn(canvas, true), turn(list)];
  document.querySelector('button')?.focus();
  expect(before).toEqual([0, 1, 1]);
  expect(turn(canvas)).toBe(1);
});
