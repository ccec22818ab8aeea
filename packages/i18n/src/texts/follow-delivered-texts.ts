import type { i18n as I18n } from 'i18next';
import { isOfferedLanguage } from '../language/language';
import type { OfferedLanguage } from '../language/languages.data';
import { layOverTexts } from './lay-over-texts';
import type { TextTree } from './load-texts';
import { NAMESPACES, type Namespace } from './namespaces.data';
import { textsVersion } from './texts-version';

/** Request for the texts of a namespace, unless this version is current. */
export interface DeliveryRequest {
  readonly domain: Namespace;
  readonly lang: OfferedLanguage;
  readonly version: string;
}

/** Asks the service; an empty tree means that its texts are those the caller has. */
export type DeliverTexts = (request: DeliveryRequest) => Promise<unknown>;

/**
 * Lays the texts that the service delivers over the built-in ones: of every namespace that is there now, and of those that come later by
 * themselves or with another language. A delivery that fails leaves the built-in texts; nothing waits for it.
 */
export const followDeliveredTexts = (i18n: I18n, deliver: DeliverTexts): void => {
  const asked = new Set<string>();
  const layOver = async (lang: OfferedLanguage, domain: Namespace): Promise<void> => {
    const builtIn = i18n.getResourceBundle(lang, domain) as TextTree | undefined;
    if (builtIn === undefined || asked.has(`${lang} ${domain}`)) return;
    asked.add(`${lang} ${domain}`);
    try {
      const version = textsVersion(builtIn);
      const texts = layOverTexts(builtIn, await deliver({ domain, lang, version }));
      if (textsVersion(texts) === version) return;
      i18n.addResourceBundle(lang, domain, texts, true, true);
      // Redraws the screens, as after a change of language.
      if (i18n.language === lang) i18n.emit('languageChanged', lang);
    } catch {
      // A later visit asks again.
    }
  };
  const follow = (): void => {
    const { language } = i18n;
    if (isOfferedLanguage(language)) for (const namespace of NAMESPACES) void layOver(language, namespace);
  };
  i18n.on('languageChanged', follow);
  i18n.store.on('added', follow);
  follow();
};
