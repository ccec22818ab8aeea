/** Returns whether the text around the element runs from right to left, by the nearest `dir`. */
export const isRightToLeft = (element: Element): boolean => element.closest('[dir]')?.getAttribute('dir') === 'rtl';

/** The key as it is meant in left-to-right reading: where text runs the other way, left and right arrows swap. */
export const logicalKey = (event: { readonly key: string; readonly currentTarget: EventTarget }): string => {
  const swapped = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }[event.key];
  return swapped && event.currentTarget instanceof Element && isRightToLeft(event.currentTarget) ? swapped : event.key;
};
