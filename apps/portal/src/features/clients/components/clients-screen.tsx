import { isApiFailure } from '@candil/api-client';
import { staffAccountQuery } from '@candil/api-client/react';
import { SEARCH_TEXT_MAX } from '@candil/contract/lengths';
import { parseEmail } from '@candil/domain';
import { useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { EmptyState } from '@candil/ui-kit/empty-state';
import { ChevronLeftIcon, SearchIcon } from '@candil/ui-kit/icon';
import { Skeleton } from '@candil/ui-kit/skeleton';
import { TextField } from '@candil/ui-kit/text-field';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { FailureView } from '../../../shared/failure/failure-view';
import { usePortal } from '../../../shared/portal';
import { Page } from '../../../shared/shell/page';
import { type ClientSearch, clientSearchQuery, parseClientSearch } from '../model/client-search';
import { ClientAccount } from './client-account';
import { ClientList } from './client-list';

/** Screen on which sales and administrators find an account by part of its name, and change its role or client code. */
export const ClientsScreen = () => {
  const { t } = useTranslation('eproject');
  const [query, setQuery] = useSearchParams();
  const clientSearch = parseClientSearch(query);
  const shown = clientSearch.email === '' ? clientSearch.search : clientSearch.email;
  const [typed, setTyped] = useState(shown);
  const [known, setKnown] = useState(shown);
  // Back and forward lead to other searches.
  if (shown !== known) {
    setKnown(shown);
    setTyped(shown);
  }
  const change = (next: Partial<ClientSearch>) => setQuery(clientSearchQuery({ ...clientSearch, ...next }));
  const find = () => {
    const text = typed.trim();
    // A whole address is one account, and shown at once.
    const next = parseEmail(text).ok ? { search: '', email: text } : { search: text, email: '' };
    change({ page: 1, ...next });
  };
  return (
    <Page title={t('clients.title')} className="max-w-[64rem]!">
      <h1 className="m-0 text-2xl font-semibold md:text-3xl">{t('clients.title')}</h1>
      <p className="m-0 mt-1 mb-6 text-muted">{t('clients.text')}</p>
      <search>
        <form
          className="flex flex-wrap items-end gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            find();
          }}
        >
          <TextField
            label={t('clients.email')}
            className="min-w-0 grow basis-64"
            value={typed}
            onValueChange={setTyped}
            maxLength={SEARCH_TEXT_MAX}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
          />
          <Button type="submit" variant="dark" icon={<SearchIcon size={18} />}>
            {t('clients.find')}
          </Button>
        </form>
      </search>
      {clientSearch.email === '' ? (
        <ClientList clientSearch={clientSearch} change={change} />
      ) : (
        <>
          <Link
            to={`?${clientSearchQuery({ ...clientSearch, email: '' })}`}
            className="mt-6 inline-flex items-center gap-1 text-sm text-muted"
          >
            <ChevronLeftIcon size={16} />
            {t('clients.list.back')}
          </Link>
          <Found email={clientSearch.email} />
        </>
      )}
    </Page>
  );
};

const Found = ({ email }: { email: string }) => {
  const { t } = useTranslation('eproject');
  const { client } = usePortal();
  const found = useQuery({ ...staffAccountQuery(client, email), meta: { action: 'client-account' } });
  if (found.isPending) return <Skeleton width="100%" height={320} className="mt-4" />;
  if (found.isSuccess) return <ClientAccount key={found.data.accountId} account={found.data} reload={() => found.refetch()} />;
  return isApiFailure(found.error) && found.error.code === 'account.not-found' ? (
    <EmptyState icon={<SearchIcon size={28} />} title={t('clients.none.title')} description={t('clients.none.text')} className="mt-8" />
  ) : (
    <FailureView failure={found.error} onRetry={() => void found.refetch()} retrying={found.isFetching} />
  );
};
