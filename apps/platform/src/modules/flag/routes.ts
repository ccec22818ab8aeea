import { endpoints } from '@candil/contract';
import { ok } from '@candil/domain';
import { defineRoutes, type PlatformContext, resolveFlags, route } from '../../kernel';
import { changeFlag, listSettings } from './flag-service';

export const flagRoutes = ({ flags, configuration }: PlatformContext) => {
  const { set, external } = configuration.flags;
  return defineRoutes(
    route(endpoints.getFlags, async ({ visitor, query }) =>
      ok({ set, flags: await resolveFlags(flags, await visitor(), query.visitorId) }),
    ),
    route(endpoints.listFlagSettings, async ({ database }) =>
      ok({ set, external: external !== undefined, flags: await listSettings(database) }),
    ),
    route(endpoints.updateFlag, async ({ actor, params, body, database, now }) => {
      const changed = await changeFlag(database, { actor, name: params.name, now }, body);
      if (changed.ok) await flags.refresh();
      return changed;
    }),
  );
};
