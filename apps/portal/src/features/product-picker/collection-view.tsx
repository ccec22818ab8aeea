import { modelSearchQuery, preconfigsQuery } from '@candil/api-client/react';
import type { Collection } from '@candil/contract';
import type { CatalogId } from '@candil/domain';
import { useLanguage, useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { EmptyState } from '@candil/ui-kit/empty-state';
import { Notice } from '@candil/ui-kit/notice';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { CompositorLink } from '../../shared/add-to-project/compositor-link';
import { compositionPath, configuratorPath, type PickerPlace, preconfigsPath } from '../../shared/browse/paths';
import { FailureView } from '../../shared/failure/failure-view';
import { flagPlaceOf } from '../../shared/flags/flag-place';
import { useFlag } from '../../shared/flags/use-flag';
import { usePortal } from '../../shared/portal';
import { DrawnLead } from './components/drawn-lead';
import { FilterBar } from './components/filter-bar';
import { Layers } from './components/layers';
import { ModelCard } from './components/model-card';
import { ModelSkeletons } from './components/model-skeletons';
import { Results } from './components/results';
import { collectionSearch } from './model/model-search';
import { useBrowseFilter } from './model/use-browse-filter';

interface CollectionViewProps {
  readonly place: PickerPlace;
  readonly catalogId: CatalogId;
  readonly subFamilyId: number;
  /** Undefined while it travels. */
  readonly collection: Collection | undefined;
  readonly activeTab: string | undefined;
}

/** The configurator of regular products (7); models of composed products are single articles to it. */
const REGULAR = 7;
/** The board on which toolkits are laid out (9). */
const BOARD = 9;

/** Layer A is the collection itself, in its heading. */
const STORIES = ['B', 'C', 'D', 'E', 'F', 'G'] as const;

/** The models of a collection. */
export const CollectionView = ({ place, catalogId, subFamilyId, collection, activeTab }: CollectionViewProps) => {
  const { t } = useTranslation('eproject');
  const { client } = usePortal();
  const { language: lang } = useLanguage();
  const state = useBrowseFilter();
  const models = useQuery({
    ...modelSearchQuery(client, collectionSearch(state.filter, { catalogId, lang, subFamilyId })),
    meta: { action: 'models-fetch' },
  });
  const preconfigs = useQuery({
    ...preconfigsQuery(client, { catalogId, lang, subFamilyId }),
    meta: { action: 'preconfigs-fetch' },
  });
  const typeId = collection?.configuratorType.id;
  const [application, ...others] = state.filter.applications;
  // One application alone is looked at; of several none.
  const applicationLocation = others.length === 0 ? { applicationId: application } : null;
  const composes = useFlag('newCompositors', flagPlaceOf({ subFamily: { id: subFamilyId }, applicationLocation }));
  const isBoardOn = useFlag('toolkitListConfigurator', { subFamilyId });
  // They stand in the bar above everything else and would push it down.
  if (preconfigs.isPending) return <ModelSkeletons />;
  const hasConfigurator =
    typeId === undefined || configuratorPath(place, { configuratorTypeId: typeId, subFamilyId, catalogId, model: '' }) !== undefined;
  return (
    <>
      <DrawnLead place={place} subFamilyId={subFamilyId} preconfigs={preconfigs.data ?? []} isToolkit={isBoardOn && typeId === BOARD} />
      <FilterBar state={state} facets={models.data?.facets} locations={collection?.applicationLocations ?? []}>
        {composes && collection?.canCompose === true && (
          <Button asChild size="lg" variant="primary" className="max-md:grow">
            <Link to={compositionPath(place, { subFamilyId })}>{t('composition.compose')}</Link>
          </Button>
        )}
        {composes && collection?.canCompose === true && (
          <CompositorLink look="button" place={place} catalogId={catalogId} subFamilyId={subFamilyId} className="max-md:grow">
            {t('composition.composeOnCanopy')}
          </CompositorLink>
        )}
        {preconfigs.data && preconfigs.data.length > 0 && (
          <Button asChild size="lg" className="max-md:grow">
            <Link to={preconfigsPath(place, subFamilyId)}>{t('browse.preconfig.entry', { count: preconfigs.data.length })}</Link>
          </Button>
        )}
      </FilterBar>
      {!hasConfigurator && <EmptyState title={t('picker.noConfigurator')} description={t('picker.noConfiguratorText')} className="mb-6" />}
      {hasConfigurator && typeId !== undefined && typeId !== REGULAR && <Notice className="mb-6">{t('browse.singleArticles')}</Notice>}
      {models.isError ? (
        <FailureView failure={models.error} action="models-fetch" onRetry={() => void models.refetch()} retrying={models.isFetching} />
      ) : models.data ? (
        <>
          <Results
            state={state}
            found={models.data}
            isStale={models.isPlaceholderData}
            cardOf={(model, index) => (
              <ModelCard
                model={model}
                place={place}
                catalogId={catalogId}
                configuratorTypeId={typeId}
                showsCollection={false}
                activeTab={activeTab}
                priority={index < 4}
              />
            )}
          />
          <Layers place={place} catalogId={catalogId} layers={STORIES} subFamilyId={subFamilyId} />
        </>
      ) : (
        <ModelSkeletons />
      )}
    </>
  );
};
