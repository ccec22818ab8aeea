import { useTranslation } from '@candil/i18n/react';
import { Button, LoadingButton } from '@candil/ui-kit/button';
import { Modal } from '@candil/ui-kit/modal';
import type { ReactNode } from 'react';

export interface ConflictDialogProps {
  /** Taken out of the project rather than changed. */
  readonly isDeleted: boolean;
  readonly isSaving: boolean;
  /** Opens theirs and keeps this one as a draft. */
  readonly onTakeTheirs: () => void;
  readonly onOverwrite: () => void;
  readonly onKeepBoth: () => void;
  readonly onClose: () => void;
  /** Differences between the two. */
  readonly children?: ReactNode;
}

/** Someone else changed or removed the composition meanwhile: nothing is overwritten without being asked. */
export const ConflictQuestion = ({
  isDeleted,
  isSaving,
  onTakeTheirs,
  onOverwrite,
  onKeepBoth,
  onClose,
  children,
}: ConflictDialogProps) => {
  const { t } = useTranslation('eproject');
  return (
    <Modal
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(isDeleted ? 'composition.conflict.goneTitle' : 'composition.conflict.title')}
      footer={
        <>
          {!isDeleted && (
            <LoadingButton loading={isSaving} onClick={onOverwrite}>
              {t('composition.conflict.overwrite')}
            </LoadingButton>
          )}
          {!isDeleted && (
            <LoadingButton loading={isSaving} onClick={onTakeTheirs}>
              {t('composition.conflict.takeTheirs')}
            </LoadingButton>
          )}
          <LoadingButton variant="primary" loading={isSaving} onClick={onKeepBoth}>
            {t('composition.conflict.keepBoth')}
          </LoadingButton>
          <Button onClick={onClose}>{t('composition.conflict.back')}</Button>
        </>
      }
    >
      <p className="m-0">{t(isDeleted ? 'composition.conflict.goneText' : 'composition.conflict.text')}</p>
      {children}
    </Modal>
  );
};
