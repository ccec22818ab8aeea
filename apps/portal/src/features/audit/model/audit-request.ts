import { AUDIT_GROUPS, type AuditGroup } from '@candil/contract/audit-kinds';
import { SEARCH_TEXT_MAX } from '@candil/contract/lengths';

/** Filter of the trail in the address. */
export interface AuditRequest {
  readonly search: string;
  readonly group: AuditGroup | undefined;
  /** First and last day, `yyyy-mm-dd` on the reader's calendar; '' = open. */
  readonly since: string;
  readonly until: string;
  /** From 1. */
  readonly page: number;
}

export const AUDIT_LINES_PER_PAGE = 50;
/** Lines are counted up to here; a search that finds more says so. */
export const AUDIT_COUNTED_MAX = 10_000;
export const ALL_OF_THE_TRAIL: AuditRequest = { search: '', group: undefined, since: '', until: '', page: 1 };

/** Returns the beginning of a day where the viewer is; undefined for a text that is no day. */
const startOf = (day: string, daysLater = 0): Date | undefined => {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? [];
  if (year === undefined) return undefined;
  const start = new Date(Number(year), Number(month) - 1, Number(date));
  // A short month has no 31st; `Date` would read a year before 100 as one of the 20th century.
  if (start.getFullYear() !== Number(year) || start.getDate() !== Number(date)) return undefined;
  start.setDate(start.getDate() + daysLater);
  return start;
};

const dayIn = (query: URLSearchParams, name: string): string => {
  const day = query.get(name) ?? '';
  return startOf(day) === undefined ? '' : day;
};

/** Reads the address; parameters it does not understand are left out. */
export const parseAuditRequest = (query: URLSearchParams): AuditRequest => {
  const page = Number(query.get('page'));
  return {
    search: (query.get('search') ?? '').slice(0, SEARCH_TEXT_MAX),
    group: AUDIT_GROUPS.find((group) => group === query.get('group')),
    since: dayIn(query, 'since'),
    until: dayIn(query, 'until'),
    page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
  };
};

/** Returns the address of a request; empty filters are left out. */
export const auditAddress = ({ search, group, since, until, page }: AuditRequest): URLSearchParams =>
  new URLSearchParams({
    ...(search !== '' && { search }),
    ...(group !== undefined && { group }),
    ...(since !== '' && { since }),
    ...(until !== '' && { until }),
    ...(page > 1 && { page: String(page) }),
  });

/** The filters as the service takes them: whole days of the reader as instants, the last day included. */
export const auditFilters = ({ search, group, since, until }: AuditRequest) => {
  const [first, beyond] = [startOf(since), startOf(until, 1)];
  return {
    ...(search.trim() !== '' && { search: search.trim() }),
    ...(group !== undefined && { group }),
    ...(first && { since: first.toISOString() }),
    ...(beyond && { before: beyond.toISOString() }),
  };
};
