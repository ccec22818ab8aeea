import { useState } from 'react';

export const VIEWS = ['grid', 'list'] as const;
export type View = (typeof VIEWS)[number];

const STORED_UNDER = 'candil.projects-view';

const storedView = (): View => {
  try {
    return VIEWS.find((view) => view === localStorage.getItem(STORED_UNDER)) ?? 'grid';
  } catch {
    return 'grid';
  }
};

/** Grid (default, P§9) or list, as it was left on this device. */
export const useView = (): readonly [View, (view: View) => void] => {
  const [view, setView] = useState(storedView);
  const choose = (next: View) => {
    setView(next);
    try {
      localStorage.setItem(STORED_UNDER, next);
    } catch {
      // The choice holds for this sitting.
    }
  };
  return [view, choose];
};
