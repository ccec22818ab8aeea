import { type FontName, registerTypefaces } from './typefaces';

/** Digits of equal width (OpenType). */
const TABULAR: PDFKit.Mixins.OpenTypeFeatures[] = ['tnum'];

/** Font of a line of type and its size in points. */
export interface Type {
  readonly font: FontName;
  readonly size: number;
}

/** Place and style of a line of type. */
export interface Setting extends Type {
  /** `#rrggbb`. */
  readonly color: string;
  readonly x: number;
  readonly baseline: number;
}

/** Measures and sets single lines of type in a document. */
export class Typesetter {
  constructor(private readonly document: PDFKit.PDFDocument) {
    registerTypefaces(document);
  }

  widthOf(text: string, { font, size }: Type): number {
    return this.document.font(font).fontSize(size).widthOfString(text);
  }

  /** Width of a number whose digits are equally wide. */
  widthOfNumber(text: string, { font, size }: Type): number {
    return this.document.font(font).fontSize(size).widthOfString(text, { features: TABULAR });
  }

  set(text: string, setting: Setting): void {
    this.show(text, setting);
  }

  /** Tabular figures: digits align in columns. */
  setNumber(text: string, setting: Setting): void {
    this.show(text, setting, { features: TABULAR });
  }

  private show(text: string, { font, size, color, x, baseline }: Setting, options: PDFKit.Mixins.TextOptions = {}): void {
    this.document.font(font).fontSize(size).fillColor(color);
    this.document.text(text, x, baseline, { ...options, lineBreak: false, baseline: 'alphabetic' });
  }
}
