import type { ModelSort, Technique } from '@candil/contract';
import { FILTER_NUMBER_MAX } from '@candil/contract/lengths';

/** Filter of the models; absent and empty = anything. It lives in the address, so that it can be sent, kept and returned to. */
export interface BrowseFilter {
  /** Part of a name or code. */
  readonly term: string;
  readonly applications: readonly number[];
  readonly locations: readonly number[];
  readonly techniques: readonly Technique[];
  readonly lumensMin: number | undefined;
  readonly lumensMax: number | undefined;
  readonly wattsMax: number | undefined;
  readonly weeksMax: number | undefined;
  /** In whole units of the account's currency. */
  readonly priceMax: number | undefined;
  readonly sort: ModelSort;
  readonly page: number;
}

/** Longest search the service reads. */
export const TERM_MAX = 64;

export const TECHNIQUE_KEYS = [
  'direct',
  'diffuse',
  'direct-indirect',
  'indirect',
  'accent',
  'wall-wash',
] as const satisfies readonly Technique[];
export const SORTS = [
  'COLLECTION',
  'NAME_ASC',
  'NAME_DESC',
  'PRICE_ASC',
  'PRICE_DESC',
  'LUMENS_ASC',
  'LUMENS_DESC',
  'WEEKS_ASC',
] as const satisfies readonly ModelSort[];

/** Reads an address; whatever in it makes no sense counts as not said. */
export const readFilter = (search: URLSearchParams): BrowseFilter => {
  const [lumensMin, lumensMax] = span(search.get('lm'));
  const techniques = list(search.get('light'));
  return {
    term: (search.get('q') ?? '').slice(0, TERM_MAX),
    applications: list(search.get('use')).flatMap(id),
    locations: list(search.get('place') ?? search.get('applicationLocation')).flatMap(id),
    techniques: TECHNIQUE_KEYS.filter((key) => techniques.includes(key)),
    lumensMin,
    lumensMax,
    wattsMax: numberOf(search.get('w')),
    weeksMax: numberOf(search.get('weeks')),
    priceMax: numberOf(search.get('price')),
    sort: SORTS.find((sort) => sort === search.get('sort')) ?? 'COLLECTION',
    page: Math.min(PAGE_MAX, Math.max(1, numberOf(search.get('page')) ?? 1)),
  };
};

/** Returns the address with some of the filter changed; other parameters stay, and the pages begin again. */
export const writeFilter = (search: URLSearchParams, change: Partial<BrowseFilter>): URLSearchParams => {
  const filter = { ...readFilter(search), page: 1, ...change };
  const next = new URLSearchParams(search);
  // The configurators' name for one place: from here on it is the filter that it is.
  next.delete('applicationLocation');
  const { lumensMin, lumensMax } = filter;
  const texts: Record<string, string> = {
    q: filter.term,
    use: filter.applications.join(','),
    place: filter.locations.join(','),
    light: filter.techniques.join(','),
    lm: lumensMin === undefined && lumensMax === undefined ? '' : `${lumensMin ?? ''}-${lumensMax ?? ''}`,
    w: text(filter.wattsMax),
    weeks: text(filter.weeksMax),
    price: text(filter.priceMax),
    sort: filter.sort === 'COLLECTION' ? '' : filter.sort,
    page: filter.page === 1 ? '' : String(filter.page),
  };
  for (const [name, value] of Object.entries(texts)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
};

export const NO_FILTER: Partial<BrowseFilter> = {
  term: '',
  applications: [],
  locations: [],
  techniques: [],
  lumensMin: undefined,
  lumensMax: undefined,
  wattsMax: undefined,
  weeksMax: undefined,
  priceMax: undefined,
};

/** Counts the filters set besides the search. */
export const countFilters = (filter: BrowseFilter): number =>
  filter.applications.length +
  filter.locations.length +
  filter.techniques.length +
  Number(filter.lumensMin !== undefined || filter.lumensMax !== undefined) +
  [filter.wattsMax, filter.weeksMax, filter.priceMax].filter((bound) => bound !== undefined).length;

export const isFiltering = (filter: BrowseFilter): boolean => filter.term.trim() !== '' || countFilters(filter) > 0;

/** The list with the item put in or taken out. */
export const toggled = <Item>(items: readonly Item[], item: Item): Item[] =>
  items.includes(item) ? items.filter((other) => other !== item) : [...items, item];

const PAGE_MAX = 10_000;
const INT32_MAX = 2_147_483_647;

const list = (value: string | null): string[] => (value === null || value === '' ? [] : value.split(',').slice(0, 50));
const id = (value: string): number[] =>
  /^\d{1,10}$/.test(value) && Number(value) > 0 && Number(value) <= INT32_MAX ? [Number(value)] : [];
const numberOf = (value: string | null | undefined): number | undefined =>
  value !== null && value !== undefined && /^\d{1,8}$/.test(value) && Number(value) <= FILTER_NUMBER_MAX ? Number(value) : undefined;
const span = (value: string | null): [number | undefined, number | undefined] => {
  const [from, to] = (value ?? '').split('-');
  return [numberOf(from), numberOf(to)];
};
const text = (value: number | undefined): string => (value === undefined ? '' : String(value));
