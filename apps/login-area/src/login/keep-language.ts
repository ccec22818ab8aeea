import { isOfferedLanguage, languageCookie } from '@candil/i18n';

/** The service answers a sign-in with the language of the account; a language chosen on this device before stays (Language of the decisions). */
export const keepLanguage = (chosen: string | undefined): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we serve
  if (isOfferedLanguage(chosen)) document.cookie = languageCookie(chosen);
};
