import type { CatalogId } from '@candil/domain';
import { useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { UploadIcon } from '@candil/ui-kit/icon';
import { useNavigate } from 'react-router';
import { optionalPart } from '../../../shared/part/optional-part';
import { useAskedPart } from '../../../shared/part/use-asked-part';
import { leftOverState } from '../model/left-over-state';

const PasteDialog = optionalPart(
  () => import('../paste-dialog'),
  ({ PasteDialog }) => PasteDialog,
);

/** Makes a project of a pasted or uploaded list; lines left over go along to its page. */
export const NewFromList = ({ catalogId }: { catalogId: CatalogId }) => {
  const { t } = useTranslation('eproject');
  const navigate = useNavigate();
  const { asked, ask, close, onMissing } = useAskedPart();
  return (
    <>
      <Button size="lg" icon={<UploadIcon size={18} />} onClick={() => ask(true)}>
        {t('paste.open')}
      </Button>
      {asked && (
        <PasteDialog
          target="new"
          catalogId={catalogId}
          text=""
          onClose={({ projectId, left }) => {
            close();
            if (projectId !== undefined) void navigate(`/project/${projectId}`, { state: leftOverState(left) });
          }}
          onMissing={onMissing}
        />
      )}
    </>
  );
};
