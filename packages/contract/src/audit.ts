import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { instant, page, pageSize, wellFormedText } from './wire-values';

/** A line of the audit trail: who did what to whom, when. */
export const auditLine = z.object({
  id: z.number(),
  at: instant,
  kind: z.string(),
  /** Name of the account by which it was done; null = nobody who is known. */
  by: z.nullable(z.string()),
  details: z.record(z.string(), z.string()),
});
export type AuditLine = z.output<typeof auditLine>;

export const listAudit = endpoint('listAudit', {
  summary: 'The audit trail, newest first',
  method: 'GET',
  path: '/v1/staff/audit',
  query: z.object({
    /** Beginning of the kind, as `flag.`; all kinds if left out. */
    kind: z.optional(wellFormedText(60)),
    /** Part of what stands in the details or of the name of who did it. */
    search: z._default(wellFormedText(100), ''),
    page,
    itemsPerPage: pageSize,
  }),
  response: z.object({ lines: z.array(auditLine), total: z.number() }),
  access: { anyRole: [9] },
});
