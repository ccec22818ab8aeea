import type { OfferedLanguage } from '../language/languages.data';

/** The pages of the maker's website that the platform links to (P§2), in the order in which they are shown. */
export const WEBSITE_PAGES = [
  'home',
  'collections',
  'theEdit',
  'byYourSide',
  'downloads',
  'whereToBuy',
  'about',
  'contact',
  'workspace',
] as const;
/** A page of the maker's website. */
export type WebsitePage = (typeof WEBSITE_PAGES)[number];

const ROOT = 'https://{webHost}/{language}';
const CATALOGUE = `${ROOT}/{catalogue}`;

/**
 * Address of each page in each language: `{webHost}` comes from the runtime configuration, `{language}` is the website's own code of the
 * language, `{catalogue}` `int` or `usa`. Pages that show products exist once for each catalogue, the others once.
 */
export const WEBSITE_LINKS: Readonly<Record<OfferedLanguage, Readonly<Record<WebsitePage, string>>>> = {
  en: {
    home: `${ROOT}/`,
    collections: `${CATALOGUE}/collections`,
    theEdit: `${ROOT}/the-edit`,
    byYourSide: `${ROOT}/by-your-side`,
    downloads: `${CATALOGUE}/downloads`,
    whereToBuy: `${CATALOGUE}/where-to-buy`,
    about: `${ROOT}/about`,
    contact: `${ROOT}/contact`,
    workspace: `${CATALOGUE}/professional-area`,
  },
  us: {
    home: `${ROOT}/`,
    collections: `${CATALOGUE}/collections`,
    theEdit: `${ROOT}/the-edit`,
    byYourSide: `${ROOT}/by-your-side`,
    downloads: `${CATALOGUE}/downloads`,
    whereToBuy: `${CATALOGUE}/where-to-buy`,
    about: `${ROOT}/about`,
    contact: `${ROOT}/contact`,
    workspace: `${CATALOGUE}/professional-area`,
  },
  de: {
    home: `${ROOT}/`,
    collections: `${CATALOGUE}/kollektionen`,
    theEdit: `${ROOT}/the-edit`,
    byYourSide: `${ROOT}/an-ihrer-seite`,
    downloads: `${CATALOGUE}/downloads`,
    whereToBuy: `${CATALOGUE}/bezugsquellen`,
    about: `${ROOT}/ueber-uns`,
    contact: `${ROOT}/kontakt`,
    workspace: `${CATALOGUE}/fachbereich`,
  },
  es: {
    home: `${ROOT}/`,
    collections: `${CATALOGUE}/colecciones`,
    theEdit: `${ROOT}/the-edit`,
    byYourSide: `${ROOT}/a-su-lado`,
    downloads: `${CATALOGUE}/descargas`,
    whereToBuy: `${CATALOGUE}/donde-comprar`,
    about: `${ROOT}/nosotros`,
    contact: `${ROOT}/contacto`,
    workspace: `${CATALOGUE}/area-profesional`,
  },
  fr: {
    home: `${ROOT}/`,
    collections: `${CATALOGUE}/collections`,
    theEdit: `${ROOT}/the-edit`,
    byYourSide: `${ROOT}/a-vos-cotes`,
    downloads: `${CATALOGUE}/telechargements`,
    whereToBuy: `${CATALOGUE}/ou-acheter`,
    about: `${ROOT}/a-propos`,
    contact: `${ROOT}/contact`,
    workspace: `${CATALOGUE}/espace-professionnel`,
  },
  it: {
    home: `${ROOT}/`,
    collections: `${CATALOGUE}/collezioni`,
    theEdit: `${ROOT}/the-edit`,
    byYourSide: `${ROOT}/al-vostro-fianco`,
    downloads: `${CATALOGUE}/download`,
    whereToBuy: `${CATALOGUE}/dove-acquistare`,
    about: `${ROOT}/chi-siamo`,
    contact: `${ROOT}/contatti`,
    workspace: `${CATALOGUE}/area-professionisti`,
  },
};
