import { useState } from 'react';

const STORED_UNDER = 'candil.project-compact';

const stored = (): boolean => {
  try {
    return localStorage.getItem(STORED_UNDER) === 'true';
  } catch {
    return false;
  }
};

/** Returns whether the lines of a project are shown compact, as last chosen on this device. */
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
