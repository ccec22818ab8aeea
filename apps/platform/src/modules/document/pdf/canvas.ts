import PDFDocument from 'pdfkit';
import { INK, type PageLayout, SIZE } from '../page.data';
import type { OpenImage } from './open-image';
import { printer } from './printable';
import type { QrCode } from './qr-code';
import { type FontName, hasGlyph } from './typefaces';
import { Typesetter } from './typesetter';
import { wrapText } from './wrap-text';

export interface TextStyle {
  readonly font?: FontName;
  readonly size?: number;
  readonly color?: string;
}

export interface NumberStyle extends TextStyle {
  /** Width of its place. */
  readonly width?: number;
}

export interface DocumentFacts {
  readonly title: string;
  readonly author: string;
  /** Tag of the language, for readers that speak. */
  readonly locale: string;
  /** The day of issue: the same budget gives the same file whenever it is made. */
  readonly day: Date;
}

/** Reads the bytes of a picture; undefined when there is none. */
export type PictureReader = (image: string) => Buffer | undefined;

const CHIP_PADDING = 4;
const CHIP_RADIUS = 3;

/** A document on paper, drawn by baselines. Texts are made printable here, so that no character breaks a font. */
export class Canvas {
  private readonly document: PDFKit.PDFDocument;
  private readonly print: (text: string) => string;
  private readonly typesetter: Typesetter;
  private readonly pictures = new Map<string, OpenImage | undefined>();
  private readonly bytes: Promise<Uint8Array>;

  constructor(
    readonly layout: PageLayout,
    { title, author, locale, day }: DocumentFacts,
    private readonly readPicture: PictureReader,
  ) {
    this.document = new PDFDocument({
      size: this.layout.paper,
      margin: 0,
      bufferPages: true,
      // None by default: pdfkit would open a font that is its default one again for every text.
      font: '',
      lang: locale,
      displayTitle: true,
      pdfVersion: '1.7',
      info: { Title: title, Author: author, Creator: 'Candil', Producer: 'Candil', CreationDate: day },
    });
    const chunks: Buffer[] = [];
    this.bytes = new Promise((resolve, reject) => {
      this.document.on('data', (chunk: Buffer) => chunks.push(chunk));
      this.document.on('end', () => resolve(Buffer.concat(chunks)));
      this.document.on('error', reject);
    });
    this.typesetter = new Typesetter(this.document);
    this.print = printer(hasGlyph);
  }

  newPage(): void {
    this.document.addPage();
  }

