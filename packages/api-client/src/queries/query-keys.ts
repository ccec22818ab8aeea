import type { EndpointName } from '@candil/contract';
import type { RequestFor } from '../request';

/** The query string of an endpoint, as a caller writes it. */
export type QueryOf<Name extends EndpointName> = NonNullable<RequestFor<Name>['query']>;

/** Keys of everything cached; a shorter key names all that start with it: `['projects']` every page of the list. */
export const queryKeys = {
  account: () => ['account'] as const,
  collections: (query?: QueryOf<'getCollections'>) => ['collections', ...present(query)] as const,
  models: (query?: QueryOf<'listModelsByFamily'>) => ['models', ...present(query)] as const,
  variations: (query?: QueryOf<'getVariations'>) => ['variations', ...present(query)] as const,
  priceBasis: (query?: QueryOf<'getPriceBasis'>) => ['price-basis', ...present(query)] as const,
  articleSearch: (query?: QueryOf<'searchArticles'>) => ['article-search', ...present(query)] as const,
  projects: (query?: QueryOf<'listProjects'>) => ['projects', ...present(query)] as const,
  project: (projectId?: string, query?: QueryOf<'getProject'>) => ['project', ...present(projectId), ...present(query)] as const,
  orderDraft: (projectId?: string, lang?: string) => ['order-draft', ...present(projectId), ...present(lang)] as const,
  orders: (query?: QueryOf<'listOrders'>) => ['orders', ...present(query)] as const,
  order: (orderId?: number, query?: QueryOf<'getOrder'>) => ['order', ...present(orderId), ...present(query)] as const,
} as const;

function present<Part>(part: Part | undefined): [] | [Part] {
  return part === undefined ? [] : [part];
}
