import { isApiFailure } from '@candil/api-client';
import { modelInfoQuery } from '@candil/api-client/react';
import { useLanguage, useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { ErrorState } from '@candil/ui-kit/error-state';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, Navigate } from 'react-router';
import { collectionPath, collectionsPath, modelPath } from '../../shared/browse/paths';
import { useTargetProject } from '../../shared/browse/use-target-project';
import { FailureView } from '../../shared/failure/failure-view';
import { usePortal } from '../../shared/portal';
import { useNoteRecent } from '../../shared/remembered-models/use-note-recent';
import { Page } from '../../shared/shell/page';
import { ModelBreadcrumb } from './components/model-breadcrumb';
import { ModelSkeleton } from './components/model-skeleton';
import { isModelCode } from './model/model-code';
import { type ModelView, useModelView } from './model/use-model-view';

interface ModelFrameProps {
  readonly subFamilyId: number | undefined;
  readonly model: string | undefined;
  readonly children: (view: ModelView) => ReactNode;
}

/** Fetches the data of both pages of a model, and says so when there is no such model. */
export const ModelFrame = ({ subFamilyId, model, children }: ModelFrameProps) => {
  const { t } = useTranslation('eproject');
  const { client } = usePortal();
  const { language: lang } = useLanguage();
  const target = useTargetProject();
  const { place, catalogId } = target;
  const isCode = isModelCode(model);
  const info = useQuery({
    ...modelInfoQuery(client, { catalog: catalogId, model: model ?? '', lang }),
    enabled: isCode && !target.isPending,
    meta: { action: 'model-fetch' },
  });
  const { data } = info;
  if (!isCode || (isApiFailure(info.error) && info.error.ErrorCode === 404)) {
    const to = subFamilyId ? collectionPath(place, subFamilyId) : collectionsPath(place);
    return (
      <Page title={t('browse.model.notFound')}>
        <ErrorState
          level={1}
          title={t('browse.model.notFound')}
          description={t('browse.model.notFoundText')}
          action={
            <Button asChild>
              <Link to={to}>{t('picker.otherCollections')}</Link>
            </Button>
          }
        />
      </Page>
    );
  }
  if (info.isError) {
    return (
      <Page title={model}>
        <FailureView level={1} failure={info.error} action="model-fetch" onRetry={() => void info.refetch()} retrying={info.isFetching} />
      </Page>
    );
  }
  if (data === undefined) return <ModelSkeleton />;
  // An old or mistyped sub-family: the model is known, so its own address is too.
  if (data.subFamily.id !== subFamilyId) {
    const own = { subFamilyId: data.subFamily.id, applicationLocationId: data.applicationLocation?.id ?? null, model };
    return <Navigate replace to={modelPath(place, own)} />;
  }
  return (
    <Page title={data.name}>
      <ModelBreadcrumb info={data} place={place} project={target.project} />
      <Shown key={model} info={data} target={target}>
        {children}
      </Shown>
    </Page>
  );
};

const Shown = ({ children, ...given }: Parameters<typeof useModelView>[0] & Pick<ModelFrameProps, 'children'>) => {
  useNoteRecent(given.info.model);
  return children(useModelView(given));
};
