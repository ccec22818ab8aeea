export { createFormat, type Format, type FormatSettings, type MoneyOptions } from './format/create-format';
export { detectLanguage, isOfferedLanguage, type LanguageHints, languageOfTag, localeOf } from './language/language';
export { languageCookie, readLanguageCookie } from './language/language-cookie';
export { DEFAULT_LANGUAGE, LANGUAGES, type LanguageEntry, OFFERED_LANGUAGES, type OfferedLanguage } from './language/languages.data';
export { createI18n, switchLanguage } from './texts/create-i18n';
export { type CodedFailure, type FailureMessage, failureMessage } from './texts/failure-message';
export { loadTexts, type TextTree } from './texts/load-texts';
export { NAMESPACES, type Namespace } from './texts/namespaces.data';
export type { Resources } from './texts/typed-keys';
