import { collectionsQuery, preconfigsQuery } from '@candil/api-client/react';
import { useLanguage, useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { EmptyState } from '@candil/ui-kit/empty-state';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { collectionPath, collectionsPath } from '../../shared/browse/paths';
import { useTargetProject } from '../../shared/browse/use-target-project';
import { FailureView } from '../../shared/failure/failure-view';
import { usePortal } from '../../shared/portal';
import { Page } from '../../shared/shell/page';
import { PreconfigBreadcrumb } from './components/preconfig-breadcrumb';
import { PreconfigCard } from './components/preconfig-card';
import { PreconfigSkeletons, preconfigGrid } from './components/preconfig-skeletons';

interface PreconfigsScreenProps {
  readonly subFamilyId: number;
  readonly applicationLocationId: number | undefined;
}

/** Starting points that the maker has put together for a collection. */
export const PreconfigsScreen = ({ subFamilyId, applicationLocationId }: PreconfigsScreenProps) => {
  const { t } = useTranslation('eproject');
  const { client } = usePortal();
  const { language: lang } = useLanguage();
  const { place, project, catalogId, isPending } = useTargetProject();
  const collections = useQuery({ ...collectionsQuery(client, { catalogId, lang }), meta: { action: 'collections-fetch' } });
  const collection = collections.data?.find((candidate) => candidate.subFamilyId === subFamilyId);
  const isElsewhere = collections.data !== undefined && collection === undefined;
  const preconfigs = useQuery({
    ...preconfigsQuery(client, { catalogId, lang, subFamilyId, ...(applicationLocationId !== undefined && { applicationLocationId }) }),
    enabled: !isPending && collection !== undefined,
    meta: { action: 'preconfigs-fetch' },
  });
  const title = collection ? t('browse.preconfig.titleOf', { name: collection.name }) : t('browse.preconfig.title');
  const toCollection = (
    <Button asChild>
      <Link to={isElsewhere ? collectionsPath(place) : collectionPath(place, subFamilyId)}>
        {isElsewhere ? t('picker.otherCollections') : t('browse.preconfig.toCollection')}
      </Link>
    </Button>
  );
  return (
    <Page title={title}>
      <PreconfigBreadcrumb place={place} project={project} collection={collection} last={t('browse.preconfig.title')} />
      <h1 className="m-0 text-3xl font-semibold lg:text-4xl">{isElsewhere ? t('picker.notFound') : title}</h1>
      <p className="m-0 mt-2 mb-7 text-md text-muted">{isElsewhere ? ' ' : t('browse.preconfig.intro')}</p>
      {isElsewhere ? (
        toCollection
      ) : preconfigs.isError || collections.isError ? (
        <FailureView
          failure={preconfigs.error ?? collections.error}
          action="preconfigs-fetch"
          onRetry={() => void (preconfigs.isError ? preconfigs : collections).refetch()}
          retrying={preconfigs.isFetching || collections.isFetching}
        />
      ) : preconfigs.data === undefined ? (
        <PreconfigSkeletons />
      ) : preconfigs.data.length === 0 ? (
        <EmptyState title={t('browse.preconfig.none')} description={t('browse.preconfig.noneText')} action={toCollection} />
      ) : (
        <ul className={preconfigGrid}>
          {preconfigs.data.map((preconfig, index) => (
            <li key={preconfig.id}>
              <PreconfigCard catalogId={catalogId} preconfig={preconfig} place={place} priority={index < 3} />
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
};
