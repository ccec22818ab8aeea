import { endpoints } from '@candil/contract';
import { catalogOfAccount, ok } from '@candil/domain';
import { defineRoutes, type Route, route } from '../../kernel';
import { checkCatalogueAccess } from '../catalogue';
import { type CatalogueContextReader, priceBaseOf } from '../price';
import { asSeenBy } from './as-seen-by';
import { collectionsOf } from './collections';
import { modelSummariesOf } from './model-summaries';
import { searchModels } from './search-models';
import { referenceHits, searchHits } from './service';

export const articleRoutes = (contextFor: CatalogueContextReader) => {
  const search = <E extends typeof endpoints.searchArticles>(endpoint: E): Route =>
    route<typeof endpoints.searchArticles>(endpoint, async ({ actor, query, database, now }) => {
      const allowed = checkCatalogueAccess(actor, query.catalogId);
      if (!allowed.ok) return allowed;
      return ok(searchHits(await contextFor(database, now, actor), query));
    });

  return defineRoutes(
    route(endpoints.getCollections, async ({ actor, query, database, now }) => {
      const allowed = checkCatalogueAccess(actor, query.catalogId);
      if (!allowed.ok) return allowed;
      const viewer = asSeenBy(actor, query.rolId);
      if (catalogOfAccount({ roles: viewer.roles, catalogId: query.catalogId }) !== query.catalogId) return ok([]);
      const base = priceBaseOf(viewer, query.catalogId);
      return ok(collectionsOf(await contextFor(database, now, actor), base, query.catalogId, query.lang, query));
    }),
    route(endpoints.listModelsByFamily, async ({ actor, query, database, now }) => {
      const allowed = checkCatalogueAccess(actor, query.catalog);
      if (!allowed.ok) return allowed;
      const { catalog: catalogId, lang, ...filter } = query;
      const context = await contextFor(database, now, actor);
      return ok(modelSummariesOf(context, priceBaseOf(actor, catalogId), { catalogId, ...filter }, lang));
    }),
    route(endpoints.searchModels, async ({ actor, query, database, now }) => {
      const allowed = checkCatalogueAccess(actor, query.catalog);
      if (!allowed.ok) return allowed;
      return ok(searchModels(await contextFor(database, now, actor), priceBaseOf(actor, query.catalog), query));
    }),
    route(endpoints.getVariations, async ({ actor, query, database, now }) => {
      const allowed = checkCatalogueAccess(actor, query.catalog);
      if (!allowed.ok) return allowed;
      const { models } = (await contextFor(database, now, actor)).catalogue.editions[query.catalog];
      const requestedModels = query.model.flatMap((code) => models.get(code) ?? []);
      return ok(requestedModels.filter(({ subFamilyId }) => query.subfamily === undefined || subFamilyId === query.subfamily));
    }),
    route(endpoints.findReferences, async ({ actor, query, database, now }) => {
      const allowed = checkCatalogueAccess(actor, query.catalogId);
      if (!allowed.ok) return allowed;
      return ok(referenceHits(await contextFor(database, now, actor), query));
    }),
    search(endpoints.searchArticles),
    // The older spelling of the path (decisions, Platform shape).
    search({ ...endpoints.searchArticles, name: 'searchArticlesAlias', path: '/article/search' }),
  );
};
