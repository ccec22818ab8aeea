import { useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { Modal } from '@candil/ui-kit/modal';

interface LeaveQuestionProps {
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

/** Asked when unsaved work would be left: the draft stays on this device either way. */
export const LeaveQuestion = ({ onLeave, onStay }: LeaveQuestionProps) => {
  const { t } = useTranslation('eproject');
  return (
    <Modal
      open
      onOpenChange={(open) => !open && onStay()}
      title={t('composition.leave.title')}
      footer={
        <>
          <Button onClick={onLeave}>{t('composition.leave.leave')}</Button>
          <Button variant="primary" onClick={onStay}>
            {t('composition.leave.stay')}
          </Button>
        </>
      }
    >
      <p className="m-0">{t('composition.leave.text')}</p>
    </Modal>
  );
};
