import type { i18n as I18n } from 'i18next';
import type { OfferedLanguage } from '../language/languages.data';
import { loadTexts } from './load-texts';
import type { Namespace } from './namespaces.data';

/** Loads the texts of a namespace into an instance. Texts that are there stay, because delivered ones may lie over them. */
export const addBuiltInTexts = async (i18n: I18n, language: OfferedLanguage, namespace: Namespace): Promise<void> => {
  if (i18n.hasResourceBundle(language, namespace)) return;
  const texts = await loadTexts(language, namespace);
  // Another caller may have loaded the same texts meanwhile.
  if (!i18n.hasResourceBundle(language, namespace)) i18n.addResourceBundle(language, namespace, texts, true, true);
};
