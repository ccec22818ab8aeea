import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { useControlled } from '../controlled/use-controlled';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'onChange'> {
  label: ReactNode;
  hideLabel?: boolean;
  /** Held by the caller, or by the switch itself from `defaultChecked` on. */
  checked?: boolean;
  defaultChecked?: boolean;
  onCheckedChange?: (checked: boolean) => void;
}

/** The toggle switch: on or off with effect at once. `data-state` of the input is checked or unchecked; the blank turns it. `className` goes to the label around it; `ref` and all other attributes go to the input. */
export const Switch = ({ label, hideLabel = false, checked, defaultChecked = false, onCheckedChange, className, ...rest }: SwitchProps) => {
  const [isOn, setOn] = useControlled(checked, defaultChecked, onCheckedChange);
  return (
    <label className={clsx('inline-flex items-center gap-2.5 text-base has-[:disabled]:opacity-50', className)}>
      <input
        {...rest}
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        data-state={isOn ? 'checked' : 'unchecked'}
        checked={isOn}
        onChange={(event) => setOn(event.target.checked)}
        className={clsx(
          'relative m-0 h-6 w-10 shrink-0 cursor-pointer appearance-none rounded-full border border-field-line bg-sunken transition-colors duration-150',
          'before:absolute before:top-1/2 before:start-0.5 before:size-[1.125rem] before:-translate-y-1/2 before:rounded-full before:bg-field-line before:transition-transform before:duration-150 before:content-[""]',
          'forced-colors:appearance-auto forced-colors:before:hidden',
          'checked:border-text checked:bg-accent checked:before:translate-x-4 rtl:checked:before:-translate-x-4 checked:before:bg-ink',
        )}
      />
      <span className={hideLabel ? 'sr-only' : ''}>{label}</span>
    </label>
  );
};
