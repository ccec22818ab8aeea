import { describe, expect, it } from 'vitest';
import { OFFERED_LANGUAGES } from '../language/languages.data';
import { websiteLink } from './website-link';
import { WEBSITE_LINKS, WEBSITE_PAGES } from './website-links.data';

const webHost = 'www.candil.example';
const every = OFFERED_LANGUAGES.flatMap((language) =>
  ([16, 21] as const).flatMap((catalogId) => WEBSITE_PAGES.map((page) => ({ language, catalogId, page }))),
);

describe('links to the website', () => {
  it.each([
    ['en', 'https://www.candil.example/en/int/where-to-buy'],
    ['us', 'https://www.candil.example/us/int/where-to-buy'],
    ['de', 'https://www.candil.example/de/int/bezugsquellen'],
    ['es', 'https://www.candil.example/es/int/donde-comprar'],
    ['fr', 'https://www.candil.example/fr/int/ou-acheter'],
    ['it', 'https://www.candil.example/it/int/dove-acquistare'],
  ] as const)('lead to the page in %s', (language, address) => {
    expect(websiteLink('whereToBuy', { language, catalogId: 16, webHost })).toBe(address);
  });

  it('contain the catalogue for pages of products', () => {
    const [collections, about] = (['collections', 'about'] as const).map((page) =>
      ([16, 21] as const).map((catalogId) => websiteLink(page, { language: 'us', catalogId, webHost })),
    );
    expect(collections).toEqual(['https://www.candil.example/us/int/collections', 'https://www.candil.example/us/usa/collections']);
    expect(new Set(about).size).toBe(1);
  });

  it('exist for every page in every language, complete addresses on the host without a placeholder left', () => {
    const wrong = every.filter(({ language, catalogId, page }) => {
      const { host, protocol, pathname } = new URL(websiteLink(page, { language, catalogId, webHost }));
      return host !== webHost || protocol !== 'https:' || !pathname.startsWith(`/${language}/`) || /[{}%]/.test(pathname);
    });
    expect(wrong).toEqual([]);
    expect(Object.keys(WEBSITE_LINKS).sort()).toEqual([...OFFERED_LANGUAGES].sort());
  });

  it('lead to different pages', () => {
    for (const language of OFFERED_LANGUAGES)
      expect(new Set(WEBSITE_PAGES.map((page) => websiteLink(page, { language, catalogId: 16, webHost }))).size).toBe(WEBSITE_PAGES.length);
  });

  it('take the host as it is', () => {
    expect(websiteLink('home', { language: 'en', catalogId: 16, webHost: 'shop.example:8443' })).toBe('https://shop.example:8443/en/');
    expect(websiteLink('home', { language: 'en', catalogId: 16, webHost: "a$&b$'c" })).toContain("a$&b$'c");
  });
});
