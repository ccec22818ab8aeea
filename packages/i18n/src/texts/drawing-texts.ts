import type { i18n as I18n } from 'i18next';
import type { OfferedLanguage } from '../language/languages.data';
import { loadTexts, type TextTree } from './load-texts';

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
