import { and, count, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../kernel';
import { securityEvents } from '../../kernel/authentication/session-tables';
import { accounts } from '../account';

export interface AuditQuestion {
  readonly kind: string | undefined;
  readonly search: string;
  readonly page: number;
  readonly itemsPerPage: number;
}

/** Signs with a meaning of their own in a pattern stand for themselves. */
const literally = (text: string): string => text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);

const wanted = ({ kind, search }: AuditQuestion): SQL | undefined => {
  const part = `%${literally(search.trim())}%`;
  return and(
    kind === undefined ? undefined : ilike(securityEvents.kind, `${literally(kind)}%`),
    search.trim() === '' ? undefined : or(ilike(accounts.name, part), sql`${securityEvents.details}::text ilike ${part}`),
  );
};

export const readAudit = (database: Database, question: AuditQuestion) =>
  database
    .select({ event: securityEvents, by: accounts.name })
    .from(securityEvents)
    .leftJoin(accounts, eq(accounts.id, securityEvents.accountId))
    .where(wanted(question))
    .orderBy(desc(securityEvents.id))
    .limit(question.itemsPerPage)
    .offset((question.page - 1) * question.itemsPerPage);

export const countAudit = async (database: Database, question: AuditQuestion): Promise<number> => {
  const [counted] = await database
    .select({ total: count() })
    .from(securityEvents)
    .leftJoin(accounts, eq(accounts.id, securityEvents.accountId))
    .where(wanted(question));
  return counted?.total ?? 0;
};
