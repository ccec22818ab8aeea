import type { CatalogId } from '@candil/domain';
import { useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { UploadIcon } from '@candil/ui-kit/icon';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { lazyPart } from '../../../shared/part/lazy-part';
import { leftOverState } from '../model/left-over-state';

const PasteDialog = lazyPart(
  () => import('../paste-dialog'),
  ({ PasteDialog }) => PasteDialog,
);

/** Makes a project of a pasted or uploaded list; lines left over go along to its page. */
export const NewFromList = ({ catalogId }: { catalogId: CatalogId }) => {
  const { t } = useTranslation('eproject');
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="lg" icon={<UploadIcon size={18} />} onClick={() => setOpen(true)}>
        {t('paste.open')}
      </Button>
      <Suspense>
        {isOpen && (
          <PasteDialog
            target="new"
            catalogId={catalogId}
            text=""
            onClose={({ projectId, left }) => {
              setOpen(false);
              if (projectId !== undefined) void navigate(`/project/${projectId}`, { state: leftOverState(left) });
            }}
          />
        )}
      </Suspense>
    </>
  );
};
