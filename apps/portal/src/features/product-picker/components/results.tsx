import type { ModelFacets, ModelSummary } from '@candil/contract';
import { useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { EmptyState } from '@candil/ui-kit/empty-state';
import { Pagination } from '@candil/ui-kit/pagination';
import { clsx } from 'clsx';
import { type ReactNode, useRef } from 'react';
import type { BrowseFilterState } from '../model/use-browse-filter';
import { ActiveFilters } from './active-filters';
import { SortSelect } from './sort-select';

interface ResultsProps {
  readonly state: BrowseFilterState;
  readonly found: {
    readonly items: readonly ModelSummary[];
    readonly total: number;
    readonly page: number;
    readonly itemsPerPage: number;
    readonly facets: ModelFacets;
  };
  /** True while the results belong to an earlier filter and the new answer is on its way. */
  readonly isStale: boolean;
  /** Card of a model. */
  readonly cardOf: (model: ModelSummary, index: number) => ReactNode;
}

export const modelGrid = 'm-0 grid list-none gap-5 p-0 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-4';

/** The models that fit, how many, in which order, page by page. */
export const Results = ({ state, found, isStale, cardOf }: ResultsProps) => {
  const { t } = useTranslation('eproject');
  const heading = useRef<HTMLHeadingElement>(null);
  const { filter, change, turnTo, clear } = state;
  const term = filter.term.trim();
  const pageCount = Math.ceil(found.total / found.itemsPerPage);
  return (
    <section aria-labelledby="results-heading" aria-busy={isStale}>
      <div className="mb-5 flex min-h-10 flex-wrap items-center justify-between gap-x-4 gap-y-2.5">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h2 id="results-heading" ref={heading} tabIndex={-1} className="m-0 text-lg font-semibold outline-none">
            {t('browse.found', { count: found.total })}
          </h2>
          <p role="status" className="sr-only">
            {t('browse.found', { count: found.total })}
          </p>
          <ActiveFilters state={state} facets={found.facets} />
        </div>
        {found.total > 1 && <SortSelect value={filter.sort} onChange={(sort) => change({ sort })} />}
      </div>
      {found.total === 0 ? (
        <EmptyState
          level={3}
          title={term === '' ? t('browse.nothing') : t('browse.nothingFor', { term })}
          description={term === '' ? t('browse.nothingText') : t('browse.nothingForText')}
          action={<Button onClick={clear}>{t('browse.clear')}</Button>}
        />
      ) : (
        <ul aria-label={t('browse.results')} className={clsx(modelGrid, 'transition-opacity', isStale && 'opacity-60')}>
          {found.items.map((model, index) => (
            <li key={model.model}>{cardOf(model, index)}</li>
          ))}
        </ul>
      )}
      {pageCount > 1 && (
        <Pagination
          label={t('browse.pages')}
          page={Math.min(found.page, pageCount)}
          pageCount={pageCount}
          onPageChange={(page) => {
            turnTo(page);
            heading.current?.focus({ preventScroll: true });
          }}
          className="mt-8 flex justify-center"
        />
      )}
    </section>
  );
};
