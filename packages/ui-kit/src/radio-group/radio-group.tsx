import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { useControlled } from '../controlled/use-controlled';
import { AlertIcon } from '../icon/icon';

export interface RadioOption {
  readonly value: string;
  readonly label: ReactNode;
  /** Second line under the label. */
  readonly description?: ReactNode;
  readonly disabled?: boolean;
}

export interface RadioGroupProps extends Omit<ComponentProps<'fieldset'>, 'onChange' | 'defaultValue'> {
  label: ReactNode;
  hideLabel?: boolean;
  options: readonly RadioOption[];
  /** The chosen value; `null` = none. Undefined = the group keeps it itself, from `defaultValue`. */
  value?: string | null;
  defaultValue?: string | null;
  onValueChange?: (value: string) => void;
  /** Under each other (default) or in a line that wraps. */
  orientation?: 'vertical' | 'horizontal';
  /** Name in the form's data; default one of its own. */
  name?: string;
  required?: boolean;
  error?: string | undefined;
  hint?: ReactNode;
}

/**
 * One of a few choices, all in sight: native radio buttons, so arrows, Space and forms work as everywhere. All attributes go to the fieldset.
 * State: `data-invalid` on the fieldset, `data-state` of each option is `checked` or `unchecked`.
 */
export const RadioGroup = ({
  label,
  hideLabel = false,
  options,
  value,
  defaultValue = null,
  onValueChange,
  orientation = 'vertical',
  name,
  required = false,
  error,
  hint,
  className,
  ...rest
}: RadioGroupProps) => {
  const id = useId();
  const [chosen, choose] = useControlled<string | null>(value, defaultValue, (next) => next !== null && onValueChange?.(next));
  return (
    <fieldset
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA allows it, and `aria-required` and `aria-invalid` need it
      role="radiogroup"
      aria-invalid={error === undefined ? undefined : true}
      aria-required={required || undefined}
      aria-describedby={[error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined}
      data-invalid={error === undefined ? undefined : ''}
      {...rest}
      className={clsx('m-0 min-w-0 border-0 p-0', className)}
    >
      <legend className={hideLabel ? 'sr-only' : 'mb-2 p-0 text-sm font-medium'}>
        {label}
        {required && (
          <span aria-hidden className="text-attention-text">
            {' *'}
          </span>
        )}
      </legend>
      <div className={clsx('flex', orientation === 'vertical' ? 'flex-col gap-2.5' : 'flex-wrap gap-x-6 gap-y-2.5')}>
        {options.map((option) => (
          <label
            key={option.value}
            data-state={option.value === chosen ? 'checked' : 'unchecked'}
            className="inline-flex items-start gap-2.5 text-base has-[:disabled]:opacity-50"
          >
            <input
              type="radio"
              name={name ?? id}
              value={option.value}
              checked={option.value === chosen}
              disabled={option.disabled}
              required={required}
              onChange={() => choose(option.value)}
              className="mt-0.5 mb-0 ms-0 me-0 size-[1.125rem] shrink-0 appearance-none rounded-full border border-field-line bg-surface transition-[border-width,border-color] duration-150 checked:border-[5.5px] checked:border-inverse hover:border-text in-data-invalid:border-error forced-colors:appearance-auto"
            />
            <span className="min-w-0">
              {option.label}
              {option.description && <span className="block text-sm text-muted">{option.description}</span>}
            </span>
          </label>
        ))}
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
