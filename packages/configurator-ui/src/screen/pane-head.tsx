import type { ReactNode } from 'react';

interface PaneHeadProps {
  readonly title: string;
  readonly note?: ReactNode;
  readonly children?: ReactNode;
}

/** Name of a pane, its current gesture, and its own controls. */
export const PaneHead = ({ title, note, children }: PaneHeadProps) => (
  <div className="flex min-h-11 shrink-0 max-md:min-h-14 items-center gap-2 ps-4 pe-3">
    <h2 className="m-0 shrink-0 text-sm font-semibold max-md:sr-only">{title}</h2>
    {note && <p className="m-0 min-w-0 text-xs leading-tight text-pretty text-muted max-md:hidden">{note}</p>}
    <div className="ms-auto flex shrink-0 items-center gap-2">{children}</div>
  </div>
);
