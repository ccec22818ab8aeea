import { endpoints } from '@candil/contract';
import { ok } from '@candil/domain';
import { defineRoutes, type PlatformContext, type Route, route } from '../../kernel';
import type { PlaceReader } from '../place';
import { changeAboutCompany, changeAboutYou, showProfile } from './service';
import { endOtherSessions, endSession, listSessions } from './sessions';

export const profileRoutes = ({ sessions }: Pick<PlatformContext, 'sessions'>, places: PlaceReader): readonly Route[] =>
  defineRoutes(
    route(endpoints.getProfile, ({ actor, database }) => showProfile(database, actor)),

    route(endpoints.updateAboutYou, async ({ actor, body, database, now }) => {
      const changed = await changeAboutYou({ database, places }, actor, body, now);
      sessions.forget(actor.accountId);
      return changed;
    }),

    route(endpoints.updateAboutCompany, ({ actor, body, database, now }) => changeAboutCompany({ database, places }, actor, body, now)),

    route(endpoints.listSessions, async ({ actor }) => ok({ sessions: [...(await listSessions(sessions, actor))] })),

    route(endpoints.endSession, ({ actor, database, now, params }) => endSession(database, sessions, actor, params.sessionId, now)),

    route(endpoints.endOtherSessions, ({ actor, database, now }) => endOtherSessions(database, sessions, actor, now)),
  );
