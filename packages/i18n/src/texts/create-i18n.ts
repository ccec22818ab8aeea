import { createInstance, type i18n as I18n } from 'i18next';
import { OFFERED_LANGUAGES, type OfferedLanguage } from '../language/languages.data';
import { addBuiltInTexts } from './add-built-in-texts';
import { NAMESPACES, type Namespace } from './namespaces.data';
import './typed-keys';

/** Loads a language into an instance. */
const addLanguage = (i18n: I18n, language: OfferedLanguage, namespaces: readonly Namespace[]): Promise<unknown> =>
  Promise.all(namespaces.map((namespace) => addBuiltInTexts(i18n, language, namespace)));

/** An i18next instance with the texts of one language, ready to be drawn with. */
export const createI18n = async (language: OfferedLanguage, namespaces: readonly Namespace[] = NAMESPACES): Promise<I18n> => {
  const i18n = createInstance();
  await i18n.init({
    lng: language,
    // A language is complete by test, so nothing falls back; another language's file would be loaded for nothing.
    fallbackLng: false,
    supportedLngs: [...OFFERED_LANGUAGES],
    ns: [...namespaces],
    defaultNS: 'common-front',
    resources: {},
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  await addLanguage(i18n, language, namespaces);
  return i18n;
};

const wanted = new WeakMap<I18n, OfferedLanguage>();

/** Loads a language and switches an instance to it; the screens follow when its texts are loaded. The later of two changes wins. */
export const switchLanguage = async (i18n: I18n, language: OfferedLanguage): Promise<void> => {
  wanted.set(i18n, language);
  await addLanguage(i18n, language, i18n.options.ns as readonly Namespace[]);
  if (wanted.get(i18n) === language) await i18n.changeLanguage(language);
};
