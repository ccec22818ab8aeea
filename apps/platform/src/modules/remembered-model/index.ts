import { endpoints } from '@candil/contract';
import { fail, ok } from '@candil/domain';
import { type Actor, type Database, defineRoutes, type ModuleFactory, route } from '../../kernel';
import type { CatalogueContextReader } from '../price';
import { deleteRemembered, readRemembered } from './repository';
import { addFavourite, noteRecent } from './service';

export const rememberedModelModule =
  (contextFor: CatalogueContextReader): ModuleFactory =>
  () => {
    const isOffered = async (database: Database, now: Date, actor: Actor, model: string): Promise<boolean> =>
      (await contextFor(database, now, actor)).catalogue.editions[actor.catalogId].models.has(model);
    const unknown = fail({ code: 'model.not-found' } as const);
    return {
      name: 'remembered-model',
      routes: defineRoutes(
        route(endpoints.getRememberedModels, async ({ actor, database }) => ok(await readRemembered(database, actor.accountId))),
        route(endpoints.addFavouriteModel, async ({ actor, database, now, params: { model } }) =>
          (await isOffered(database, now, actor, model)) ? addFavourite(database, { accountId: actor.accountId, model, now }) : unknown,
        ),
        // Also of a model that is offered no longer.
        route(endpoints.removeFavouriteModel, async ({ actor, database, params: { model } }) => {
          await deleteRemembered(database, { accountId: actor.accountId, kind: 'favourite', model });
          return ok(await readRemembered(database, actor.accountId));
        }),
        route(endpoints.noteRecentModel, async ({ actor, database, now, params: { model } }) => {
          // A person acting for someone does not look at models in their name.
          if (actor.impersonator !== undefined) return ok(await readRemembered(database, actor.accountId));
          return (await isOffered(database, now, actor, model))
            ? noteRecent(database, { accountId: actor.accountId, model, now })
            : unknown;
        }),
      ),
    };
  };
