import { SEARCH_TEXT_MAX } from '@candil/contract/lengths';
import { useLanguage, useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { EmptyState } from '@candil/ui-kit/empty-state';
import { SearchIcon, UsersIcon } from '@candil/ui-kit/icon';
import { Pagination } from '@candil/ui-kit/pagination';
import { SegmentedControl } from '@candil/ui-kit/segmented-control';
import { Skeleton } from '@candil/ui-kit/skeleton';
import { TextField } from '@candil/ui-kit/text-field';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { FailureView } from '../../shared/failure/failure-view';
import { usePortal } from '../../shared/portal';
import { Page } from '../../shared/shell/page';
import { useTypedSearch } from '../../shared/use-typed-search';
import { RequestCard } from './components/request-card';
import {
  parseQualificationRequest,
  QUALIFICATION_STATES,
  QUALIFICATIONS_PER_PAGE,
  type QualificationListRequest,
  qualificationQuery,
  qualificationsOptions,
} from './model/qualification-request';

/** Requests for trade access: sales and administrators of the catalogue decide here. */
export const QualificationsScreen = () => {
  const { t } = useTranslation('eproject');
  const { client } = usePortal();
  const { language } = useLanguage();
  const [query, setQuery] = useSearchParams();
  const request = parseQualificationRequest(query);
  const requests = useQuery(qualificationsOptions(client, request, language));
  const change = (next: Partial<QualificationListRequest>, replace = true) =>
    setQuery(qualificationQuery({ ...request, page: 1, ...next }), { replace, preventScrollReset: replace });
  const typed = useTypedSearch(request.search, (search) => change({ search }));

  return (
    <Page title={t('qualifications.title')} className="max-w-[64rem]!">
      <h1 className="m-0 text-2xl font-semibold md:text-3xl">{t('qualifications.title')}</h1>
      <p className="m-0 mt-1 text-muted">{t('qualifications.lead')}</p>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-3">
        <SegmentedControl
          label={t('qualifications.state.label')}
          value={request.state}
          onValueChange={(chosen) => change({ state: QUALIFICATION_STATES.find((state) => state === chosen) ?? 'open' })}
          segments={QUALIFICATION_STATES.map((state) => ({ value: state, label: t(`qualifications.state.${state}`) }))}
        />
        <TextField
          label={t('qualifications.search')}
          hideLabel
          type="search"
          placeholder={t('qualifications.search')}
          prefix={<SearchIcon size={18} />}
          {...typed}
          maxLength={SEARCH_TEXT_MAX}
          className="w-full md:w-80"
        />
      </div>
      <p className="mt-4 mb-3 min-h-5 text-sm text-muted" role="status">
        {requests.data && t('qualifications.count', { count: requests.data.total })}
      </p>
      <div
        className="transition-opacity data-[stale=true]:opacity-60"
        data-stale={requests.isPlaceholderData}
        aria-busy={requests.isFetching}
      >
        {requests.isPending ? (
          <div className="flex flex-col gap-4">
            <Skeleton height={180} className="rounded-card!" />
            <Skeleton height={180} className="rounded-card!" />
          </div>
        ) : requests.isError ? (
          <FailureView failure={requests.error} onRetry={() => void requests.refetch()} retrying={requests.isFetching} />
        ) : requests.data.items.length > 0 ? (
          <>
            <ul className="m-0 flex list-none flex-col gap-4 p-0">
              {requests.data.items.map((item) => (
                <li key={item.id}>
                  <RequestCard request={item} />
                </li>
              ))}
            </ul>
            <Pagination
              label={t('qualifications.pages')}
              className="mt-8"
              page={request.page}
              pageCount={Math.ceil(requests.data.total / QUALIFICATIONS_PER_PAGE)}
              onPageChange={(page) => change({ page }, false)}
            />
          </>
        ) : request.search !== '' || request.state !== 'open' ? (
          <EmptyState
            icon={<SearchIcon size={28} />}
            title={t('qualifications.noMatch.title')}
            description={t('qualifications.noMatch.text')}
            action={<Button onClick={() => change({ search: '', state: 'open' })}>{t('qualifications.noMatch.clear')}</Button>}
          />
        ) : (
          <EmptyState icon={<UsersIcon size={28} />} title={t('qualifications.empty.title')} description={t('qualifications.empty.text')} />
        )}
      </div>
    </Page>
  );
};
