import type { GlyphSet } from './printable';

/** One sign of a font; its advance in units of the font. */
export interface FontGlyph {
  readonly id: number;
  readonly codePoints: readonly number[];
  readonly advanceWidth: number;
}

/** An opened font that fontkit lays text out with; cached by the drawing code (decision 036). */
export interface OpenFont extends GlyphSet {
  readonly unitsPerEm: number;
  /** Glyphs that were read before, by id, with the characters they were read for first: others are forgotten. */
  _glyphs: Record<number, FontGlyph>;
  /** Glyphs in their order and where each stands, in units of the font. */
  layout(
    text: string,
    features?: readonly string[],
  ): {
    readonly glyphs: readonly FontGlyph[];
    readonly positions: readonly { readonly xAdvance: number; readonly xOffset: number; readonly yOffset: number }[];
  };
}

/** A font as one document embeds it: the glyphs that the document uses, numbered anew. */
export interface EmbeddedFont {
  /** Its name in the resources of a page. */
  readonly id: string;
  readonly font: OpenFont;
  readonly subset: { includeGlyph(glyph: number): number };
  /** By the document's own number of a glyph: thousandths of the size, and what it says. */
  readonly widths: number[];
  readonly unicode: (readonly number[])[];
  ref(): unknown;
}

declare global {
  namespace PDFKit {
    /** What pdfkit has and its types leave out. */
    interface PDFDocument {
      readonly _font: EmbeddedFont;
      openImage(bytes: Buffer): OpenImage;
    }
    namespace Mixins {
      interface PDFFont {
        /** An opened font may stand where a file does. */
        registerFont(name: string, font: OpenFont): this;
      }
      interface PDFImage {
        image(picture: OpenImage, x: number, y: number, options: ImageOption): this;
      }
    }
  }
}

/** A picture that is stored in the document once, however often it is shown. */
export interface OpenImage {
  readonly label: string;
}
