import { type KeyboardEvent, useRef } from 'react';
import { useControlled } from '../controlled/use-controlled';
import { logicalKey } from '../reading-direction/reading-direction';

export interface RovingOption {
  readonly value: string;
  /** Reason the option cannot be combined with the rest of the choice; it can still be focused and pressed. */
  readonly incompatible?: string | undefined;
  readonly disabled?: boolean | undefined;
}

interface RovingRadioOptions {
  options: readonly RovingOption[];
  /** `null` = nothing chosen; undefined = kept here, from `defaultValue`. */
  value: string | null | undefined;
  defaultValue: string | null | undefined;
  onValueChange: ((value: string) => void) | undefined;
  /** Pressing an incompatible option; without it that is a choice like any other. */
  onIncompatibleSelect?: ((value: string) => void) | undefined;
}

const steps: Record<string, 1 | -1> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Keyboard of a radio group: one tab stop; arrows move and choose, but over incompatible options they only move. */
export const useRovingRadio = ({ options, value: given, defaultValue = null, onValueChange, onIncompatibleSelect }: RovingRadioOptions) => {
  const [value, choose] = useControlled<string | null>(given, defaultValue, (next) => next !== null && onValueChange?.(next));
  const group = useRef<HTMLDivElement>(null);
  const enabled = options.filter((option) => !option.disabled);
  const tabStop = enabled.find((option) => option.value === value) ?? enabled[0];

  const press = (option: RovingOption) => {
    if (option.incompatible !== undefined && onIncompatibleSelect) onIncompatibleSelect(option.value);
    else if (option.value !== value) choose(option.value);
  };
  const moveFrom = (option: RovingOption, event: KeyboardEvent) => {
    const step = steps[logicalKey(event)];
    if (step === undefined) return;
    event.preventDefault();
    const target = enabled[(enabled.indexOf(option) + step + enabled.length) % enabled.length];
    if (!target) return;
    const radios = group.current?.querySelectorAll<HTMLElement>('[role="radio"]');
    radios?.[options.indexOf(target)]?.focus();
    if (target.incompatible === undefined) press(target);
  };

  /** Attributes of one option's button. */
  const radioProps = (option: RovingOption) => ({
    type: 'button' as const,
    role: 'radio' as const,
    'aria-checked': option.value === value,
    'aria-description': option.incompatible,
    'data-state': option.value === value ? ('checked' as const) : ('unchecked' as const),
    'data-incompatible': option.incompatible === undefined ? undefined : '',
    disabled: option.disabled,
    tabIndex: option === tabStop ? 0 : -1,
    onClick: () => press(option),
    onKeyDown: (event: KeyboardEvent) => moveFrom(option, event),
  });
  return { group, value, radioProps };
};
