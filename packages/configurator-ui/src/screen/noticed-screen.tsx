import type { ReactNode } from 'react';
import { MissingNotice } from './missing-notice';

interface NoticedScreenProps {
  readonly onReload: (() => void) | undefined;
  readonly children: ReactNode;
}

/** Fills the window with a screen that has no bar of its own, and with the notice of its missing parts over it. */
export const NoticedScreen = ({ onReload, children }: NoticedScreenProps) => (
  <div className="fixed inset-0 flex flex-col text-text">
    <MissingNotice onReload={onReload} />
    {children}
  </div>
);
