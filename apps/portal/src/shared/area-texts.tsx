import { isOfferedLanguage, loadTexts } from '@candil/i18n';
import { useTranslation } from '@candil/i18n/react';
import type { i18n as I18n } from 'i18next';
import { type ReactNode, use } from 'react';

const AREA_TEXTS = 'login-area';
const loading = new WeakMap<I18n, Promise<void>>();

/** Loads the texts of the login area when first asked; from then on they follow each change of language by themselves. */
const areaTextsOf = (i18n: I18n): Promise<void> => {
  const load = async (): Promise<void> => {
    const { language } = i18n;
    if (isOfferedLanguage(language)) {
      const texts = await loadTexts(language, AREA_TEXTS);
      await i18n.loadNamespaces(AREA_TEXTS);
      i18n.addResourceBundle(language, AREA_TEXTS, texts, true, true);
    }
    if (i18n.language !== language) await load();
  };
  const begun = loading.get(i18n) ?? load();
  loading.set(i18n, begun);
  return begun;
};

/** Draws its children when the texts of the login area are there; for the pages of the portal that belong to registering. */
export const AreaTexts = ({ children }: { children: ReactNode }) => {
  const { i18n } = useTranslation('common-front');
  use(areaTextsOf(i18n));
  return children;
};
