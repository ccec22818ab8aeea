import type { ApiClient } from '@candil/api-client';
import { projectsQuery } from '@candil/api-client/react';
import type { OfferedLanguage } from '@candil/i18n';
import { type ListRequest, PROJECTS_PER_PAGE } from './list-request';

/** The call behind a page of the list. */
export const projectsOptions = (client: ApiClient, { search, sortBy, role, page }: ListRequest, lang: OfferedLanguage) => ({
  ...projectsQuery(client, {
    itemsPerPage: PROJECTS_PER_PAGE,
    page,
    search,
    sortBy,
    lang,
    ...(role && { projectUserRole: role }),
  }),
  meta: { action: 'project-list' },
});

/** The last projects on the home page (P§4: the list reloads with 4). */
export const recentProjectsOptions = (client: ApiClient, lang: OfferedLanguage) => ({
  ...projectsQuery(client, { itemsPerPage: 4, page: 1, search: '', sortBy: 'UPDATED_RECENT', lang }),
  meta: { action: 'project-list' },
});
