import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { useControlled } from '../controlled/use-controlled';
import { joinRefs } from '../roving/group-label';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'onChange' | 'checked' | 'defaultChecked'> {
  label: ReactNode;
  hideLabel?: boolean;
  /** Second line under the label. */
  description?: ReactNode;
  /** Undefined = the checkbox keeps it itself, from `defaultChecked`. */
  checked?: boolean;
  defaultChecked?: boolean;
  onCheckedChange?: (checked: boolean) => void;
  /** Some but not all of its items are selected; shown as a dash. */
  indeterminate?: boolean;
  error?: boolean;
}

/**
 * A native checkbox with its label. `className` goes to the label around it; `ref` and all other attributes go to the input. Space turns it.
 * State: `data-state` of the input is `checked`, `unchecked` or `indeterminate`; `aria-invalid`.
 */
export const Checkbox = ({
  label,
  hideLabel = false,
  description,
  checked,
  defaultChecked = false,
  onCheckedChange,
  indeterminate = false,
  error = false,
  ref,
  className,
  ...rest
}: CheckboxProps) => {
  const [isChecked, setChecked] = useControlled(checked, defaultChecked, onCheckedChange);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <label className={clsx('inline-flex items-start gap-2.5 text-base has-[:disabled]:opacity-50', className)}>
      <span className="relative mt-0.5 flex size-[1.125rem] shrink-0">
        <input
          {...rest}
          ref={joinRefs(input, ref)}
          type="checkbox"
          checked={isChecked}
          data-state={indeterminate ? 'indeterminate' : isChecked ? 'checked' : 'unchecked'}
          aria-invalid={error || undefined}
          onChange={(event) => setChecked(event.target.checked)}
          className="peer m-0 size-full appearance-none rounded-xs border border-field-line bg-surface transition-colors checked:border-text checked:bg-inverse indeterminate:border-text indeterminate:bg-inverse hover:border-text aria-[invalid=true]:border-error"
        />
        <svg
          viewBox="0 0 18 18"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden
          className="pointer-events-none absolute inset-0 text-on-inverse opacity-0 peer-checked:opacity-100 peer-indeterminate:opacity-100"
        >
          <path d={indeterminate ? 'M5 9h8' : 'M4.5 9.5l3 3 6-7'} />
        </svg>
      </span>
      <span className={hideLabel ? 'sr-only' : 'min-w-0'}>
        {label}
        {description && <span className="block text-sm text-muted">{description}</span>}
      </span>
    </label>
  );
};
