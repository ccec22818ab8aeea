import { clsx } from 'clsx';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { useControlled } from '../controlled/use-controlled';
import { describedBy, Field } from '../field/field';
import { bareControl, fieldFrame } from '../field/field-look';
import { ChevronDownIcon } from '../icon/icon';
import { useKitTexts } from '../kit-texts/kit-texts';

export type UnitParse = { readonly ok: true; readonly value: number } | { readonly ok: false; readonly message: string };

export interface UnitChoice {
  readonly value: string;
  /** As it stands in the field: "cm", "m", "ft-in". */
  readonly label: string;
}

export interface NumberUnitFieldProps
  extends Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'size' | 'type' | 'min' | 'max' | 'step'> {
  label: ReactNode;
  hideLabel?: boolean;
  /** In the base unit whatever unit is shown; `null` = empty. Undefined = the field keeps it itself, from `defaultValue`. */
  value?: number | null;
  defaultValue?: number | null;
  /** A text that reads and lies within the bounds, on Enter or when the field is left. */
  onValueChange?: (value: number | null) => void;
  /** One unit stands as text; several can be chosen. */
  units: readonly UnitChoice[];
  /** The unit shown. Undefined = the field keeps it itself, from `defaultUnit` or the first. */
  unit?: string;
  defaultUnit?: string;
  onUnitChange?: (unit: string) => void;
  /** Name of the choice of units. */
  unitLabel: string;
  /** Reads a text in that unit into the base unit; a failure's message is shown below the field. */
  parse: (text: string, unit: string) => UnitParse;
  /** Writes a value in that unit, without its name where `units` shows it. */
  format: (value: number, unit: string) => string;
  /** Both included, in the base unit. */
  min?: number;
  max?: number;
  /** Message for a value beyond the bounds. Needed with `min` or `max`. */
  rangeMessage?: (unit: string) => string;
  /** Arrow keys add and take this much, in the base unit. */
  step?: number;
  required?: boolean;
  requiredMessage?: string;
  error?: string | undefined;
  hint?: ReactNode;
  /** Heights 36, 40 (default) and 48 px. */
  size?: 'sm' | 'md' | 'lg';
}

const heights = { sm: 'h-9', md: 'h-10', lg: 'h-12' };

/**
 * A number with its unit, such as a length in cm, m or feet and inches. Text that cannot be read stays as it was typed, with the reason.
 * `className` goes to the outer frame; `ref` and all other attributes go to the input. State: `data-invalid` and `data-unit` on the input.
 */
export const NumberUnitField = ({
  label,
  hideLabel = false,
  value,
  defaultValue = null,
  onValueChange,
  units,
  unit,
  defaultUnit,
  onUnitChange,
  unitLabel,
  parse,
  format,
  min = Number.NEGATIVE_INFINITY,
  max = Number.POSITIVE_INFINITY,
  rangeMessage,
  step,
  required = false,
  requiredMessage,
  error,
  hint,
  size = 'md',
  id,
  className,
  onBlur,
  onKeyDown,
  ...rest
}: NumberUnitFieldProps) => {
  const texts = useKitTexts();
  const ownId = useId();
  const controlId = id ?? ownId;
  const [current, setCurrent] = useControlled<number | null>(value, defaultValue, onValueChange);
  const [shownUnit, setUnit] = useControlled(unit, defaultUnit ?? units[0]?.value ?? '', onUnitChange);
  const [typed, setTyped] = useState<string>();
  const [ownError, setOwnError] = useState<string>();
  const shownError = error ?? ownError;

  const accept = (next: number | null) => {
    setTyped(undefined);
    setOwnError(undefined);
    if (next !== current) setCurrent(next);
  };
  const settle = () => {
    const text = typed?.trim();
    if (text === undefined) return required && current === null ? setOwnError(requiredMessage ?? texts.requiredField) : undefined;
    if (text === '') return required ? setOwnError(requiredMessage ?? texts.requiredField) : accept(null);
    const parsed = parse(text, shownUnit);
    if (!parsed.ok) return setOwnError(parsed.message);
    if (parsed.value < min || parsed.value > max) return setOwnError(rangeMessage?.(shownUnit) ?? texts.requiredField);
    accept(parsed.value);
  };
  const stepBy = (by: number) => {
    const parsed = typed === undefined ? undefined : parse(typed, shownUnit);
    const from = parsed?.ok ? parsed.value : (current ?? 0);
    accept(Math.max(min, Math.min(max, from + by)));
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.key === 'Enter') settle();
    else if (step !== undefined && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      stepBy(event.key === 'ArrowUp' ? step : -step);
    }
  };
  return (
    <Field
      controlId={controlId}
      label={label}
      hideLabel={hideLabel}
      {...(required ? { required } : {})}
      hint={hint}
      error={shownError}
      className={className}
    >
      <div className={clsx(fieldFrame, heights[size])}>
        <input
          autoComplete="off"
          {...rest}
          id={controlId}
          type="text"
          value={typed ?? (current === null ? '' : format(current, shownUnit))}
          required={required}
          aria-invalid={shownError !== undefined}
          aria-describedby={describedBy(controlId, { hint, error: shownError })}
          data-invalid={shownError === undefined ? undefined : ''}
          data-unit={shownUnit}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={handleKey}
          onBlur={(event) => {
            onBlur?.(event);
            settle();
          }}
          className={clsx(bareControl, 'h-full w-full px-3')}
        />
        {units.length > 1 ? (
          <span className="relative flex h-full shrink-0 items-center border-s border-hairline">
            <select
              aria-label={unitLabel}
              value={shownUnit}
              disabled={rest.disabled}
              onChange={(event) => {
                settle();
                setUnit(event.target.value);
              }}
              className="h-full appearance-none rounded-e-control border-0 bg-transparent ps-3 pe-8 text-sm text-muted hover:text-text max-md:text-md"
            >
              {units.map((choice) => (
                <option key={choice.value} value={choice.value}>
                  {choice.label}
                </option>
              ))}
            </select>
            <ChevronDownIcon size={14} className="pointer-events-none absolute end-2.5 text-muted" />
          </span>
        ) : (
          units[0] && <span className="shrink-0 pe-3 text-sm text-muted">{units[0].label}</span>
        )}
      </div>
    </Field>
  );
};
