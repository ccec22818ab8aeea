import { useToast } from '@candil/ui-kit/toast';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * After a navigation the focus moves to the heading of the new screen and its title is said; a changed query string is no navigation.
 * Keyboard and screen-reader users would otherwise stay on a link that is gone. Toasts whose command belongs to the screen left go with it.
 */
export const NavigationFocus = () => {
  const { pathname, hash } = useLocation();
  const { leavePage } = useToast();
  const shown = useRef(pathname);
  const [said, setSaid] = useState('');

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    leavePage();
    const frame = requestAnimationFrame(() => {
      setSaid(document.title);
      const content = document.getElementById('content');
      if (hash !== '' || document.activeElement?.closest('[role="dialog"]') || content?.querySelector('[autofocus]')) return;
      const target = content?.querySelector<HTMLElement>('h1') ?? content;
      if (!target) return;
      target.tabIndex = -1;
      target.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname, hash, leavePage]);

  return (
    <div role="status" className="sr-only">
      {said}
    </div>
  );
};