  /** Runs over all pages once they are there, for page numbers with their total. */
  onEveryPage(draw: (page: number, pages: number) => void): void {
    const { count } = this.document.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      this.document.switchToPage(page);
      draw(page + 1, count);
    }
  }

  lines(text: string, width: number, { font = 'regular', size = SIZE.text }: TextStyle = {}): string[] {
    // Line by line, because line breaks themselves are not printable.
    const paragraphs = text.split(/\r\n|[\n\r\u2028\u2029]/).map(this.print);
    return wrapText(paragraphs.join('\n'), width, (part) => this.typesetter.widthOf(part, { font, size }));
  }

  /** One line from the left. */
  text(text: string, x: number, baseline: number, { font = 'regular', size = SIZE.text, color = INK.text }: TextStyle = {}): void {
    const printable = this.print(text);
    if (printable !== '') this.typesetter.set(printable, { font, size, color, x, baseline });
  }

  /** One line that ends at the right. */
  textBefore(text: string, right: number, baseline: number, style: TextStyle = {}): void {
    const { font = 'regular', size = SIZE.text } = style;
    this.text(text, right - this.typesetter.widthOf(this.print(text), { font, size }), baseline, style);
  }

  /** A right-aligned number in tabular figures. A number wider than its column is set smaller, never cut. */
  number(text: string, right: number, baseline: number, { width = Number.POSITIVE_INFINITY, ...style }: NumberStyle = {}): void {
    const printable = this.print(text);
    if (printable === '') return;
    const { font = 'regular', size = SIZE.text, color = INK.text } = style;
    const full = this.typesetter.widthOfNumber(printable, { font, size });
    const share = Math.min(1, width / full);
    this.typesetter.setNumber(printable, { font, size: size * share, color, x: right - full * share, baseline });
  }

  /** One line cut to a width, with dots where it was cut. */
  cut(text: string, width: number, style: TextStyle = {}): string {
    const [first = '', ...more] = this.lines(text, width, style);
    if (more.length === 0) return first;
    const [short = ''] = this.lines(`${first} ${more[0]}`, width - SIZE.small, style);
    return `${short}…`;
  }

  rule(y: number, { from = this.layout.left, to = this.layout.right, color = INK.hairline as string, width = 0.5 } = {}): void {
    this.document.moveTo(from, y).lineTo(to, y).lineWidth(width).strokeColor(color).stroke();
  }

  widthOf(text: string, { font = 'regular', size = SIZE.text }: TextStyle = {}): number {
    return this.typesetter.widthOf(this.print(text), { font, size });
  }

  /** Draws a short text on a coloured field and returns its width. */
  chip(text: string, x: number, baseline: number, { fill, ...style }: TextStyle & { readonly fill: string }): number {
    const { size = SIZE.text } = style;
    const width = this.widthOf(text, style) + 2 * CHIP_PADDING;
    this.document.roundedRect(x, baseline - size * 0.98, width, size * 1.4, CHIP_RADIUS).fill(fill);
    this.text(text, x + CHIP_PADDING, baseline, style);
    return width;
  }

  /** A field of one colour. */
  bar(x: number, y: number, width: number, height: number, color: string): void {
    this.document.roundedRect(x, y, width, height, height / 2).fill(color);
  }

  /** A frame with soft corners. */
  frame(x: number, y: number, width: number, height: number, { dashed = false, color = INK.rule as string } = {}): void {
    this.document
      .save()
      .roundedRect(x, y, width, height, dashed ? 4 : 8)
      .lineWidth(dashed ? 0.5 : 0.8)
      .strokeColor(color);
    if (dashed) this.document.dash(2, { space: 2 });
    this.document.stroke().restore();
  }

  /** A picture with soft corners; a quiet field where there is none. A picture used again is stored once. */
  picture(image: string, x: number, y: number, side: number): void {
    const picture = this.opened(image);
    if (picture === undefined) {
      this.document.roundedRect(x, y, side, side, 3).fill(INK.paper);
      return;
    }
    this.document.save().roundedRect(x, y, side, side, 3).clip();
    this.document.image(picture, x, y, { cover: [side, side], align: 'center', valign: 'center' });
    this.document.restore();
  }

  /** A whole picture in at most this field, at its upper left corner. Returns its width, 0 where there is none. */
  wholePicture(image: string, x: number, y: number, field: { readonly width: number; readonly height: number }): number {
    const picture = this.opened(image);
    if (picture === undefined) return 0;
    const scale = Math.min(field.width / picture.width, field.height / picture.height);
    const [width, height] = [picture.width * scale, picture.height * scale];
    this.document.image(picture, x, y, { width, height });
    return width;
  }

  /** The dark modules of a code as one field. */
  code(code: QrCode, x: number, y: number, side: number): void {
    const module = side / code.length;
    for (const [row, line] of code.entries()) {
      for (let from = 0; from < line.length; from += 1) {
        if (line[from] !== true) continue;
        const start = from;
        while (line[from + 1] === true) from += 1;
        this.document.rect(x + start * module, y + row * module, (from + 1 - start) * module, module);
      }
    }
    this.document.fill(INK.text);
  }

  private opened(image: string): OpenImage | undefined {
    if (this.pictures.has(image)) return this.pictures.get(image);
    const bytes = image === '' ? undefined : this.readPicture(image);
    const opened = bytes && this.openedFrom(bytes);
    this.pictures.set(image, opened);
    return opened;
  }

  /** A picture that someone sent may begin like one and be none. */
  private openedFrom(bytes: Buffer): OpenImage | undefined {
    try {
      return this.document.openImage(bytes);
    } catch {
      return undefined;
    }
  }

  finish(): Promise<Uint8Array> {
    this.document.end();
    return this.bytes;
  }
}
