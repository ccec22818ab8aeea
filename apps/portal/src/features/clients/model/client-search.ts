import { SEARCH_TEXT_MAX } from '@candil/contract/lengths';

/** State of the screen in its address. */
export interface ClientSearch {
  readonly search: string;
  /** From 1. */
  readonly page: number;
  /** Address of the one account that is shown; empty = the list. */
  readonly email: string;
}

export const CLIENTS_PER_PAGE = 20;

/** Reads the address; parameters it does not understand are left at the default. */
export const parseClientSearch = (query: URLSearchParams): ClientSearch => {
  const page = Number(query.get('page'));
  return {
    search: (query.get('search') ?? '').slice(0, SEARCH_TEXT_MAX),
    page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
    email: query.get('email') ?? '',
  };
};

/** The address of a search; defaults are left out. */
export const clientSearchQuery = ({ search, page, email }: ClientSearch): URLSearchParams =>
  new URLSearchParams({ ...(search !== '' && { search }), ...(page > 1 && { page: String(page) }), ...(email !== '' && { email }) });
