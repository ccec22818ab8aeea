import { isApiFailure, routes } from '@candil/api-client';
import { useTranslation } from '@candil/i18n/react';
import { Skeleton } from '@candil/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { FailureView } from '../../shared/failure/failure-view';
import { usePortal } from '../../shared/portal';
import { Page } from '../../shared/shell/page';
import { Confirmed } from './confirmed';
import { StaleLink } from './stale-link';

/** A link that was used, is too old, or was cut by a mail program. */
const isStale = (failure: unknown): boolean =>
  isApiFailure(failure) && (failure.code === 'mail-link.expired' || failure.code === 'request.invalid');

/** Confirms the address that a mail went to, then leads on to where its owner wanted to go. */
export const ConfirmEmailScreen = () => {
  const { t } = useTranslation('login-area');
  const { client } = usePortal();
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  // Sent once for a link, however often the page is drawn; only a request without answer is repeated, by hand.
  const confirmation = useQuery({
    queryKey: ['confirm-email', token],
    queryFn: () => client.call(routes.confirmEmail, { body: { token } }),
    enabled: token !== '',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

  return (
    <Page title={t('confirm.title')} className="flex max-w-[36rem]! grow flex-col justify-center pb-28!">
      {token === '' || isStale(confirmation.error) ? (
        <StaleLink />
      ) : confirmation.isError ? (
        <FailureView
          failure={confirmation.error}
          level={1}
          onRetry={() => void confirmation.refetch()}
          retrying={confirmation.isFetching}
        />
      ) : confirmation.data ? (
        <Confirmed {...confirmation.data} />
      ) : (
        <div role="status" aria-label={t('confirm.title')}>
          <Skeleton height={44} width="70%" />
          <Skeleton height={22} className="mt-4" />
          <Skeleton height={48} width={220} className="mt-8" />
        </div>
      )}
    </Page>
  );
};
