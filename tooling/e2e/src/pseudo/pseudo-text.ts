/** Largest growth of a translation from English in our languages, as a fraction. */
const GROWTH = 0.4;
const PADDING = 'ļōñĝēř ţéxţ ñéèđş řøøm ';

/** A text as no language says it: marked at both ends, 40 % longer, with letters that not every font has. Values and tags stay. */
export const pseudoText = (text: string): string => {
  const visible = text.replace(/\{\{.*?\}\}|<\/?\w+>/g, '').length;
  const wanted = Math.ceil(visible * GROWTH);
  const padding = PADDING.repeat(Math.ceil(wanted / PADDING.length)).slice(0, wanted);
  // The English words stay readable, so that what is done on a screen finds them by name.
  return `⟦${text}${padding.trim() === '' ? '' : ` ${padding.trim()}`}⟧`;
};

type Tree = { readonly [key: string]: string | Tree };

/** All texts of a file as pseudo texts. */
export const pseudoTexts = (tree: Tree): Tree =>
  Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, typeof value === 'string' ? pseudoText(value) : pseudoTexts(value)]));
