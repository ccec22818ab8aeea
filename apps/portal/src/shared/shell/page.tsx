import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { usePageInFrame } from './page-in-frame';
import { usePageTitle } from './page-title';

interface PageProps {
  /** Title of the page, for the tab and for screen readers; the visible heading is the page's own. */
  readonly title: string;
  readonly children: ReactNode;
  readonly className?: string;
  /** `wide` (default) up to 1440 px, `text` for a few sentences. */
  readonly width?: 'wide' | 'text';
}

/** Margins and title of a screen. */
export const Page = ({ title, children, className, width = 'wide' }: PageProps) => {
  usePageTitle(title);
  usePageInFrame();
  return (
    <div
      className={clsx(
        'mx-auto w-full px-4 pt-6 pb-16 md:px-7 md:pt-10 lg:px-14',
        width === 'wide' ? 'max-w-[90rem]' : 'max-w-[44rem]',
        className,
      )}
    >
      {children}
    </div>
  );
};
