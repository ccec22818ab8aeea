import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Checkbox } from '../checkbox/checkbox';
import { useControlled } from '../controlled/use-controlled';
import { AlertIcon } from '../icon/icon';

export interface CheckboxOption {
  readonly value: string;
  readonly label: ReactNode;
  /** Second line under the label. */
  readonly description?: ReactNode;
  readonly disabled?: boolean;
}

export interface CheckboxGroupProps extends Omit<ComponentProps<'fieldset'>, 'onChange' | 'defaultValue'> {
  label: ReactNode;
  hideLabel?: boolean;
  options: readonly CheckboxOption[];
  /** The checked values. Undefined = the group keeps them itself, from `defaultValue`. */
  value?: readonly string[];
  defaultValue?: readonly string[];
  /** In the order of the options. */
  onValueChange?: (value: readonly string[]) => void;
  /** Adds a checkbox over the others that stands for all of them. */
  allLabel?: ReactNode;
  name?: string;
  error?: string | undefined;
  hint?: ReactNode;
}

const noValues: readonly string[] = [];

/**
 * Several of a few, optionally with one checkbox for all; it is a dash while some are checked. All attributes go to the fieldset.
 * State: `data-invalid` on the fieldset, `data-state` of each checkbox.
 */
export const CheckboxGroup = ({
  label,
  hideLabel = false,
  options,
  value,
  defaultValue = noValues,
  onValueChange,
  allLabel,
  name,
  error,
  hint,
  className,
  ...rest
}: CheckboxGroupProps) => {
  const id = useId();
  const [checked, setChecked] = useControlled(value, defaultValue, onValueChange);
  const free = options.filter((option) => !option.disabled);
  const isChecked = (option: CheckboxOption) => checked.includes(option.value);
  const isAll = free.length > 0 && free.every(isChecked);
  const check = (changed: readonly CheckboxOption[], to: boolean) =>
    setChecked(options.filter((option) => (changed.includes(option) ? to : isChecked(option))).map((option) => option.value));
  return (
    <fieldset
      aria-describedby={[error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined}
      data-invalid={error === undefined ? undefined : ''}
      {...rest}
      className={clsx('m-0 min-w-0 border-0 p-0', className)}
    >
      <legend className={hideLabel ? 'sr-only' : 'mb-2 p-0 text-sm font-medium'}>{label}</legend>
      <div className="flex flex-col items-start gap-2.5">
        {allLabel && (
          <Checkbox
            label={allLabel}
            checked={isAll}
            indeterminate={!isAll && free.some(isChecked)}
            error={error !== undefined}
            onCheckedChange={() => check(free, !isAll)}
          />
        )}
        <div className={clsx('flex flex-col items-start gap-2.5', allLabel && 'ms-7')}>
          {options.map((option) => (
            <Checkbox
              key={option.value}
              {...option}
              {...(name === undefined ? {} : { name })}
              checked={isChecked(option)}
              error={error !== undefined}
              onCheckedChange={(to) => check([option], to)}
            />
          ))}
        </div>
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-2 mb-0 flex items-start gap-1.5 text-sm text-error-text">
          <AlertIcon size={16} className="mt-px" />
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={error ? 'sr-only' : 'mt-2 mb-0 text-sm text-muted'}>
          {hint}
        </p>
      )}
    </fieldset>
  );
};
