import { useState } from 'react';

/** A value the caller holds, or the widget itself where the caller gives none: undefined means "hold it yourself". */
export const useControlled = <T>(
  value: T | undefined,
  defaultValue: T,
  onValueChange?: ((value: T) => void) | undefined,
): readonly [T, (value: T) => void] => {
  const [own, setOwn] = useState(defaultValue);
  const set = (next: T) => {
    if (value === undefined) setOwn(() => next);
    onValueChange?.(next);
  };
  return [value === undefined ? own : value, set];
};
