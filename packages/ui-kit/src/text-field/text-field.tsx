import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { describedBy, Field } from '../field/field';
import { bareControl, fieldFrame, filledFieldFrame } from '../field/field-look';
import { useFieldValue } from '../field/use-field-value';
import { EyeIcon, EyeOffIcon } from '../icon/icon';
import { useKitTexts } from '../kit-texts/kit-texts';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'prefix' | 'size' | 'value' | 'defaultValue'> {
  label: ReactNode;
  hideLabel?: boolean;
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** Shown on blur when the trimmed value is empty and the field is `required`. */
  requiredMessage?: string;
  /** Runs on blur, unless the field is required and blank; a text is the error. */
  validate?: (value: string) => string | undefined;
  /** An error from outside; wins over the field's own. */
  error?: string | undefined;
  hint?: ReactNode;
  /** Inside the frame, before or after the text: an icon, a unit. */
  prefix?: ReactNode;
  suffix?: ReactNode;
  /** Heights 36, 40 (default) and 48 px. */
  size?: 'sm' | 'md' | 'lg';
  /** `filled` is the gray search look without a line. */
  look?: 'outlined' | 'filled';
}

const heights = { sm: 'h-9', md: 'h-10', lg: 'h-12' };

/** One line of text; the frame has `data-invalid` while an error is shown. `className` goes to the outer frame; `ref` and all other attributes go to the input. */
export const TextField = ({
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
  prefix,
  suffix,
  size = 'md',
  look = 'outlined',
  type = 'text',
  id,
  className,
  onChange,
  onBlur,
  ...rest
}: TextFieldProps) => {
  const texts = useKitTexts();
  const ownId = useId();
  const controlId = id ?? ownId;
  const [revealed, setRevealed] = useState(false);
  const field = useFieldValue({
    value,
    defaultValue,
    onValueChange,
    required,
    requiredMessage: requiredMessage ?? texts.requiredField,
    validate,
    error,
  });
  const revealLabel = revealed ? texts.hidePassword : texts.showPassword;
  return (
    <Field
      controlId={controlId}
      label={label}
      hideLabel={hideLabel}
      {...(required ? { required } : {})}
      hint={hint}
      error={field.error}
      className={className}
    >
      <div
        data-invalid={field.error === undefined ? undefined : ''}
        className={clsx(look === 'filled' ? filledFieldFrame : fieldFrame, heights[size])}
      >
        {prefix && <span className="flex shrink-0 ps-3 text-muted">{prefix}</span>}
        <input
          {...rest}
          id={controlId}
          type={type === 'password' && revealed ? 'text' : type}
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
          className={clsx(bareControl, 'h-full w-full px-3 [&::-webkit-search-cancel-button]:appearance-none')}
        />
        {suffix && <span className="flex shrink-0 pe-3 text-sm text-muted">{suffix}</span>}
        {type === 'password' && (
          <button
            type="button"
            aria-label={revealLabel}
            title={revealLabel}
            onClick={() => setRevealed(!revealed)}
            className="me-1 flex size-8 shrink-0 items-center justify-center rounded-md border-0 bg-transparent text-muted hover:bg-sunken hover:text-text"
          >
            {revealed ? <EyeOffIcon size={18} /> : <EyeIcon size={18} />}
          </button>
        )}
      </div>
    </Field>
  );
};
