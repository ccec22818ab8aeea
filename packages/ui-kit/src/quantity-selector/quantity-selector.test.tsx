import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/conformance';
import { QUANTITY_DEBOUNCE_MS, QuantitySelector, type QuantitySelectorProps } from './quantity-selector';
import { acceptQuantityText, decimalsOf, stepQuantity } from './quantity-text';

describeConformance('QuantitySelector', {
  element: 'INPUT',
  classNameOn: 'frame',
  widget: (props) => <QuantitySelector label="Quantity" {...props} />,
  states: {
    invalid: { invalid: true, message: 'Minimum 10' },
    disabled: { disabled: true },
    'at its maximum': { defaultValue: 9, max: 9, size: 'sm' },
  },
  control: {
    prop: 'value',
    event: 'onValueChange',
    values: [3, 4],
    shown: (element) => Number((element as HTMLInputElement).value),
    change: ({ element, user }) => {
      element.focus();
      return user.keyboard('{ArrowUp}');
    },
  },
  keys: [
    {
      keys: '{ArrowUp}{ArrowUp}{ArrowDown}',
      does: 'steps',
      props: { step: 5 },
      expect: (element) => expect((element as HTMLInputElement).value).toBe('6'),
    },
    {
      keys: '{Control>}{End}{/Control}',
      does: 'goes to the maximum',
      props: { max: 12 },
      expect: (element) => expect((element as HTMLInputElement).value).toBe('12'),
    },
  ],
});

describe('text', () => {
  it.each([
    ['12', 1, '12'],
    ['', 1, ''],
    ['1,5', 0.5, '1.5'],
    ['1.5', 1, undefined],
    ['1,', 0.5, '1.'],
    ['1,5,', 0.5, undefined],
    ['1.2.3', 0.1, undefined],
    ['1.25', 0.5, undefined],
    ['1.25', 0.25, '1.25'],
    ['-1', 1, undefined],
    ['1e3', 1, undefined],
    ['٣', 1, undefined],
    ['007', 1, '007'],
    [' 12 ', 1, '12'],
    ['1.234,5', 0.5, undefined],
    [',5', 0.5, '.5'],
  ])('"%s" with step %d → %s', (typed, step, accepted) => {
    expect(acceptQuantityText(typed, step)).toBe(accepted);
  });

  it.each([
    [1, 0],
    [0.5, 1],
    [0.25, 2],
    [1e-7, 7],
  ])('step %d has %i decimals', (step, decimals) => {
    expect(decimalsOf(step)).toBe(decimals);
  });

  it.each([
    [0.1, 2, { step: 0.1, min: 0, max: 9 }, 0.3],
    [8.95, 1, { step: 0.1, min: 0, max: 9 }, 9],
    [1, -1, { step: 1, min: 1, max: 9 }, 1],
  ])('%d moved by %i steps within %o is %d', (value, steps, bounds, moved) => {
    expect(stepQuantity(value, steps, bounds)).toBe(moved);
  });
});

const Controlled = ({ value: initial = 5, onValueChange, ...rest }: Partial<QuantitySelectorProps>) => {
  const [value, setValue] = useState(initial);
  return (
    <QuantitySelector
      label="Quantity"
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange?.(next);
      }}
      {...rest}
    />
  );
};
const field = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Quantity' });
const less = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Decrease' });
const more = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Increase' });
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const mount = (props: Partial<QuantitySelectorProps> = {}) => {
  const onValueChange = vi.fn();
  render(<Controlled onValueChange={onValueChange} {...props} />);
  return onValueChange;
};

const withFakeTimers = () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
};

