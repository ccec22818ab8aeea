import { useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../shared/part/lazy-part';

const loadDialog = () => import('./new-project-dialog');
const NewProjectDialog = lazyPart(
  () => loadDialog(),
  ({ NewProjectDialog }) => NewProjectDialog,
);

/** Makes a project with a name and nothing in it: the name comes first, the luminaires when they are known. */
export const NewProject = () => {
  const { t } = useTranslation('eproject');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="lg" onPointerEnter={() => void loadDialog()} onClick={() => setOpen(true)}>
        {t('projects.blank.open')}
      </Button>
      <Suspense>{isOpen && <NewProjectDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
};
