import { endpoints } from '@candil/contract';
import { ok } from '@candil/domain';
import { CooperativeScheduler, defineRoutes, type ModuleFactory, route } from '../../kernel';
import type { CatalogueContextReader } from '../price';
import { visitHome } from './visit-home';

export const homeModule =
  (contextFor: CatalogueContextReader): ModuleFactory =>
  () => {
    const scheduler = new CooperativeScheduler();
    const visit = route(endpoints.visitHome, async ({ actor, database, now, query: { lang: language } }) =>
      ok(await visitHome(database, { actor, now, context: await contextFor(database, now, actor), language }, scheduler)),
    );
    return { name: 'home', routes: defineRoutes(visit) };
  };
