import { AUDIT_EXPORT_MAX, endpoints } from '@candil/contract';
import { ok } from '@candil/domain';
import { createI18n, type OfferedLanguage } from '@candil/i18n';
import { defineRoutes, type ModuleFactory, recordAudit, route } from '../../kernel';
import { type AuditCsvWords, auditCsv } from './audit-csv';
import { auditLines } from './audit-lines';
import { countAudit } from './audit-repository';

const fileName = (now: Date): string => `audit-${now.toISOString().slice(0, 10)}.csv`;

const columnWords = async (language: OfferedLanguage): Promise<AuditCsvWords> => {
  const t = (await createI18n(language, ['eproject'])).getFixedT(language, 'eproject');
  return {
    when: t('audit.column.when'),
    kind: t('audit.column.kind'),
    who: t('audit.column.who'),
    email: t('audit.column.email'),
    details: t('audit.column.details'),
    network: t('audit.column.network'),
    browser: t('audit.column.browser'),
  };
};

const routes = defineRoutes(
  route(endpoints.listAudit, async ({ query: { page, itemsPerPage, ...question }, database }) => {
    const lines = await auditLines(database, question, { limit: itemsPerPage, offset: (page - 1) * itemsPerPage });
    return ok({ lines, total: await countAudit(database, question) });
  }),

  route(endpoints.exportAudit, async ({ query: { lang, ...question }, actor, database, now }) => {
    const lines = await auditLines(database, question, { limit: AUDIT_EXPORT_MAX, offset: 0 });
    const filters = Object.entries(question).filter(([, value]) => value !== undefined && value !== '');
    const details = { ...Object.fromEntries(filters), lines: String(lines.length) };
    await recordAudit(database, { kind: 'audit.exported', accountId: actor.impersonator?.accountId ?? actor.accountId, details, at: now });
    return ok(new File([auditCsv(lines, await columnWords(lang))], fileName(now), { type: 'text/csv; charset=utf-8' }));
  }),
);

/** The audit trail, for administrators to read. */
export const auditModule: ModuleFactory = () => ({ name: 'audit', routes });