describe('typing', () => {
  withFakeTimers();

  it('takes a comma as a dot', () => {
    const onValueChange = mount({ step: 0.5, min: 0 });
    type('2,5');
    expect(field().value).toBe('2.5');
    expect(onValueChange.mock.calls).toEqual([[2.5]]);
  });

  it('blocks a second separator and more decimals than the step', () => {
    const onValueChange = mount({ value: 2.5, step: 0.5 });
    type('2.5.');
    type('2.55');
    expect(field().value).toBe('2.5');
    expect(onValueChange.mock.calls).toEqual([]);
  });

  it('clamps above the maximum at once', () => {
    const onValueChange = mount({ max: 20 });
    type('21');
    expect(field().value).toBe('20');
    expect(onValueChange.mock.calls).toEqual([[20]]);
  });

  it('raises below the minimum 500 ms after the last key, not before', () => {
    const onValueChange = mount({ min: 10, value: 12 });
    type('1');
    pass(QUANTITY_DEBOUNCE_MS - 1);
    expect(field().value).toBe('1');
    expect(onValueChange.mock.calls).toEqual([]);
    pass(1);
    expect(field().value).toBe('10');
    expect(onValueChange.mock.calls).toEqual([[10]]);
  });

  it('waits while a larger number is still being typed', () => {
    const onValueChange = mount({ min: 10, value: 12 });
    type('1');
    pass(400);
    type('15');
    pass(QUANTITY_DEBOUNCE_MS);
    expect(field().value).toBe('15');
    expect(onValueChange.mock.calls).toEqual([[15]]);
  });

  it('steps from the shown value while a smaller number is set', () => {
    const onValueChange = mount({ min: 10, value: 40, step: 1 });
    type('2');
    fireEvent.keyDown(field(), { key: 'ArrowUp' });
    expect(field().value).toBe('10');
    expect(onValueChange.mock.calls).toEqual([[10]]);
  });

  it('loses leading zeros once it is left', () => {
    const onValueChange = mount({ value: 3 });
    type('007');
    fireEvent.blur(field());
    expect(field().value).toBe('7');
    expect(onValueChange.mock.calls).toEqual([[7]]);
  });

  it('may be empty for a moment and is raised when left', () => {
    const onValueChange = mount();
    type('');
    expect(field().value).toBe('');
    expect(onValueChange.mock.calls).toEqual([]);
    fireEvent.blur(field());
    expect(field().value).toBe('1');
    expect(onValueChange.mock.calls).toEqual([[1]]);
  });
});

describe('bounds', () => {
  withFakeTimers();

  it('disables each button at its bound', () => {
    const { rerender } = render(<QuantitySelector label="Quantity" value={1} max={3} onValueChange={() => undefined} />);
    expect(less().disabled).toBe(true);
    expect(more().disabled).toBe(false);
    rerender(<QuantitySelector label="Quantity" value={3} max={3} onValueChange={() => undefined} />);
    expect(less().disabled).toBe(false);
    expect(more().disabled).toBe(true);
  });

  it('reports instead of correcting where asked', () => {
    const onBoundError = vi.fn();
    const onValueChange = mount({ bounds: 'report', min: 2, max: 8, onBoundError });
    type('9');
    type('1');
    type('4');
    expect(onValueChange.mock.calls).toEqual([[9], [1], [4]]);
    expect(onBoundError.mock.calls).toEqual([[undefined], ['maxValue'], ['minValue'], [undefined]]);
  });
});

describe('keys and buttons', () => {
  withFakeTimers();

  it.each([
    ['ArrowUp', false, 6],
    ['ArrowDown', false, 4],
    ['PageUp', false, 15],
    ['PageDown', false, 1],
    ['Home', true, 1],
    ['End', true, 99_999],
  ])('%s (ctrl %s) from 5 gives %i', (key, ctrlKey, value) => {
    const onValueChange = mount();
    fireEvent.keyDown(field(), { key, ctrlKey });
    expect(onValueChange.mock.calls).toEqual([[value]]);
  });

  it('steps once for a press, repeats while held and stops when let go', () => {
    const onValueChange = mount();
    fireEvent.pointerDown(more(), { button: 0 });
    expect(onValueChange).toHaveBeenCalledTimes(1);
    for (const ms of [400, 70, 70, 70]) pass(ms);
    expect(onValueChange.mock.calls.at(-1)).toEqual([10]);
    fireEvent.pointerUp(more());
    pass(1000);
    expect(field().value).toBe('10');
  });

  it('stops repeating at the bound', () => {
    mount({ max: 7 });
    fireEvent.pointerDown(more(), { button: 0 });
    for (const ms of [400, 70, 70]) pass(ms);
    expect(field().value).toBe('7');
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    pass(1000);
    expect(field().value).toBe('6');
  });

  it('counts a click without a pointer, as assistive technology makes it, once', () => {
    const onValueChange = mount();
    fireEvent.click(less(), { detail: 0 });
    expect(onValueChange.mock.calls).toEqual([[4]]);
  });
});

it('ties its message to the field', () => {
  mount({ invalid: true, message: 'Minimum 10' });
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent).toBe('Minimum 10');
});
