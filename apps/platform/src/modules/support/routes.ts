import { endpoints } from '@candil/contract';
import { ok, ROLES } from '@candil/domain';
import { type Actor, type Database, defineRoutes, route } from '../../kernel';
import { countAttempt } from '../../kernel/authentication/attempt-limits';
import { CATALOGUE_OFFICES } from '../account';
import { askSupport, type SupportDesk } from './ask-support';
import { SUPPORT_TYPES, subjectsFor } from './support.data';
import { findRequest } from './support-repository';

export const supportRoutes = (desk: SupportDesk) =>
  defineRoutes(
    route(endpoints.getSupportTypes, async ({ query }) =>
      ok({ types: SUPPORT_TYPES.map(({ id, names }) => ({ id, description: names[query.lang] })) }),
    ),
    route(endpoints.getSupportSubjects, async ({ query: { catalogId, lang, roleIds } }) => {
      const subjects = subjectsFor(catalogId, roleIds ?? [ROLES.webUser]);
      return ok({ subjects: subjects.map(({ id, supportTypeId, names }) => ({ id, supportTypeId, description: names[lang] })) });
    }),
    route(endpoints.requestSupport, async ({ visitor, body, database, now, request }) => {
      const actor = await visitor();
      const account = actor?.email ?? body.email?.trim().toLowerCase() ?? '';
      const counted = await countAttempt(database, 'support', { account, ip: request.ip, now });
      if (!counted.ok) return counted;
      const asked = await askSupport(database, desk, { actor, request: body, now });
      return asked.ok ? ok({ supportNumber: asked.value }) : asked;
    }),
  );

/** The files of a request are read by administrators and by the sales people of its catalogue. */
export const mayReadSupportFiles = async (database: Database, requestId: string, { roleId }: Actor): Promise<boolean> => {
  if (roleId === ROLES.admin) return true;
  const request = await findRequest(database, requestId);
  return request !== undefined && roleId === CATALOGUE_OFFICES[request.catalogId].salesRole;
};
