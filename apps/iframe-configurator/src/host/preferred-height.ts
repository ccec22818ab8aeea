/**
 * Returns the height the frame asks of a page that follows it, from its width alone: a height that depends on the
 * height would never settle.
 */
export const preferredHeightPx = (widthPx: number): number => {
  if (widthPx < 768) return Math.round(Math.min(Math.max(widthPx * 1.7, 560), 760));
  return Math.round(Math.min(Math.max(widthPx * 0.62, 600), 860));
};

/** Reports the preferred height now and on width changes; returns a function that stops it. */
export const watchHeight = (root: Element, onHeight: (heightPx: number) => void): (() => void) => {
  const observer = new ResizeObserver(([entry]) => {
    if (entry !== undefined) onHeight(preferredHeightPx(entry.contentRect.width));
  });
  observer.observe(root);
  return () => observer.disconnect();
};
