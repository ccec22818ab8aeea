import { useState } from 'react';

const STORED_UNDER = 'candil.project-compact';

const stored = (): boolean => {
  try {
    return localStorage.getItem(STORED_UNDER) === 'true';
  } catch {
    return false;
  }
};

/** Whether the lines of a project stand close together, as it was left on this device. */
export const useCompact = (): readonly [boolean, (compact: boolean) => void] => {
  const [compact, setCompact] = useState(stored);
  const choose = (next: boolean) => {
    setCompact(next);
    try {
      localStorage.setItem(STORED_UNDER, String(next));
    } catch {
      // The choice holds for this sitting.
    }
  };
  return [compact, choose];
};
