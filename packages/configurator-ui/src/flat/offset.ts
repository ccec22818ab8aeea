/**
 * Movement of a drawn part from where it stands, pixels. Without one there is no transformation: a transformed group is a layer of its own to
 * the browser, and hundreds of them make every picture slow; a part that moves changes by this one attribute.
 */
export const offset = (across: number, down: number): string | undefined =>
  across === 0 && down === 0 ? undefined : `translate(${across} ${down})`;
