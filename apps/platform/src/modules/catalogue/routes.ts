import { endpoints } from '@candil/contract';
import { CATALOGS, ok } from '@candil/domain';
import { defineRoutes, route } from '../../kernel';

export const catalogueRoutes = () =>
  defineRoutes(
    route(endpoints.getCatalogues, async () => ok(Object.values(CATALOGS).map(({ id, name, currency }) => ({ id, name, currency })))),
  );
