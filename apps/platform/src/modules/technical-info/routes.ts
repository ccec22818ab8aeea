import { endpoints } from '@candil/contract';
import { ok } from '@candil/domain';
import { defineRoutes, route } from '../../kernel';
import { checkCatalogueAccess } from '../catalogue';
import { type CatalogueContextReader, priceBaseOf } from '../price';
import { modelFilesOf } from './model-files';
import { modelTechnicalInfo } from './model-technical-info';
import { applicationLocationOf, modelIn, spotlightInfoOf, technicalInfoOf } from './service';

export const technicalInfoRoutes = (contextFor: CatalogueContextReader) =>
  defineRoutes(
    route(endpoints.getTechnicalInfo, async ({ actor, query, database, now }) => {
      const allowed = checkCatalogueAccess(actor, query.catalog);
      return allowed.ok ? technicalInfoOf(await contextFor(database, now, actor), query) : allowed;
    }),
    route(endpoints.getTechnicalInfoByModel, async ({ actor, query, database, now }) => {
      const allowed = checkCatalogueAccess(actor, query.catalog);
      if (!allowed.ok) return allowed;
      const context = await contextFor(database, now, actor);
      const model = modelIn(context, query.catalog, query.model, query.family);
      return model.ok ? ok(modelTechnicalInfo(context, priceBaseOf(actor, query.catalog), model.value, query.lang)) : model;
    }),
    route(endpoints.getSpotlightInfo, async ({ actor, query, database, now }) => {
      const allowed = checkCatalogueAccess(actor, query.catalog);
      return allowed.ok ? spotlightInfoOf(await contextFor(database, now, actor), query) : allowed;
    }),
    route(endpoints.getModelAttachments, async ({ actor, query, database, now }) => {
      const allowed = checkCatalogueAccess(actor, query.catalog ?? actor.catalogId);
      if (!allowed.ok) return allowed;
      const context = await contextFor(database, now, actor);
      const model = modelIn(context, allowed.value, query.model, query.family);
      return model.ok ? ok(modelFilesOf(context, model.value)) : model;
    }),
    route(endpoints.getApplicationLocation, async ({ query, database, now, actor }) =>
      applicationLocationOf(await contextFor(database, now, actor), query),
    ),
  );
