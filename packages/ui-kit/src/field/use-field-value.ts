import { useEffect, useState } from 'react';
import { afterPress, watchPresses } from './after-press';

export interface FieldValueProps {
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  required?: boolean | undefined;
  /** Shown when a required field is left blank. */
  requiredMessage: string;
  /** Checks a value that is not blank; a text is the error. Runs on blur, and while typing once an error is shown. */
  validate?: ((value: string) => string | undefined) | undefined;
  /** From outside, such as the server's answer; wins over the own check. */
  error?: string | undefined;
}

/** Value and error of a text control by the rule of C§5: on blur, blank and required is an error, otherwise the validator decides. */
export const useFieldValue = ({ value, defaultValue = '', onValueChange, required, requiredMessage, validate, error }: FieldValueProps) => {
  const [own, setOwn] = useState(defaultValue);
  const [ownError, setOwnError] = useState<string>();
  useEffect(watchPresses, []);
  const current = value ?? own;
  const check = (text: string) => (required && text.trim() === '' ? requiredMessage : validate?.(text));
  return {
    value: current,
    error: error ?? ownError,
    change: (text: string) => {
      setOwn(text);
      if (ownError !== undefined) setOwnError(check(text));
      onValueChange?.(text);
    },
    blur: (text: string) => afterPress(() => setOwnError(check(text))),
  };
};
