import { describe, expect, it } from 'vitest';
import { readFilter } from './browse-filter';
import { catalogueSearch, collectionSearch } from './model-search';

const asking = { catalogId: 21, lang: 'us' } as const;
const always = { catalog: 21, lang: 'us', sort: 'COLLECTION', page: 1, itemsPerPage: 24 };
const filter = (search: string) => readFilter(new URLSearchParams(search));

describe('the request of a search', () => {
  it.each([
    ['', { virtual: 0 }],
    ['q= alba ', { search: 'alba' }],
    [
      'use=1,2&light=accent&lm=500-&w=20&weeks=4&price=600&sort=PRICE_ASC&page=2',
      {
        application: [1, 2],
        technique: ['accent'],
        lumensMin: 500,
        wattsMax: 20,
        weeksMax: 4,
        priceMax: 600,
        sort: 'PRICE_ASC',
        page: 2,
        virtual: 0,
      },
    ],
  ])('over the catalogue for "%s"', (search, asked) => {
    expect(catalogueSearch(filter(search), asking)).toEqual({ ...always, ...asked });
  });

  it('within a collection, parts of compositions included', () => {
    expect(collectionSearch(filter('place=12'), { ...asking, subFamilyId: 110 })).toEqual({
      ...always,
      subFamilyId: [110],
      applicationLocationId: [12],
    });
  });
});
