import type { CatalogId } from '@candil/domain';
import type { OfferedLanguage } from '@candil/i18n';
import type { BrowseFilter } from './browse-filter';

interface Asking {
  readonly catalogId: CatalogId;
  readonly lang: OfferedLanguage;
}

/** Divides by one to four columns. */
const ITEMS_PER_PAGE = 24;

/** Builds the query of a filter; empty fields are not sent, so that equal filters share an answer. */
const modelSearch = (filter: BrowseFilter, { catalogId, lang }: Asking) => {
  const { term, applications, locations, techniques, lumensMin, lumensMax, wattsMax, weeksMax, priceMax, sort, page } = filter;
  return {
    catalog: catalogId,
    lang,
    sort,
    page,
    itemsPerPage: ITEMS_PER_PAGE,
    ...(term.trim() !== '' && { search: term.trim() }),
    ...(applications.length > 0 && { application: [...applications] }),
    ...(locations.length > 0 && { applicationLocationId: [...locations] }),
    ...(techniques.length > 0 && { technique: [...techniques] }),
    ...(lumensMin !== undefined && { lumensMin }),
    ...(lumensMax !== undefined && { lumensMax }),
    ...(wattsMax !== undefined && { wattsMax }),
    ...(weeksMax !== undefined && { weeksMax }),
    ...(priceMax !== undefined && { priceMax }),
  };
};

/** Over the whole catalogue: parts of compositions are found by name or code only. */
export const catalogueSearch = (filter: BrowseFilter, asking: Asking) => ({
  ...modelSearch(filter, asking),
  ...(filter.term.trim() === '' && { virtual: 0 as const }),
});

/** Within a collection: all that belongs to it. */
export const collectionSearch = (filter: BrowseFilter, { subFamilyId, ...asking }: Asking & { readonly subFamilyId: number }) => ({
  ...modelSearch(filter, asking),
  subFamilyId: [subFamilyId],
});
