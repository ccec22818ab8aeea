import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/conformance';
import { RangeSlider, type RangeSliderProps } from './range-slider';

const widget = (props: Partial<RangeSliderProps> = {}) => (
  <RangeSlider
    label="Light output"
    min={0}
    max={2000}
    step={100}
    value={[400, 1200]}
    onValueChange={() => undefined}
    thumbLabels={['at least', 'at most']}
    formatValue={(value) => `${value} lm`}
    {...props}
  />
);

describeConformance('RangeSlider', {
  element: 'FIELDSET',
  states: { disabled: { disabled: true }, limited: { limits: [200, 1500] }, upper: { thumbs: 'upper' } },
  control: {
    prop: 'value',
    event: 'onValueChange',
    values: [
      [400, 1200],
      [400, 900],
    ],
    change: async () => drag('Light output: at most', 900),
    shown: () => screen.getAllByRole<HTMLInputElement>('slider').map((slider) => Number(slider.value)),
  },
  widget,
});

const thumb = (name: string) => screen.getByRole('slider', { name });
const drag = (name: string, to: number, { letGo = true } = {}) => {
  fireEvent.input(thumb(name), { target: { value: String(to) } });
  if (letGo) act(() => void thumb(name).dispatchEvent(new Event('change', { bubbles: true })));
};

it('names both thumbs and announces their values in words', () => {
  render(widget());
  expect(screen.getAllByRole('slider').map((slider) => [slider.getAttribute('aria-label'), slider.getAttribute('aria-valuetext')])).toEqual(
    [
      ['Light output: at least', '400 lm'],
      ['Light output: at most', '1200 lm'],
    ],
  );
  expect(screen.getByText('400 lm – 1200 lm')).toBeTruthy();
});

it.each([
  ['Light output: at least', 700, [700, 1200]],
  ['Light output: at least', 1900, [1200, 1200]],
  ['Light output: at most', 200, [400, 400]],
  ['Light output: at most', 2000, [400, 2000]],
])('%s dragged to %i makes %j: no thumb passes the other', (name, to, bounds) => {
  const onValueChange = vi.fn();
  render(widget({ onValueChange }));
  drag(name, to);
  expect(onValueChange.mock.calls).toEqual([[bounds]]);
});

it('shows the position of a thumb during a drag, and reports it once at the end', () => {
  const onValueChange = vi.fn();
  render(widget({ onValueChange }));
  drag('Light output: at most', 1500, { letGo: false });
  expect(thumb('Light output: at most').getAttribute('aria-valuetext')).toBe('1500 lm');
  expect(onValueChange.mock.calls).toEqual([]);
  drag('Light output: at most', 1600);
  expect(onValueChange.mock.calls).toEqual([[[400, 1600]]]);
});

it('has one thumb where only the upper bound is asked', () => {
  render(widget({ thumbs: 'upper', valueLabel: ([, upper]) => `up to ${upper} lm` }));
  expect(screen.getAllByRole('slider')).toHaveLength(1);
  expect(screen.getByText('up to 1200 lm').textContent).toBe('up to 1200 lm');
});

it.each([
  ['the nearer thumb', 'both', 60, [600, 1200]],
  ['the nearer thumb', 'both', 180, [400, 1800]],
  ['the only thumb', 'upper', 20, [0, 200]],
] as const)('a press on the track calls %s', (_, thumbs, clientX, bounds) => {
  const onValueChange = vi.fn();
  render(widget({ onValueChange, thumbs, value: thumbs === 'upper' ? [0, 1200] : [400, 1200] }));
  const track = screen.getAllByRole('slider')[0]?.parentElement as HTMLElement;
  track.getBoundingClientRect = () => ({ left: 0, width: 200 }) as DOMRect;
  fireEvent.pointerDown(track, { clientX });
  expect(onValueChange.mock.calls).toEqual([[bounds]]);
});

it('keeps to its limits, by a thumb and by a press on the track', () => {
  const onValueChange = vi.fn();
  render(widget({ limits: [300, 1500], onValueChange }));
  drag('Light output: at most', 1900);
  drag('Light output: at least', 0);
  const track = screen.getAllByRole('slider')[0]?.parentElement as HTMLElement;
  vi.spyOn(track, 'getBoundingClientRect').mockReturnValue({ left: 0, width: 100 } as DOMRect);
  fireEvent.pointerDown(track, { clientX: 100 });
  expect(onValueChange.mock.calls).toEqual([[[400, 1500]], [[300, 1200]], [[400, 1500]]]);
});

it('is turned round where text runs from right to left, and hears nothing while disabled', () => {
  const onValueChange = vi.fn();
  const { rerender } = render(widget({ dir: 'rtl', onValueChange }));
  const track = screen.getAllByRole('slider')[0]?.parentElement as HTMLElement;
  vi.spyOn(track, 'getBoundingClientRect').mockReturnValue({ left: 0, width: 100 } as DOMRect);
  fireEvent.pointerDown(track, { clientX: 10 });
  expect(onValueChange.mock.calls).toEqual([[[400, 1800]]]);
  rerender(widget({ dir: 'rtl', onValueChange, disabled: true }));
  fireEvent.pointerDown(track, { clientX: 50 });
  expect(onValueChange).toHaveBeenCalledTimes(1);
});
