import { articleSearchQuery, projectsQuery } from '@candil/api-client/react';
import { menuEntries } from '@candil/domain';
import { useFormat, useLanguage, useTranslation } from '@candil/i18n/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useLocation } from 'react-router';
import { useFlag } from '../../shared/flags/use-flag';
import { usePortal } from '../../shared/portal';
import { useAccount } from '../../shared/session/use-session';
import { matchesTerm, type PaletteEntry, productEntry, projectEntry, projectIdOfPath } from './palette-entry';

/** So many of a group are shown; whoever wants more refines the term. */
const SHOWN_PER_GROUP = 5;

/** What the palette offers for a term: pages and last projects for none. */
export const usePaletteEntries = (typed: string) => {
  const term = useDeferredValue(typed.trim());
  const { client } = usePortal();
  const { catalogId } = useAccount();
  const { language } = useLanguage();
  const { pathname } = useLocation();
  const format = useFormat();
  const { t } = useTranslation('common-front');
  const projectId = projectIdOfPath(pathname);
  const pages = usePages().filter(({ label }) => matchesTerm(label, term));

  const products = useQuery({
    ...articleSearchQuery(client, { catalogId, search: term, lang: language }),
    placeholderData: keepPreviousData,
    enabled: term !== '',
    meta: { action: 'article-search' },
  });
  const projects = useQuery({
    ...projectsQuery(client, { itemsPerPage: SHOWN_PER_GROUP, search: term, lang: language }),
    meta: { action: 'project-list' },
  });

  const productEntries = (term === '' ? [] : (products.data ?? []))
    .slice(0, SHOWN_PER_GROUP)
    .map((hit) => productEntry(hit, catalogId, projectId, projectId && t('shell.palette.addHere')));
  const projectEntries = (projects.data?.items ?? []).map((project) => projectEntry(project, format.ago(project.updatedAt, Date.now())));
  const entries: readonly PaletteEntry[] = [...productEntries, ...projectEntries, ...pages];

  return {
    entries,
    term,
    hasFailed: products.isError || projects.isError,
    isSearching: typed.trim() !== term || products.isFetching || projects.isFetching,
  };
};

const usePages = (): readonly PaletteEntry[] => {
  const { t } = useTranslation('common-front');
  const seesOrders = menuEntries(useAccount(), useFlag('menuPrivileges')).includes('orders');
  const page = (id: string, label: string, to: string): PaletteEntry => ({ id: `page-${id}`, group: 'pages', label, to });
  return [
    page('new-project', t('shell.palette.newProject'), '/create-project'),
    page('home', t('shell.homeShort'), '/'),
    page('projects', t('shell.projects'), '/projects'),
    page('collections', t('shell.collections'), '/create-project/select-collection'),
    ...(seesOrders ? [page('orders', t('shell.orders'), '/orders')] : []),
  ];
};
