export { Trans, useTranslation } from 'react-i18next';
export {
  I18nProvider,
  type I18nProviderProps,
  type LanguageState,
  useFailureMessage,
  useFormat,
  useI18n,
  useLanguage,
} from './react/language-context';
