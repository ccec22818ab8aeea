import type { CatalogId } from '@candil/domain';
import type { OfferedLanguage } from '../language/languages.data';
import { WEBSITE_LINKS, type WebsitePage } from './website-links.data';

/** Codes of the two catalogues in addresses of the website. */
const CATALOGUE_CODES = { 16: 'int', 21: 'usa' } as const;

/** Values of the placeholders of an address. */
export interface WebsiteSurroundings {
  readonly language: OfferedLanguage;
  readonly catalogId: CatalogId;
  /** Host of the maker's website, from the runtime configuration. */
  readonly webHost: string;
}

/** The address of a page of the maker's website in a language and for a catalogue. */
export const websiteLink = (page: WebsitePage, { language, catalogId, webHost }: WebsiteSurroundings): string =>
  WEBSITE_LINKS[language][page]
    .replace('{webHost}', () => webHost)
    .replace('{language}', language)
    .replace('{catalogue}', CATALOGUE_CODES[catalogId]);
