import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { useControlled } from '../controlled/use-controlled';
import { ChevronDownIcon } from '../icon/icon';

export interface NativeSelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

export interface NativeSelectProps extends Omit<ComponentProps<'select'>, 'value' | 'defaultValue' | 'size' | 'multiple' | 'children'> {
  /** Accessible name; in sight only with `showLabel`. */
  label: ReactNode;
  showLabel?: boolean;
  options: readonly NativeSelectOption[];
  /** Undefined = the field keeps it itself, from `defaultValue` or the first option. */
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** A pill (default), or the frame of a field. */
  look?: 'pill' | 'field';
}

const looks = {
  pill: 'h-8 rounded-full border-hairline ps-3 pe-8 text-sm hover:border-text',
  field: 'h-10 w-full rounded-control border-field-line ps-3 pe-9 text-base hover:border-muted max-md:text-md',
};

/**
 * A choice by the browser's own list: where a Dropdown would weigh too much or on a small screen. `className` goes to the label around it; `ref` and all
 * other attributes go to the select.
 */
export const NativeSelect = ({
  label,
  showLabel = false,
  options,
  value,
  defaultValue,
  onValueChange,
  look = 'pill',
  className,
  onChange,
  ...rest
}: NativeSelectProps) => {
  const [chosen, choose] = useControlled(value, defaultValue ?? options[0]?.value ?? '', onValueChange);
  return (
    <label className={clsx('inline-flex min-w-0 flex-col has-[:disabled]:opacity-50', className)}>
      <span className={showLabel ? 'mb-1.5 text-sm font-medium' : 'sr-only'}>{label}</span>
      <span className="relative inline-flex items-center">
        <select
          {...rest}
          value={chosen}
          onChange={(event) => {
            onChange?.(event);
            choose(event.target.value);
          }}
          className={clsx(
            'cursor-pointer appearance-none border bg-surface text-text transition-colors aria-[invalid=true]:border-error',
            looks[look],
          )}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDownIcon size={14} className="pointer-events-none absolute end-3 text-muted" />
      </span>
    </label>
  );
};
