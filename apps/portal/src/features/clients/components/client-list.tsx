import { staffAccountsQuery } from '@candil/api-client/react';
import type { StaffAccountHit } from '@candil/contract';
import { useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { Card } from '@candil/ui-kit/card';
import { EmptyState } from '@candil/ui-kit/empty-state';
import { SearchIcon } from '@candil/ui-kit/icon';
import { Pagination } from '@candil/ui-kit/pagination';
import { Skeleton } from '@candil/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { FailureView } from '../../../shared/failure/failure-view';
import { roleKey, stateKey } from '../../../shared/people/people-words';
import { usePortal } from '../../../shared/portal';
import { CLIENTS_PER_PAGE, type ClientSearch, clientSearchQuery } from '../model/client-search';

interface ClientListProps {
  readonly clientSearch: ClientSearch;
  readonly change: (next: Partial<ClientSearch>) => void;
}

/** The accounts that a search finds, or all, page by page. */
export const ClientList = ({ clientSearch, change }: ClientListProps) => {
  const { t } = useTranslation('eproject');
  const { client } = usePortal();
  const { search, page } = clientSearch;
  const found = useQuery({
    ...staffAccountsQuery(client, { search, page, itemsPerPage: CLIENTS_PER_PAGE }),
    meta: { action: 'client-accounts' },
  });
  if (found.isPending) return <Skeleton width="100%" height={480} className="mt-8 rounded-card!" />;
  if (found.isError) return <FailureView failure={found.error} onRetry={() => void found.refetch()} retrying={found.isFetching} />;
  if (found.data.items.length === 0)
    return (
      <EmptyState
        icon={<SearchIcon size={28} />}
        title={t('clients.list.none.title')}
        description={t('clients.list.none.text')}
        action={<Button onClick={() => change({ search: '', page: 1 })}>{t('clients.list.none.clear')}</Button>}
        className="mt-8"
      />
    );
  return (
    <>
      <p className="mt-6 mb-3 min-h-5 text-sm text-muted" role="status">
        {t('clients.list.count', { count: found.data.total })}
      </p>
      <Card padding="none" className="transition-opacity data-[stale=true]:opacity-60" data-stale={found.isPlaceholderData}>
        <ul className="m-0 list-none p-0" aria-busy={found.isFetching}>
          {found.data.items.map((hit) => (
            <li key={hit.accountId} className="border-t border-hairline-soft first:border-t-0">
              <Hit hit={hit} to={`?${clientSearchQuery({ ...clientSearch, email: hit.email })}`} />
            </li>
          ))}
        </ul>
      </Card>
      <Pagination
        label={t('clients.list.pages')}
        className="mt-8"
        page={page}
        pageCount={Math.ceil(found.data.total / CLIENTS_PER_PAGE)}
        onPageChange={(wantedPage) => change({ page: wantedPage })}
      />
    </>
  );
};

const Hit = ({ hit: { name, email, rolId, status, company }, to }: { hit: StaffAccountHit; to: string }) => {
  const { t } = useTranslation('eproject');
  const role = roleKey(rolId);
  const state = stateKey(status);
  const place = [company?.name, company?.clientCode].filter(Boolean).join(' · ');
  return (
    <Link
      to={to}
      className="grid gap-x-6 gap-y-0.5 px-5 py-3.5 text-inherit no-underline hover:bg-hover md:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,3fr)]"
    >
      <span className="min-w-0">
        <span className="block font-semibold wrap-anywhere">{name}</span>
        <span className="block text-sm text-muted wrap-anywhere">{email}</span>
      </span>
      <span className="min-w-0 self-center text-sm wrap-anywhere">{place === '' ? t('clients.noCompany') : place}</span>
      <span className="min-w-0 self-center text-sm text-muted">{[role ? t(role) : rolId, state ? t(state) : status].join(' · ')}</span>
    </Link>
  );
};
