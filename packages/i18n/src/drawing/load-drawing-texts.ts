import type { OfferedLanguage } from '../language/languages.data';
import type { TextTree } from '../texts/load-texts';

type Loaded = Promise<readonly [drawing: { readonly texts: TextTree }, widgets: unknown]>;

/** The first texts of a drawing of belts and, beside them, those of its widgets. One import per language, as for whole namespaces. */
const LOADERS: Readonly<Record<OfferedLanguage, () => Loaded>> = {
  en: () => Promise.all([import('../locales/en/editor/drawing'), import('../locales/en/widgets')]),
  us: () => Promise.all([import('../locales/us/editor/drawing'), import('../locales/us/widgets')]),
  de: () => Promise.all([import('../locales/de/editor/drawing'), import('../locales/de/widgets')]),
  es: () => Promise.all([import('../locales/es/editor/drawing'), import('../locales/es/widgets')]),
  fr: () => Promise.all([import('../locales/fr/editor/drawing'), import('../locales/fr/widgets')]),
  it: () => Promise.all([import('../locales/it/editor/drawing'), import('../locales/it/widgets')]),
};

/**
 * Loads the texts that a drawing of belts shows first, so that a small page waits for no texts of boards, lists and sticks. A page that
 * calls it before it has its program fetches both at once; the namespace `widgets` is then there without another request.
 */
export const loadDrawingTexts = async (language: OfferedLanguage): Promise<TextTree> => {
  const [drawing] = await LOADERS[language]();
  return drawing.texts;
};
