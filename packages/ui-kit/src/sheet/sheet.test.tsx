import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/conformance';
import { Sheet, type SheetProps } from './sheet';
import { restAfterDrag } from './use-detent-drag';

const detents = [0.25, 0.5, 0.9];
const mount = (props: Partial<SheetProps> = {}) => {
  const onDetentChange = vi.fn();
  const onOpenChange = vi.fn();
  render(
    <Sheet title="Options" defaultOpen detents={detents} onDetentChange={onDetentChange} onOpenChange={onOpenChange} {...props}>
      <button type="button">Inside</button>
    </Sheet>,
  );
  return { onDetentChange, onOpenChange };
};
const handle = () => screen.getByRole('slider', { name: 'Options' });

describeConformance('Sheet', {
  element: 'DIV',
  states: { drawer: { side: 'end' }, start: { side: 'start' }, beside: { modal: false }, fixed: { dismissible: false, hideTitle: true } },
  control: [
    {
      prop: 'detent',
      event: 'onDetentChange',
      values: [0, 1],
      change: ({ user }) => {
        handle().focus();
        return user.keyboard('{ArrowUp}');
      },
      shown: (element) => Number(element.dataset.detent),
    },
  ],
  widget: (props) => (
    <Sheet title="Options" open detents={detents} {...props}>
      Body
    </Sheet>
  ),
});

const rests = [200, 400, 720];
it.each([
  [410, 0, 1],
  [250, 0.1, 0],
  [600, 0, 2],
  [99, 0, -1],
  [101, 0, 0],
  [210, 1, 1],
  [410, -1, 1],
  [390, -1, 0],
  [190, -1, -1],
  [719, 2, 2],
])('at %i px and %d px a ms it comes to rest %i', (height, speed, rest) => {
  expect(restAfterDrag(height, speed, rests)).toBe(rest);
});

it('moves by the keyboard between its rests and no further', async () => {
  const { onDetentChange } = mount();
  handle().focus();
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{End}{ArrowUp}{Home}');
  expect(onDetentChange.mock.calls).toEqual([[1], [2], [0]]);
  expect(handle().getAttribute('aria-valuetext')).toBe('25 %');
});

const pull = (from: number, to: number) => {
  const at = (type: 'pointerDown' | 'pointerMove' | 'pointerUp', clientY: number) =>
    fireEvent[type](handle(), { clientY, button: 0, pointerId: 1 });
  at('pointerDown', from);
  at('pointerMove', to);
  // A second event at the same place: the finger has come to a stop.
  at('pointerMove', to);
  at('pointerUp', to);
};

it('follows the finger, rests at the nearest height and goes away when pulled down', () => {
  const height = window.innerHeight;
  const { onDetentChange, onOpenChange } = mount();
  pull(height * 0.75, height * 0.55);
  expect(onDetentChange.mock.lastCall).toEqual([1]);
  expect(screen.getByRole('dialog').dataset.detent).toBe('1');
  pull(height * 0.5, height * 0.98);
  expect(onOpenChange.mock.calls).toEqual([[false]]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

/** The finger's own clock, in ms, and where it is, in shares of the window. */
const drag = (steps: readonly (readonly ['pointerDown' | 'pointerMove' | 'pointerUp' | 'pointerCancel', number, number])[]) => {
  for (const [type, at, share] of steps) {
    const event = createEvent[type](handle(), { clientY: window.innerHeight * share, button: 0, pointerId: 1 });
    Object.defineProperty(event, 'timeStamp', { value: at });
    fireEvent(handle(), event);
  }
};
const upwards = [
  ['pointerDown', 1000, 0.75],
  ['pointerMove', 1100, 0.46],
  ['pointerMove', 1110, 0.45],
] as const;

it('continues to move when it is released in motion', () => {
  const { onDetentChange } = mount();
  drag([...upwards, ['pointerUp', 1115, 0.45]]);
  expect(onDetentChange.mock.calls).toEqual([[2]]);
});

it('is not flung when the finger rested first', () => {
  const { onDetentChange } = mount();
  drag([...upwards, ['pointerUp', 1200, 0.45]]);
  expect(onDetentChange.mock.calls).toEqual([[1]]);
});

it('settles at the nearest height, without being flung or sent away, when the browser takes the finger from it', () => {
  const { onDetentChange, onOpenChange } = mount();
  drag([...upwards, ['pointerCancel', 1115, 0.45]]);
  expect(onDetentChange.mock.calls).toEqual([[1]]);
  drag([
    ['pointerDown', 2000, 0.5],
    ['pointerMove', 2010, 0.98],
    ['pointerCancel', 2015, 0.98],
  ]);
  expect(onDetentChange.mock.calls).toEqual([[1], [0]]);
  expect(onOpenChange.mock.calls).toEqual([]);
});

it('uses the last position even when no frame was drawn before the release', () => {
  const { onDetentChange } = mount();
  act(() => drag([...upwards, ['pointerUp', 1200, 0.45]]));
  expect(onDetentChange.mock.calls).toEqual([[1]]);
});

it('stays when it cannot be dismissed', async () => {
  const { onOpenChange } = mount({ dismissible: false });
  await userEvent.keyboard('{Escape}');
  pull(window.innerHeight * 0.75, window.innerHeight * 0.99);
  expect(onOpenChange).toHaveBeenCalledTimes(0);
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
});

it('closes by Escape and by its cross, and is a drawer without handle at the side', async () => {
  const { onOpenChange } = mount({ side: 'end' });
  expect(screen.queryByRole('slider')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onOpenChange.mock.calls).toEqual([[false]]);
});

it('takes the focus itself, so that Escape and reading start there', () => {
  mount();
  expect(document.activeElement).toBe(screen.getByRole('dialog'));
});
