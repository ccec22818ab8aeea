import { useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { Modal } from '@candil/ui-kit/modal';

interface ConflictDialogProps {
  readonly onGiveUp: () => void;
  readonly onRepeat: () => void;
}

/** Saved elsewhere in the meantime: nothing is overwritten, nothing lost, the user decides. */
export const ConflictDialog = ({ onGiveUp, onRepeat }: ConflictDialogProps) => {
  const { t } = useTranslation('eproject');
  return (
    <Modal
      open
      onOpenChange={(open) => !open && onGiveUp()}
      title={t('project.conflict.title')}
      description={t('project.conflict.text')}
      footer={
        <>
          <Button onClick={onGiveUp}>{t('project.conflict.reload')}</Button>
          <Button variant="primary" onClick={onRepeat}>
            {t('project.conflict.again')}
          </Button>
        </>
      }
    />
  );
};
