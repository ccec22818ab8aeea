import type { ReactNode } from 'react';

interface InspectorHeadProps {
  readonly title: string;
  /** Mono, at the end: a reference code. */
  readonly code?: string | undefined;
  /** At the end of the title: how much of it there is. */
  readonly note?: string | undefined;
  readonly detail?: string | undefined;
}

/** Head of the inspector with the name of the inspected element. */
export const InspectorHead = ({ title, code, note, detail }: InspectorHeadProps) => (
  <div>
    <div className="flex items-baseline justify-between gap-3">
      <h2 className="m-0 min-w-0 text-lg font-semibold">{title}</h2>
      {code && <span className="shrink-0 font-mono text-xs text-muted">{code}</span>}
      {note && <span className="shrink-0 text-sm text-muted">{note}</span>}
    </div>
    {detail && <p className="m-0 mt-0.5 text-sm text-muted">{detail}</p>}
  </div>
);

interface InspectorSectionProps {
  readonly title?: string;
  /** At the end of the title. */
  readonly note?: string | undefined;
  readonly children: ReactNode;
}

/** A part of the inspector under a hairline. */
export const InspectorSection = ({ title, note, children }: InspectorSectionProps) => (
  <section {...(title === undefined ? {} : { 'aria-label': title })} className="flex flex-col gap-3 border-t border-hairline-soft pt-4">
    {title && (
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="m-0 text-sm font-semibold">{title}</h3>
        {note && <span className="text-sm text-muted">{note}</span>}
      </div>
    )}
    {children}
  </section>
);
