import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { cachedFont } from './cached-font';

declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      /** Takes an opened font since 0.20 of pdfkit, which its types lack. */
      registerFont(name: string, font: Font): this;
    }
  }
}

const FILES = {
  regular: '@expo-google-fonts/geist/400Regular/Geist_400Regular',
  medium: '@expo-google-fonts/geist/500Medium/Geist_500Medium',
  /** For codes, which are compared sign by sign. */
  mono: '@expo-google-fonts/geist-mono/400Regular/GeistMono_400Regular',
} as const;
export type FontName = keyof typeof FILES;
const FONT_NAMES: readonly FontName[] = ['regular', 'medium', 'mono'];

const find = createRequire(import.meta.url);
const fonts = new Map<FontName, Font>();

/** Opens a font of the house once for all documents of a thread. */
const fontOf = (name: FontName): Font => {
  const known = fonts.get(name);
  if (known !== undefined) return known;
  const file = readFileSync(find.resolve(`${FILES[name]}.ttf`));
  const font = cachedFont(opened(file), opened(file));
  fonts.set(name, font);
  return font;
};

const opened = (file: Buffer): Font => {
  const font = create(file);
  if (!('layout' in font)) throw new Error('A file of the house holds one font');
  return font;
};

/** Registers the fonts of the house with a document, by name. The document embeds only the glyphs that it uses. */
export const registerTypefaces = (document: PDFKit.PDFDocument): void => {
  for (const name of FONT_NAMES) document.registerFont(name, fontOf(name));
};

/** Returns whether the fonts of the house can show a character; they have the same ones, as far as codes need them. */
export const hasGlyph = (codePoint: number): boolean => fontOf('regular').hasGlyphForCodePoint(codePoint);
