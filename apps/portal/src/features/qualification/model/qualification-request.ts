import { type ApiClient, type RequestFor, routes } from '@candil/api-client';
import { SEARCH_TEXT_MAX } from '@candil/contract/lengths';
import type { OfferedLanguage } from '@candil/i18n';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

export const QUALIFICATION_STATES = ['open', 'accepted', 'refused'] as const;
export type QualificationState = (typeof QUALIFICATION_STATES)[number];

/** State of the list in its address. */
export interface QualificationListRequest {
  readonly state: QualificationState;
  readonly search: string;
  /** From 1. */
  readonly page: number;
}

export const QUALIFICATIONS_PER_PAGE = 20;

/** Reads the address; parameters it does not understand are left at the default. */
export const parseQualificationRequest = (query: URLSearchParams): QualificationListRequest => {
  const page = Number(query.get('page'));
  return {
    state: QUALIFICATION_STATES.find((state) => state === query.get('state')) ?? 'open',
    search: (query.get('search') ?? '').slice(0, SEARCH_TEXT_MAX),
    page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
  };
};

/** The address of a request; defaults are left out. */
export const qualificationQuery = ({ state, search, page }: QualificationListRequest): URLSearchParams =>
  new URLSearchParams({ ...(state !== 'open' && { state }), ...(search !== '' && { search }), ...(page > 1 && { page: String(page) }) });

const KEY = 'qualification-requests';

export const qualificationsOptions = (client: ApiClient, request: QualificationListRequest, lang: OfferedLanguage) =>
  queryOptions({
    queryKey: [KEY, request, lang],
    queryFn: ({ signal }) =>
      client.call(routes.listQualificationRequests, { query: { ...request, itemsPerPage: QUALIFICATIONS_PER_PAGE, lang } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Every page of every state: a decision moves a request from one to another. */
export const ALL_QUALIFICATIONS = { queryKey: [KEY] };

export type Decision = RequestFor<'decideQualification'>['body'];
