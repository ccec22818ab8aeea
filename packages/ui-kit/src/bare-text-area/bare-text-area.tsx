import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { useControlled } from '../controlled/use-controlled';

export interface BareTextAreaProps extends Omit<ComponentProps<'textarea'>, 'value' | 'defaultValue'> {
  /** Accessible name; the frame around shows the purpose of the field. */
  label: string;
  /** Undefined = the field keeps it itself, from `defaultValue`. */
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** Marks the text as wrong; the frame around says why. */
  invalid?: boolean;
}

/** Text of several lines without a frame, for a frame of the caller's own, such as a bar with commands. With a frame it is a TextArea. */
export const BareTextArea = ({
  label,
  value,
  defaultValue = '',
  onValueChange,
  invalid = false,
  className,
  onChange,
  ...rest
}: BareTextAreaProps) => {
  const [text, setText] = useControlled(value, defaultValue, onValueChange);
  return (
    <textarea
      rows={1}
      aria-label={label}
      {...rest}
      value={text}
      aria-invalid={invalid}
      data-invalid={invalid ? '' : undefined}
      onChange={(event) => {
        onChange?.(event);
        setText(event.target.value);
      }}
      className={clsx('min-w-0 resize-none border-0 bg-transparent py-2 text-text placeholder:text-muted', className)}
    />
  );
};
