import { routes } from '@candil/contract/routes';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../create-api-client';
import { type QueryOf, queryKeys } from './query-keys';

/** A page of the audit trail, newest first, for administrators. */
export const auditQuery = (client: ApiClient, query: QueryOf<'listAudit'>) =>
  queryOptions({
    queryKey: queryKeys.audit(query),
    queryFn: ({ signal }) => client.call(routes.listAudit, { query }, { signal }),
  });

/** Fetches a search of the audit trail as CSV: a `File` with the name it is to be saved under. The trail then has one line more. */
export const exportAuditMutation = (client: ApiClient) =>
  mutationOptions({
    // The contract's own type, so that users of the client do not depend on the schema library.
    mutationFn: (query: QueryOf<'exportAudit'>): Promise<File> => client.call(routes.exportAudit, { query }),
    onSuccess: (_file, _query, _result, { client: cache }) => cache.invalidateQueries({ queryKey: queryKeys.audit() }),
  });
