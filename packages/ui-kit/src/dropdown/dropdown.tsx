import * as Popover from '@radix-ui/react-popover';
import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useControlled } from '../controlled/use-controlled';
import { describedBy } from '../field/field';
import { AlertIcon, CheckIcon, ChevronDownIcon } from '../icon/icon';
import { useKitTexts } from '../kit-texts/kit-texts';
import { floatingSurface, useLayerContainer } from '../layer/layer-container';
import { type DropdownOption as ListboxOption, useListbox } from './use-listbox';

export interface DropdownOption extends ListboxOption {
  /** Second line, small and gray. */
  readonly description?: string;
  /** Before the label: a swatch, a flag, an icon. */
  readonly icon?: ReactNode;
}

export interface DropdownProps extends Omit<ComponentProps<'button'>, 'value' | 'defaultValue' | 'onSelect'> {
  label: ReactNode;
  hideLabel?: boolean;
  options: readonly DropdownOption[];
  /** Empty, or undefined beside `onValueChange` = nothing chosen. */
  value?: string | undefined;
  /** Chosen at first where the dropdown itself is to hold the value; '' = nothing. */
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  placeholder?: string;
  required?: boolean;
  /** Shown when a required dropdown is closed with nothing chosen (C§5). */
  requiredMessage?: string;
  error?: string | undefined;
  hint?: ReactNode;
  /** Heights 32 (a pill), 40 (default) and 48 px. */
  size?: 'sm' | 'md' | 'lg';
  noOptionsText?: string;
}

const sizes = {
  sm: 'h-8 rounded-full border-hairline px-3 text-sm',
  md: 'h-10 rounded-control border-field-line px-3 text-base',
  lg: 'h-12 rounded-control border-field-line px-3.5 text-base',
};

/**
 * One choice from a list. `data-state` of the button is open or closed, `data-placeholder` while nothing is chosen. Keys: arrows, Enter and
 * blank open; arrows, Home, End and first letters move, Enter and Tab choose, Escape closes. Closed with nothing chosen, a required dropdown
 * shows its error. `className` goes to the outer frame; `ref` and all other attributes go to the button.
 */
