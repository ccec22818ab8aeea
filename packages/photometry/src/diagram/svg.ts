/** Colours of a diagram; any CSS colour. */
export interface DiagramColours {
  /** Colour of lines and words. */
  readonly ink: string;
  /** Colour of rings, axes and frames. */
  readonly grid: string;
  /** Colour of the curve across (C0–C180), or the first of several. */
  readonly first: string;
  /** Colour of the curve along (C90–C270). */
  readonly second: string;
  /** Background of the diagram: labels have a rim of it. */
  readonly paper: string;
}

/** Options of all diagrams. */
export interface DiagramOptions {
  /** Width of the picture; from 120 to 2000, default 320. */
  readonly sizePixels?: number;
  /** Label for screen readers, in the language of the page. */
  readonly label?: string;
  /** Each is as on white paper where it is missing. */
  readonly colours?: Partial<DiagramColours>;
}

/** Colours for white paper, the default, and for a dark page; curves are distinguished without colour by dashes. */
export const DIAGRAM_COLOURS: { readonly light: DiagramColours; readonly dark: DiagramColours } = {
  light: { ink: '#1f2328', grid: '#b8bec6', first: '#b3420a', second: '#1b57b3', paper: '#ffffff' },
  dark: { ink: '#e8eaee', grid: '#4d535c', first: '#ff9f66', second: '#85b6ff', paper: '#16181c' },
};
const LEAST = 120;
const MOST = 2000;
/** Below it labels are few and lines are thin. */
const SMALL = 220;

/** Measures that follow from the size. */
export interface Frame {
  readonly size: number;
  readonly isSmall: boolean;
  readonly fontPixels: number;
  readonly linePixels: number;
  readonly colours: DiagramColours;
}

/** A RangeError where the size is out of bounds (DI1). */
export function frameOf({ sizePixels = 320, colours }: DiagramOptions): Frame {
  if (!(sizePixels >= LEAST && sizePixels <= MOST)) throw new RangeError(`a diagram is ${LEAST} to ${MOST} pixels wide`);
  const isSmall = sizePixels < SMALL;
  return {
    size: sizePixels,
    isSmall,
    fontPixels: isSmall ? 10 : Math.max(11, sizePixels / 30),
    linePixels: isSmall ? 1.6 : 2,
    colours: { ...DIAGRAM_COLOURS.light, ...colours },
  };
}

/** A length in the picture, at a hundredth of a pixel. */
export const px = (value: number) => String(Math.round(value * 100) / 100 + 0);

/** Text that may hold anything, for markup. */
export const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A number as a label has it: at most three digits that count. */
export const shown = (value: number) => String(Number(value.toPrecision(3)));

export type Point = readonly [x: number, y: number];

/** The path through points; optionally closed. */
export const path = (points: readonly Point[], isClosed = false) =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${px(x)} ${px(y)}`).join('') + (isClosed ? 'Z' : '');

export const line = (points: readonly Point[], stroke: string, width: number, dashes = '') =>
  `<path d="${path(points)}" fill="none" stroke="${escaped(stroke)}" stroke-width="${px(width)}"${dashes && ` stroke-dasharray="${dashes}"`}/>`;

/** A label on a light rim, so that lines behind do not cross it. */
export const text = (frame: Frame, [x, y]: Point, content: string, anchor: 'start' | 'middle' | 'end' = 'middle', scale = 1) =>
  `<text x="${px(x)}" y="${px(y)}" text-anchor="${anchor}" font-size="${px(frame.fontPixels * scale)}" fill="${escaped(frame.colours.ink)}" ` +
  `stroke="${escaped(frame.colours.paper)}" stroke-width="3" stroke-linejoin="round" paint-order="stroke">${escaped(content)}</text>`;

/** Width of a label at most, in letters of its size. */
const LETTER = 0.6;
export const labelPixels = (frame: Frame, content: string, scale: number) => content.length * LETTER * scale * frame.fontPixels;

/** A name at the right of the sample of its line; returns where it begins. */
export function legend(
  frame: Frame,
  [right, y]: Point,
  { name, colour, dashes }: { readonly name: string; readonly colour: string; readonly dashes: string },
): { readonly left: number; readonly markup: string } {
  const end = right - labelPixels(frame, name, 0.9) - 4;
  const left = end - frame.fontPixels * 1.8;
  const middle = y - frame.fontPixels * 0.32;
  const sample: Point[] = [
    [left, middle],
    [end, middle],
  ];
  return { left, markup: `${line(sample, colour, frame.linePixels, dashes)}${text(frame, [right, y], name, 'end', 0.9)}` };
}

/** The whole picture. */
export function svg(frame: Frame, height: number, label: string | undefined, parts: readonly string[]): string {
  const size = `width="${px(frame.size)}" height="${px(height)}" viewBox="0 0 ${px(frame.size)} ${px(height)}"`;
  const spoken = label === undefined ? 'aria-hidden="true"' : `role="img" aria-label="${escaped(label)}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${spoken} font-family="system-ui, sans-serif">${parts.join('')}</svg>`;
}

/** Even steps from 0 that reach a value in two to five: 1, 2 or 5 times a power of ten. */
export function niceSteps(most: number): readonly number[] {
  if (!(most > 0)) return [1];
  const power = 10 ** Math.floor(Math.log10(most / 2));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((candidate) => most / candidate <= 5) ?? 10 * power;
  return Array.from({ length: Math.ceil(most / step - 1e-9) }, (_, index) => Number(((index + 1) * step).toPrecision(12)));
}
