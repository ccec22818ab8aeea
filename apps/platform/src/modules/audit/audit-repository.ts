import { AUDIT_COUNTED_MAX, AUDIT_KINDS, type AuditGroup } from '@candil/contract';
import { and, desc, eq, gte, ilike, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../kernel';
import { securityEvents } from '../../kernel/authentication/session-tables';
import { accounts, companies } from '../account';

/** Filter of the audit trail. */
export interface AuditQuestion {
  readonly kind?: string | undefined;
  readonly group?: AuditGroup | undefined;
  readonly search: string;
  readonly since?: string | undefined;
  readonly before?: string | undefined;
}

const PLACES_OF_ACCOUNTS = ['of', 'as', 'joining', 'invited'] as const;

/** Escapes the wildcards of a LIKE pattern. */
const literally = (text: string): string => text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);

/** Matches the text against name and address of actor and subject. */
const isAbout = (part: string): SQL => {
  const mentioned = PLACES_OF_ACCOUNTS.map((place) => sql`${securityEvents.details} ->> ${place}`);
  return sql`exists (
    select 1 from ${accounts} as "person"
    where ("person"."name" ilike ${part} or "person"."email" ilike ${part})
      and ("person"."id" = ${securityEvents.accountId} or "person"."id"::text in (${sql.join(mentioned, sql`, `)})))`;
};

const conditionOf = ({ kind, group, search, since, before }: AuditQuestion): SQL | undefined => {
  const part = `%${literally(search.trim())}%`;
  return and(
    kind === undefined ? undefined : ilike(securityEvents.kind, `${literally(kind)}%`),
    group === undefined ? undefined : inArray(securityEvents.kind, [...AUDIT_KINDS[group]]),
    since === undefined ? undefined : gte(securityEvents.at, new Date(since)),
    before === undefined ? undefined : lt(securityEvents.at, new Date(before)),
    search.trim() === '' ? undefined : or(sql`${securityEvents.details}::text ilike ${part}`, isAbout(part)),
  );
};

/** The newest lines of a search, from one of them on. */
export const readAudit = (database: Database, question: AuditQuestion, { limit, offset }: { limit: number; offset: number }) =>
  database
    .select({ event: securityEvents, by: accounts.name, byEmail: accounts.email })
    .from(securityEvents)
    .leftJoin(accounts, eq(accounts.id, securityEvents.accountId))
    .where(conditionOf(question))
    .orderBy(desc(securityEvents.id))
    .limit(limit)
    .offset(offset);

/** Counts the lines, up to one beyond the limit of counting. */
export const countAudit = async (database: Database, question: AuditQuestion): Promise<number> => {
  const found = database
    .select({ id: securityEvents.id })
    .from(securityEvents)
    .where(conditionOf(question))
    .limit(AUDIT_COUNTED_MAX + 1)
    .as('found');
  const [counted] = await database.select({ total: sql<number>`count(*)::int` }).from(found);
  return counted?.total ?? 0;
};

/** Names of the accounts and companies with these ids. */
export const namesOf = async (database: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  if (ids.length === 0) return new Map();
  const people = await database
    .select({ id: accounts.id, name: accounts.name })
    .from(accounts)
    .where(inArray(accounts.id, [...ids]));
  const firms = await database
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .where(inArray(companies.id, [...ids]));
  return new Map([...people, ...firms].map(({ id, name }) => [id, name]));
};
