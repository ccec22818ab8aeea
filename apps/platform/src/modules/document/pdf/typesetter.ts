import type { EmbeddedFont } from './embedded-font';
import { type Run, type Typeface, widthOfRuns } from './typeface';
import { FONT_NAMES, type FontName, registerTypefaces, typeface } from './typefaces';

interface Face {
  readonly typeface: Typeface;
  readonly embedded: EmbeddedFont;
  /** Of this document: a run as its page says it, glyphs by their numbers in hexadecimal. */
  readonly written: Map<Run, string>;
}

/** Where and how a line of type stands. */
export interface Setting {
  readonly font: FontName;
  readonly size: number;
  /** `#rrggbb`. */
  readonly color: string;
  readonly x: number;
  readonly baseline: number;
}

/** Three digits behind the point: a thousandth of a point is finer than any printer. */
const shortNumber = (value: number): string => String(Math.round(value * 1000) / 1000);

const colorOperator = (hex: string): string =>
  `${[1, 3, 5].map((at) => shortNumber(Number.parseInt(hex.slice(at, at + 2), 16) / 255)).join(' ')} rg`;

const numberOf = (embedded: EmbeddedFont, { id, width, codePoints }: Run['glyphs'][number]): string => {
  const number = embedded.subset.includeGlyph(id);
  embedded.widths[number] ??= width;
  embedded.unicode[number] ??= codePoints;
  return number.toString(16).padStart(4, '0');
};

const writtenRun = (embedded: EmbeddedFont, { glyphs }: Run): string => {
  let written = '';
  for (const glyph of glyphs) {
    written += numberOf(embedded, glyph);
    if (glyph.closer !== 0) written += `> ${shortNumber(glyph.closer)} <`;
  }
  return written;
};

/**
 * Sets lines of type into a document. It writes the operators of the page itself: pdfkit lays every text out and measures it several times
 * before it does.
 */
export class Typesetter {
  private readonly faces: ReadonlyMap<FontName, Face>;
  /** Colour that the page fills with now; undefined where someone else may have changed it. */
  private color: string | undefined;

  constructor(private readonly document: PDFKit.PDFDocument) {
    registerTypefaces(document);
    this.faces = new Map(
      FONT_NAMES.map((font) => [font, { typeface: typeface(font), embedded: document.font(font)._font, written: new Map() }]),
    );
  }

  /** Call after the page or its colours were changed without the typesetter. */
  forgetColor(): void {
    this.color = undefined;
  }

  widthOf(text: string, font: FontName, size: number): number {
    return widthOfRuns(this.face(font).typeface.runsOf(text), size);
  }

  widthOfNumber(text: string, font: FontName, size: number): number {
    return widthOfRuns(this.face(font).typeface.digitsOf(text), size);
  }

  set(text: string, setting: Setting): void {
    const runs = this.face(setting.font).typeface.runsOf(text);
    if (runs.every(({ isPlain }) => isPlain)) this.show(runs, setting);
    else this.showByPdfkit(text, setting);
  }

  /** The digits of a number stand under those of the next. */
  setNumber(text: string, setting: Setting): void {
    this.show(this.face(setting.font).typeface.digitsOf(text), setting);
  }

  private face(font: FontName): Face {
    const face = this.faces.get(font);
    if (face === undefined) throw new Error(`The font ${font} is not registered`);
    return face;
  }

  private show(runs: readonly Run[], { font, size, color, x, baseline }: Setting): void {
    const { embedded, written } = this.face(font);
    let shown = '';
    for (const run of runs) {
      const known = written.get(run) ?? writtenRun(embedded, run);
      written.set(run, known);
      shown += known;
    }
    const { page } = this.document;
    page.fonts[embedded.id] ??= embedded.ref();
    const fill = this.color === color ? '' : `${colorOperator(color)}\n`;
    this.color = color;
    // pdfkit turns a page upside down, so that y grows downwards; letters are turned back.
    const matrix = `1 0 0 -1 ${shortNumber(x)} ${shortNumber(baseline)} Tm`;
    this.document.addContent(`${fill}BT\n/${embedded.id} ${shortNumber(size)} Tf\n${matrix}\n[<${shown}>] TJ\nET`);
  }

  private showByPdfkit(text: string, { font, size, color, x, baseline }: Setting): void {
    this.document.font(font).fontSize(size).fillColor(color);
    this.document.text(text, x, baseline, { lineBreak: false, baseline: 'alphabetic' });
    this.forgetColor();
  }
}
