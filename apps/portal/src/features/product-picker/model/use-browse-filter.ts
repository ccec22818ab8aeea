import { useSearchParams } from 'react-router';
import { type BrowseFilter, NO_FILTER, readFilter, writeFilter } from './browse-filter';

export interface BrowseFilterState {
  readonly filter: BrowseFilter;
  readonly change: (change: Partial<BrowseFilter>) => void;
  /** Turns a page: a step of its own in the history, from the top. */
  readonly turnTo: (page: number) => void;
  readonly clear: () => void;
}

/** The filter of this address and how to change it; the way back leads out of the list, not through each filter. */
export const useBrowseFilter = (): BrowseFilterState => {
  const [search, setSearch] = useSearchParams();
  const change = (changed: Partial<BrowseFilter>) =>
    setSearch((now) => writeFilter(now, changed), { replace: true, preventScrollReset: true });
  return {
    filter: readFilter(search),
    change,
    turnTo: (page) => setSearch((now) => writeFilter(now, { page })),
    clear: () => change(NO_FILTER),
  };
};
