import { endpoints } from '@candil/contract';
import { ok } from '@candil/domain';
import { defineRoutes, type Route, route } from '../../kernel';
import type { DefaultValues } from './default-values';
import type { PlaceReader } from './place-reader';

export const placeRoutes = (places: PlaceReader, defaults: DefaultValues): readonly Route[] =>
  defineRoutes(
    route(endpoints.getCountries, async ({ query }) => ok(await places.countries(query.lang, query.catalogId, query.context === 'simple'))),
    route(endpoints.getLevel2Places, ({ params, query }) => places.level2(params.geonameId, params.level2Path, query.search)),
    route(endpoints.getLevel3Places, ({ params, query }) => places.level3(params, query.search, query.geonameId)),
    route(endpoints.getClientIp, async ({ request }) => ok({ ip: request.ip })),
    route(endpoints.getDefaultValuesByIp, async ({ params, request }) => ok(await defaults.of(params.ip, request))),
  );
