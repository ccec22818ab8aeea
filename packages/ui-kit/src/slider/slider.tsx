import { clsx } from 'clsx';
import type { ComponentProps, CSSProperties } from 'react';
import { useControlled } from '../controlled/use-controlled';

export interface SliderProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'size'> {
  /** Accessible name. */
  label: string;
  /** Both included. */
  min: number;
  max: number;
  /** Distance of two neighbouring values; default 1. */
  step?: number;
  /** Undefined = the slider keeps it itself, from `defaultValue` or `min`. */
  value?: number;
  defaultValue?: number;
  /** With every move. */
  onValueChange?: (value: number) => void;
  /** A value in words and unit: "190 cm". */
  formatValue?: (value: number) => string;
}

const thumb = [
  '[&::-webkit-slider-thumb]:size-5 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-2 [&::-webkit-slider-thumb]:border-text [&::-webkit-slider-thumb]:bg-surface',
  '[&::-moz-range-thumb]:size-4 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-2 [&::-moz-range-thumb]:border-text [&::-moz-range-thumb]:bg-surface',
];

/** One number on a track: the browser's own slider with its keys, which turn round with the reading direction. All attributes go to the input. */
export const Slider = ({
  label,
  min,
  max,
  step = 1,
  value,
  defaultValue = min,
  onValueChange,
  formatValue,
  className,
  style,
  onChange,
  ...rest
}: SliderProps) => {
  const [current, setCurrent] = useControlled(value, defaultValue, onValueChange);
  const share = max > min ? ((current - min) / (max - min)) * 100 : 0;
  return (
    <input
      aria-label={label}
      aria-valuetext={formatValue?.(current)}
      {...rest}
      type="range"
      min={min}
      max={max}
      step={step}
      value={current}
      onChange={(event) => {
        onChange?.(event);
        setCurrent(Number(event.target.value));
      }}
      className={clsx(
        'm-0 block h-1.5 w-full cursor-pointer appearance-none rounded-full bg-hairline disabled:cursor-default disabled:opacity-50 forced-colors:appearance-auto',
        'bg-[linear-gradient(to_right,var(--color-accent)_var(--share),var(--color-hairline)_var(--share))] rtl:bg-[linear-gradient(to_left,var(--color-accent)_var(--share),var(--color-hairline)_var(--share))]',
        thumb,
        className,
      )}
      style={{ '--share': `${share}%`, ...style } as CSSProperties}
    />
  );
};
