export { loadDrawingTexts } from './drawing/load-drawing-texts';
export { createFormat, type Format, type FormatSettings, type MoneyOptions } from './format/create-format';
export {
  detectLanguage,
  directionOf,
  isOfferedLanguage,
  type LanguageHints,
  langOnWire,
  languageOfTag,
  localeOf,
} from './language/language';
export { languageCookie, readLanguageCookie } from './language/language-cookie';
export { DEFAULT_LANGUAGE, LANGUAGES, type LanguageEntry, OFFERED_LANGUAGES, type OfferedLanguage } from './language/languages.data';
export { addBuiltInTexts } from './texts/add-built-in-texts';
export { createI18n, switchLanguage } from './texts/create-i18n';
export { addDrawingTexts } from './texts/drawing-texts';
export { errorText } from './texts/error-text';
export { type CodedFailure, type FailureMessage, failureMessage } from './texts/failure-message';
export { type DeliverTexts, type DeliveryRequest, followDeliveredTexts } from './texts/follow-delivered-texts';
export { layOverTexts } from './texts/lay-over-texts';
export { loadTexts, type TextTree } from './texts/load-texts';
export { NAMESPACES, type Namespace } from './texts/namespaces.data';
export { textsVersion } from './texts/texts-version';
export type { Resources } from './texts/typed-keys';
export { type WebsiteSurroundings, websiteLink } from './website/website-link';
export { WEBSITE_LINKS, WEBSITE_PAGES, type WebsitePage } from './website/website-links.data';
