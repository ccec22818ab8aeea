import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { INK, type PageLayout, pageLayout, SIZE } from './page.data';
import { printer } from './printable';
import { type EmbeddedFont, keepFigures, TABULAR } from './tabular-figures';
import { wrapText } from './wrap-text';

const FONTS = { light: '300Light/Geist_300Light', regular: '400Regular/Geist_400Regular', medium: '500Medium/Geist_500Medium' } as const;
type Font = keyof typeof FONTS;

const find = createRequire(import.meta.url);
const fontFile = (font: Font): string => find.resolve(`@expo-google-fonts/geist/${FONTS[font]}.ttf`);

export interface TextStyle {
  readonly font?: Font;
  readonly size?: number;
  readonly color?: string;
}

export interface FigureStyle extends TextStyle {
  /** Of its place. */
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

/** Where a picture's bytes are; undefined when there is none. */
export type PictureReader = (image: string) => Buffer | undefined;

/** A document on paper, drawn by baselines. What a text can say is decided here: nothing breaks a font. */
export class Canvas {
  readonly layout: PageLayout;
  private readonly document: PDFKit.PDFDocument;
  private readonly print: (text: string) => string;
  private readonly pictures = new Map<string, unknown>();
  private readonly bytes: Promise<Uint8Array>;

  constructor(
    catalogId: 16 | 21,
    { title, author, locale, day }: DocumentFacts,
    private readonly readPicture: PictureReader,
  ) {
    this.layout = pageLayout(catalogId);
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
    for (const font of Object.keys(FONTS) as Font[]) {
      this.document.registerFont(font, fontFile(font));
      keepFigures(this.embedded(font));
    }
    // The three weights have the same characters.
    this.print = printer(this.embedded('regular').font);
  }

  /** pdfkit keeps its fonts to itself. */
  private embedded(font: Font): EmbeddedFont {
    return (this.document.font(font) as unknown as { _font: EmbeddedFont })._font;
  }

  newPage(): void {
    this.document.addPage();
  }

  /** Runs over all pages once they are there, for what says how many there are. */
  onEveryPage(draw: (page: number, pages: number) => void): void {
    const { count } = this.document.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      this.document.switchToPage(page);
      draw(page + 1, count);
    }
  }

  private use({ font = 'regular', size = SIZE.text }: TextStyle): void {
    this.document.font(font).fontSize(size);
  }

  lines(text: string, width: number, style: TextStyle = {}): string[] {
    this.use(style);
    // Line by line, because what parts the lines is itself not printable.
    const paragraphs = text.split(/\r\n|[\n\r\u2028\u2029]/).map(this.print);
    return wrapText(paragraphs.join('\n'), width, (part) => this.document.widthOfString(part));
  }

  /** One line from the left. */
  text(text: string, x: number, baseline: number, style: TextStyle = {}): void {
    const printable = this.print(text);
    if (printable === '') return;
    this.use(style);
    this.document.fillColor(style.color ?? INK.text).text(printable, x, baseline, { lineBreak: false, baseline: 'alphabetic' });
  }

  /** One line that ends at the right. */
  textBefore(text: string, right: number, baseline: number, style: TextStyle = {}): void {
    const printable = this.print(text);
    this.use(style);
    this.text(text, right - this.document.widthOfString(printable), baseline, style);
  }

  /** A number that ends at the right; its digits stand under those of the next. One wider than its place is set smaller, never cut. */
  figure(text: string, right: number, baseline: number, { width = Number.POSITIVE_INFINITY, ...style }: FigureStyle = {}): void {
    const printable = this.print(text);
    if (printable === '') return;
    this.use(style);
    const full = this.document.widthOfString(printable, { features: TABULAR });
    const share = Math.min(1, width / full);
    if (share < 1) this.document.fontSize((style.size ?? SIZE.text) * share);
    const options = { lineBreak: false, baseline: 'alphabetic', features: TABULAR } as const;
    this.document.fillColor(style.color ?? INK.text).text(printable, right - full * share, baseline, options);
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

  /** A picture with soft corners; a quiet field where there is none. A picture used again is stored once. */
  picture(image: string, x: number, y: number, side: number): void {
    const picture = this.opened(image);
    if (picture === undefined) {
      this.document.roundedRect(x, y, side, side, 3).fill(INK.paper);
      return;
    }
    this.document.save().roundedRect(x, y, side, side, 3).clip();
    this.document.image(picture as PDFKit.Mixins.ImageSrc, x, y, { width: side, height: side });
    this.document.restore();
  }

  private opened(image: string): unknown {
    if (this.pictures.has(image)) return this.pictures.get(image);
    const bytes = image === '' ? undefined : this.readPicture(image);
    const opened = bytes === undefined ? undefined : this.opener().openImage(bytes);
    this.pictures.set(image, opened);
    return opened;
  }

  /** Opening a picture once is in pdfkit's manual, but not in its types. */
  private opener(): { openImage(bytes: Buffer): unknown } {
    return this.document as unknown as { openImage(bytes: Buffer): unknown };
  }

  finish(): Promise<Uint8Array> {
    this.document.end();
    return this.bytes;
  }
}
