import { type RefObject, useLayoutEffect, useState } from 'react';
import type { CanvasSize } from './projection';

const BEFORE_LAYOUT: CanvasSize = { width: 640, height: 480 };

/** The size of an element in pixels, followed. */
export const useCanvasSize = (element: RefObject<Element | null>): CanvasSize => {
  const [size, setSize] = useState(BEFORE_LAYOUT);
  useLayoutEffect(() => {
    const node = element.current;
    if (node === null) return;
    const measure = () => {
      const { width, height } = node.getBoundingClientRect();
      if (width > 0 && height > 0) setSize((before) => (before.width === width && before.height === height ? before : { width, height }));
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, [element]);
  return size;
};
