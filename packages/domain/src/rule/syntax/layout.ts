/** A text that knows where it may break: flat when it fits, else every line of a broken group on its own. */
export type Layout =
  | string
  | readonly Layout[]
  /** A blank (or nothing) when flat, a line end when broken; a `hard` one breaks the groups around it. */
  | { readonly kind: 'line'; readonly flat: '' | ' '; readonly hard?: true }
  | { readonly kind: 'group' | 'indent'; readonly of: Layout };

export const LINE: Layout = { kind: 'line', flat: ' ' };
export const SOFT_LINE: Layout = { kind: 'line', flat: '' };
export const HARD_LINE: Layout = { kind: 'line', flat: '', hard: true };

export function group(...of: Layout[]): Layout {
  return { kind: 'group', of };
}

export function indent(...of: Layout[]): Layout {
  return { kind: 'indent', of };
}

/** The parts with a layout between each two. */
export function joinedBy(between: Layout, parts: readonly Layout[]): Layout {
  return parts.flatMap((part, index) => (index === 0 ? [part] : [between, part]));
}

const INDENT = 2;

/** Writes a layout in lines of at most `width` characters where that is possible. */
export function writeLayout(layout: Layout, width: number): string {
  let text = '';
  let column = 0;
  write(layout, 0, false);
  return text;

  function write(part: Layout, depth: number, flat: boolean): void {
    if (typeof part === 'string') {
      text += part;
      column += part.length;
    } else if (!('kind' in part)) {
      for (const inner of part) write(inner, depth, flat);
    } else if (part.kind === 'line') {
      if (flat) write(part.flat, depth, flat);
      else {
        text += `\n${' '.repeat(depth)}`;
        column = depth;
      }
    } else if (part.kind === 'indent') write(part.of, depth + INDENT, flat);
    else write(part.of, depth, flat || flatWidth(part.of) <= width - column);
  }
}

const widths = new WeakMap<object, number>();

/** Its width on one line; infinite when it cannot stand on one. */
function flatWidth(part: Layout): number {
  if (typeof part === 'string') return part.length;
  const known = widths.get(part);
  if (known !== undefined) return known;
  let width = 0;
  if (!('kind' in part)) for (const inner of part) width += flatWidth(inner);
  else if (part.kind === 'line') width = part.hard ? Number.POSITIVE_INFINITY : part.flat.length;
  else width = flatWidth(part.of);
  widths.set(part, width);
  return width;
}
