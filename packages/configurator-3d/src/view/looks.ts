const looks = new WeakMap<HTMLElement, string>();
/** Places of elements since they took their look. */
const places = new WeakMap<HTMLElement, string>();

/**
 * Gives an element over the picture a look, and returns whether it had another one: each write makes the browser compute the styles anew.
 * What changes with every step is no part of a look, and is set after it.
 */
export const setLook = (element: HTMLElement, look: string): boolean => {
  if (looks.get(element) === look) return false;
  looks.set(element, look);
  element.style.cssText = look;
  places.delete(element);
  return true;
};

/** Moves an element over the picture, CSS pixels. */
export const setPlace = (element: HTMLElement, left: number, top: number, more = ''): void => {
  const place = `translate(${left.toFixed(1)}px,${top.toFixed(1)}px)${more}`;
  if (places.get(element) === place) return;
  places.set(element, place);
  element.style.transform = place;
};
