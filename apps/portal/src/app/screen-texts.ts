import { addBuiltInTexts, DEFAULT_LANGUAGE, isOfferedLanguage } from '@candil/i18n';
import type { i18n as I18n } from 'i18next';

/** The texts of the project screens; the frame and the home page of a visitor do without. */
const SCREEN_TEXTS = 'eproject';

/** Loads the texts of the project screens when first asked; from then on they follow each change of language by themselves. */
export const screenTextsOf = (i18n: I18n): (() => Promise<void>) => {
  let loading: Promise<void> | undefined;
  const load = async (): Promise<void> => {
    const language = isOfferedLanguage(i18n.language) ? i18n.language : DEFAULT_LANGUAGE;
    await i18n.loadNamespaces(SCREEN_TEXTS);
    await addBuiltInTexts(i18n, language, SCREEN_TEXTS);
    // The account's language may have come in between.
    if (i18n.language !== language) await load();
  };
  return () => {
    loading ??= load().catch((cause: unknown) => {
      loading = undefined;
      throw cause;
    });
    return loading;
  };
};
