import { routes } from '@candil/contract/routes';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../create-api-client';
import { type QueryOf, queryKeys } from './query-keys';

/** Languages come and go with a release. */
const ONE_DAY = 86_400_000;
const TEN_MINUTES = 600_000;

type Lang = NonNullable<QueryOf<'listLanguages'>['lang']>;

/** The languages of the platform, named in one of them; from the hub where the flag hubLanguages is on. */
export const languagesQuery = (client: ApiClient, lang: Lang, fromHub = false) =>
  queryOptions({
    queryKey: queryKeys.languages(lang, fromHub),
    queryFn: ({ signal }) =>
      fromHub
        ? client.call(routes.listHubLanguages, { params: { lang } }, { signal })
        : client.call(routes.listLanguages, { query: { lang } }, { signal }),
    staleTime: ONE_DAY,
  });

/** The texts of a namespace in a language. */
export const translationsQuery = (client: ApiClient, query: QueryOf<'getTranslations'>) =>
  queryOptions({
    queryKey: queryKeys.translations(query),
    queryFn: ({ signal }) => client.call(routes.getTranslations, { query }, { signal }),
    staleTime: TEN_MINUTES,
  });
