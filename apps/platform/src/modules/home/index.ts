import { endpoints } from '@candil/contract';
import { ok } from '@candil/domain';
import { defineRoutes, HeavyTurns, type ModuleFactory, route } from '../../kernel';
import type { OfferReader } from '../price';
import { visitHome } from './visit-home';

export const homeModule =
  (offerOf: OfferReader): ModuleFactory =>
  () => {
    const turns = new HeavyTurns();
    const visit = route(endpoints.visitHome, async ({ actor, database, now, query: { lang: language } }) =>
      ok(await visitHome(database, { actor, now, offer: await offerOf(database, now, actor), language }, turns)),
    );
    return { name: 'home', routes: defineRoutes(visit) };
  };
