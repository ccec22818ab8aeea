import { clsx } from 'clsx';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useId } from 'react';
import { useControlled } from '../controlled/use-controlled';
import { MinusIcon, PlusIcon } from '../icon/icon';
import { useKitTexts } from '../kit-texts/kit-texts';
import { useHoldToRepeat } from './use-hold-to-repeat';
import { type QuantityBoundError, useQuantity } from './use-quantity';

export { QUANTITY_DEBOUNCE_MS, type QuantityBoundError } from './use-quantity';

export interface QuantitySelectorProps
  extends Omit<ComponentProps<'input'>, 'size' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'step' | 'type'> {
  /** The accessible name, such as "Quantity of Alba 33". */
  label: string;
  /** Held by the caller, or by the selector itself from `defaultValue` on. */
  value?: number;
  /** Default `min`. */
  defaultValue?: number;
  /** Called with numbers only; never while the field is empty. */
  onValueChange?: (value: number) => void;
  /** Both inclusive; defaults 1 and 99999. */
  min?: number;
  max?: number;
  /** Default 1; its decimals are the most that can be typed. */
  step?: number;
  /** `correct` (default) clamps above max at once and raises below min after 500 ms; `report` keeps the value and reports it. */
  bounds?: 'correct' | 'report';
  /** With `bounds="report"`: called when the value leaves or re-enters the bounds. */
  onBoundError?: (error: QuantityBoundError | undefined) => void;
  /** Marks the field (pink), such as for a quantity under the minimum order. */
  invalid?: boolean;
  /** Under the field, tied to it. */
  message?: ReactNode;
  size?: 'sm' | 'md';
  decreaseLabel?: string;
  increaseLabel?: string;
}

const stepButton =
  'flex h-full shrink-0 touch-manipulation items-center justify-center border-0 bg-transparent text-muted select-none ' +
  'hover:text-text disabled:opacity-35 disabled:hover:text-muted';

/**
 * A number with − and +; the frame has `data-invalid`. Keys: arrows one step, Page ten steps, Ctrl+Home and Ctrl+End to the bounds.
 * `className` goes to the outer frame; `ref` and all other attributes go to the input.
 */
export const QuantitySelector = ({
  label,
  value: given,
  defaultValue,
  onValueChange,
  min = 1,
  max = 99_999,
  step = 1,
  bounds = 'correct',
  onBoundError,
  invalid = false,
  message,
  size = 'md',
  decreaseLabel,
  increaseLabel,
  disabled = false,
  className,
  onBlur,
  onKeyDown,
  ...rest
}: QuantitySelectorProps) => {
  const texts = useKitTexts();
  const messageId = useId();
  const [value, setValue] = useControlled(given, defaultValue ?? min, onValueChange);
  const quantity = useQuantity({ value, min, max, step, bounds, onValueChange: setValue });
  const canDecrease = !disabled && value > min;
  const canIncrease = !disabled && value < max;
  const less = useHoldToRepeat(() => quantity.stepBy(-1), canDecrease);
  const more = useHoldToRepeat(() => quantity.stepBy(1), canIncrease);
  const reported = bounds === 'report' ? quantity.boundError : undefined;
  useEffect(() => void onBoundError?.(reported), [reported, onBoundError]);
  const isInvalid = invalid || reported !== undefined;

  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    const steps = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key];
    if (steps !== undefined) quantity.stepBy(steps);
    else if (event.key === 'Enter') quantity.settle();
    else if (event.key === 'Home' && event.ctrlKey) quantity.set(min);
    else if (event.key === 'End' && event.ctrlKey) quantity.set(max);
    else return;
    if (event.key !== 'Enter') event.preventDefault();
  };
  const width = size === 'sm' ? 'w-7' : 'w-8';
  return (
    <div className={clsx('inline-flex flex-col items-start gap-1', className)}>
      <div
        data-invalid={isInvalid || undefined}
        className={clsx(
          'inline-flex items-center rounded-control border border-hairline bg-surface text-text transition-colors hover:border-faint print:border-0',
          'data-invalid:border-attention has-[:disabled:not(button)]:opacity-50',
          'has-[input:focus-visible]:border-text has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-focus',
          size === 'sm' ? 'h-8' : 'h-10',
        )}
      >
        <button
          type="button"
          tabIndex={-1}
          data-print="hidden"
          aria-label={decreaseLabel ?? texts.decrease}
          disabled={!canDecrease}
          {...less}
          className={clsx(stepButton, width)}
        >
          <MinusIcon size={14} />
        </button>
        <input
          inputMode={Number.isInteger(step) ? 'numeric' : 'decimal'}
          autoComplete="off"
          {...rest}
          role="spinbutton"
          aria-label={label}
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-invalid={isInvalid}
          aria-describedby={message ? messageId : undefined}
          disabled={disabled}
          value={quantity.shown}
          onChange={(event) => quantity.type(event.target.value)}
          onKeyDown={handleKey}
          onFocus={(event) => event.target.select()}
          onBlur={(event) => {
            quantity.settle();
            onBlur?.(event);
          }}
          style={{ width: `${Math.max(3, quantity.shown.length + 1)}ch` }}
          className="h-full border-0 bg-transparent p-0 text-center font-semibold text-inherit text-base outline-none! max-md:text-md"
        />
        <button
          type="button"
          tabIndex={-1}
          data-print="hidden"
          aria-label={increaseLabel ?? texts.increase}
          disabled={!canIncrease}
          {...more}
          className={clsx(stepButton, width)}
        >
          <PlusIcon size={14} />
        </button>
      </div>
      {message && (
        <span id={messageId} className={clsx('text-sm', isInvalid ? 'text-attention-text' : 'text-muted')}>
          {message}
        </span>
      )}
    </div>
  );
};
