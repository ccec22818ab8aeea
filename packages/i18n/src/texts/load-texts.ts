import type { OfferedLanguage } from '../language/languages.data';
import type { Namespace } from './namespaces.data';

/** Texts of one namespace: nested by file, then by key. */
export interface TextTree {
  readonly [key: string]: string | TextTree;
}

/** One import per language and namespace, written out so that a bundler makes a small file of each and loads only what is shown. */
const LOADERS: Readonly<Record<OfferedLanguage, Record<Namespace, () => Promise<{ texts: TextTree }>>>> = {
  en: {
    'common-front': () => import('../locales/en/common-front'),
    eproject: () => import('../locales/en/eproject'),
    widgets: () => import('../locales/en/widgets'),
    'login-area': () => import('../locales/en/login-area'),
    editor: () => import('../locales/en/editor'),
  },
  us: {
    'common-front': () => import('../locales/us/common-front'),
    eproject: () => import('../locales/us/eproject'),
    widgets: () => import('../locales/us/widgets'),
    'login-area': () => import('../locales/us/login-area'),
    editor: () => import('../locales/us/editor'),
  },
  de: {
    'common-front': () => import('../locales/de/common-front'),
    eproject: () => import('../locales/de/eproject'),
    widgets: () => import('../locales/de/widgets'),
    'login-area': () => import('../locales/de/login-area'),
    editor: () => import('../locales/de/editor'),
  },
  es: {
    'common-front': () => import('../locales/es/common-front'),
    eproject: () => import('../locales/es/eproject'),
    widgets: () => import('../locales/es/widgets'),
    'login-area': () => import('../locales/es/login-area'),
    editor: () => import('../locales/es/editor'),
  },
  fr: {
    'common-front': () => import('../locales/fr/common-front'),
    eproject: () => import('../locales/fr/eproject'),
    widgets: () => import('../locales/fr/widgets'),
    'login-area': () => import('../locales/fr/login-area'),
    editor: () => import('../locales/fr/editor'),
  },
  it: {
    'common-front': () => import('../locales/it/common-front'),
    eproject: () => import('../locales/it/eproject'),
    widgets: () => import('../locales/it/widgets'),
    'login-area': () => import('../locales/it/login-area'),
    editor: () => import('../locales/it/editor'),
  },
};

/** Loads the texts of a namespace in a language. */
export const loadTexts = async (language: OfferedLanguage, namespace: Namespace): Promise<TextTree> =>
  (await LOADERS[language][namespace]()).texts;
