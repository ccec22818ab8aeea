import { SEARCH_TEXT_MAX } from '@candil/contract/lengths';
import { SORT_OPTIONS, type SortOption } from '@candil/domain';

export const PROJECT_ROLES = ['OWNER', 'COMPANY', 'ASSIGNED'] as const;
export type ProjectRole = (typeof PROJECT_ROLES)[number];

/** State of the list in its address. */
export interface ListRequest {
  readonly search: string;
  readonly sortBy: SortOption;
  readonly role: ProjectRole | undefined;
  /** From 1. */
  readonly page: number;
}

/** A page fills the grid at every width: 24 divides by 1, 2, 3 and 4 columns. */
export const PROJECTS_PER_PAGE = 24;
const DEFAULT_SORT: SortOption = 'UPDATED_RECENT';

/** Reads the address; parameters it does not understand are left at the default. */
export const parseListRequest = (query: URLSearchParams): ListRequest => {
  const page = Number(query.get('page'));
  return {
    search: (query.get('search') ?? '').slice(0, SEARCH_TEXT_MAX),
    sortBy: SORT_OPTIONS.find((option) => option === query.get('sort')) ?? DEFAULT_SORT,
    role: PROJECT_ROLES.find((role) => role === query.get('role')),
    page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
  };
};

/** The address of a request; defaults are left out. */
export const listRequestQuery = ({ search, sortBy, role, page }: ListRequest): URLSearchParams =>
  new URLSearchParams({
    ...(search !== '' && { search }),
    ...(sortBy !== DEFAULT_SORT && { sort: sortBy }),
    ...(role && { role }),
    ...(page > 1 && { page: String(page) }),
  });

/** Returns the request after a change of the search or a filter: it starts on the first page again. */
export const changeRequest = (request: ListRequest, change: Partial<ListRequest>): ListRequest => ({ ...request, page: 1, ...change });
