import { collectionsQuery, modelsQuery } from '@candil/api-client/react';
import type { CatalogId } from '@candil/domain';
import { useLanguage, useTranslation } from '@candil/i18n/react';
import { EmptyState } from '@candil/ui-kit/empty-state';
import { Skeleton } from '@candil/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { FailureView } from '../../../shared/failure/failure-view';
import { usePortal } from '../../../shared/portal';
import { fitsFilter, readFilter } from '../model/model-filter';
import { configuratorPath, type PickerPlace } from '../model/picker-paths';
import { FilterBar } from './filter-bar';
import { ModelCard } from './model-card';

interface ModelListProps {
  readonly place: PickerPlace;
  readonly catalogId: CatalogId;
  readonly subFamilyId: number;
}

const grid = 'grid gap-5 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-4';

/** The models of a collection, with search and filters, each leading to its configurator. */
export const ModelList = ({ place, catalogId, subFamilyId }: ModelListProps) => {
  const { t } = useTranslation('eproject');
  const { client } = usePortal();
  const { language } = useLanguage();
  const [search] = useSearchParams();
  const models = useQuery({
    ...modelsQuery(client, { catalog: catalogId, subFamilyId, lang: language }),
    meta: { action: 'models-fetch' },
  });
  const collections = useQuery({ ...collectionsQuery(client, { catalogId, lang: language }), meta: { action: 'collections-fetch' } });
  if (models.isError) {
    return <FailureView failure={models.error} action="models-fetch" onRetry={() => void models.refetch()} retrying={models.isFetching} />;
  }
  const collection = collections.data?.find((candidate) => candidate.subFamilyId === subFamilyId);
  // An unknown type is only told once the collections have said so.
  if (models.data === undefined || collections.isPending) return <ModelListSkeleton />;

  const filter = readFilter(search);
  const matching = models.data.filter((model) => fitsFilter(model, filter));
  const pathOf = (model: string) =>
    configuratorPath(place, { configuratorTypeId: collection?.configuratorType.id ?? 0, subFamilyId, catalogId, model });
  const nothing = filter.term.trim() === '' ? t('picker.noFilterMatch') : t('picker.noMatch', { term: filter.term.trim() });
  return (
    <>
      <FilterBar models={models.data} matching={matching.length} />
      {collection !== undefined && pathOf('') === undefined && (
        <EmptyState title={t('picker.noConfigurator')} description={t('picker.noConfiguratorText')} className="mb-6" />
      )}
      {matching.length === 0 && <EmptyState title={nothing} />}
      <ul className={`${grid} m-0 list-none p-0`}>
        {matching.map((model) => {
          const follower = models.data.find((candidate) => candidate.model === model.replacedBy);
          return (
            <li key={model.model}>
              <ModelCard
                model={model}
                to={pathOf(model.model)}
                replacement={follower && { name: follower.name, to: pathOf(follower.model) }}
              />
            </li>
          );
        })}
      </ul>
    </>
  );
};

const ModelListSkeleton = () => (
  <div aria-busy>
    <Skeleton width="100%" height={36} className="mb-6" />
    <div className={grid}>
      {['a', 'b', 'c', 'd'].map((key) => (
        <div key={key} className="overflow-hidden rounded-card border border-hairline">
          <div className="aspect-square">
            <Skeleton width="100%" height="100%" />
          </div>
          <div className="p-5">
            <Skeleton width="60%" height={24} />
            <Skeleton width="100%" height={190} className="mt-2" />
          </div>
        </div>
      ))}
    </div>
  </div>
);
