import { endpoints } from '@candil/contract';
import { ok } from '@candil/domain';
import { defineRoutes, type ModuleFactory, route } from '../../kernel';
import { countAudit, readAudit } from './audit-repository';

const routes = defineRoutes(
  route(endpoints.listAudit, async ({ query, database }) => {
    const question = { ...query, kind: query.kind };
    const found = await readAudit(database, question);
    const lines = found.map(({ event: { id, at, kind, details }, by }) => ({ id, at: at.toISOString(), kind, by, details }));
    return ok({ lines, total: await countAudit(database, question) });
  }),
);

/** The audit trail, for administrators to read. */
export const auditModule: ModuleFactory = () => ({ name: 'audit', routes });
