import type { ReactNode } from 'react';

/** A line over the lower end of a pane; on a phone above the tools. */
export const PaneNote = ({ children }: { readonly children: ReactNode }) => (
  <div className="absolute start-4 bottom-4 max-w-[calc(100%-2rem)] rounded-control bg-surface px-3 py-2 text-sm shadow-float max-md:start-3 max-md:bottom-16 max-md:text-xs">
    {children}
  </div>
);
