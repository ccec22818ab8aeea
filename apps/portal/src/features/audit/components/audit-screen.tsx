import { auditQuery } from '@candil/api-client/react';
import { useFormat, useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { EmptyState } from '@candil/ui-kit/empty-state';
import { SearchIcon } from '@candil/ui-kit/icon';
import { Pagination } from '@candil/ui-kit/pagination';
import { Skeleton } from '@candil/ui-kit/skeleton';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { FailureView } from '../../../shared/failure/failure-view';
import { usePortal } from '../../../shared/portal';
import { Page } from '../../../shared/shell/page';
import {
  ALL_OF_THE_TRAIL,
  AUDIT_COUNTED_MAX,
  AUDIT_LINES_PER_PAGE,
  type AuditRequest,
  auditAddress,
  auditFilters,
  parseAuditRequest,
} from '../model/audit-request';
import { AuditFilters } from './audit-filters';
import { AuditTable } from './audit-table';
import { ExportButton } from './export-button';

/** Audit trail for administrators: who did what, when and from where. */
export const AuditScreen = () => {
  const { t } = useTranslation('eproject');
  const { client } = usePortal();
  const { number } = useFormat();
  const [query, setQuery] = useSearchParams();
  const request = parseAuditRequest(query);
  const filters = auditFilters(request);
  const trail = useQuery({
    ...auditQuery(client, { ...filters, page: request.page, itemsPerPage: AUDIT_LINES_PER_PAGE }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { action: 'audit' },
  });
  const change = (next: Partial<AuditRequest>, replace = true) =>
    setQuery(auditAddress({ ...request, page: 1, ...next }), { replace, preventScrollReset: replace });
  const total = trail.data?.total ?? 0;

  return (
    <Page title={t('audit.title')}>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 className="m-0 text-2xl font-semibold md:text-3xl">{t('audit.title')}</h1>
          <p className="m-0 mt-1 max-w-[44rem] text-pretty text-muted">{t('audit.intro')}</p>
        </div>
        <ExportButton filters={filters} disabled={total === 0} />
      </div>
      <AuditFilters request={request} onChange={change} />
      <p className="mt-5 mb-3 min-h-5 text-sm text-muted" role="status">
        {trail.data &&
          (total > AUDIT_COUNTED_MAX ? t('audit.moreThan', { most: number(AUDIT_COUNTED_MAX) }) : t('audit.count', { count: total }))}
      </p>
      <div className="transition-opacity data-[stale=true]:opacity-60" data-stale={trail.isPlaceholderData} aria-busy={trail.isFetching}>
        {trail.isPending ? (
          <Skeleton height={560} className="rounded-card!" />
        ) : trail.isError ? (
          <FailureView failure={trail.error} onRetry={() => void trail.refetch()} retrying={trail.isFetching} />
        ) : trail.data.lines.length === 0 ? (
          <EmptyState
            icon={<SearchIcon size={28} />}
            title={t('audit.empty.title')}
            description={t('audit.empty.text')}
            action={<Button onClick={() => change(ALL_OF_THE_TRAIL)}>{t('audit.clear')}</Button>}
          />
        ) : (
          <>
            <AuditTable lines={trail.data.lines} />
            <Pagination
              label={t('audit.pages')}
              className="mt-8"
              page={request.page}
              pageCount={Math.ceil(Math.min(total, AUDIT_COUNTED_MAX) / AUDIT_LINES_PER_PAGE)}
              onPageChange={(page) => change({ page }, false)}
            />
          </>
        )}
      </div>
    </Page>
  );
};
