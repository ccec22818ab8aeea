import { endpoints } from '@candil/contract';
import { catalogOfAccount, fail, ok } from '@candil/domain';
import { defineRoutes, type PlatformContext, type Route, resolveFlags, route } from '../../kernel';
import { changeCatalogue, changeLanguage } from './account-repository';
import { accountToWire } from './account-to-wire';

export const accountRoutes = ({ sessions, cookies, flags }: Pick<PlatformContext, 'sessions' | 'cookies' | 'flags'>): readonly Route[] =>
  defineRoutes(
    route(endpoints.getAccount, async ({ actor }) => ok({ ...accountToWire(actor), flags: await resolveFlags(flags, actor, undefined) })),

    route(endpoints.updateLanguage, async ({ actor, body, database, reply }) => {
      const changed = { ...actor, language: body.isoCode };
      await changeLanguage(database, actor.accountId, body.isoCode);
      sessions.forget(actor.accountId);
      cookies.setPreferences(reply, changed);
      return ok(accountToWire(changed));
    }),

    route(endpoints.updateCatalogue, async ({ actor, body: { catalogId }, database, reply }) => {
      if (catalogOfAccount({ roles: actor.roles, catalogId }) !== catalogId) return fail({ code: 'catalog.of-role' });
      await changeCatalogue(database, actor.accountId, catalogId);
      sessions.forget(actor.accountId);
      const changed = { ...actor, catalogId };
      cookies.setPreferences(reply, changed);
      return ok(accountToWire(changed));
    }),
  );
