import { createRequire } from 'node:module';
import { Typeface } from './typeface';

const FILES = { light: '300Light/Geist_300Light', regular: '400Regular/Geist_400Regular', medium: '500Medium/Geist_500Medium' } as const;
export type Weight = keyof typeof FILES;
export const WEIGHTS: readonly Weight[] = ['light', 'regular', 'medium'];

const find = createRequire(import.meta.url);
const opened = new Map<Weight, Typeface>();

/** Registers the house's letters with a document; the first document of a thread opens them for all that follow. */
export const registerTypefaces = (document: PDFKit.PDFDocument): void => {
  for (const weight of WEIGHTS) {
    const known = opened.get(weight);
    if (known !== undefined) {
      document.registerFont(weight, known.font);
      continue;
    }
    document.registerFont(weight, find.resolve(`@expo-google-fonts/geist/${FILES[weight]}.ttf`));
    opened.set(weight, new Typeface(document.font(weight)._font.font));
  }
};

/** A weight that a document has registered. */
export const typeface = (weight: Weight): Typeface => {
  const face = opened.get(weight);
  if (face === undefined) throw new Error(`No document has registered the weight ${weight}`);
  return face;
};
