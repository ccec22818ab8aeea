import type { Spot } from '../view/screen-spot';

/** A shape of a drawing: its SVG element, the attributes of it, and what a `text` says. */
export type Shape = readonly [
  name: 'path' | 'circle' | 'rect' | 'text',
  attributes: Readonly<Record<string, string | number>>,
  words?: string,
];

/** A circle on the picture, its middle in CSS pixels; its line is two pixels wide unless it is said. */
export const ringAt = ([x, y]: Spot, radius: number, attributes: Shape[1]): Shape => [
  'circle',
  { cx: x.toFixed(1), cy: y.toFixed(1), r: radius, 'stroke-width': 2, ...attributes },
];

const SVG = 'http://www.w3.org/2000/svg';

interface Drawn {
  readonly element: SVGElement;
  shape: Shape;
}

/** Returns what draws shapes into an element. Elements stay and take other attributes: a drawing follows every step of a gesture. */
export const shapesIn = (drawing: SVGElement): ((shapes: readonly Shape[]) => void) => {
  const drawn: Drawn[] = [];
  const take = (known: Drawn, shape: Shape): void => {
    if (known.shape === shape) return;
    const [, next, words = ''] = shape;
    const [, before, wordsBefore = ''] = known.shape;
    for (const key in next) if (next[key] !== before[key]) known.element.setAttribute(key, String(next[key]));
    for (const key in before) if (!(key in next)) known.element.removeAttribute(key);
    // The text that is there takes other words, which costs less than another text.
    if (words !== wordsBefore) (known.element.firstChild ?? known.element).textContent = words;
    known.shape = shape;
  };
  return (shapes) => {
    for (const { element } of drawn.splice(shapes.length)) element.remove();
    for (const [index, shape] of shapes.entries()) {
      let known = drawn[index];
      if (known?.shape[0] !== shape[0]) {
        const element = drawing.ownerDocument.createElementNS(SVG, shape[0]);
        if (known === undefined) drawing.append(element);
        else known.element.replaceWith(element);
        known = { element, shape: [shape[0], {}] };
        drawn[index] = known;
      }
      take(known, shape);
    }
  };
};
