import { describe, expect, it } from 'vitest';
import { countFilters, isFiltering, NO_FILTER, readFilter, toggled, writeFilter } from './browse-filter';

const read = (search: string) => readFilter(new URLSearchParams(search));
const write = (search: string, change: Parameters<typeof writeFilter>[1]) => writeFilter(new URLSearchParams(search), change).toString();
const nothing = read('');

describe('a filter in the address', () => {
  it.each([
    ['', {}],
    ['q=alba', { term: 'alba' }],
    ['use=1,3&place=11', { applications: [1, 3], locations: [11] }],
    ['light=diffuse,direct', { techniques: ['direct', 'diffuse'] }],
    ['lm=500-2000', { lumensMin: 500, lumensMax: 2000 }],
    ['lm=500-', { lumensMin: 500 }],
    ['lm=-2000', { lumensMax: 2000 }],
    ['w=20&weeks=4&price=600', { wattsMax: 20, weeksMax: 4, priceMax: 600 }],
    ['sort=PRICE_ASC&page=3', { sort: 'PRICE_ASC', page: 3 }],
    [`q=${'x'.repeat(70)}`, { term: 'x'.repeat(64) }],
  ])('says "%s"', (search, said) => {
    expect(read(search)).toEqual({ ...nothing, ...said });
  });

  it.each(['use=x,-1,0,99999999999', 'light=neon', 'lm=many', 'lm=-', 'w=-1', 'w=1e3', 'weeks=2.5', 'sort=DROP', 'page=0', 'page=x'])(
    'says nothing where it makes no sense: %s',
    (search) => {
      expect(read(search)).toEqual(nothing);
    },
  );

  it.each([
    ['', { term: 'alba' }, 'q=alba'],
    ['page=3&sort=NAME_ASC', { lumensMin: 500 }, 'sort=NAME_ASC&lm=500-'],
    ['lm=500-2000', { lumensMin: undefined }, 'lm=-2000'],
    ['lm=500-', { lumensMin: undefined }, ''],
    ['use=1', { applications: [1, 2], techniques: ['accent' as const] }, 'use=1%2C2&light=accent'],
    ['sort=NAME_ASC', { sort: 'COLLECTION' as const }, ''],
    ['q=alba&page=2', { page: 4 }, 'q=alba&page=4'],
    ['project=p1&q=alba&use=1&w=9&sort=NAME_ASC', NO_FILTER, 'project=p1&sort=NAME_ASC'],
  ])('"%s" changed by %o becomes "%s"', (search, change, changed) => {
    expect(write(search, change)).toBe(changed);
  });

  it.each([
    ['', 0, false],
    ['q=%20', 0, false],
    ['q=alba', 0, true],
    ['use=1,2&light=accent&lm=500-2000&w=9&weeks=4&price=600', 7, true],
    ['sort=NAME_ASC&page=2', 0, false],
  ])('counts what is set in "%s"', (search, count, filtering) => {
    expect(countFilters(read(search))).toEqual(count);
    expect(isFiltering(read(search))).toEqual(filtering);
  });

  it('puts an item in or takes it out', () => {
    expect([toggled([1, 2], 2), toggled([1], 2)]).toEqual([[1], [1, 2]]);
  });
});
