import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { describedBy, Field } from '../field/field';
import { bareControl, fieldFrame } from '../field/field-look';
import { useFieldValue } from '../field/use-field-value';
import { useKitTexts } from '../kit-texts/kit-texts';

/** Longest text of a text area, in characters (C§9). */
export const TEXT_AREA_MAX_LENGTH = 4000;

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'value' | 'defaultValue'> {
  label: ReactNode;
  hideLabel?: boolean;
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  requiredMessage?: string;
  validate?: (value: string) => string | undefined;
  error?: string | undefined;
  hint?: ReactNode;
  /** Default 4000 (C§9). */
  maxLength?: number;
  /** Shows `used / maxLength`; default true. */
  counter?: boolean;
}

/** Several lines of text with a counter; grows with its content; the frame has `data-invalid` while an error is shown. `className` goes to the outer frame, the rest to the textarea. */
export const TextArea = ({
  label,
  hideLabel = false,
  value,
  defaultValue,
  onValueChange,
  required,
  requiredMessage,
  validate,
  error,
  hint,
  maxLength = TEXT_AREA_MAX_LENGTH,
  counter = true,
  rows = 4,
  id,
  className,
  onChange,
  onBlur,
  ...rest
}: TextAreaProps) => {
  const texts = useKitTexts();
  const ownId = useId();
  const controlId = id ?? ownId;
  const field = useFieldValue({
    value,
    defaultValue,
    onValueChange,
    required,
    requiredMessage: requiredMessage ?? texts.requiredField,
    validate,
    error,
  });
  return (
    <Field
      controlId={controlId}
      label={label}
      hideLabel={hideLabel}
      {...(required ? { required } : {})}
      hint={hint}
      error={field.error}
      aside={
        counter && (
          <span className={clsx('ms-auto shrink-0', field.value.length >= maxLength ? 'text-warning-text' : 'text-muted')}>
            <bdi dir="ltr">
              {field.value.length} / {maxLength}
            </bdi>
          </span>
        )
      }
      className={className}
    >
      <div data-invalid={field.error === undefined ? undefined : ''} className={fieldFrame}>
        <textarea
          {...rest}
          id={controlId}
          rows={rows}
          maxLength={maxLength}
          value={field.value}
          required={required}
          aria-invalid={field.error !== undefined}
          aria-describedby={describedBy(controlId, { hint, error: field.error })}
          onChange={(event) => {
            onChange?.(event);
            field.change(event.target.value);
          }}
          onBlur={(event) => {
            onBlur?.(event);
            field.blur(event.target.value);
          }}
          className={clsx(bareControl, 'field-sizing-content max-h-96 min-h-24 resize-y px-3 py-2.5')}
        />
      </div>
    </Field>
  );
};
