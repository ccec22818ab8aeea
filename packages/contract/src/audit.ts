import { ROLES } from '@candil/domain';
import * as z from 'zod/mini';
import { AUDIT_GROUPS, type AuditGroup } from './audit-kinds.data';
import { endpoint, TIME_LIMIT_MILLISECONDS } from './endpoint';
import { SEARCH_TEXT_MAX } from './lengths.data';
import { instant, isoLanguage, page, pageSize, wellFormedText } from './wire-values';

/** Lines are counted up to here; a search that finds more says so. */
export const AUDIT_COUNTED_MAX = 10_000;
/** The newest lines of a search that one file holds. */
export const AUDIT_EXPORT_MAX = 20_000;

/** A line of the audit trail: who did what to whom, when and from where. */
export const auditLine = z.object({
  id: z.number(),
  at: instant,
  kind: z.string(),
  /** Name of the acting account; null = unknown. */
  by: z.nullable(z.string()),
  byEmail: z.nullable(z.string()),
  details: z.record(z.string(), z.string()),
  /** Names of the accounts and companies whose ids stand in the details. */
  names: z.record(z.string(), z.string()),
  /** Network it came from, too wide to name a connection, as `203.0.113.0/24`; null = no request led to it, or it is past its time. */
  network: z.nullable(z.string()),
  /** Browser and system by name, as `Firefox · Linux`; else null. */
  device: z.nullable(z.string()),
  /** User agent as the browser sent it; null as above. */
  userAgent: z.nullable(z.string()),
});
export type AuditLine = z.output<typeof auditLine>;

/** Filters of the trail; all of it without any. */
const wanted = {
  /** Beginning of the kind, as `flag.`. */
  kind: z.optional(wellFormedText(60)),
  group: z.optional(z.enum(AUDIT_GROUPS as [AuditGroup, ...AuditGroup[]])),
  /** Part of the details, or of the name or address of its author or subject. */
  search: z._default(wellFormedText(SEARCH_TEXT_MAX), ''),
  /** From this instant on, and before this one. */
  since: z.optional(z.iso.datetime()),
  before: z.optional(z.iso.datetime()),
};
const ONLY_ADMIN = { anyRole: [ROLES.admin] } as const;

export const listAudit = endpoint('listAudit', {
  summary: 'The audit trail, newest first',
  method: 'GET',
  path: '/v1/staff/audit',
  query: z.object({ ...wanted, page, itemsPerPage: pageSize }),
  /** `total` counts to one beyond 10,000 and stops there. */
  response: z.object({ lines: z.array(auditLine), total: z.number() }),
  access: ONLY_ADMIN,
});

export const exportAudit = endpoint('exportAudit', {
  summary: 'The newest 20,000 lines of a search of the audit trail as CSV; that it was made is recorded',
  method: 'GET',
  path: '/v1/staff/audit/export',
  query: z.object({ ...wanted, lang: z._default(isoLanguage, 'en') }),
  response: z.file(),
  file: true,
  timeLimitMilliseconds: TIME_LIMIT_MILLISECONDS.upload,
  access: ONLY_ADMIN,
});
