import { createRequire } from 'node:module';
import { Typeface } from './typeface';

const FILES = {
  regular: '@expo-google-fonts/geist/400Regular/Geist_400Regular',
  medium: '@expo-google-fonts/geist/500Medium/Geist_500Medium',
  /** For codes, which are compared sign by sign. */
  mono: '@expo-google-fonts/geist-mono/400Regular/GeistMono_400Regular',
} as const;
export type FontName = keyof typeof FILES;
export const FONT_NAMES: readonly FontName[] = ['regular', 'medium', 'mono'];

const find = createRequire(import.meta.url);
const opened = new Map<FontName, Typeface>();

/** Registers the house's letters with a document; the first document of a thread opens them for all that follow. */
export const registerTypefaces = (document: PDFKit.PDFDocument): void => {
  for (const name of FONT_NAMES) {
    const known = opened.get(name);
    if (known !== undefined) {
      document.registerFont(name, known.font);
      continue;
    }
    document.registerFont(name, find.resolve(`${FILES[name]}.ttf`));
    opened.set(name, new Typeface(document.font(name)._font.font));
  }
};

/** A font that a document has registered. */
export const typeface = (name: FontName): Typeface => {
  const face = opened.get(name);
  if (face === undefined) throw new Error(`No document has registered the font ${name}`);
  return face;
};
