import type { ReactNode } from 'react';

interface BarProps {
  /** The word mark, mostly as the way home. */
  readonly mark: ReactNode;
  readonly children?: ReactNode;
}

/** The way home looks alike whether the router or the browser goes it. */
export const markLinkLook = '-mx-1 rounded-sm px-1 py-2 text-inherit no-underline';

/** The bar at the top of every screen. */
export const Bar = ({ mark, children }: BarProps) => (
  <header
    data-print="hidden"
    data-top-bar
    className="sticky top-0 z-(--layer-sticky) flex h-14 items-center gap-3 border-b border-hairline bg-surface px-4 md:h-15 md:gap-6 md:px-7"
  >
    {mark}
    {children}
  </header>
);
