import { queryKeys } from '@candil/api-client/react';
import type { ProjectListItem } from '@candil/contract';
import type { QueryClient } from '@tanstack/react-query';

interface ListPage {
  readonly items: readonly ProjectListItem[];
}

/** Changes the lists at once, before the service has answered; returns how to take it back. */
export const changeListedProjects = (
  queries: QueryClient,
  change: (items: readonly ProjectListItem[]) => readonly ProjectListItem[],
): (() => void) => {
  const before = queries.getQueriesData<ListPage>({ queryKey: queryKeys.projects() });
  queries.setQueriesData<ListPage>({ queryKey: queryKeys.projects() }, (page) => page && { ...page, items: change(page.items) });
  return () => {
    for (const [key, page] of before) queries.setQueryData(key, page);
  };
};