export const Dropdown = ({
  label,
  hideLabel = false,
  options,
  value,
  defaultValue,
  onValueChange,
  open: givenOpen,
  defaultOpen = false,
  onOpenChange,
  placeholder,
  required = false,
  requiredMessage,
  error,
  hint,
  size = 'md',
  noOptionsText,
  id,
  className,
  ...rest
}: DropdownProps) => {
  const texts = useKitTexts();
  const ownId = useId();
  const controlId = id ?? ownId;
  const listId = `${controlId}-list`;
  const labelId = `${controlId}-label`;
  const held = value ?? (defaultValue === undefined && onValueChange ? '' : undefined);
  const [current, setCurrent] = useControlled(held, defaultValue ?? '', onValueChange);
  const [open, setOpenState] = useControlled(givenOpen, defaultOpen, onOpenChange);
  const [missing, setMissing] = useState(false);
  const activeRow = useRef<HTMLDivElement>(null);
  const selected = options.findIndex((option) => option.value === current);
  const chosen = options[selected];
  const shownError = error ?? (missing && !chosen ? (requiredMessage ?? texts.requiredField) : undefined);

  const setOpen = (next: boolean) => {
    setOpenState(next);
    if (next) return;
    list.setActive(-1);
    setMissing(required && !chosen);
  };
  const select = (index: number) => {
    const option = options[index];
    setOpenState(false);
    list.setActive(-1);
    if (option && !option.disabled) {
      setMissing(false);
      if (option.value !== current) setCurrent(option.value);
    } else setMissing(required && !chosen);
  };
  const hasList = open && options.length > 0;
  const list = useListbox({ options, selected, open, setOpen, select });
  useEffect(() => {
    if (open && list.active >= 0) activeRow.current?.scrollIntoView({ block: 'nearest' });
  }, [open, list.active]);

  return (
    <div className={clsx('flex min-w-0 flex-col', className)}>
      <label id={labelId} htmlFor={controlId} className={hideLabel ? 'sr-only' : 'mb-1.5 text-sm font-medium text-text'}>
        {label}
        {required && (
          <span aria-hidden className="text-attention-text">
            {' *'}
          </span>
        )}
      </label>
      <Popover.Root open={open} onOpenChange={(next) => (next ? list.openAt(list.start) : setOpen(false))}>
        <Popover.Trigger asChild>
          <button
            type="button"
            {...rest}
            id={controlId}
            role="combobox"
            aria-haspopup="listbox"
            data-placeholder={chosen ? undefined : ''}
            aria-expanded={hasList}
            aria-controls={hasList ? listId : undefined}
            aria-labelledby={`${labelId} ${controlId}-value`}
            aria-activedescendant={hasList && list.active >= 0 ? `${listId}-${list.active}` : undefined}
            aria-required={required}
            aria-invalid={shownError !== undefined}
            aria-describedby={describedBy(controlId, { hint, error: shownError })}
            onKeyDown={list.onKeyDown}
            className={clsx(
              'flex w-full items-center gap-2 border bg-surface text-start text-text transition-colors hover:border-muted disabled:opacity-50',
              'aria-[invalid=true]:border-error data-[state=open]:border-text',
              sizes[size],
            )}
          >
            {chosen?.icon && <span className="flex shrink-0">{chosen.icon}</span>}
            <span id={`${controlId}-value`} className={clsx('min-w-0 grow truncate', !chosen && 'text-muted')}>
              {chosen?.label ?? placeholder ?? '\u00a0'}
            </span>
            <ChevronDownIcon size={size === 'sm' ? 14 : 18} className={clsx('text-muted transition-transform', open && 'rotate-180')} />
          </button>
        </Popover.Trigger>
        <Popover.Portal container={useLayerContainer()}>
          <Popover.Content
            id={listId}
            role={hasList ? 'listbox' : 'presentation'}
            aria-labelledby={hasList ? labelId : undefined}
            align="start"
            sideOffset={6}
            collisionPadding={8}
            onOpenAutoFocus={(event) => event.preventDefault()}
            onPointerDown={(event) => event.preventDefault()}
            className={clsx(
              floatingSurface,
              'z-(--layer-dropdown) max-h-[min(20rem,var(--radix-popover-content-available-height))] max-w-[calc(100vw-1rem)] min-w-(--radix-popover-trigger-width) overflow-y-auto p-1.5 data-[state=open]:animate-drop-in',
            )}
          >
            {options.length === 0 && (
              <div role="status" className="px-2.5 py-2 text-base text-muted">
                {noOptionsText ?? texts.noOptions}
              </div>
            )}
            {options.map((option, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard acts on the combobox, which points here by aria-activedescendant.
              <div
                key={option.value}
                ref={index === list.active ? activeRow : undefined}
                id={`${listId}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === selected}
                aria-disabled={option.disabled || undefined}
                data-active={index === list.active || undefined}
                onPointerMove={() => !option.disabled && list.setActive(index)}
                onClick={() => !option.disabled && select(index)}
                className="flex min-h-9 cursor-default items-center gap-2.5 rounded-sm px-2.5 py-1.5 text-base data-active:bg-sunken aria-disabled:opacity-45"
              >
                {option.icon && <span className="flex shrink-0">{option.icon}</span>}
                <span className="min-w-0 grow">
                  {option.label}
                  {option.description && <span className="block text-sm text-muted">{option.description}</span>}
                </span>
                <CheckIcon size={16} className={index === selected ? '' : 'invisible'} />
              </div>
            ))}
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
      {shownError && (
        <p id={`${controlId}-error`} role="alert" className="mt-1.5 mb-0 flex items-start gap-1.5 text-sm text-error-text">
          <AlertIcon size={16} className="mt-px" />
          {shownError}
        </p>
      )}
      {hint && (
        <p id={`${controlId}-hint`} className={shownError ? 'sr-only' : 'mt-1.5 mb-0 text-sm text-muted'}>
          {hint}
        </p>
      )}
    </div>
  );
};
