const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

/** Place of an element: its index in each of its ancestors, from the nearest. */
export type FocusPlace = readonly { readonly parent: Element; readonly index: number }[];

export const placeOf = (element: Element): FocusPlace => {
  const place: { parent: Element; index: number }[] = [];
  for (let child = element; child.parentElement; child = child.parentElement)
    place.push({ parent: child.parentElement, index: [...child.parentElement.children].indexOf(child) });
  return place;
};

const heading = (within: ParentNode): HTMLElement | null => within.querySelector<HTMLElement>('h1, h2, h3');

/**
 * Finds a stand-in for a focused element that is gone: the element that moved up into its place, else the rest of its
 * surroundings, else the page's heading.
 */
export const standInFor = (place: FocusPlace, content: Element): HTMLElement | null => {
  for (const { parent, index } of place) {
    if (!parent.isConnected) continue;
    if (parent === content || !content.contains(parent)) break;
    const neighbour = parent.children[Math.min(index, parent.children.length - 1)];
    const found = neighbour?.matches(FOCUSABLE) ? neighbour : (neighbour?.querySelector(FOCUSABLE) ?? parent.querySelector(FOCUSABLE));
    const target = found ?? heading(parent);
    if (target instanceof HTMLElement) return target;
  }
  return heading(content);
};
