import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

const FILES = {
  regular: '@expo-google-fonts/geist/400Regular/Geist_400Regular',
  medium: '@expo-google-fonts/geist/500Medium/Geist_500Medium',
  /** For codes, which are compared sign by sign. */
  mono: '@expo-google-fonts/geist-mono/400Regular/GeistMono_400Regular',
} as const;
export type FontName = keyof typeof FILES;
const FONT_NAMES: readonly FontName[] = ['regular', 'medium', 'mono'];

const find = createRequire(import.meta.url);
const files = new Map<FontName, Buffer>();

const fileOf = (name: FontName): Buffer => {
  const file = files.get(name) ?? readFileSync(find.resolve(`${FILES[name]}.ttf`));
  files.set(name, file);
  return file;
};

/** Registers the fonts of the house with a document, by name. Each document opens them anew, as it embeds the glyphs that it uses. */
export const registerTypefaces = (document: PDFKit.PDFDocument): void => {
  for (const name of FONT_NAMES) document.registerFont(name, fileOf(name));
};

let regular: Font | undefined;

/** Returns whether the fonts of the house can show a character; they have the same ones, as far as codes need them. */
export const hasGlyph = (codePoint: number): boolean => {
  if (regular === undefined) {
    const opened = create(fileOf('regular'));
    if (!('hasGlyphForCodePoint' in opened)) throw new Error('A file of the house holds one font');
    regular = opened;
  }
  return regular.hasGlyphForCodePoint(codePoint);
};
