import { collectionsQuery } from '@candil/api-client/react';
import { type CatalogId, CONFIGURATOR_IDS } from '@candil/domain';
import { useLanguage, useTranslation } from '@candil/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { LuminairePicture } from '../../../shared/browse/luminaire-picture';
import { compositionPath, compositorPath } from '../../../shared/browse/paths';
import { FailureView } from '../../../shared/failure/failure-view';
import { usePortal } from '../../../shared/portal';
import { Page } from '../../../shared/shell/page';
import type { Opening } from '../model/opening';
import { EditorSkeleton } from './editor-skeleton';

interface ChooseCollectionProps {
  readonly opening: Opening;
  readonly catalogId: CatalogId;
}

/** Shown when the address has no collection: asks for the collection of the pendants. */
export const ChooseCollection = ({ opening, catalogId }: ChooseCollectionProps) => {
  const { t } = useTranslation('eproject');
  const { client } = usePortal();
  const { language: lang } = useLanguage();
  const collections = useQuery({ ...collectionsQuery(client, { catalogId, lang }), meta: { action: 'collections-fetch' } });
  const { data } = collections;
  const isCompositor = opening.openedIn.choice.id === CONFIGURATOR_IDS.COMPOSITOR_CP_3D;
  if (data === undefined && !collections.isError) return <EditorSkeleton />;
  return (
    <Page title={t('composition.choose')}>
      <h1 className="m-0 text-3xl font-semibold">{t('composition.choose')}</h1>
      <p className="m-0 mt-2 mb-8 text-md text-muted">{t('composition.chooseText')}</p>
      {data === undefined ? (
        <FailureView
          failure={collections.error}
          action="collections-fetch"
          onRetry={() => void collections.refetch()}
          retrying={collections.isFetching}
        />
      ) : (
        <ul className="m-0 grid list-none gap-6 p-0 sm:grid-cols-2 lg:grid-cols-4">
          {data
            .filter(({ canCompose }) => canCompose)
            .map(({ subFamilyId, name, tagline, image, nightImage }, index) => (
              <li key={subFamilyId}>
                <Link
                  to={isCompositor ? compositorPath(opening, { subFamilyId, catalogId }) : compositionPath(opening, { subFamilyId })}
                  className="flex h-full flex-col overflow-hidden rounded-card border border-hairline bg-surface text-text no-underline transition-colors hover:border-faint"
                >
                  <LuminairePicture
                    day={image}
                    night={nightImage}
                    ratio={4 / 3}
                    sizes="(min-width: 1200px) 22rem, 50vw"
                    priority={index < 4}
                  />
                  <span className="p-5">
                    <span className="block text-xl font-semibold">{name}</span>
                    <span className="mt-1 block text-base text-pretty text-muted">{tagline}</span>
                  </span>
                </Link>
              </li>
            ))}
        </ul>
      )}
    </Page>
  );
};
