import { useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { Modal } from '@candil/ui-kit/modal';
import type { useBlocker } from 'react-router';

/** Asked when unsaved work would be left: the draft stays on this device either way. */
export const LeaveDialog = ({ blocker }: { blocker: ReturnType<typeof useBlocker> }) => {
  const { t } = useTranslation('eproject');
  if (blocker.state !== 'blocked') return null;
  return (
    <Modal
      open
      onOpenChange={(open) => !open && blocker.reset()}
      title={t('composition.leave.title')}
      footer={
        <>
          <Button onClick={() => blocker.proceed()}>{t('composition.leave.leave')}</Button>
          <Button variant="primary" onClick={() => blocker.reset()}>
            {t('composition.leave.stay')}
          </Button>
        </>
      }
    >
      <p className="m-0">{t('composition.leave.text')}</p>
    </Modal>
  );
};
