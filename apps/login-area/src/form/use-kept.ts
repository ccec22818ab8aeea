import { useCallback, useState } from 'react';

const PREFIX = 'candil.area.';

/** Reads the stored values of a form; a storage that is closed or holds something else has none. */
const readKept = <Value extends object>(key: string, empty: Value): Value => {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(PREFIX + key) ?? 'null');
    return typeof kept === 'object' && kept !== null ? { ...empty, ...kept } : empty;
  } catch {
    return empty;
  }
};

const writeKept = (key: string, value: object | undefined): void => {
  try {
    if (value === undefined) window.sessionStorage.removeItem(PREFIX + key);
    else window.sessionStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // A closed storage keeps nothing; the form works all the same.
  }
};

export interface Kept<Value> {
  readonly value: Value;
  /** True when the text in the form was typed before the form was opened. */
  readonly isRestored: boolean;
  readonly change: (part: Partial<Value>) => void;
  readonly clear: () => void;
}

/**
 * Keeps the text of a form for this tab until it is sent: a reload, a mistaken link or a lost connection loses nothing.
 * Never a password.
 */
export const useKept = <Value extends object>(key: string, empty: Value): Kept<Value> => {
  const [value, setValue] = useState(() => readKept(key, empty));
  const [isRestored] = useState(() => JSON.stringify(value) !== JSON.stringify(empty));
  const change = useCallback(
    (part: Partial<Value>) =>
      setValue((before) => {
        const after = { ...before, ...part };
        writeKept(key, after);
        return after;
      }),
    [key],
  );
  const clear = () => {
    writeKept(key, undefined);
    setValue(empty);
  };
  return { value, isRestored, change, clear };
};
