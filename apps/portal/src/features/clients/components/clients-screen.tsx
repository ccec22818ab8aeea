import { isApiFailure } from '@candil/api-client';
import { staffAccountQuery } from '@candil/api-client/react';
import { parseEmail } from '@candil/domain';
import { useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { EmptyState } from '@candil/ui-kit/empty-state';
import { SearchIcon } from '@candil/ui-kit/icon';
import { Skeleton } from '@candil/ui-kit/skeleton';
import { TextField } from '@candil/ui-kit/text-field';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { FailureView } from '../../../shared/failure/failure-view';
import { usePortal } from '../../../shared/portal';
import { Page } from '../../../shared/shell/page';
import { ClientAccount } from './client-account';

/** Where sales and administrators find an account by its address, and change its role or client code. */
export const ClientsScreen = () => {
  const { t } = useTranslation('eproject');
  const [query, setQuery] = useSearchParams();
  const email = query.get('email') ?? '';
  const [typed, setTyped] = useState(email);
  const isUsable = parseEmail(typed).ok;
  return (
    <Page title={t('clients.title')} className="max-w-[56rem]!">
      <h1 className="m-0 text-2xl font-semibold md:text-3xl">{t('clients.title')}</h1>
      <p className="m-0 mt-1 mb-6 text-muted">{t('clients.text')}</p>
      <search>
        <form
          className="flex flex-wrap items-end gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            if (isUsable) setQuery({ email: typed.trim() });
          }}
        >
          <TextField
            label={t('clients.email')}
            type="email"
            className="min-w-0 grow basis-64"
            value={typed}
            onValueChange={setTyped}
            autoComplete="off"
            spellCheck={false}
          />
          <Button type="submit" variant="dark" disabled={!isUsable} icon={<SearchIcon size={18} />}>
            {t('clients.find')}
          </Button>
        </form>
      </search>
      {email !== '' && <Found email={email} />}
    </Page>
  );
};

const Found = ({ email }: { email: string }) => {
  const { t } = useTranslation('eproject');
  const { client } = usePortal();
  const found = useQuery({ ...staffAccountQuery(client, email), meta: { action: 'client-account' } });
  if (found.isPending) return <Skeleton width="100%" height={320} className="mt-8" />;
  if (found.isSuccess) return <ClientAccount key={found.data.accountId} account={found.data} reload={() => found.refetch()} />;
  return isApiFailure(found.error) && found.error.code === 'account.not-found' ? (
    <EmptyState icon={<SearchIcon size={28} />} title={t('clients.none.title')} description={t('clients.none.text')} className="mt-8" />
  ) : (
    <FailureView failure={found.error} onRetry={() => void found.refetch()} retrying={found.isFetching} />
  );
};
