import type { EditorScreenProps } from '@candil/configurator-ui';
import { useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { ErrorState } from '@candil/ui-kit/error-state';
import type { ComponentType } from 'react';
import { Link, Navigate } from 'react-router';
import { FailureView } from '../../shared/failure/failure-view';
import { Page } from '../../shared/shell/page';
import { ChooseCollection } from './components/choose-collection';
import { CompositionEditor } from './components/composition-editor';
import { EditorSkeleton } from './components/editor-skeleton';
import type { Opening } from './model/opening';
import { pathOfOtherMaker } from './model/start-path';
import { useCompositionData } from './state/use-composition-data';

interface CompositionScreenProps {
  /** What the editor of this address looks like. */
  readonly Screen: ComponentType<EditorScreenProps>;
  readonly opening: Opening;
}

/** A configurator of compositions: fetches what its address opens, and says where that is none. */
export const CompositionScreen = ({ Screen, opening }: CompositionScreenProps) => {
  const { t } = useTranslation('eproject');
  const loaded = useCompositionData(opening);
  const back = (
    <Button asChild>
      <Link to={opening.projectId === undefined ? '/create-project/select-collection' : `/project/${opening.projectId}`}>
        {opening.projectId === undefined ? t('picker.otherCollections') : t('configurator.version.toProject')}
      </Link>
    </Button>
  );
  switch (loaded.kind) {
    case 'pending':
      return <EditorSkeleton />;
    case 'gone':
      return (
        <Page title={t('composition.gone')} width="text">
          <ErrorState level={1} title={t('composition.gone')} description={t('composition.goneText')} action={back} />
        </Page>
      );
    case 'failed':
      return (
        <Page title={t('configurator.failed')} width="text">
          <FailureView
            failure={loaded.failure}
            action="configuration-fetch"
            level={1}
            onRetry={loaded.retry}
            retrying={loaded.isRetrying}
          />
        </Page>
      );
    case 'choose':
      return <ChooseCollection maker={opening.maker} projectId={opening.projectId} catalogId={loaded.catalogId} />;
    case 'ready': {
      const { project } = loaded.data;
      if (project !== undefined && !project.access.write) {
        const title = project.order ? t('project.readOnly') : t('project.viewOnly');
        return (
          <Page title={title} width="text">
            <ErrorState level={1} title={title} action={back} />
          </Page>
        );
      }
      const { saved, offer } = loaded.data;
      const other = opening.kind === 'saved' && saved !== undefined ? pathOfOtherMaker(opening, saved.product.type, offer) : undefined;
      if (other !== undefined) return <Navigate replace to={other} />;
      return <CompositionEditor Screen={Screen} opening={opening} data={loaded.data} />;
    }
  }
};
