import { endpoints } from '@candil/contract';
import { fail, ok } from '@candil/domain';
import { defineRoutes, route } from '../../kernel';
import { checkCatalogueAccess } from '../catalogue';
import type { CatalogueContextReader } from '../price';
import { layerBlocksOf } from './layer-blocks';
import { treeToWire } from './tree-to-wire';

export const decisionTreeRoutes = (contextFor: CatalogueContextReader) =>
  defineRoutes(
    route(endpoints.getDecisionTree, async ({ actor, params, query, database, now }) => {
      const allowed = checkCatalogueAccess(actor, query.catalogId ?? actor.catalogId);
      if (!allowed.ok) return allowed;
      const context = await contextFor(database, now, actor);
      const tree = context.catalogue.editions[allowed.value].decisionTrees.get(params.id);
      return tree === undefined ? fail({ code: 'decision-tree.not-found' }) : ok(treeToWire(context, tree, query.lang));
    }),
    route(endpoints.getLayer, async ({ actor, params, query, database, now }) => {
      const allowed = checkCatalogueAccess(actor, query.catalogId);
      return allowed.ok ? ok(layerBlocksOf(await contextFor(database, now, actor), params.layer, query)) : allowed;
    }),
  );
