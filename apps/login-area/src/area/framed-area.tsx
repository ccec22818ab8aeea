import type { FrameContent } from '@candil/contract';
import type { FrameView } from '@candil/contract/frame';
import { useTranslation } from '@candil/i18n/react';
import { type ReactNode, useEffect, useRef } from 'react';

interface FramedAreaProps {
  readonly view: FrameView;
  readonly isInPage: boolean;
  readonly tell: (content: FrameContent) => void;
  readonly children: ReactNode;
}

/** The area inside a page of the portal, which says the title and follows the height. */
export const FramedArea = ({ view, isInPage, tell, children }: FramedAreaProps) => {
  const { t } = useTranslation('login-area');
  const content = useRef<HTMLElement>(null);

  // The frame takes the height of the view, and follows it when an error appears.
  useEffect(() => {
    if (!content.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) tell({ type: 'view', view, heightPx: entry.target.getBoundingClientRect().height });
    });
    observer.observe(content.current);
    return () => observer.disconnect();
  }, [view, tell]);

  // The portal does not hear keys that are pressed in here. A list that Escape has closed is not the frame.
  useEffect(() => {
    if (isInPage) return;
    const listener = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) tell({ type: 'closed' });
    };
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, [isInPage, tell]);

  return (
    <main ref={content} className="px-6 pt-2 pb-7">
      <h1 className="sr-only">{t(`area.view.${view}.title`)}</h1>
      {children}
    </main>
  );
};
