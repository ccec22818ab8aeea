import { useEffect, useState } from 'react';

/** Width of an element in px, followed as it changes; a wide one until it is known. */
export const useFrameWidth = (element: HTMLElement | null): number => {
  const [width, setWidth] = useState(1024);
  useEffect(() => {
    if (!element) return;
    const observer = new ResizeObserver(() => {
      if (element.offsetWidth > 0) setWidth(element.offsetWidth);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return width;
};
