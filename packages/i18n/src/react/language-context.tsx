import type { CatalogId } from '@candil/domain';
import type { i18n as I18n } from 'i18next';
import { createContext, type ReactNode, useCallback, useContext, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import { I18nContext, useTranslation } from 'react-i18next';
import { createFormat, type Format } from '../format/create-format';
import { directionOf, isOfferedLanguage, localeOf } from '../language/language';
import { languageCookie } from '../language/language-cookie';
import { DEFAULT_LANGUAGE, type OfferedLanguage } from '../language/languages.data';
import { switchLanguage } from '../texts/create-i18n';
import { type CodedFailure, type FailureMessage, failureMessage } from '../texts/failure-message';
import { textsRevision } from '../texts/texts-revision';

/** The language that is shown and the way to another. */
export interface LanguageState {
  readonly language: OfferedLanguage;
  /** Tag for `lang` attributes and `Intl`. */
  readonly locale: string;
  /** Loads a language, shows it, and keeps it in the cookie. Saving it in the account is the caller's. */
  readonly setLanguage: (language: OfferedLanguage) => Promise<void>;
}

const LanguageContext = createContext<LanguageState | undefined>(undefined);
const FormatContext = createContext<Format | undefined>(undefined);

export interface I18nProviderProps {
  readonly i18n: I18n;
  /** Catalogue of the account: decides digits and units. 16 until an account is known. */
  readonly catalogId?: CatalogId;
  readonly children: ReactNode;
}

const languageOf = (i18n: I18n): OfferedLanguage => (isOfferedLanguage(i18n.language) ? i18n.language : DEFAULT_LANGUAGE);

/** Gives texts, language and formatter to everything below, and keeps `lang` and `dir` of the page true. */
export const I18nProvider = ({ i18n, catalogId = 16, children }: I18nProviderProps) => {
  const revision = useSyncExternalStore(
    useCallback(
      (changed: () => void) => {
        i18n.on('languageChanged', changed);
        return () => i18n.off('languageChanged', changed);
      },
      [i18n],
    ),
    () => textsRevision(i18n),
    () => textsRevision(i18n),
  );
  const language = languageOf(i18n);

  const state = useMemo<LanguageState>(
    () => ({
      language,
      locale: localeOf(language),
      setLanguage: async (wanted) => {
        await switchLanguage(i18n, wanted);
        // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we serve
        document.cookie = languageCookie(wanted);
      },
    }),
    [i18n, language],
  );
  // Before the browser paints: what reads the page aloud must not start in another language.
  useLayoutEffect(() => {
    document.documentElement.lang = localeOf(language);
    document.documentElement.dir = directionOf(language);
  }, [language]);

  const format = useMemo(() => createFormat({ language, catalogId }), [language, catalogId]);
  // New with every change of texts: what was drawn and does not listen yet would miss them (a screen that comes while texts are delivered).
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new revision makes it anew
  const texts = useMemo(() => ({ i18n }), [i18n, revision]);

  return (
    <I18nContext value={texts}>
      <LanguageContext value={state}>
        <FormatContext value={format}>{children}</FormatContext>
      </LanguageContext>
    </I18nContext>
  );
};

const given = <Value,>(value: Value | undefined, hook: string): Value => {
  if (value === undefined) throw new Error(`${hook} needs an I18nProvider above`);
  return value;
};

/** The instance of the provider itself: `useTranslation` gives each component a copy of its own. */
export const useI18n = (): I18n => given(useContext(I18nContext), 'useI18n').i18n;

/** The formatter of the language and catalogue shown. */
export const useFormat = (): Format => given(useContext(FormatContext), 'useFormat');

/** The language shown, and the way to another. */
export const useLanguage = (): LanguageState => given(useContext(LanguageContext), 'useLanguage');

/** Words a failure in the language shown, its lengths and amounts as the catalogue writes them. */
export const useFailureMessage = (): ((failure: CodedFailure) => FailureMessage) => {
  const { i18n } = useTranslation();
  const format = useContext(FormatContext);
  return useCallback((failure) => failureMessage(i18n, failure, format), [i18n, format]);
};
