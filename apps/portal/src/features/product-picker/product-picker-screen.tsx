import { collectionsQuery } from '@candil/api-client/react';
import type { CatalogId } from '@candil/domain';
import { useLanguage, useTranslation } from '@candil/i18n/react';
import { Breadcrumb } from '@candil/ui-kit/breadcrumb';
import { Button } from '@candil/ui-kit/button';
import { ErrorState } from '@candil/ui-kit/error-state';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { collectionsPath } from '../../shared/browse/paths';
import { useProject } from '../../shared/browse/use-target-project';
import { usePortal } from '../../shared/portal';
import { Page } from '../../shared/shell/page';
import { CollectionView } from './collection-view';
import { CollectionsView } from './collections-view';

interface ProductPickerScreenProps {
  readonly projectId: string | undefined;
  /** Undefined = all collections. */
  readonly subFamilyId: number | undefined;
  /** Without a project; undefined = that of the account. */
  readonly catalogId?: CatalogId | undefined;
  /** The tab of the configurator in which a model of the collection opens; undefined = the first. */
  readonly activeTab?: string | undefined;
}

/** From the collections to a model: pictures first, then technical data. */
export const ProductPickerScreen = ({ projectId, subFamilyId, catalogId: requestedCatalogId, activeTab }: ProductPickerScreenProps) => {
  const { t } = useTranslation(['eproject', 'common-front']);
  const { client } = usePortal();
  const { language: lang } = useLanguage();
  const { place, project, catalogId: own } = useProject(projectId);
  const catalogId = (projectId === undefined ? requestedCatalogId : undefined) ?? own;
  const collections = useQuery({ ...collectionsQuery(client, { catalogId, lang }), meta: { action: 'collections-fetch' } });
  const collection = collections.data?.find((candidate) => candidate.subFamilyId === subFamilyId);

  const title = project ? t('picker.titleForProject', { name: project.name }) : t('picker.title');
  const home = collectionsPath(place);
  const trail = [
    ...(project
      ? [
          { label: t('shell.projects', { ns: 'common-front' }), href: '/projects' },
          { label: project.name, href: `/project/${project.id}` },
        ]
      : []),
    ...(subFamilyId === undefined ? [] : [{ label: t('shell.collections', { ns: 'common-front' }), href: home }]),
    { label: subFamilyId === undefined ? t('shell.collections', { ns: 'common-front' }) : (collection?.name ?? '…') },
  ];
  const isElsewhere = subFamilyId !== undefined && collections.data !== undefined && collection === undefined;
  return (
    <Page title={collection?.name ?? title}>
      {(projectId !== undefined || subFamilyId !== undefined) && (
        <Breadcrumb
          label={t('picker.breadcrumb')}
          items={trail}
          renderLink={({ href, className, children }) => (
            <Link to={href} className={className}>
              {children}
            </Link>
          )}
          className="mb-3"
        />
      )}
      {isElsewhere ? (
        <ErrorState
          level={1}
          title={t('picker.notFound')}
          action={
            <Button asChild>
              <Link to={home}>{t('picker.otherCollections')}</Link>
            </Button>
          }
        />
      ) : (
        <>
          <h1 className="m-0 text-3xl font-semibold lg:text-4xl">{subFamilyId === undefined ? title : (collection?.name ?? title)}</h1>
          <p className="m-0 mt-2 mb-6 text-md text-muted">
            {subFamilyId === undefined ? t('picker.intro') : (collection?.tagline ?? '\u00A0')}
          </p>
          {subFamilyId === undefined ? (
            <CollectionsView place={place} catalogId={catalogId} />
          ) : (
            <CollectionView
              key={subFamilyId}
              place={place}
              catalogId={catalogId}
              subFamilyId={subFamilyId}
              collection={collection}
              activeTab={activeTab}
            />
          )}
        </>
      )}
    </Page>
  );
};
