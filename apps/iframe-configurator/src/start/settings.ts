import type { EmbedApp, EmbedInit } from '@candil/contract';
import { EMBED_APPS } from '@candil/contract/embed';
import type { CatalogId } from '@candil/domain';
import { detectLanguage, isOfferedLanguage, type OfferedLanguage } from '@candil/i18n';

/** Settings the frame starts with. */
export interface Settings {
  readonly app: EmbedApp;
  readonly language: OfferedLanguage;
  readonly catalogId: CatalogId;
  readonly theme: 'light' | 'dark' | 'auto';
  readonly prices: 'none' | 'gross';
}

/** Reads the settings from the address, as the page wrote them behind its path; the browser's language where it names none. */
export const readSettings = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>, languages: readonly string[]): Settings => {
  const parameters = new URLSearchParams(search);
  const [language, theme] = [parameters.get('locale') ?? '', parameters.get('theme')];
  return {
    app: EMBED_APPS.find((name) => pathname.includes(`/${name}`)) ?? 'plusminus-drawing-configurator',
    language: isOfferedLanguage(language) ? language : detectLanguage({ cookie: undefined, navigator: languages }),
    catalogId: parameters.get('catalog') === '21' ? 21 : 16,
    theme: theme === 'light' || theme === 'dark' ? theme : 'auto',
    prices: parameters.get('prices') === 'gross' ? 'gross' : 'none',
  };
};

/** Overrides the settings of the address with those of the page's first message. */
export const settingsWith = (settings: Settings, { locale, catalogId, theme, prices }: EmbedInit): Settings => ({
  app: settings.app,
  language: locale ?? settings.language,
  catalogId: catalogId ?? settings.catalogId,
  theme: theme ?? settings.theme,
  prices: prices ?? settings.prices,
});
