import type { ReactNode } from 'react';

interface HudBarProps {
  readonly label: string;
  /** At the lower edge, so that the floor stays free to be pressed. */
  readonly isLow?: boolean;
  readonly children: ReactNode;
}

/** A black bar over the lower part of a drawing, beside the edited part. */
export const HudBar = ({ label, isLow = false, children }: HudBarProps) => (
  <div
    data-print="hidden"
    className={`pointer-events-none absolute z-1 inset-x-3 flex justify-center max-md:inset-x-2 max-md:bottom-[4.25rem] ${isLow ? 'bottom-1' : 'bottom-20'}`}
  >
    <fieldset
      aria-label={label}
      className="m-0 min-w-0 border-0 pointer-events-auto flex max-w-full flex-wrap items-center justify-center gap-x-3 gap-y-1 rounded-control bg-inverse px-3.5 py-1.5 text-sm text-on-inverse shadow-float"
    >
      {children}
    </fieldset>
  </div>
);

export const HudDivider = () => <span aria-hidden className="h-6 w-px bg-on-inverse/30 max-md:hidden" />;
