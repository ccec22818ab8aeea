import { projectQuery } from '@candil/api-client/react';
import { useFailureMessage, useLanguage, useTranslation } from '@candil/i18n/react';
import { ErrorState } from '@candil/ui-kit/error-state';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { ReadOnlyProject } from '../../shared/configuration/read-only-project';
import { WayBack } from '../../shared/configuration/way-back';
import { FailureView } from '../../shared/failure/failure-view';
import { lazyPart } from '../../shared/part/lazy-part';
import { usePortal } from '../../shared/portal';
import { useAccount } from '../../shared/session/use-session';
import { Page } from '../../shared/shell/page';
import { ConfiguratorSkeleton } from './components/configurator-skeleton';
import { ProductLoader } from './components/product-loader';
import { type Location, readLocation } from './model/location';
import { sittingOf } from './state/use-kept-location';

const InOwnConfigurator = lazyPart(
  () => import('../../shared/product-line/in-own-configurator'),
  ({ InOwnConfigurator }) => InOwnConfigurator,
);

interface RegularProductScreenProps {
  readonly projectId: string | undefined;
  readonly productId: string | undefined;
}

/** The regular product configurator, for a new product, one more of a project, or a line that is there. */
export const RegularProductScreen = ({ projectId, productId }: RegularProductScreenProps) => {
  const location = useLocation();
  const [opened, setOpened] = useState({ location, time: 0 });
  // An address that this sitting did not write itself, of a link or of going back, begins anew.
  const sitting = `${opened.location.key}/${opened.time}`;
  if (location.key !== opened.location.key && sittingOf(location.state) !== sitting) setOpened({ location, time: opened.time + 1 });
  const place = readLocation(new URLSearchParams(opened.location.search));
  const reopen = () => setOpened({ location: { ...location, search: '' }, time: opened.time + 1 });
  const { catalogId } = useAccount();
  const shared = { location: place, sitting, onReopen: reopen };
  if (projectId !== undefined) return <InProject key={sitting} {...shared} projectId={projectId} productId={productId} />;
  if (place.model === undefined) return <Navigate to="/create-project/select-collection" replace />;
  return <ProductLoader key={sitting} {...shared} target={{ kind: 'new' }} catalogId={place.catalogId ?? catalogId} model={place.model} />;
};

interface InProjectProps {
  readonly projectId: string;
  readonly productId: string | undefined;
  readonly location: Location;
  readonly sitting: string;
  readonly onReopen: () => void;
}

const InProject = ({ projectId, productId, location: place, sitting, onReopen }: InProjectProps) => {
  const { t } = useTranslation('eproject');
  const { client } = usePortal();
  const { language } = useLanguage();
  const wordFailure = useFailureMessage();
  const query = useQuery({
    ...projectQuery(client, projectId, { lang: language }),
    meta: { action: 'project-fetch', leaveWhenForbidden: true },
  });
  const project = query.data;
  if (project === undefined) {
    if (!query.isError) return <ConfiguratorSkeleton />;
    return (
      <Page title={t('configurator.failed')} width="text">
        <FailureView
          failure={query.error}
          action="project-fetch"
          level={1}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      </Page>
    );
  }
  if (!project.access.write) return <ReadOnlyProject project={project} />;
  const shared = { catalogId: project.catalogId, location: place, sitting, onReopen };
  if (productId === undefined) {
    if (place.model === undefined) return <Navigate to={`/project/${projectId}/add-product/select-collection`} replace />;
    return <ProductLoader {...shared} target={{ kind: 'add', project }} model={place.model} />;
  }
  const product = project.products.find(({ _id }) => _id === productId);
  if (product === undefined) {
    const { title, text } = wordFailure({ code: 'product.not-found' });
    return (
      <Page title={title} width="text">
        <ErrorState level={1} title={title} description={text} action={<WayBack projectId={projectId} />} />
      </Page>
    );
  }
  if (product.type !== 'REGULAR') {
    return (
      <Suspense fallback={<ConfiguratorSkeleton />}>
        <InOwnConfigurator project={project} product={product} />
      </Suspense>
    );
  }
  const model = place.model ?? product.model;
  const location = { ...place, subFamilyId: place.model === undefined ? product.subFamily.id : place.subFamilyId };
  return <ProductLoader {...shared} location={location} target={{ kind: 'edit', project, product }} model={model} />;
};
