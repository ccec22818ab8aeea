import { collectionsQuery, modelSearchQuery } from '@candil/api-client/react';
import type { CatalogId } from '@candil/domain';
import { useLanguage, useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { type PickerPlace, piecesListPath } from '../../shared/browse/paths';
import { FailureView } from '../../shared/failure/failure-view';
import { useFlag } from '../../shared/flags/use-flag';
import { usePortal } from '../../shared/portal';
import { RememberedStrip } from '../../shared/remembered-models/remembered-strip';
import { CodeHits } from './components/code-hits';
import { CollectionGrid } from './components/collection-grid';
import { FilterBar } from './components/filter-bar';
import { Layers } from './components/layers';
import { ModelCard } from './components/model-card';
import { ModelSkeletons } from './components/model-skeletons';
import { QuestionTree } from './components/question-tree';
import { Results } from './components/results';
import { isFiltering } from './model/browse-filter';
import { catalogueSearch } from './model/model-search';
import { askAfter, readAnswers } from './model/question-path';
import { useBrowseFilter } from './model/use-browse-filter';

interface CollectionsViewProps {
  readonly place: PickerPlace;
  readonly catalogId: CatalogId;
}

/**
 * Layers shown for all collections: layer A is the list itself, the others are about one collection each and stand on
 * its own screen; here are the first ideas.
 */
const STORIES = ['C'] as const;

/** The whole catalogue: its collections, or the models that fit as soon as something is asked for. */
export const CollectionsView = ({ place, catalogId }: CollectionsViewProps) => {
  const { t } = useTranslation('eproject');
  const { client } = usePortal();
  const { language: lang } = useLanguage();
  const [search] = useSearchParams();
  const state = useBrowseFilter();
  const { filter } = state;
  const collections = useQuery({ ...collectionsQuery(client, { catalogId, lang }), meta: { action: 'collections-fetch' } });
  const models = useQuery({
    ...modelSearchQuery(client, catalogueSearch(filter, { catalogId, lang })),
    meta: { action: 'models-fetch' },
  });
  const writesLists = useFlag('bundleListConfigurator');
  const answerIds = readAnswers(search);
  if (answerIds !== undefined) return <QuestionTree place={place} catalogId={catalogId} answerIds={answerIds} />;
  const filtering = isFiltering(filter);
  const shown = filtering ? models : collections;
  const typeOf = (subFamilyId: number) =>
    collections.data?.find((collection) => collection.subFamilyId === subFamilyId)?.configuratorType.id;
  return (
    <>
      <FilterBar state={state} facets={models.data?.facets}>
        <Button asChild size="lg" className="max-md:grow">
          <Link to={askAfter([])}>{t('browse.ask.open')}</Link>
        </Button>
        {writesLists && (
          <Button asChild size="lg" className="max-md:grow">
            <Link to={piecesListPath(place)}>{t('browse.piecesList')}</Link>
          </Button>
        )}
      </FilterBar>
      {shown.isError ? (
        <FailureView
          failure={shown.error}
          action={filtering ? 'models-fetch' : 'collections-fetch'}
          onRetry={() => void shown.refetch()}
          retrying={shown.isFetching}
        />
      ) : filtering ? (
        <>
          <CodeHits term={filter.term} place={place} catalogId={catalogId} collections={collections.data ?? []} />
          {models.data ? (
            <Results
              state={state}
              found={models.data}
              isStale={models.isPlaceholderData}
              cardOf={(model, index) => (
                <ModelCard
                  model={model}
                  place={place}
                  catalogId={catalogId}
                  configuratorTypeId={typeOf(model.subFamilyId)}
                  showsCollection
                  priority={index < 4}
                />
              )}
            />
          ) : (
            <ModelSkeletons />
          )}
        </>
      ) : (
        <>
          <RememberedStrip place={place} catalogId={catalogId} keepsPlace className="mb-8" />
          <CollectionGrid place={place} collections={collections.data} />
          {collections.data && <Layers place={place} catalogId={catalogId} layers={STORIES} limit={3} />}
        </>
      )}
    </>
  );
};
