import type { FrameView } from '@candil/contract/frame';
import type { MouseEvent, ReactNode } from 'react';
import { useArea } from './area';
import { addressOf } from './area-address';

/** A link to another view: a real address for a new tab, without loading the page anew here. */
export const ViewLink = ({ to, children }: { to: FrameView; children: ReactNode }) => {
  const { goTo } = useArea();
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    goTo(to);
  };
  return (
    <a
      href={addressOf(to, window.location)}
      onClick={follow}
      className="rounded-xs font-medium text-text underline decoration-hairline underline-offset-4 hover:decoration-text"
    >
      {children}
    </a>
  );
};
