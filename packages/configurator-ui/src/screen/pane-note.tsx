import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useScope } from '../state/use-editor-state';

interface PaneNoteProps {
  /** Leaves the corner to the buttons of a drawing. */
  readonly isBesideZoom?: boolean;
  readonly children: ReactNode;
}

/** A line over the lower end of a pane; on a phone above the tools, clear of the drawing. No press on what was there before marks its text. */
export const PaneNote = ({ isBesideZoom = false, children }: PaneNoteProps) => {
  const isIdle = useScope(({ kind }) => kind === 'idle');
  return (
    <div
      className={clsx(
        'absolute bottom-4 max-w-[calc(100%-3.5rem)] rounded-control select-none bg-surface px-3 py-2 text-sm shadow-float max-md:start-3 max-md:bottom-16 max-md:text-xs',
        isBesideZoom ? 'start-10' : 'start-4',
        !isIdle && 'max-md:hidden',
      )}
    >
      {children}
    </div>
  );
};
