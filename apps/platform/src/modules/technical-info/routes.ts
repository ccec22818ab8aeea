import { endpoints } from '@candil/contract';
import { ok } from '@candil/domain';
import { defineRoutes, route } from '../../kernel';
import { checkCatalogueAccess } from '../catalogue';
import { type OfferReader, priceBaseOf } from '../price';
import { modelFilesOf } from './model-files';
import { modelTechnicalInfo } from './model-technical-info';
import { applicationLocationOf, modelIn, spotlightInfoOf, technicalInfoOf } from './service';

export const technicalInfoRoutes = (offerOf: OfferReader) =>
  defineRoutes(
    route(endpoints.getTechnicalInfo, async ({ actor, query, database, now }) => {
      const allowed = checkCatalogueAccess(actor, query.catalog);
      return allowed.ok ? technicalInfoOf(await offerOf(database, now, actor), query) : allowed;
    }),
    route(endpoints.getTechnicalInfoByModel, async ({ actor, query, database, now }) => {
      const allowed = checkCatalogueAccess(actor, query.catalog);
      if (!allowed.ok) return allowed;
      const offer = await offerOf(database, now, actor);
      const model = modelIn(offer, query.catalog, query.model, query.family);
      return model.ok ? ok(modelTechnicalInfo(offer, priceBaseOf(actor, query.catalog), model.value, query.lang)) : model;
    }),
    route(endpoints.getSpotlightInfo, async ({ actor, query, database, now }) => {
      const allowed = checkCatalogueAccess(actor, query.catalog);
      return allowed.ok ? spotlightInfoOf(await offerOf(database, now, actor), query) : allowed;
    }),
    route(endpoints.getModelAttachments, async ({ actor, query, database, now }) => {
      const allowed = checkCatalogueAccess(actor, query.catalog ?? actor.catalogId);
      if (!allowed.ok) return allowed;
      const offer = await offerOf(database, now, actor);
      const model = modelIn(offer, allowed.value, query.model, query.family);
      return model.ok ? ok(modelFilesOf(offer, model.value)) : model;
    }),
    route(endpoints.getApplicationLocation, async ({ query, database, now, actor }) =>
      applicationLocationOf(await offerOf(database, now, actor), query),
    ),
  );
