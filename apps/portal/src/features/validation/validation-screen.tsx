import { projectQuery } from '@candil/api-client/react';
import { useFailureMessage, useLanguage, useTranslation } from '@candil/i18n/react';
import { ErrorState } from '@candil/ui-kit/error-state';
import { Skeleton } from '@candil/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation } from 'react-router';
import { ReadOnlyProject } from '../../shared/configuration/read-only-project';
import { WayBack } from '../../shared/configuration/way-back';
import { FailureView } from '../../shared/failure/failure-view';
import { useFlag } from '../../shared/flags/use-flag';
import { usePortal } from '../../shared/portal';
import { Page } from '../../shared/shell/page';
import { validationPathOf } from '../../shared/validation/validation-path';
import { ValidateList } from './components/validate-list';
import { ValidateRegular } from './components/validate-regular';

interface ValidationScreenProps {
  readonly projectId: string;
  readonly productId: string;
}

/**
 * The attributes configurator (id 6): a product as it is stored beside the one sold now; a product validated by another
 * configurator leads there.
 */
export const ValidationScreen = ({ projectId, productId }: ValidationScreenProps) => {
  const { t } = useTranslation(['editor', 'eproject']);
  const { client } = usePortal();
  const { language } = useLanguage();
  const wordFailure = useFailureMessage();
  const { pathname } = useLocation();
  const validateComposingPendants = useFlag('validateComposingPendants');
  const query = useQuery({
    ...projectQuery(client, projectId, { lang: language }),
    meta: { action: 'project-fetch', leaveWhenForbidden: true },
  });
  const project = query.data;
  if (project === undefined) {
    return (
      <Page title={t('validation.title')} width="text">
        {query.isError ? (
          <FailureView
            failure={query.error}
            action="project-fetch"
            level={1}
            onRetry={() => void query.refetch()}
            retrying={query.isFetching}
          />
        ) : (
          <Skeleton height={320} />
        )}
      </Page>
    );
  }
  const product = project.products.find(({ _id }) => _id === productId);
  if (!project.access.write) return <ReadOnlyProject project={project} />;
  const refused = (heading: string) => (
    <Page title={heading} width="text">
      <ErrorState level={1} title={heading} action={<WayBack projectId={projectId} />} />
    </Page>
  );
  if (product === undefined) return refused(wordFailure({ code: 'product.not-found' }).title);
  const path = validationPathOf(project, product, { validateComposingPendants });
  if (path.ok && path.value !== pathname) return <Navigate to={path.value} replace />;
  if (path.ok) {
    return product.type === 'REGULAR' ? (
      <ValidateRegular key={project.version} project={project} product={product} />
    ) : (
      <ValidateList project={project} product={product} />
    );
  }
  return refused(wordFailure(path.failure).title);
};
