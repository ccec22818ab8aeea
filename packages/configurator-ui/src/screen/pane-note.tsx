import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useScope } from '../state/use-editor-state';

/** A line over the lower end of a pane; on a phone above the tools, and out of the way of whatever goes on in the drawing. */
export const PaneNote = ({ children }: { readonly children: ReactNode }) => {
  const isIdle = useScope(({ kind }) => kind === 'idle');
  return (
    <div
      className={clsx(
        'absolute start-4 bottom-4 max-w-[calc(100%-2rem)] rounded-control bg-surface px-3 py-2 text-sm shadow-float max-md:start-3 max-md:bottom-16 max-md:text-xs',
        !isIdle && 'max-md:hidden',
      )}
    >
      {children}
    </div>
  );
};
