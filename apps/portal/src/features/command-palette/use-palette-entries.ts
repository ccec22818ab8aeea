import {
  articleSearchQuery,
  openBudgetsQuery,
  ordersQuery,
  projectsQuery,
  staffAccountsQuery,
  submenuLinksQuery,
} from '@candil/api-client/react';
import { type CatalogId, CLIENT_STAFF_ROLES, hasAnyRole, hasPrivilege, SUB_FAMILY_IDS } from '@candil/domain';
import { useFormat, useLanguage, useTranslation } from '@candil/i18n/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useLocation } from 'react-router';
import { drawingPath } from '../../shared/browse/paths';
import { usePortal } from '../../shared/portal';
import { useModelSummaries } from '../../shared/remembered-models/use-model-summaries';
import { useRememberedModels } from '../../shared/remembered-models/use-remembered-models';
import { useMenuEntries } from '../../shared/session/use-menu-entries';
import { useAccount, useHasPrivilege } from '../../shared/session/use-session';
import {
  budgetEntry,
  clientEntry,
  matchesTerm,
  orderEntry,
  type PaletteEntry,
  productEntry,
  projectEntry,
  projectIdOfPath,
  rememberedEntry,
} from './palette-entry';

/** Entries shown per group; a longer term finds the others. */
const SHOWN_PER_GROUP = 5;
/** Orders, quotes and clients are known by numbers and names; a single letter asks for none of them. */
const NUMBER_LENGTH_MIN = 2;

/** Returns the entries of the palette for a term: pages and last projects without one. */
export const usePaletteEntries = (typed: string) => {
  const term = useDeferredValue(typed.trim());
  const { client } = usePortal();
  const account = useAccount();
  const { catalogId } = account;
  // Without the flag the page is offered to accounts that are shown no order.
  const seesOrders = useHasPrivilege('ORDER_VIEW');
  const { language } = useLanguage();
  const { pathname } = useLocation();
  const format = useFormat();
  const { t } = useTranslation('common-front');
  const projectId = projectIdOfPath(pathname);
  const pages = usePages(projectId).filter(({ label }) => matchesTerm(label, term));

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

  const asksNumbers = term.length >= NUMBER_LENGTH_MIN;
  const orders = useQuery({
    ...ordersQuery(client, { limit: SHOWN_PER_GROUP, search: term, lang: language }),
    enabled: asksNumbers && seesOrders,
    meta: { action: 'order-list' },
  });
  const budgets = useQuery({
    ...openBudgetsQuery(client, { limit: SHOWN_PER_GROUP, search: term }),
    enabled: asksNumbers && hasPrivilege(account, 'PROJECT_VIEW'),
    meta: { action: 'budget-list' },
  });
  const clients = useQuery({
    ...staffAccountsQuery(client, { search: term, itemsPerPage: SHOWN_PER_GROUP }),
    enabled: asksNumbers && hasAnyRole(account, CLIENT_STAFF_ROLES),
    meta: { action: 'client-list' },
  });
  const found = asksNumbers ? (clients.data?.items ?? []) : [];
  const placed = asksNumbers && seesOrders ? (orders.data?.items ?? []) : [];
  const issued = asksNumbers ? (budgets.data?.items ?? []) : [];

  const productEntries = (term === '' ? [] : (products.data ?? []))
    .slice(0, SHOWN_PER_GROUP)
    .map((hit) => productEntry(hit, catalogId, projectId, projectId && t('shell.palette.addHere')));
  const projectEntries = (projects.data?.items ?? []).map((project) => projectEntry(project, format.ago(project.updatedAt, Date.now())));
  const remembered = useRememberedEntries(catalogId, projectId);
  const entries: readonly PaletteEntry[] = [
    ...productEntries,
    ...projectEntries,
    ...(term === '' ? remembered : []),
    ...placed.map(orderEntry),
    ...issued.map(budgetEntry),
    ...found.map(clientEntry),
    ...pages,
  ];

  return {
    entries,
    term,
    hasFailed: [products, projects, orders, budgets, clients].some(({ isError }) => isError),
    isSearching: typed.trim() !== term || [products, projects, orders, budgets, clients].some(({ isFetching }) => isFetching),
  };
};

/** The last favourites, and other models viewed last. */
const useRememberedEntries = (catalogId: CatalogId, projectId: string | undefined): readonly PaletteEntry[] => {
  const { favourites, recent } = useRememberedModels();
  const marked = useModelSummaries(favourites.slice(0, SHOWN_PER_GROUP), catalogId) ?? [];
  const seen = useModelSummaries(recent.filter((model) => !favourites.includes(model)).slice(0, SHOWN_PER_GROUP), catalogId) ?? [];
  return [
    ...marked.map((model) => rememberedEntry(model, 'favourites', catalogId, projectId)),
    ...seen.map((model) => rememberedEntry(model, 'recent', catalogId, projectId)),
  ];
};

const usePages = (projectId: string | undefined): readonly PaletteEntry[] => {
  const { t } = useTranslation('common-front');
  const { client } = usePortal();
  const { language: lang } = useLanguage();
  const account = useAccount();
  const seesOrders = useMenuEntries().includes('orders');
  const managesUsers = useHasPrivilege('COMPANY_MANAGE_USER');
  const links = useQuery({
    ...submenuLinksQuery(client, { catalogId: account.catalogId, lang }),
    meta: { action: 'submenu', retry: false, handles: ['*'] },
  });
  const page = (id: string, label: string, to: string): PaletteEntry => ({ id: `page-${id}`, group: 'pages', label, to });
  return [
    page('new-project', t('shell.palette.newProject'), '/create-project'),
    page('home', t('shell.homeShort'), '/'),
    page('projects', t('shell.projects'), '/projects'),
    page('collections', t('shell.collections'), '/create-project/select-collection'),
    page('draw-sticks', t('shell.palette.draw.sticks'), drawingPath({ projectId }, SUB_FAMILY_IDS.STICKS) ?? ''),
    page('draw-plusminus', t('shell.palette.draw.plusminus'), drawingPath({ projectId }, SUB_FAMILY_IDS.PLUSMINUS) ?? ''),
    ...(seesOrders ? [page('orders', t('shell.orders'), '/orders')] : []),
    page('profile', t('shell.profile'), '/my-profile'),
    page('settings', t('shell.palette.settings'), '/my-profile'),
    ...(managesUsers ? [page('users', t('shell.companyUsers'), '/users-management')] : []),
    ...(hasAnyRole(account, CLIENT_STAFF_ROLES) ? [page('accounts', t('shell.clientAccounts'), '/staff/accounts')] : []),
    ...(links.data?.links ?? []).filter(({ external }) => !external).map(({ key, title, href }) => page(key, title, href)),
  ];
};
