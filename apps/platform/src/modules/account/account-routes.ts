import { endpoints } from '@candil/contract';
import { ok } from '@candil/domain';
import { defineRoutes, type Route, route } from '../../kernel';
import type { SessionCookies } from '../../kernel/authentication/session-cookies';
import type { SessionService } from '../../kernel/authentication/session-service';
import { changeLanguage } from './account-repository';
import { accountToWire } from './account-to-wire';

export const accountRoutes = (sessions: SessionService, cookies: SessionCookies): readonly Route[] =>
  defineRoutes(
    route(endpoints.getAccount, async ({ actor }) => ok(accountToWire(actor))),

    route(endpoints.updateLanguage, async ({ actor, body, database, reply }) => {
      const changed = { ...actor, language: body.isoCode };
      await changeLanguage(database, actor.accountId, body.isoCode);
      sessions.forget(actor.accountId);
      cookies.setPreferences(reply, changed);
      return ok(accountToWire(changed));
    }),
  );
