import { endpoints, type StaffAccount } from '@candil/contract';
import { fail, ok, type Result } from '@candil/domain';
import { type Actor, type Database, defineRoutes, inTransaction, type PlatformContext, type Route, route } from '../../kernel';
import { type ClientCodeChange, changeClientCode } from './change-client-code';
import { changeRole } from './change-role';
import type { CrmPort } from './crm-port';
import { accountByEmail, listAccounts } from './crm-repository';
import type { CareFailure } from './failures';
import { type CareTerms, cataloguesLookedAfter, looksAfter, staffAccountToHit, staffAccountToWire } from './look-after';

interface Asked {
  readonly actor: Actor;
  readonly database: Database;
  readonly now: Date;
}

export const crmRoutes = (context: PlatformContext, crm: CrmPort): readonly Route[] => {
  const { sessions, flags, configuration } = context;
  const termsFor = async (actor: Actor): Promise<CareTerms> => ({
    staffDomains: configuration.staffDomains,
    impersonationOn: await flags.isOnFor(actor, 'impersonation'),
  });

  const setClientCode = async ({ actor, database, now }: Asked, change: ClientCodeChange): Promise<Result<StaffAccount, CareFailure>> => {
    const changed = await inTransaction(database, (transaction) => changeClientCode(transaction, actor, change, now));
    if (!changed.ok) return changed;
    for (const accountId of changed.value.accountIds) sessions.forget(accountId);
    return ok(staffAccountToWire(actor, changed.value.found, await termsFor(actor)));
  };

  const showContact = (endpoint: typeof endpoints.getContact): Route =>
    route(endpoint, ({ actor, params }) => crm.contactById(actor, params.contactId));

  return defineRoutes(
    route(endpoints.findAccount, async ({ actor, database, query }): Promise<Result<StaffAccount, CareFailure>> => {
      const found = await accountByEmail(database, query.email);
      if (found === undefined || !looksAfter(actor, found)) return fail({ code: 'account.not-found' });
      return ok(staffAccountToWire(actor, found, await termsFor(actor)));
    }),

    route(endpoints.searchAccounts, async ({ actor, database, query }) => {
      const { page, itemsPerPage } = query;
      const { rows, total } = await listAccounts(database, cataloguesLookedAfter(actor), query);
      return ok({ items: rows.map(staffAccountToHit), total, page, itemsPerPage });
    }),

    route(endpoints.updateRole, async ({ actor, body, database, now, params }) => {
      const change = { accountId: params.accountId, roleId: body.rolId, version: body.version, managesUsers: body.managesUsers };
      const changed = await inTransaction(database, (transaction) => changeRole(transaction, actor, change, now));
      sessions.forget(params.accountId);
      return changed.ok ? ok(staffAccountToWire(actor, changed.value, await termsFor(actor))) : changed;
    }),

    route(endpoints.updateClientCodeOf, (call) => setClientCode(call, { accountId: call.params.accountId, ...call.body })),
    route(endpoints.updateClientCode, (call) => setClientCode(call, { accountId: call.actor.accountId, ...call.body })),

    showContact(endpoints.getContact),
    showContact(endpoints.getContactV3),
    route(endpoints.getContactByEmail, ({ actor, params }) => crm.contactByEmail(actor, params.email)),
    route(endpoints.updateContactRole, ({ actor, body, now, params }) => crm.updateRole(actor, params.email, body.rolId, now)),
  );
};
