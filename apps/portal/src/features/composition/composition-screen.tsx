import type { EditorScreenProps } from '@candil/configurator-ui';
import { useFailureMessage, useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { ErrorState } from '@candil/ui-kit/error-state';
import type { ComponentType } from 'react';
import { Link, Navigate } from 'react-router';
import { NotOpenedView } from '../../shared/configuration/not-opened';
import { ReadOnlyProject } from '../../shared/configuration/read-only-project';
import { WayBack } from '../../shared/configuration/way-back';
import { Page } from '../../shared/shell/page';
import { ChooseCollection } from './components/choose-collection';
import { CompositionEditor } from './components/composition-editor';
import { EditorSkeleton } from './components/editor-skeleton';
import { isShownOnly, type Opening } from './model/opening';
import { type LoadedComposition, useCompositionData } from './state/use-composition-data';

interface CompositionScreenProps {
  /** Editor of this address. */
  readonly Screen: ComponentType<EditorScreenProps>;
  readonly opening: Opening;
  /** True when the composition in the address could not be read. */
  readonly isUnreadable: boolean;
}

/** A configurator with the subject of its address: compositions of pendants, or a drawing of a system, in a room. */
export const CompositionScreen = ({ Screen, opening, isUnreadable }: CompositionScreenProps) => {
  const { t } = useTranslation('eproject');
  const wordFailure = useFailureMessage();
  const data = useCompositionData(opening);
  const loaded: LoadedComposition = isUnreadable ? { kind: 'unreadable' } : data;
  const back = <WayBack projectId={opening.projectId} />;
  switch (loaded.kind) {
    case 'no-model': {
      const { title, text } = wordFailure({ code: 'article.model-unknown', values: { model: loaded.model } });
      return (
        <Page title={title} width="text">
          <ErrorState level={1} title={title} description={text} action={back} />
        </Page>
      );
    }
    case 'no-preset':
      return (
        <Page title={t('browse.preconfig.notFound')} width="text">
          <ErrorState
            level={1}
            title={t('browse.preconfig.notFound')}
            action={
              loaded.subFamilyId === undefined ? (
                back
              ) : (
                <Button asChild>
                  <Link to={`/preconfigs-list/${loaded.subFamilyId}`}>{t('browse.preconfig.title')}</Link>
                </Button>
              )
            }
          />
        </Page>
      );
    case 'unreadable':
      return (
        <Page title={t('composition.unreadable')} width="text">
          <ErrorState level={1} title={t('composition.unreadable')} description={t('composition.linkBroken')} action={back} />
        </Page>
      );
    case 'elsewhere':
      return <Navigate to={loaded.path} replace />;
    case 'refused': {
      const { title, text } = wordFailure(loaded.failure);
      return (
        <Page title={title} width="text">
          <ErrorState level={1} title={title} description={text} action={back} />
        </Page>
      );
    }
    case 'choose':
      return <ChooseCollection opening={opening} catalogId={loaded.catalogId} />;
    case 'ready': {
      const { project } = loaded.data;
      if (project !== undefined && !project.access.write && !isShownOnly(opening)) return <ReadOnlyProject project={project} />;
      return <CompositionEditor Screen={Screen} opening={opening} data={loaded.data} back={back} />;
    }
    default:
      return <NotOpenedView state={loaded} projectId={opening.projectId} skeleton={<EditorSkeleton />} />;
  }
};
