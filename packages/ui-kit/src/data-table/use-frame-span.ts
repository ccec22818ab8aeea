import { useLayoutEffect, useState } from 'react';

/** Room available to a table: cards under 704 px, tighter rows under 960 px. */
export type FrameSpan = 'narrow' | 'tight' | 'wide';

const CARDS_BELOW = 704;
const TIGHT_BELOW = 960;

/**
 * The room of an element, followed as it changes; `wide` until it is known, which is before the first picture.
 *
 * Asked of the element and not by a container query: what stands in a query's container is styled only once the container is laid out, and in rows that
 * are drawn while they scroll this costs three times the rest.
 */
export const useFrameSpan = (element: HTMLElement | null): FrameSpan => {
  const [span, setSpan] = useState<FrameSpan>('wide');
  useLayoutEffect(() => {
    if (!element) return;
    const measure = () => {
      const width = element.offsetWidth;
      if (width > 0) setSpan(width < CARDS_BELOW ? 'narrow' : width < TIGHT_BELOW ? 'tight' : 'wide');
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return span;
};
