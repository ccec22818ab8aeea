import type { i18n as I18n } from 'i18next';
import type { OfferedLanguage } from '../language/languages.data';
import { loadTexts, type TextTree } from './load-texts';

/** The texts of the editor that a drawing of belts shows first. One import per language, as for whole namespaces. */
const LOADERS: Readonly<Record<OfferedLanguage, () => Promise<{ texts: TextTree }>>> = {
  en: () => import('../locales/en/editor/drawing'),
  us: () => import('../locales/us/editor/drawing'),
  de: () => import('../locales/de/editor/drawing'),
  es: () => import('../locales/es/editor/drawing'),
  fr: () => import('../locales/fr/editor/drawing'),
  it: () => import('../locales/it/editor/drawing'),
};

/** Loads the texts that a drawing of belts shows first, so that a small page waits for no texts of boards, lists and sticks. */
export const loadDrawingTexts = async (language: OfferedLanguage): Promise<TextTree> => (await LOADERS[language]()).texts;

/** Adds the first texts of a drawing to an instance. The function it returns puts the whole namespace in their place. */
export const addDrawingTexts = async (i18n: I18n, language: OfferedLanguage, texts: TextTree): Promise<() => Promise<void>> => {
  await i18n.loadNamespaces('editor');
  i18n.addResourceBundle(language, 'editor', texts);
  return async () => {
    const whole = await loadTexts(language, 'editor');
    // Removed first: the version of texts follows from their order.
    i18n.removeResourceBundle(language, 'editor');
    i18n.addResourceBundle(language, 'editor', whole);
  };
};
