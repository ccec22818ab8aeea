import { endpoints } from '@candil/contract';
import { fail, ok } from '@candil/domain';
import { defineRoutes, route } from '../../kernel';
import { checkCatalogueAccess } from '../catalogue';
import type { OfferReader } from '../price';
import { layerBlocksOf } from './layer-blocks';
import { treeToWire } from './tree-to-wire';

export const decisionTreeRoutes = (offerOf: OfferReader) =>
  defineRoutes(
    route(endpoints.getDecisionTree, async ({ actor, params, query, database, now }) => {
      const allowed = checkCatalogueAccess(actor, query.catalogId ?? actor.catalogId);
      if (!allowed.ok) return allowed;
      const offer = await offerOf(database, now, actor);
      const tree = offer.catalogue.editions[allowed.value].decisionTrees.get(params.id);
      return tree === undefined ? fail({ code: 'decision-tree.not-found' }) : ok(treeToWire(offer, tree, query.lang));
    }),
    route(endpoints.getLayer, async ({ actor, params, query, database, now }) => {
      const allowed = checkCatalogueAccess(actor, query.catalogId);
      return allowed.ok ? ok(layerBlocksOf(await offerOf(database, now, actor), params.layer, query)) : allowed;
    }),
  );
