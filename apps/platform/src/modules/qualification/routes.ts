import { endpoints, type QualificationRequest } from '@candil/contract';
import { decidesQualifications, fail, type IsoLanguage, ok } from '@candil/domain';
import { defineRoutes, inTransaction, type Route, route } from '../../kernel';
import type { SessionService } from '../../kernel/authentication/session-service';
import { askQualification } from './ask-qualification';
import { candidatesOf } from './company-candidates';
import { decideQualification } from './decide-qualification';
import { knownDetails } from './known-details';
import { latestRequestOf, listRequests, type RequestDetails } from './qualification-repository';
import { qualifyingRoles } from './qualifying-roles';
import { answersToWire, companyTypeIdOf } from './stored-answers';

const briefOf = (company: RequestDetails['company']): QualificationRequest['company'] =>
  company === null ? null : { id: company.id, name: company.name, clientCode: company.clientCode };

const toWire = (
  { request, account, company, joining, decidedByName }: RequestDetails,
  candidates: QualificationRequest['candidates'],
  lang: IsoLanguage,
): QualificationRequest => ({
  id: request.id,
  state: request.state,
  catalogId: request.catalogId,
  createdAt: request.createdAt.toISOString(),
  decidedAt: request.decidedAt?.toISOString() ?? null,
  decidedByName,
  note: request.note,
  account: {
    accountId: account.id,
    email: account.email,
    name: account.name,
    language: account.language,
    rolId: account.roleId,
    status: account.status,
  },
  company: briefOf(company),
  joining: briefOf(joining),
  candidates,
  answers: answersToWire(request.answers, lang),
  roleIds: [...qualifyingRoles(request.catalogId, companyTypeIdOf(request.answers))],
});

export const qualificationRoutes = (sessions: SessionService): readonly Route[] =>
  defineRoutes(
    route(endpoints.askQualification, async ({ actor, body, database, now }) => {
      const asked = await askQualification(database, actor, body, now);
      if (asked.ok) sessions.forget(actor.accountId);
      return asked;
    }),

    route(endpoints.getOwnQualification, async ({ actor, database }) => {
      const request = await latestRequestOf(database, actor.accountId);
      const known = await knownDetails(database, actor.accountId);
      return ok({ state: request?.state ?? 'none', note: request?.note ?? null, known });
    }),

    route(endpoints.listQualificationRequests, async ({ actor, query, database }) => {
      const { lang, page, itemsPerPage } = query;
      if (!decidesQualifications(actor, actor.catalogId)) return fail({ code: 'access.denied' });
      const { rows, total } = await listRequests(database, { ...query, catalogId: actor.catalogId });
      const open = rows.filter(({ request }) => request.state === 'open');
      const candidates = await candidatesOf(
        database,
        open.map(({ request, account, joining }) => ({
          accountId: account.id,
          companyId: account.companyId,
          joiningId: joining?.id ?? null,
          answers: request.answers,
        })),
      );
      const items = rows.map((row) => toWire(row, candidates[open.indexOf(row)] ?? [], lang));
      return ok({ items, total, page, itemsPerPage });
    }),

    route(endpoints.decideQualification, async ({ actor, params, body, database, now }) => {
      if (actor.impersonator !== undefined) return fail({ code: 'access.denied' });
      const decided = await inTransaction(database, (transaction) => decideQualification(transaction, { actor, now }, params.id, body));
      if (!decided.ok) return decided;
      sessions.forget(decided.value.accountId);
      return ok({ id: params.id, state: decided.value.state });
    }),
  );
