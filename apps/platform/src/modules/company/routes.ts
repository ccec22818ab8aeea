import { endpoints } from '@candil/contract';
import { ok, type Result } from '@candil/domain';
import { type Actor, defineRoutes, inTransaction, type PlatformContext, type Route, route } from '../../kernel';
import { changePrivileges } from './change-privileges';
import { listPeople, type Manager, managerOf } from './company-people';
import { deactivateUser } from './deactivate-user';
import { decideJoinRequest } from './decide-join-request';
import type { CompanyFailure } from './failures';
import { inviteUsers } from './invite-users';

export const companyRoutes = ({ sessions, flags }: Pick<PlatformContext, 'sessions' | 'flags'>): readonly Route[] => {
  const manager = async (actor: Actor): Promise<Result<Manager, CompanyFailure>> =>
    managerOf(actor, await flags.isOnFor(actor, 'companyPrivileges'));

  return defineRoutes(
    route(endpoints.listCompanyUsers, async ({ actor, database }) => {
      const asking = await manager(actor);
      return asking.ok ? ok(await listPeople(database, asking.value)) : asking;
    }),

    route(endpoints.inviteUser, async ({ actor, body, database, now }) => {
      const asking = await manager(actor);
      return asking.ok ? inviteUsers(database, asking.value, body.emails, { actor, language: body.language, now }) : asking;
    }),

    route(endpoints.manageJoinRequest, async ({ actor, body, database, now, params }) => {
      const asking = await manager(actor);
      if (!asking.ok) return asking;
      const decided = await inTransaction(database, (transaction) =>
        decideJoinRequest(transaction, asking.value, { actor, now }, params.requestId, body.action),
      );
      if (!decided.ok) return decided;
      sessions.forget(decided.value);
      return ok('');
    }),

    route(endpoints.updateUserPrivileges, async ({ actor, body, database, now, params }) => {
      const asking = await manager(actor);
      if (!asking.ok) return asking;
      const changed = await inTransaction(database, (transaction) =>
        changePrivileges(transaction, asking.value, { accountId: params.accountId, ...body }, now),
      );
      sessions.forget(params.accountId);
      return changed;
    }),

    route(endpoints.deactivateUser, async ({ actor, database, now, params }) => {
      const asking = await manager(actor);
      if (!asking.ok) return asking;
      const gone = await inTransaction(database, (transaction) =>
        deactivateUser(transaction, sessions, asking.value, params.accountId, now),
      );
      if (!gone.ok) return gone;
      sessions.forget(gone.value);
      return ok('');
    }),
  );
};
