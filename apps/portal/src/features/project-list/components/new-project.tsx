import { useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { optionalPart } from '../../../shared/part/optional-part';
import { useAskedPart } from '../../../shared/part/use-asked-part';

const loadDialog = () => import('./new-project-dialog');
const NewProjectDialog = optionalPart(
  () => loadDialog(),
  ({ NewProjectDialog }) => NewProjectDialog,
);

/** Makes a project with a name and nothing in it: the name comes first, the luminaires when they are known. */
export const NewProject = () => {
  const { t } = useTranslation('eproject');
  const { asked, ask, close, onMissing } = useAskedPart();
  return (
    <>
      <Button size="lg" onPointerEnter={() => void loadDialog().catch(() => undefined)} onClick={() => ask(true)}>
        {t('projects.blank.open')}
      </Button>
      {asked && <NewProjectDialog onClose={close} onMissing={onMissing} />}
    </>
  );
};
