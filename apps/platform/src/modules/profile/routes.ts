import { endpoints } from '@candil/contract';
import { ok } from '@candil/domain';
import { defineRoutes, type PlatformContext, type Route, route } from '../../kernel';
import type { Pictures } from '../catalogue';
import type { DocumentMaker } from '../document';
import type { PlaceReader } from '../place';
import type { FileStore } from '../upload';
import { putLogo, removeLogo, showLogo } from './company-logo';
import { changeAboutCompany, changeAboutYou, showProfile } from './service';
import { endOtherSessions, endSession, listSessions } from './sessions';

/** A logo never changes under its address. */
const FOREVER = 'private, max-age=31536000, immutable';

/** Dependencies of the routes of profiles. */
export interface ProfileDependencies {
  readonly places: PlaceReader;
  readonly pictures: Pictures;
  readonly files: FileStore;
  readonly maker: DocumentMaker;
}

export const profileRoutes = (
  { sessions }: Pick<PlatformContext, 'sessions'>,
  { places, pictures, files, maker }: ProfileDependencies,
): readonly Route[] =>
  defineRoutes(
    route(endpoints.getProfile, ({ actor, database }) => showProfile({ database, pictures }, actor)),

    route(endpoints.updateAboutYou, async ({ actor, body, database, now }) => {
      const changed = await changeAboutYou({ database, pictures, places }, actor, body, now);
      sessions.forget(actor.accountId);
      return changed;
    }),

    route(endpoints.updateAboutCompany, ({ actor, body, database, now }) =>
      changeAboutCompany({ database, pictures, places }, actor, body, now),
    ),

    route(endpoints.putCompanyLogo, (call) => {
      const { actor, database, now, query } = call;
      return putLogo({ database, pictures, files, maker }, { actor, replaces: query.replaces, now }, call);
    }),

    route(endpoints.removeCompanyLogo, ({ actor, database, now, query }) =>
      removeLogo({ database, pictures, files }, { actor, replaces: query.replaces, now }),
    ),

    route(endpoints.getCompanyLogo, async ({ database, params, reply }) => {
      const logo = await showLogo(database, files, params.logoId);
      if (logo.ok) reply.header('cache-control', FOREVER).header('content-disposition', 'inline');
      return logo;
    }),

    route(endpoints.listSessions, async ({ actor }) => ok({ sessions: [...(await listSessions(sessions, actor))] })),

    route(endpoints.endSession, ({ actor, database, now, params }) => endSession(database, sessions, actor, params.sessionId, now)),

    route(endpoints.endOtherSessions, ({ actor, database, now }) => endOtherSessions(database, sessions, actor, now)),
  );
