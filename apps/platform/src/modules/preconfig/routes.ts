import { endpoints } from '@candil/contract';
import { fail, ok } from '@candil/domain';
import { defineRoutes, route } from '../../kernel';
import { checkCatalogueAccess } from '../catalogue';
import type { CatalogueContextReader } from '../price';
import { evaluatePreconfig } from './evaluate-preconfig';
import { preconfigToWire, summaryToWire } from './preconfig-to-wire';

export const preconfigRoutes = (contextFor: CatalogueContextReader) =>
  defineRoutes(
    route(endpoints.listPreconfigs, async ({ actor, query, database, now }) => {
      const allowed = checkCatalogueAccess(actor, query.catalogId);
      if (!allowed.ok) return allowed;
      const { catalogId, subFamilyId, applicationLocationId, lang: language } = query;
      const context = await contextFor(database, now, actor);
      const asking = { catalogId, company: actor.company };
      const offered = [...context.catalogue.editions[catalogId].preconfigs.values()].filter(
        (preconfig) =>
          (subFamilyId === undefined || preconfig.subFamilyId === subFamilyId) &&
          (applicationLocationId === undefined || preconfig.applicationLocationId === applicationLocationId),
      );
      const evaluated = offered.flatMap((preconfig) => evaluatePreconfig(context, asking, preconfig) ?? []);
      return ok(evaluated.map((each) => summaryToWire(context, each, { actor, catalogId, language })));
    }),
    route(endpoints.getPreconfig, async ({ actor, params, query, database, now }) => {
      const allowed = checkCatalogueAccess(actor, query.catalogId ?? actor.catalogId);
      if (!allowed.ok) return allowed;
      const catalogId = allowed.value;
      const context = await contextFor(database, now, actor);
      const preconfig = context.catalogue.editions[catalogId].preconfigs.get(params.id);
      const evaluated = preconfig && evaluatePreconfig(context, { catalogId, company: actor.company }, preconfig);
      if (evaluated === undefined) return fail({ code: 'preconfig.not-found' });
      return ok(preconfigToWire(context, evaluated, { actor, catalogId, language: query.lang }));
    }),
  );
