import { isApiFailure, routes } from '@candil/api-client';
import { useFormat, useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { Card } from '@candil/ui-kit/card';
import { EmptyState } from '@candil/ui-kit/empty-state';
import { BellIcon } from '@candil/ui-kit/icon';
import { Pagination } from '@candil/ui-kit/pagination';
import { Skeleton } from '@candil/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { FailureView } from '../../shared/failure/failure-view';
import { usePortal } from '../../shared/portal';
import { Page } from '../../shared/shell/page';
import { useNow } from '../../shared/use-now';
import { MailView } from './mail-view';

const MAILS_PER_PAGE = 20;

interface OutboxScreenProps {
  /** Shown where the service offers no outbox. */
  readonly notFound: ReactNode;
}

/** Unsent mails, for trying the product without a mail server. */
export const OutboxScreen = ({ notFound }: OutboxScreenProps) => {
  const { t } = useTranslation('eproject');
  const { client } = usePortal();
  const { ago } = useFormat();
  const now = useNow();
  const [search, setSearch] = useSearchParams();
  const chosen = search.get('mail') ?? undefined;
  const page = Math.max(1, Math.trunc(Number(search.get('page')) || 1));
  const mails = useQuery({
    queryKey: ['outbox', page],
    queryFn: ({ signal }) => client.call(routes.listMails, { query: { page, itemsPerPage: MAILS_PER_PAGE } }, { signal }),
    staleTime: 0,
  });
  if (isApiFailure(mails.error) && mails.error.code === 'route.not-found') return notFound;

  return (
    <Page title={t('outbox.title')}>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="m-0 text-2xl font-semibold md:text-3xl">{t('outbox.title')}</h1>
          <p className="m-0 mt-1 text-muted">{t('outbox.lead')}</p>
        </div>
        <Button loading={mails.isRefetching} onClick={() => void mails.refetch()}>
          {t('outbox.reload')}
        </Button>
      </div>
      <div className="mt-6">
        {mails.isPending ? (
          <Skeleton height={320} className="rounded-card!" />
        ) : mails.isError ? (
          <FailureView failure={mails.error} onRetry={() => void mails.refetch()} retrying={mails.isFetching} />
        ) : mails.data.items.length === 0 ? (
          <EmptyState icon={<BellIcon size={28} />} title={t('outbox.empty.title')} description={t('outbox.empty.text')} />
        ) : (
          <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
            <div>
              <Card padding="none">
                <ul className="m-0 list-none p-0">
                  {mails.data.items.map((mail) => (
                    <li key={mail.id} className="border-t border-hairline-soft first:border-t-0">
                      <Link
                        to={{ search: new URLSearchParams({ ...(page > 1 && { page: String(page) }), mail: mail.id }).toString() }}
                        preventScrollReset
                        aria-current={mail.id === chosen || undefined}
                        className="block px-5 py-3.5 text-inherit no-underline hover:bg-hover aria-[current]:bg-sunken"
                      >
                        <span className="block font-semibold wrap-anywhere">{mail.subject}</span>
                        <span className="mt-0.5 flex flex-wrap justify-between gap-x-4 text-sm text-muted">
                          <span className="wrap-anywhere">{t('outbox.to', { address: mail.to })}</span>
                          <span>{ago(mail.at, now)}</span>
                        </span>
                      </Link>
                    </li>
                  ))}
                </ul>
              </Card>
              <Pagination
                label={t('outbox.pages')}
                className="mt-6"
                page={page}
                pageCount={Math.ceil(mails.data.total / MAILS_PER_PAGE)}
                onPageChange={(next) => setSearch({ page: String(next) })}
              />
            </div>
            {chosen === undefined ? <p className="m-0 text-muted max-lg:hidden">{t('outbox.choose')}</p> : <MailView id={chosen} />}
          </div>
        )}
      </div>
    </Page>
  );
};
