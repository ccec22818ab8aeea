import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { AlertIcon } from '../icon/icon';

export interface FieldProps extends Omit<ComponentProps<'div'>, 'id'> {
  /** Id of the control; hint and error get `{id}-hint` and `{id}-error`. */
  controlId: string;
  label: ReactNode;
  /** Hides the label from sight; screen readers still get it. */
  hideLabel?: boolean;
  required?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
  /** At the right end of the line under the control, such as a counter. */
  aside?: ReactNode;
}

/** Ids for `aria-describedby` of a control inside a Field, or undefined when there is nothing to describe it. */
export const describedBy = (controlId: string, parts: { hint?: ReactNode; error?: string | undefined }) =>
  [parts.error && `${controlId}-error`, parts.hint && `${controlId}-hint`].filter(Boolean).join(' ') || undefined;

/** Label, hint and error around one control. The error replaces the hint in sight and is announced when it appears. */
export const Field = ({ controlId, label, hideLabel = false, required, hint, error, aside, className, children, ...rest }: FieldProps) => (
  <div {...rest} className={clsx('flex min-w-0 flex-col', className)}>
    <label htmlFor={controlId} className={hideLabel ? 'sr-only' : 'mb-1.5 text-sm font-medium text-text'}>
      {label}
      {required && (
        <span aria-hidden className="text-attention-text">
          {' *'}
        </span>
      )}
    </label>
    {children}
    {(hint || error || aside) && (
      <div className="mt-1.5 flex items-start justify-between gap-3 text-sm">
        <div className="min-w-0">
          {error && (
            <p id={`${controlId}-error`} role="alert" className="m-0 flex items-start gap-1.5 text-error-text">
              <AlertIcon size={16} className="mt-px" />
              {error}
            </p>
          )}
          {hint && (
            <p id={`${controlId}-hint`} className={error ? 'sr-only' : 'm-0 text-muted'}>
              {hint}
            </p>
          )}
        </div>
        {aside}
      </div>
    )}
  </div>
);
