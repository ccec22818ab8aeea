import type { Project } from '@candil/contract';
import { useTranslation } from '@candil/i18n/react';
import { ErrorState } from '@candil/ui-kit/error-state';
import { Page } from '../shell/page';
import { WayBack } from './way-back';

/** Stands in the place of a configurator where the project may not be changed: it is ordered, or only shown to this person. */
export const ReadOnlyProject = ({ project }: { readonly project: Project }) => {
  const { t } = useTranslation('eproject');
  const title = project.order ? t('project.readOnly') : t('project.viewOnly');
  return (
    <Page title={title} width="text">
      <ErrorState level={1} title={title} action={<WayBack projectId={project.id} />} />
    </Page>
  );
};
